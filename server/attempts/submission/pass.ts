import type { AttemptRules } from '../attempt.entity.js';
import type { AttemptScore } from './attempt-grading.port.js';

/**
 * Whether an attempt reaches its pass mark. Null where there is none, and while it has not and answers
 * wait for marking.
 */
export function isPassed(
  { passMark }: Pick<AttemptRules, 'passMark'>,
  { score, waitingCount }: Pick<AttemptScore, 'score' | 'waitingCount'>,
): boolean | null {
  if (passMark === null) return null;
  if (score >= passMark) return true;
  return waitingCount > 0 ? null : false;
}
