import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { Viewer } from '../core/access/viewer.js';
import { columnsOf } from '../core/database/columns.js';
import { escapeLike } from '../core/database/like.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { validate } from '../core/errors/validation.js';
import { pageBounds, type PageArgs, type PageOf } from '../core/graphql/paging.js';
import { Quiz, QuizStatus } from './quiz.entity.js';
import { quizFilterRules, titleKey } from './quiz.rules.js';

export enum QuizSort {
  NEWEST = 'NEWEST',
  OLDEST = 'OLDEST',
  TITLE = 'TITLE',
}

/** What is left out (or null) does not narrow the list. */
export type QuizFilter = z.input<typeof quizFilterRules>['filter'];

/** No two quizzes of a list have the same title. */
const ORDER: Record<QuizSort, string> = {
  [QuizSort.NEWEST]: 'created_at DESC, id DESC',
  [QuizSort.OLDEST]: 'created_at, id',
  [QuizSort.TITLE]: 'title_key',
};

/** The quizzes of a viewer ($1, $2) of the statuses $3 and completions $4. */
const LISTED = `created_by = $1 AND institute_id = $2
  AND status = ANY($3::text[]) AND is_completed = ANY($4::boolean[])`;
const FOUND = `AND title_key LIKE $7`;

/** A quiz of the page, or nothing but the length of the list. */
type Row = { totalCount: number } & (Quiz | { id: null });

/** The list of a viewer's quizzes. */
@Injectable()
export class QuizListService {
  constructor(private readonly work: UnitOfWork) {}

  /** @throws VALIDATION */
  async list(
    viewer: Viewer,
    filter: QuizFilter,
    sort: QuizSort,
    page: PageArgs,
  ): Promise<PageOf<Quiz>> {
    const { take, skip } = pageBounds(page);
    const { status, isCompleted, search } = validate(quizFilterRules, { filter }).filter;
    const key = titleKey(search ?? '');
    const rows = await this.work.manager.query<Row[]>(this.statement(ORDER[sort], key !== ''), [
      viewer.userId,
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
   * Reads from an index no more than what is before the end of the page, of each part of the list
   * (a status and a completion), and puts these together. The length of the list comes with each
   * row, and with one that is no quiz when the page is empty.
   */
  private statement(order: string, isSearch: boolean): string {
    const found = isSearch ? FOUND : '';
    const total = isSearch
      ? `SELECT count(*)::int AS count FROM quizzes WHERE ${LISTED} AND deleted_at IS NULL ${found}`
      : `SELECT coalesce(sum(count), 0)::int AS count FROM quiz_tallies WHERE ${LISTED}`;
    return `
      SELECT total.count AS "totalCount", ${columnsOf(this.work.manager, Quiz, 'page')}
      FROM (${total}) total LEFT JOIN (
        SELECT quiz.*
        FROM unnest($3::text[]) AS of_status, unnest($4::boolean[]) AS of_completion,
          LATERAL (
            SELECT * FROM quizzes
            WHERE created_by = $1 AND institute_id = $2 AND deleted_at IS NULL
              AND status = of_status AND is_completed = of_completion ${found}
            ORDER BY ${order} LIMIT $5::int + $6::int
          ) quiz
        ORDER BY ${order} LIMIT $5 OFFSET $6
      ) page ON true
      ORDER BY ${order}`;
  }
}
