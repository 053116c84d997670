/** What candidates see of their marks. Marks that a marker is still typing count as waiting. */
import type { Attempt } from '../attempt.entity.js';
import { isPassed } from './pass-mark.js';

type MarkingState = Pick<Attempt, 'waitingCount' | 'settlesAt'>;

/** The same as `isMarked`, as SQL; `a` is the attempt. */
export const IS_MARKED = 'a.waiting_count = 0 AND coalesce(a.settles_at <= now(), true)';

/** Whether all answers of an attempt are marked, and no marker is typing its marks. */
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
