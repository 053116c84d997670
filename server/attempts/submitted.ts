/** What is a result, as a condition of statements; `a` is the attempt. The indexes of attempts have it, too. */

/** Handed in, and no preview: what somebody tried out counts nowhere. */
export const SUBMITTED = 'a.submitted_at IS NOT NULL AND NOT a.is_preview';

/** Of the exam `$1`. */
export const SUBMITTED_AT_EXAM = `a.quiz_id = $1 AND ${SUBMITTED}`;
