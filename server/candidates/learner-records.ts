import { Injectable } from '@nestjs/common';
import type { Owned } from '../core/access/viewer.js';
import type { Transaction } from '../core/database/unit-of-work.js';
import { Learner } from './learner.entity.js';
import type { Person } from './candidate.validation.js';

/** A learner with an address, as stored. */
export interface Addressed {
  id: string;
  name: string;
  email: string;
}

/**
 * Of an address that is known already the name stays, unless staff name them ($5): they know their
 * learners better than whoever fills in a form. In the order of addresses, so that two statements that
 * name the same ones never wait for each other.
 */
const KEEP = `
  INSERT INTO learners (institute_id, created_by, name, email)
  SELECT $1, $2, coalesce(given.name, given.email), given.email
  FROM unnest($3::text[], $4::text[]) AS given(name, email) ORDER BY given.email
  ON CONFLICT (institute_id, email) WHERE email IS NOT NULL
  DO UPDATE SET name = CASE WHEN $5 AND EXCLUDED.name <> EXCLUDED.email
    THEN EXCLUDED.name ELSE learners.name END
  RETURNING id, name, email`;

/** The learners of an institute. An address is one learner in all its exams. */
@Injectable()
export class LearnerRecords {
  /** A learner of whom only the name is known: another one each time. */
  async named(tx: Transaction, owner: Owned, name: string): Promise<Learner> {
    const { instituteId, createdBy } = owner;
    return tx.manager.save(tx.manager.create(Learner, { instituteId, createdBy, name }));
  }

  /**
   * Those of these addresses, made where there are none yet; each once, in the order given.
   * @param isByStaff whether names that are given take the place of stored ones
   */
  async addressed(
    { manager }: Transaction,
    { instituteId, createdBy }: Owned,
    people: readonly Person[],
    isByStaff: boolean,
  ): Promise<Addressed[]> {
    const byEmail = new Map<string, Person>();
    for (const { name, email } of people)
      byEmail.set(email, { email, name: name ?? byEmail.get(email)?.name ?? null });
    const given = [...byEmail.values()];
    if (given.length === 0) return [];
    const rows = await manager.query<Addressed[]>(KEEP, [
      instituteId,
      createdBy,
      given.map(({ name }) => name),
      given.map(({ email }) => email),
      isByStaff,
    ]);
    const stored = new Map(rows.map((row) => [row.email, row]));
    return given.flatMap(({ email }) => stored.get(email) ?? []);
  }
}
