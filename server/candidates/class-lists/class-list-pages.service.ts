import { Injectable } from '@nestjs/common';
import { assertCan } from '../../core/access/policy.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { validate } from '../../core/errors/validation.js';
import { pageBounds, type PageArgs, type PageOf } from '../../core/graphql/paging.js';
import { ClassLists } from './class-lists.js';
import type { LearnerWithEmail } from '../learner-records.js';
import { learnerMatchesSql, learnerSearchPattern } from '../learner-search.js';
import { searchRule } from '../candidate.validation.js';

/** A class list with the number of its learners. */
export interface ClassListSummary {
  id: string;
  name: string;
  memberCount: number;
  createdAt: Date;
}

const SELECT_LISTS = `SELECT c.id, c.name, c.created_at AS "createdAt",
    (SELECT count(*)::int FROM class_list_members WHERE list_id = c.id) AS "memberCount"
  FROM class_lists c`;
const IN_INSTITUTE = `c.institute_id = $1 AND c.name_key LIKE $2`;
const FROM_MEMBERS = `FROM class_list_members c JOIN learners l ON l.id = c.learner_id
  WHERE c.list_id = $1 AND ${learnerMatchesSql('$2')}`;

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
   * @throws VALIDATION, NOT_ALLOWED
   */
  async page(
    viewer: Viewer,
    search: string | null | undefined,
    page: PageArgs,
  ): Promise<PageOf<ClassListSummary>> {
    assertCan(viewer, 'edit');
    const { take, skip } = pageBounds(page);
    const values = [viewer.instituteId, patternFor(search)];
    const items = await this.work.manager.query<ClassListSummary[]>(
      `${SELECT_LISTS} WHERE ${IN_INSTITUTE} ORDER BY c.name_key, c.id LIMIT ${take} OFFSET ${skip}`,
      values,
    );
    const count = `SELECT count(*)::int AS count FROM class_lists c WHERE ${IN_INSTITUTE}`;
    return this.withCount(items, count, values, page);
  }

  /** @throws CLASS_LIST_NOT_FOUND, also for a list of another owner */
  async read(viewer: Viewer, id: string): Promise<ClassListSummary> {
    const { id: found } = await this.lists.load(this.work.manager, viewer, id);
    const rows = await this.work.manager.query<ClassListSummary[]>(
      `${SELECT_LISTS} WHERE c.id = $1`,
      [found],
    );
    return rows[0] as ClassListSummary;
  }

  /**
   * Lists the learners of a class list by name.
   * @param search part of the name or address
   * @throws VALIDATION, CLASS_LIST_NOT_FOUND
   */
  async members(
    viewer: Viewer,
    id: string,
    search: string | null | undefined,
    page: PageArgs,
  ): Promise<PageOf<LearnerWithEmail>> {
    const { take, skip } = pageBounds(page);
    const { id: listId } = await this.lists.load(this.work.manager, viewer, id);
    const values = [listId, patternFor(search)];
    const items = await this.work.manager.query<LearnerWithEmail[]>(
      `SELECT l.id, l.name, l.email ${FROM_MEMBERS}
       ORDER BY lower(l.name COLLATE "und-x-icu"), l.id LIMIT ${take} OFFSET ${skip}`,
      values,
    );
    return this.withCount(items, `SELECT count(*)::int AS count ${FROM_MEMBERS}`, values, page);
  }

  private async withCount<T>(
    items: T[],
    count: string,
    values: string[],
    { page, pageSize }: PageArgs,
  ): Promise<PageOf<T>> {
    const [counted] = await this.work.manager.query<{ count: number }[]>(count, values);
    return { items, totalCount: counted?.count ?? 0, page, pageSize };
  }
}

/** @throws VALIDATION */
function patternFor(search: string | null | undefined): string {
  return learnerSearchPattern(validate(searchRule, search, 'search')) ?? '%';
}
