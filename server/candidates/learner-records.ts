import { Injectable } from '@nestjs/common';
import type { OwnedByInstitute } from '../core/access/viewer.js';
import type { Transaction } from '../core/database/unit-of-work.js';
import { Learner } from './learner.entity.js';
import { upsertLearners, type LearnerWithEmail } from './learner.queries.js';
import type { Person } from './candidate.validation.js';

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
    const rows = await upsertLearners(manager, {
      instituteId,
      createdBy,
      names: unique.map(({ name }) => name),
      emails: unique.map(({ email }) => email),
      isByStaff,
    });
    const stored = new Map(rows.map((row) => [row.email, row]));
    return unique.flatMap(({ email }) => stored.get(email) ?? []);
  }
}
