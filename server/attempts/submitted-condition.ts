/** SQL conditions of attempts that are results; `a` is the attempt. Partial indexes of attempts match them. */

/** Submitted, and no preview. */
export const SUBMITTED = 'a.submitted_at IS NOT NULL AND NOT a.is_preview';

/** The same, of the exam `$quizId`. */
export const SUBMITTED_AT_EXAM = `a.quiz_id = $quizId AND ${SUBMITTED}`;
