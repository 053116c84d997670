import { Injectable } from '@nestjs/common';
import { assertCan } from '../../core/access/policy.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { validate } from '../../core/errors/validation.js';
import { pageBounds, type PageArgs, type PageOf } from '../../core/graphql/paging.js';
import { ClassLists } from './class-lists.js';
import type { Addressed } from '../learner-records.js';
import { learnerFound, learnerPattern } from '../learner-search.js';
import { searchRule } from '../candidate.validation.js';

/** A class list with how many are on it. */
export interface CountedList {
  id: string;
  name: string;
  memberCount: number;
  createdAt: Date;
}

const COUNTED = `SELECT c.id, c.name, c.created_at AS "createdAt",
    (SELECT count(*)::int FROM class_list_members WHERE list_id = c.id) AS "memberCount"
  FROM class_lists c`;
const OF_INSTITUTE = `c.institute_id = $1 AND c.name_key LIKE $2`;
const LISTED = `FROM class_list_members c JOIN learners l ON l.id = c.learner_id
  WHERE c.list_id = $1 AND ${learnerFound('$2')}`;

/** Pages of class lists, and of those on one. */
@Injectable()
export class ClassListPagesService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly lists: ClassLists,
  ) {}

  /**
   * The institute's, by name: of the same name each creator may have one.
   * @param search part of the name
   * @throws VALIDATION, NOT_ALLOWED
   */
  async page(
    viewer: Viewer,
    search: string | null | undefined,
    page: PageArgs,
  ): Promise<PageOf<CountedList>> {
    assertCan(viewer, 'edit');
    const { take, skip } = pageBounds(page);
    const values = [viewer.instituteId, pattern(search)];
    const items = await this.work.manager.query<CountedList[]>(
      `${COUNTED} WHERE ${OF_INSTITUTE} ORDER BY c.name_key, c.id LIMIT ${take} OFFSET ${skip}`,
      values,
    );
    const count = `SELECT count(*)::int AS count FROM class_lists c WHERE ${OF_INSTITUTE}`;
    return this.paged(items, count, values, page);
  }

  /** @throws CLASS_LIST_NOT_FOUND, also for somebody else's */
  async read(viewer: Viewer, id: string): Promise<CountedList> {
    const { id: found } = await this.lists.load(this.work.manager, viewer, id);
    const rows = await this.work.manager.query<CountedList[]>(`${COUNTED} WHERE c.id = $1`, [
      found,
    ]);
    return rows[0] as CountedList;
  }

  /**
   * Those on a list, by name.
   * @param search part of the name or address
   * @throws VALIDATION, CLASS_LIST_NOT_FOUND
   */
  async members(
    viewer: Viewer,
    id: string,
    search: string | null | undefined,
    page: PageArgs,
  ): Promise<PageOf<Addressed>> {
    const { take, skip } = pageBounds(page);
    const { id: listId } = await this.lists.load(this.work.manager, viewer, id);
    const values = [listId, pattern(search)];
    const items = await this.work.manager.query<Addressed[]>(
      `SELECT l.id, l.name, l.email ${LISTED}
       ORDER BY lower(l.name COLLATE "und-x-icu"), l.id LIMIT ${take} OFFSET ${skip}`,
      values,
    );
    return this.paged(items, `SELECT count(*)::int AS count ${LISTED}`, values, page);
  }

  private async paged<T>(
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
function pattern(search: string | null | undefined): string {
  return learnerPattern(validate(searchRule, search, 'search')) ?? '%';
}
