/** Where figures are computed, by what they cost: answers are attempts times questions. */
import { resultErrors } from '../result.errors.js';

const MAX_ATTEMPTS_AT_ONCE = 20_000;
const MAX_ANSWERS_AT_ONCE = 1_200_000;
/** More would take too much memory: those of a hundred thousand attempts at 200 questions. */
const MAX_ANSWERS = 20_000_000;

/** Whether a worker computes them, and not the process that was asked. */
export function areForWorker(attempts: number, questions: number): boolean {
  return attempts > MAX_ATTEMPTS_AT_ONCE || attempts * questions > MAX_ANSWERS_AT_ONCE;
}

/** @throws TOO_MANY_ANSWERS */
export function assertComputable(attempts: number, questions: number): void {
  if (attempts * questions > MAX_ANSWERS) throw resultErrors.TOO_MANY_ANSWERS();
}
