import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { can, authorize } from '../../core/access/policy.js';
import type { Viewer } from '../../core/access/viewer.js';
import { isId } from '../../core/errors/validation.js';
import { ClassList } from './class-list.entity.js';
import { listLearnersOfLists } from './class-list.queries.js';
import type { LearnerIdentity } from '../learner.queries.js';
import { candidateErrors } from '../candidate.errors.js';

/** Loads class lists and checks access to them. */
@Injectable()
export class ClassLists {
  /**
   * @param lock locks the row until the transaction ends
   * @throws CLASS_LIST_NOT_FOUND, also for a list of another owner
   */
  async load(
    manager: EntityManager,
    viewer: Viewer,
    id: string,
    lock?: { mode: 'for_no_key_update' },
  ): Promise<ClassList> {
    const list = isId(id) ? await manager.findOne(ClassList, { where: { id }, lock }) : null;
    return authorize(viewer, list, 'exam.edit', candidateErrors.CLASS_LIST_NOT_FOUND);
  }

  /** Returns the learners of lists, each once, by name. @throws CLASS_LIST_NOT_FOUND if any list is not found */
  async members(
    manager: EntityManager,
    viewer: Viewer,
    listIds: readonly string[],
  ): Promise<LearnerIdentity[]> {
    if (listIds.length === 0) return [];
    if (!listIds.every(isId)) throw candidateErrors.CLASS_LIST_NOT_FOUND();
    const lists = await manager.findBy(ClassList, { id: In([...listIds]) });
    if (lists.filter((list) => can(viewer, list, 'exam.edit')).length < new Set(listIds).size)
      throw candidateErrors.CLASS_LIST_NOT_FOUND();
    return listLearnersOfLists(manager, { listIds });
  }
}
