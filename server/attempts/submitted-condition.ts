/** Conditions with the parameter `$1`, for raw statements that no queries file declares yet. */
import { SUBMITTED_AT_EXAM as AT_EXAM } from './attempt.queries.js';

export { SUBMITTED } from './attempt.queries.js';

/** Submitted at the exam `$1`, and no preview. */
export const SUBMITTED_AT_EXAM = AT_EXAM.replace('$quizId', '$1');
