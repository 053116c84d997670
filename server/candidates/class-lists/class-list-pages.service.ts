import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { validate } from '../../core/errors/validation.js';
import { pageBounds, type PageArgs, type PageOf } from '../../core/graphql/paging.js';
import {
  countClassLists,
  countMembers,
  findClassList,
  listClassLists,
  listMembers,
  type ClassListSummary,
} from './class-list.queries.js';
import { ClassLists } from './class-lists.js';
import type { ListedLearner } from '../learner.queries.js';
import { learnerSearchPattern } from '../learner-search.js';
import { searchRule } from '../candidate.validation.js';

/** Pages of class lists, and of the learners of one. */
@Injectable()
export class ClassListPagesService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly lists: ClassLists,
  ) {}

  /**
   * Lists the institute's class lists by name. Different creators may use the same name.
   * @param search part of the name
   * @throws VALIDATION
   */
  async page(
    viewer: Viewer,
    search: string | null | undefined,
    page: PageArgs,
  ): Promise<PageOf<ClassListSummary>> {
    const { take, skip } = pageBounds(page);
    const values = { instituteId: viewer.instituteId, pattern: patternFor(search) };
    const { manager } = this.work;
    const items = await listClassLists(manager, { ...values, take, skip });
    const { count: totalCount } = await countClassLists(manager, values);
    return { items, totalCount, page: page.page, pageSize: page.pageSize };
  }

  /** @throws CLASS_LIST_NOT_FOUND, also for a list of another owner */
  async read(viewer: Viewer, id: string): Promise<ClassListSummary> {
    const { id: found } = await this.lists.load(this.work.manager, viewer, id);
    const [list] = await findClassList(this.work.manager, { id: found });
    return list as ClassListSummary;
  }

  /**
   * Lists the learners of a class list by name.
   * @param search part of the name, the address, the roll number or the external id
   * @throws VALIDATION, CLASS_LIST_NOT_FOUND
   */
  async members(
    viewer: Viewer,
    id: string,
    search: string | null | undefined,
    page: PageArgs,
  ): Promise<PageOf<ListedLearner>> {
    const { take, skip } = pageBounds(page);
    const { manager } = this.work;
    const { id: listId } = await this.lists.load(manager, viewer, id);
    const values = { listId, pattern: patternFor(search) };
    const items = await listMembers(manager, { ...values, take, skip });
    const { count: totalCount } = await countMembers(manager, values);
    return { items, totalCount, page: page.page, pageSize: page.pageSize };
  }
}

/** @throws VALIDATION */
function patternFor(search: string | null | undefined): string {
  return learnerSearchPattern(validate(searchRule, search, 'search')) ?? '%';
}
