import type { AttemptRules } from './attempt.entity.js';
import type { AttemptScore } from './attempt-grading.js';

/**
 * Whether an attempt reaches its pass mark. Null where there is none, and while answers wait for marking
 * that could still reach it.
 */
export function isPassed(
  { passMark }: Pick<AttemptRules, 'passMark'>,
  { score, waitingCount }: Pick<AttemptScore, 'score' | 'waitingCount'>,
): boolean | null {
  if (passMark === null) return null;
  if (score >= passMark) return true;
  return waitingCount > 0 ? null : false;
}
