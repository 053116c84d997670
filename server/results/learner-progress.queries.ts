import { SUBMITTED } from '../attempts/attempt.queries.js';
import { defineQuery, defineRowQuery } from '../core/database/define-query.js';
import { RESULT_COLUMNS, LEARNER_JOIN, type ResultRow } from './result-list.queries.js';

/** An attempt of a learner at any exam. */
export interface ProgressRow extends ResultRow {
  quizId: string;
  /** The current title of the exam. */
  title: string;
}

interface OfLearner {
  learnerId: string;
  /** Ids of exams to leave out. */
  hiddenQuizIds: string[];
}

const VISIBLE_ATTEMPTS = `${SUBMITTED} AND c.learner_id = $learnerId AND a.quiz_id <> ALL($hiddenQuizIds)`;

/** A page of a learner's submitted attempts, the latest first. */
export const listLearnerAttempts = defineQuery<
  OfLearner & { take: number; skip: number },
  ProgressRow
>(`
  SELECT ${RESULT_COLUMNS}, a.quiz_id AS "quizId", q.title
  FROM attempts a ${LEARNER_JOIN} JOIN quizzes q ON q.id = a.quiz_id WHERE ${VISIBLE_ATTEMPTS}
  ORDER BY a.submitted_at DESC, a.id DESC LIMIT $take OFFSET $skip`);

/** The length of that list. */
export const countLearnerAttempts = defineRowQuery<OfLearner, { count: number }>(
  `SELECT count(*)::int AS count FROM attempts a ${LEARNER_JOIN} WHERE ${VISIBLE_ATTEMPTS}`,
);

/** The exams of which a learner is a candidate. */
export const listExamsOfLearner = defineQuery<{ learnerId: string }, { quizId: string }>(
  'SELECT DISTINCT quiz_id AS "quizId" FROM candidates WHERE learner_id = $learnerId',
);
