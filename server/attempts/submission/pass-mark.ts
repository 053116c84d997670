import type { AttemptRules } from '../attempt.entity.js';
import type { AttemptScore } from './attempt-grading.port.js';

/**
 * Whether an attempt reaches its pass mark. Null without a pass mark, and while answers that wait for marking
 * may still decide.
 */
export function isPassed(
  { passMark }: Pick<AttemptRules, 'passMark'>,
  { score, waitingCount }: Pick<AttemptScore, 'score' | 'waitingCount'>,
): boolean | null {
  if (passMark === null) return null;
  if (score >= passMark) return true;
  return waitingCount > 0 ? null : false;
}
