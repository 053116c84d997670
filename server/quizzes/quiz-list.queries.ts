import type { Positioned } from '../core/graphql/connections.js';
import { defineQueryVariants } from '../core/database/define-query.js';
import {
  KEYSET_EXAMPLES,
  keysetSql,
  positionSql,
  type KeysetOptions,
  type KeysetParameters,
} from '../core/database/keyset.js';
import { selectColumns } from '../core/database/select-columns.js';
import { Quiz, type QuizStatus } from './quiz.entity.js';

export enum QuizSort {
  NEWEST = 'NEWEST',
  OLDEST = 'OLDEST',
  TITLE = 'TITLE',
}

/** A quiz of the page with the length of the list; an empty page has one row without a quiz. */
export type QuizListRow = { totalCount: number } & (Quiz | { id: null });

/** The id breaks ties, for example between quizzes of colleagues with the same title. */
const ORDER: Record<QuizSort, string> = {
  [QuizSort.NEWEST]: 'created_at DESC, id DESC',
  [QuizSort.OLDEST]: 'created_at, id',
  [QuizSort.TITLE]: 'title_key, id',
};

const LISTED = `institute_id = $instituteId
  AND status = ANY($statuses::text[]) AND is_completed = ANY($completions::boolean[])`;
const FOUND = 'AND title_key LIKE $pattern';

const TALLIED = `SELECT coalesce(sum(count), 0)::int AS count FROM quiz_tallies WHERE ${LISTED}`;
const COUNTED = `SELECT count(*)::int AS count FROM quizzes
  WHERE ${LISTED} AND deleted_at IS NULL ${FOUND}`;

interface FilterParameters {
  instituteId: string;
  statuses: QuizStatus[];
  completions: boolean[];
  /** Of LIKE; only a search has it. */
  pattern: string;
}

/**
 * A page of an institute's quizzes. For each part of the list (a status and a completion) it reads from an index only
 * the rows up to the end of the page, and merges the parts.
 */
export const listQuizzes = defineQueryVariants<
  { sort: QuizSort; isSearch: boolean },
  FilterParameters & { take: number; skip: number },
  QuizListRow
>(
  Object.values(QuizSort).map((sort) => ({ sort, isSearch: sort === QuizSort.TITLE })),
  ({ sort, isSearch }) => `
  SELECT total.count AS "totalCount", ${selectColumns(Quiz, 'page')}
  FROM (${isSearch ? COUNTED : TALLIED}) total LEFT JOIN (
    SELECT quiz.*
    FROM unnest($statuses::text[]) AS of_status, unnest($completions::boolean[]) AS of_completion,
      LATERAL (
        SELECT * FROM quizzes
        WHERE institute_id = $instituteId AND deleted_at IS NULL
          AND status = of_status AND is_completed = of_completion ${isSearch ? FOUND : ''}
        ORDER BY ${ORDER[sort]} LIMIT $take::int + $skip::int
      ) quiz
    ORDER BY ${ORDER[sort]} LIMIT $take OFFSET $skip
  ) page ON true
  ORDER BY ${ORDER[sort]}`,
);

/** The quizzes of such a list that follow an entry, read from the same index. */
export const listQuizzesFrom = defineQueryVariants<
  KeysetOptions & { isSearch: boolean },
  FilterParameters & KeysetParameters & { take: number },
  Quiz & Positioned
>(
  KEYSET_EXAMPLES.map((options) => ({ ...options, isSearch: options.isFrom })),
  ({ isSearch, ...options }) => {
    const { order, after } = keysetSql(options, 'created_at', 'id');
    return `
  SELECT ${selectColumns(Quiz, 'quiz')}, ${positionSql('created_at', 'id')} AS position
  FROM unnest($statuses::text[]) AS of_status, unnest($completions::boolean[]) AS of_completion,
    LATERAL (
      SELECT * FROM quizzes
      WHERE institute_id = $instituteId AND deleted_at IS NULL
        AND status = of_status AND is_completed = of_completion ${isSearch ? FOUND : ''} ${after}
      ORDER BY ${order} LIMIT $take::int
    ) quiz
  ORDER BY ${order} LIMIT $take`;
  },
);

/** The length of that list, in one row. */
export const countListedQuizzes = defineQueryVariants<
  { isSearch: boolean },
  FilterParameters,
  { count: number }
>([{ isSearch: false }, { isSearch: true }], ({ isSearch }) => (isSearch ? COUNTED : TALLIED));
