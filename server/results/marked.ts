import type { Attempt } from '../attempts/attempt.entity.js';
import type { AttemptScore } from '../attempts/submission/attempt-grading.port.js';

/** What an attempt came to; null while it runs, also for one that was reopened. */
export function markedOf({
  submittedAt,
  score,
  maxScore,
  waitingCount,
}: Pick<Attempt, 'submittedAt' | 'score' | 'maxScore' | 'waitingCount'>): AttemptScore | null {
  const isMarked = submittedAt && score !== null && maxScore !== null && waitingCount !== null;
  return isMarked ? { score, maxScore, waitingCount } : null;
}
