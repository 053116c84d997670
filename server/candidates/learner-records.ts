import { Injectable } from '@nestjs/common';
import type { OwnedByInstitute } from '../core/access/viewer.js';
import { lockName, shareName } from '../core/database/advisory-lock.js';
import type { Transaction } from '../core/database/unit-of-work.js';
import { candidateErrors } from './candidate.errors.js';
import type { Person } from './candidate.validation.js';
import { Learner } from './learner.entity.js';
import { matchPeople, type RollNumberScope } from './learner-matching.js';
import {
  insertLearners,
  lockLearners,
  registerLearner,
  updateLearners,
  type LearnerIdentity,
} from './learner.queries.js';

/** The learners of an institute. One external id or address is the same learner in all its exams. */
@Injectable()
export class LearnerRecords {
  /** Creates a learner without an address: a new one each time. */
  async createNamed(tx: Transaction, owner: OwnedByInstitute, name: string): Promise<Learner> {
    const { instituteId, createdBy } = owner;
    return tx.manager.save(tx.manager.create(Learner, { instituteId, createdBy, name }));
  }

  /** Finds or creates the learner who has confirmed an address. @returns the id */
  async register(
    tx: Transaction,
    { instituteId, createdBy }: OwnedByInstitute,
    { name, email }: { name: string; email: string },
  ): Promise<string> {
    // Staff may be giving this address to a learner now. Others who register need not wait.
    await shareName(tx, learnersOf(instituteId));
    return (await registerLearner(tx.manager, { instituteId, createdBy, name, email })).id;
  }

  /**
   * Finds or creates the learners whom staff name. What is given of a learner replaces what is stored, except an
   * external id.
   * @returns the learner of each person, in their order
   * @throws PEOPLE_CONFLICT
   */
  async findOrCreate(
    tx: Transaction,
    { instituteId, createdBy }: OwnedByInstitute,
    people: readonly Person[],
    scope: RollNumberScope,
  ): Promise<LearnerIdentity[]> {
    if (people.length === 0) return [];
    // Another request might create the same learners.
    await lockName(tx, learnersOf(instituteId));
    const stored = await lockLearners(tx.manager, {
      instituteId,
      externalIds: people.flatMap(({ externalId }) => externalId ?? []),
      emails: people.flatMap(({ email }) => email ?? []),
      ids: [...scope.learnerIds],
    });
    const { learners, created, changed, problems } = matchPeople(people, stored, scope);
    const [first, ...others] = problems;
    if (first) {
      const more = others.length === 0 ? '' : ` There are ${others.length} more such problems.`;
      throw candidateErrors.PEOPLE_CONFLICT({ message: first.message + more, fields: problems });
    }
    if (changed.length > 0) await updateLearners(tx.manager, columnsOf(changed));
    if (created.length > 0) {
      const columns = { instituteId, createdBy, ...columnsOf(created) };
      const inserted = await insertLearners(tx.manager, columns);
      const ids = new Map(inserted.map(({ id, email }) => [email, id]));
      for (const learner of created)
        if (learner.email !== null) learner.id = ids.get(learner.email) ?? learner.id;
    }
    return learners;
  }
}

/** The name of the lock for whoever creates learners, or gives them addresses and external ids. */
function learnersOf(instituteId: string): string {
  return `learners of ${instituteId}`;
}

/** Column by column, as the statements take them. */
function columnsOf(learners: readonly LearnerIdentity[]) {
  return {
    ids: learners.map(({ id }) => id),
    names: learners.map(({ name }) => name),
    emails: learners.map(({ email }) => email),
    externalIds: learners.map(({ externalId }) => externalId),
    rollNumbers: learners.map(({ rollNumber }) => rollNumber),
  };
}
