import type { Attempt } from '../attempts/attempt.entity.js';
import type { AttemptScore } from '../attempts/submission/attempt-grading.port.js';

/** The score of an attempt; null while it runs, also after reopening. */
export function scoreOfSubmitted({
  submittedAt,
  score,
  maxScore,
  waitingCount,
}: Pick<Attempt, 'submittedAt' | 'score' | 'maxScore' | 'waitingCount'>): AttemptScore | null {
  const isMarked = submittedAt && score !== null && maxScore !== null && waitingCount !== null;
  return isMarked ? { score, maxScore, waitingCount } : null;
}
