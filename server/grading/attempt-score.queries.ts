import { defineCommand, defineQuery, defineRowQuery } from '../core/database/define-query.js';
import type { Marks } from '../marks/fraction.js';
import type { AnswerMarks } from './marked-answers.js';

/**
 * Changes by one marker within this time are one state, and learners are not notified meanwhile.
 */
export const TYPING_WINDOW = `interval '5 minutes'`;

/** Of grades: until when the marks count as being typed; null: nobody types. */
const SETTLES_AT = `max(graded_at) FILTER (WHERE is_typed) + ${TYPING_WINDOW}`;

/** What the score of an attempt is added up from. */
export interface ScoredGrade extends AnswerMarks {
  maxMarks: Marks;
}

/** All grades of an attempt, in the order of the questions that are named. */
export const listScoredGrades = defineQuery<
  { attemptId: string; questionIds: readonly string[] },
  ScoredGrade
>(`
  SELECT outcome, choice, marks, max_marks AS "maxMarks" FROM grades
  WHERE attempt_id = $attemptId ORDER BY array_position($questionIds::uuid[], question_id)`);

/** Stores the score of an attempt, its marked answers, and until when its marks count as being typed. */
export const updateAttemptScore = defineCommand<{
  attemptId: string;
  score: number;
  maxScore: number;
  exactScore: Marks;
  exactMaxScore: Marks;
  waitingCount: number;
  markedAnswers: string;
}>(`
  UPDATE attempts SET score = $score, max_score = $maxScore, exact_score = $exactScore,
    exact_max_score = $exactMaxScore, waiting_count = $waitingCount,
    marked_answers = $markedAnswers, settles_at = (SELECT ${SETTLES_AT} FROM grades WHERE attempt_id = $attemptId)
  WHERE id = $attemptId`);

/** Submitted attempts without marked answers (UnscoredAttempts). */
export const listUnscoredAttempts = defineQuery<
  { take: number },
  { id: string; revisionId: string }
>(`
  SELECT id, revision_id AS "revisionId" FROM attempts
  WHERE submitted_at IS NOT NULL AND marked_answers IS NULL LIMIT $take`);

/** Until when the marks of an attempt count as being typed, after it was marked again. */
export const findSettlesAt = defineRowQuery<{ attemptId: string }, { settlesAt: Date | null }>(
  `SELECT ${SETTLES_AT} AS "settlesAt" FROM grades WHERE attempt_id = $attemptId`,
);
