import { defineCommand, defineRowQuery } from '../core/database/define-query.js';

/**
 * Changes by one marker within this time are one state, and learners are not notified meanwhile.
 */
export const TYPING_WINDOW = `interval '5 minutes'`;

/** Of grades: until when the marks count as being typed; null: nobody types. */
const SETTLES_AT = `max(graded_at) FILTER (WHERE is_typed) + ${TYPING_WINDOW}`;

/**
 * Recomputes the score of an attempt, in exact decimals, after one of its grades changed, and
 * stores until when its marks count as being typed. The transaction has locked the attempt.
 */
export const updateAttemptScore = defineCommand<{ attemptId: string }>(`
  UPDATE attempts SET (score, max_score, waiting_count, settles_at) = (
    SELECT coalesce(sum(marks), 0), coalesce(sum(max_marks), 0),
      count(*) FILTER (WHERE outcome = 'WAITING'),
      ${SETTLES_AT}
    FROM grades WHERE attempt_id = $attemptId)
  WHERE id = $attemptId`);

/** Until when the marks of an attempt count as being typed, after it was marked again. */
export const findSettlesAt = defineRowQuery<{ attemptId: string }, { settlesAt: Date | null }>(
  `SELECT ${SETTLES_AT} AS "settlesAt" FROM grades WHERE attempt_id = $attemptId`,
);
