/** What candidates see of their marks. Marks that a marker is still typing count as waiting. */
import type { Attempt } from '../attempt.entity.js';
import { isPassed } from './pass-mark.js';

type MarkingState = Pick<Attempt, 'waitingCount' | 'settlesAt'>;

/**
 * Whether all answers of an attempt are marked, and no marker is typing its marks. SCORE_IS_SHOWN (submission.queries.ts)
 * says the same in SQL.
 */
export function isMarked(attempt: MarkingState, now: Date): boolean {
  return attempt.waitingCount === 0 && !isBeingMarked(attempt, now);
}

interface ProvisionalMarks {
  waitingCount: number;
  isPassed: boolean | null;
}

/** Counts marks that a marker is typing as waiting, and leaves open whether the attempt is passed. */
export function provisionalMarks(
  { rules, score, ...attempt }: MarkingState & { rules: Attempt['rules']; score: number },
  now: Date,
): ProvisionalMarks {
  const waitingCount = attempt.waitingCount ?? 0;
  if (isBeingMarked(attempt, now))
    return { waitingCount: Math.max(waitingCount, 1), isPassed: null };
  return { waitingCount, isPassed: isPassed(rules, { score, waitingCount }) };
}

function isBeingMarked({ settlesAt }: MarkingState, now: Date): boolean {
  return settlesAt !== null && settlesAt > now;
}
