/** What learners are told of their marks: none for certain that somebody is still typing. */
import type { Attempt } from '../attempt.entity.js';
import { isPassed } from './pass.js';

type Settling = Pick<Attempt, 'waitingCount' | 'settlesAt'>;

/** As `isMarked` says it; `a` is the attempt. */
export const IS_MARKED = 'a.waiting_count = 0 AND coalesce(a.settles_at <= now(), true)';

/** Whether nothing of an attempt waits to be marked, and nobody is typing its marks. */
export function isMarked(attempt: Settling, now: Date): boolean {
  return attempt.waitingCount === 0 && !isTyped(attempt, now);
}

interface Told {
  waitingCount: number;
  isPassed: boolean | null;
}

/** How far the marks that somebody is typing wait, too, and leave open whether it is passed. */
export function provisionalMarks(
  { rules, score, ...attempt }: Settling & { rules: Attempt['rules']; score: number },
  now: Date,
): Told {
  const waitingCount = attempt.waitingCount ?? 0;
  if (isTyped(attempt, now)) return { waitingCount: Math.max(waitingCount, 1), isPassed: null };
  return { waitingCount, isPassed: isPassed(rules, { score, waitingCount }) };
}

function isTyped({ settlesAt }: Settling, now: Date): boolean {
  return settlesAt !== null && settlesAt > now;
}
