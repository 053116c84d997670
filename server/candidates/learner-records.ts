import { Injectable } from '@nestjs/common';
import type { OwnedByInstitute } from '../core/access/viewer.js';
import type { Transaction } from '../core/database/unit-of-work.js';
import { Learner } from './learner.entity.js';
import type { Person } from './candidate.validation.js';

/** A learner with an address, as stored. */
export interface LearnerWithEmail {
  id: string;
  name: string;
  email: string;
}

/**
 * Inserts learners or finds them by address. An existing name stays, unless staff ($5) give another: they know
 * their learners better than somebody who fills in a form. Sorted by address, so that two statements with the
 * same addresses cannot deadlock.
 */
const UPSERT_LEARNERS = `
  INSERT INTO learners (institute_id, created_by, name, email)
  SELECT $1, $2, coalesce(given.name, given.email), given.email
  FROM unnest($3::text[], $4::text[]) AS given(name, email) ORDER BY given.email
  ON CONFLICT (institute_id, email) WHERE email IS NOT NULL
  DO UPDATE SET name = CASE WHEN $5 AND EXCLUDED.name <> EXCLUDED.email
    THEN EXCLUDED.name ELSE learners.name END
  RETURNING id, name, email`;

/** The learners of an institute. One address is the same learner in all its exams. */
@Injectable()
export class LearnerRecords {
  /** Creates a learner without an address: a new one each time. */
  async createNamed(tx: Transaction, owner: OwnedByInstitute, name: string): Promise<Learner> {
    const { instituteId, createdBy } = owner;
    return tx.manager.save(tx.manager.create(Learner, { instituteId, createdBy, name }));
  }

  /**
   * Finds or creates the learners with these addresses; each once, in the order of the input.
   * @param isByStaff whether the names replace stored ones
   */
  async findOrCreate(
    { manager }: Transaction,
    { instituteId, createdBy }: OwnedByInstitute,
    people: readonly Person[],
    isByStaff: boolean,
  ): Promise<LearnerWithEmail[]> {
    const byEmail = new Map<string, Person>();
    for (const { name, email } of people)
      byEmail.set(email, { email, name: name ?? byEmail.get(email)?.name ?? null });
    const unique = [...byEmail.values()];
    if (unique.length === 0) return [];
    const rows = await manager.query<LearnerWithEmail[]>(UPSERT_LEARNERS, [
      instituteId,
      createdBy,
      unique.map(({ name }) => name),
      unique.map(({ email }) => email),
      isByStaff,
    ]);
    const stored = new Map(rows.map((row) => [row.email, row]));
    return unique.flatMap(({ email }) => stored.get(email) ?? []);
  }
}
