import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { assertCan } from '../core/access/policy.js';
import type { Viewer } from '../core/access/viewer.js';
import { selectColumns } from '../core/database/select-columns.js';
import { escapeLike } from '../core/database/escape-like.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { validate } from '../core/errors/validation.js';
import { pageBounds, type PageArgs, type PageOf } from '../core/graphql/paging.js';
import { Quiz, QuizStatus } from './quiz.entity.js';
import { quizFilterRules, titleKey } from './quiz.validation.js';

export enum QuizSort {
  NEWEST = 'NEWEST',
  OLDEST = 'OLDEST',
  TITLE = 'TITLE',
}

/** Null and missing fields do not filter. */
export type QuizFilter = z.input<typeof quizFilterRules>['filter'];

/** The id breaks ties, for example between quizzes of colleagues with the same title. */
const ORDER: Record<QuizSort, string> = {
  [QuizSort.NEWEST]: 'created_at DESC, id DESC',
  [QuizSort.OLDEST]: 'created_at, id',
  [QuizSort.TITLE]: 'title_key, id',
};

/** Quizzes of the institute $1 with a status of $2 and a completion of $3. */
const LISTED = `institute_id = $1
  AND status = ANY($2::text[]) AND is_completed = ANY($3::boolean[])`;
const FOUND = `AND title_key LIKE $6`;

/** A quiz of the page, or only the length of the list. */
type Row = { totalCount: number } & (Quiz | { id: null });

/** Lists all quizzes of an institute. */
@Injectable()
export class QuizListService {
  constructor(private readonly work: UnitOfWork) {}

  /** @throws VALIDATION, NOT_ALLOWED */
  async list(
    viewer: Viewer,
    filter: QuizFilter,
    sort: QuizSort,
    page: PageArgs,
  ): Promise<PageOf<Quiz>> {
    assertCan(viewer, 'see');
    const { take, skip } = pageBounds(page);
    const { status, isCompleted, search } = validate(quizFilterRules, { filter }).filter;
    const key = titleKey(search ?? '');
    const rows = await this.work.manager.query<Row[]>(this.statement(ORDER[sort], key !== ''), [
      viewer.instituteId,
      status == null ? Object.values(QuizStatus) : [status],
      isCompleted == null ? [true, false] : [isCompleted],
      take,
      skip,
      ...(key === '' ? [] : [`%${escapeLike(key)}%`]),
    ]);
    const items = rows.filter((row): row is Row & Quiz => row.id !== null);
    return {
      items,
      totalCount: rows[0]?.totalCount ?? 0,
      page: page.page,
      pageSize: page.pageSize,
    };
  }

  /**
   * For each part of the list (a status and a completion), reads from an index only the rows up to the end
   * of the page, and merges the parts. Each row has the length of the list; an empty page has one row
   * without a quiz.
   */
  private statement(order: string, isSearch: boolean): string {
    const found = isSearch ? FOUND : '';
    const total = isSearch
      ? `SELECT count(*)::int AS count FROM quizzes WHERE ${LISTED} AND deleted_at IS NULL ${found}`
      : `SELECT coalesce(sum(count), 0)::int AS count FROM quiz_tallies WHERE ${LISTED}`;
    return `
      SELECT total.count AS "totalCount", ${selectColumns(this.work.manager, Quiz, 'page')}
      FROM (${total}) total LEFT JOIN (
        SELECT quiz.*
        FROM unnest($2::text[]) AS of_status, unnest($3::boolean[]) AS of_completion,
          LATERAL (
            SELECT * FROM quizzes
            WHERE institute_id = $1 AND deleted_at IS NULL
              AND status = of_status AND is_completed = of_completion ${found}
            ORDER BY ${order} LIMIT $4::int + $5::int
          ) quiz
        ORDER BY ${order} LIMIT $4 OFFSET $5
      ) page ON true
      ORDER BY ${order}`;
  }
}
