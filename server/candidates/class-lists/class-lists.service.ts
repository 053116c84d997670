import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { z } from 'zod';
import { can } from '../../core/access/policy.js';
import type { Viewer } from '../../core/access/viewer.js';
import { lockName } from '../../core/database/advisory-lock.js';
import { isUniqueViolation } from '../../core/database/constraint-violations.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { coreErrors } from '../../core/errors/domain-error.js';
import { isId, validate } from '../../core/errors/validation.js';
import { ClassList, ClassListMember } from './class-list.entity.js';
import { insertMembers, listMembersByRollNumber } from './class-list.queries.js';
import { ClassLists } from './class-lists.js';
import { LearnerRecords } from '../learner-records.js';
import { Learner } from '../learner.entity.js';
import { candidateErrors } from '../candidate.errors.js';
import {
  classListNameRule,
  MAX_CLASS_LISTS,
  MAX_MEMBERS,
  MAX_PEOPLE,
  peopleRules,
  type Person,
} from '../candidate.validation.js';

/** People as the client sends them. */
export type PeopleInput = z.input<typeof peopleRules>;

/** Creates and changes class lists. */
@Injectable()
export class ClassListsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly lists: ClassLists,
    private readonly learners: LearnerRecords,
  ) {}

  /** @throws VALIDATION, CLASS_LIST_NAME_TAKEN, TOO_MANY_CLASS_LISTS, PEOPLE_CONFLICT */
  async create(viewer: Viewer, name: string, people: PeopleInput): Promise<string> {
    const named = checkName(name);
    const checked = validate(peopleRules, people, 'people');
    return unlessNameTaken(async () =>
      this.work.runOnce(async (tx) => {
        const { instituteId, userId: createdBy } = viewer;
        await lockName(tx, `class lists of ${createdBy}`);
        if ((await tx.manager.countBy(ClassList, { createdBy })) >= MAX_CLASS_LISTS)
          throw candidateErrors.TOO_MANY_CLASS_LISTS();
        const list = tx.manager.create(ClassList, { ...named, instituteId, createdBy });
        await tx.manager.save(list);
        await this.addMembers(tx, list, checked);
        return list.id;
      }),
    );
  }

  /** @throws VALIDATION, CLASS_LIST_NOT_FOUND, CLASS_LIST_NAME_TAKEN */
  async rename(viewer: Viewer, id: string, name: string): Promise<void> {
    const named = checkName(name);
    await unlessNameTaken(async () =>
      this.work.runOnce(async (tx) => {
        const list = await this.lock(tx, viewer, id);
        await tx.manager.update(ClassList, list.id, named);
      }),
    );
  }

  /** Deletes the list only: its learners, and their candidates, stay. @throws CLASS_LIST_NOT_FOUND */
  async delete(viewer: Viewer, id: string): Promise<void> {
    await this.work.runOnce(async (tx) => {
      const list = await this.lock(tx, viewer, id);
      await tx.manager.delete(ClassList, list.id);
    });
  }

  /** Existing members stay. @throws VALIDATION, CLASS_LIST_NOT_FOUND, CLASS_LIST_IS_FULL, PEOPLE_CONFLICT */
  async add(viewer: Viewer, id: string, people: PeopleInput): Promise<void> {
    const checked = validate(peopleRules, people, 'people');
    await this.work.runOnce(async (tx) =>
      this.addMembers(tx, await this.lock(tx, viewer, id), checked),
    );
  }

  /** Learners who are not on it are ignored. @throws CLASS_LIST_NOT_FOUND, LEARNER_NOT_FOUND, VALIDATION */
  async remove(viewer: Viewer, id: string, learnerIds: string[]): Promise<void> {
    if (learnerIds.length > MAX_PEOPLE) {
      const message = `At most ${MAX_PEOPLE.toLocaleString('en')} learners at once`;
      throw coreErrors.VALIDATION({ message, fields: [{ path: 'learnerIds', message }] });
    }
    const ids = [...new Set(learnerIds)];
    await this.work.runOnce(async (tx) => {
      const list = await this.lock(tx, viewer, id);
      const learners = ids.every(isId) ? await tx.manager.findBy(Learner, { id: In(ids) }) : [];
      if (learners.filter((learner) => can(viewer, learner, 'exam.edit')).length < ids.length)
        throw candidateErrors.LEARNER_NOT_FOUND();
      await tx.manager.delete(ClassListMember, { listId: list.id, learnerId: In(ids) });
    });
  }

  /** @param list locked by the transaction. @throws CLASS_LIST_IS_FULL, PEOPLE_CONFLICT */
  private async addMembers(tx: Transaction, list: ClassList, people: Person[]): Promise<void> {
    const listId = list.id;
    const rollNumbers = people.flatMap(({ rollNumber }) => rollNumber ?? []);
    const peers = await listMembersByRollNumber(tx.manager, { listId, rollNumbers });
    const scope = { learnerIds: new Set(peers.map(({ id }) => id)), isWithName: false };
    const learners = await this.learners.findOrCreate(tx, list, people, scope);
    const learnerIds = [...new Set(learners.map(({ id }) => id))];
    await insertMembers(tx.manager, { listId, learnerIds });
    if ((await tx.manager.countBy(ClassListMember, { listId })) > MAX_MEMBERS)
      throw candidateErrors.CLASS_LIST_IS_FULL();
  }

  private async lock(tx: Transaction, viewer: Viewer, id: string): Promise<ClassList> {
    return this.lists.load(tx.manager, viewer, id, { mode: 'for_no_key_update' });
  }
}

/** @throws VALIDATION */
function checkName(typed: string): Pick<ClassList, 'name' | 'nameKey'> {
  const name = validate(classListNameRule, typed, 'name');
  return { name, nameKey: name.normalize('NFC').toLowerCase() };
}

/** @throws CLASS_LIST_NAME_TAKEN */
async function unlessNameTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error, 'class_lists_name')) throw candidateErrors.CLASS_LIST_NAME_TAKEN();
    throw error;
  }
}
