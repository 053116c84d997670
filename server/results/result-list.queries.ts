import type { AttemptRules, SubmittedBy } from '../attempts/attempt.entity.js';
import {
  LATE_ATTEMPTS_OF_QUIZ,
  LATE_CHANGED_AT,
  LATE_COUNT,
} from '../attempts/late-responses/late-list.queries.js';
import { SUBMITTED_AT_EXAM } from '../attempts/attempt.queries.js';
import { LEARNER_MATCHES } from '../candidates/learner.queries.js';
import type { GradeBand } from '../marks/grade-bands.js';
import type { Marks } from '../marks/fraction.js';
import {
  KEYSET_EXAMPLES,
  keysetSql,
  positionSql,
  type KeysetOptions,
  type KeysetParameters,
} from '../core/database/keyset.js';
import type { Positioned } from '../core/graphql/connections.js';
import { defineQueryVariants, defineRowQuery } from '../core/database/define-query.js';

export enum ResultSort {
  LATEST = 'LATEST',
  EARLIEST = 'EARLIEST',
  BEST = 'BEST',
  LOWEST = 'LOWEST',
  HIGHEST_PERCENT = 'HIGHEST_PERCENT',
  LOWEST_PERCENT = 'LOWEST_PERCENT',
  NAME = 'NAME',
  NAME_DESCENDING = 'NAME_DESCENDING',
  LATE = 'LATE',
  QUICKEST = 'QUICKEST',
  SLOWEST = 'SLOWEST',
}

export enum ResultFilter {
  PASSED = 'PASSED',
  FAILED = 'FAILED',
  WAITING = 'WAITING',
  LATE = 'LATE',
}

/** An attempt with its learner. */
export interface ResultRow {
  attemptId: string;
  candidateId: string;
  learnerId: string;
  name: string;
  email: string | null;
  externalId: string | null;
  rollNumber: string | null;
  number: number;
  rules: AttemptRules;
  startedAt: Date;
  /** Null while it runs, as are the fields that follow. */
  submittedAt: Date | null;
  submittedBy: SubmittedBy | null;
  score: number | null;
  maxScore: number | null;
  exactScore: Marks | null;
  exactMaxScore: Marks | null;
  /** What staff added after the exam; it is part of the score. */
  adjustmentMarks: Marks;
  waitingCount: number | null;
  /** Of the institute. */
  gradeBands: GradeBand[];
  /** Late answers without a decision. */
  lateCount: number;
  updatedAt: Date;
}

/** Columns of a result; `a` is the attempt, `c` the candidate, `l` the learner. */
export const RESULT_COLUMNS = `a.id AS "attemptId", a.candidate_id AS "candidateId",
  c.learner_id AS "learnerId", l.name, l.email,
  l.external_id AS "externalId", l.roll_number AS "rollNumber",
  a.number, a.rules, a.started_at AS "startedAt", a.submitted_at AS "submittedAt",
  a.submitted_by AS "submittedBy", a.score::float8, a.max_score::float8 AS "maxScore",
  a.exact_score AS "exactScore", a.exact_max_score AS "exactMaxScore",
  a.adjustment_marks AS "adjustmentMarks",
  a.waiting_count AS "waitingCount",
  (SELECT i.grade_bands FROM institutes i WHERE i.id = a.institute_id) AS "gradeBands", ${LATE_COUNT} AS "lateCount",
  greatest(a.updated_at, l.updated_at, ${LATE_CHANGED_AT}) AS "updatedAt"`;

/** Joins candidate and learner to attempts `a`. */
export const LEARNER_JOIN = `JOIN candidates c ON c.id = a.candidate_id JOIN learners l ON l.id = c.learner_id`;

/** By the rounded numbers: the exact ones are texts. An attempt with a maximum of 0 counts as 0 %. */
const PERCENT = 'coalesce(a.score / nullif(a.max_score, 0), 0)';

/** Every order is total. */
const ORDER: Record<ResultSort, string> = {
  [ResultSort.LATEST]: 'a.submitted_at DESC, a.id DESC',
  [ResultSort.EARLIEST]: 'a.submitted_at, a.id',
  [ResultSort.BEST]: 'a.score DESC, a.id DESC',
  [ResultSort.LOWEST]: 'a.score, a.id',
  [ResultSort.HIGHEST_PERCENT]: `${PERCENT} DESC, a.id DESC`,
  [ResultSort.LOWEST_PERCENT]: `${PERCENT}, a.id`,
  [ResultSort.LATE]: `${LATE_COUNT} DESC, a.submitted_at DESC, a.id DESC`,
  [ResultSort.QUICKEST]: '(a.submitted_at - a.started_at), a.id',
  [ResultSort.SLOWEST]: '(a.submitted_at - a.started_at) DESC, a.id DESC',
  [ResultSort.NAME]: 'l.name COLLATE "und-x-icu", a.submitted_at, a.id',
  [ResultSort.NAME_DESCENDING]: 'l.name COLLATE "und-x-icu" DESC, a.submitted_at DESC, a.id DESC',
};

const PASS_MARK = `(a.rules->>'passMark')::numeric`;

/** As `isPassed` (server/attempts/submission/pass-mark.ts). */
const FILTERS: Record<ResultFilter, string> = {
  [ResultFilter.PASSED]: `AND a.score >= ${PASS_MARK}`,
  [ResultFilter.FAILED]: `AND a.score < ${PASS_MARK} AND a.waiting_count = 0`,
  [ResultFilter.WAITING]: 'AND a.waiting_count > 0',
  [ResultFilter.LATE]: `AND a.id IN ${LATE_ATTEMPTS_OF_QUIZ}`,
};

interface FilterOptions {
  /** Null for all. */
  filter: ResultFilter | null;
  isSearch: boolean;
}

interface FilterParameters {
  quizId: string;
  /** Null without a search. */
  pattern: string | null;
}

const SORTS_BY_NAME: readonly ResultSort[] = [ResultSort.NAME, ResultSort.NAME_DESCENDING];

const matching = ({ filter, isSearch }: FilterOptions): string =>
  `${SUBMITTED_AT_EXAM} ${isSearch ? `AND ${LEARNER_MATCHES}` : ''} ${filter === null ? '' : FILTERS[filter]}`;

const everyFilter = Object.values(ResultFilter).map((filter) => ({ filter, isSearch: true }));

/**
 * A page of an exam's submitted attempts. Rows before a late page are skipped in the index; only the
 * rows of the page are joined.
 */
export const listResults = defineQueryVariants<
  FilterOptions & { sort: ResultSort },
  FilterParameters & { take: number; skip: number },
  ResultRow
>(
  [
    ...Object.values(ResultSort).map((sort) => ({ sort, filter: null, isSearch: false })),
    ...everyFilter.map((filter) => ({ sort: ResultSort.LATEST, ...filter })),
  ],
  ({ sort, ...filter }) => {
    const isByLearner = filter.isSearch || SORTS_BY_NAME.includes(sort);
    return `
  SELECT ${RESULT_COLUMNS} FROM attempts a ${LEARNER_JOIN} WHERE a.id IN (
    SELECT a.id FROM attempts a ${isByLearner ? LEARNER_JOIN : ''} WHERE ${matching(filter)}
    ORDER BY ${ORDER[sort]} LIMIT $take OFFSET $skip)
  ORDER BY ${ORDER[sort]}`;
  },
);

/** The attempts of such a list that follow an entry, the latest submitted first. */
export const listResultsFrom = defineQueryVariants<
  FilterOptions & KeysetOptions,
  FilterParameters & KeysetParameters & { take: number },
  ResultRow & Positioned
>(
  KEYSET_EXAMPLES.map((options) => ({ ...options, filter: null, isSearch: options.isFrom })),
  ({ filter, isSearch, ...options }) => {
    const { order, after } = keysetSql(options, 'a.submitted_at', 'a.id');
    return `
  SELECT ${RESULT_COLUMNS}, ${positionSql('a.submitted_at', 'a.id')} AS position
  FROM attempts a ${LEARNER_JOIN} WHERE a.id IN (
    SELECT a.id FROM attempts a ${isSearch ? LEARNER_JOIN : ''}
    WHERE ${matching({ filter, isSearch })} ${after}
    ORDER BY ${order} LIMIT $take)
  ORDER BY ${order}`;
  },
);

/** The length of that list, in one row. */
export const countResults = defineQueryVariants<FilterOptions, FilterParameters, { count: number }>(
  [{ filter: null, isSearch: false }, ...everyFilter],
  (filter) => `
  SELECT count(*)::int AS count FROM attempts a ${filter.isSearch ? LEARNER_JOIN : ''}
  WHERE ${matching(filter)}`,
);

/** Counts attempts whose learners were mailed about the current release. */
export const countNotified = defineRowQuery<{ quizId: string }, { count: number }>(`
  SELECT count(*)::int AS count FROM result_notices n JOIN exam_rules r USING (quiz_id)
  WHERE n.quiz_id = $quizId AND n.release_number = r.release_number`);
