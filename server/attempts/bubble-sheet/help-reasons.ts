import { LOST_AFTER_SECONDS, type SheetRow } from './bubble-sheet.queries.js';

/** Whether the page of a running attempt is heard of, and its learner looks at it. */
export enum PagePresence {
  HERE = 'HERE',
  AWAY = 'AWAY',
  LOST = 'LOST',
}

/** Why staff should look after a learner, the most urgent first. */
export enum HelpReason {
  RETURN_WAITING = 'RETURN_WAITING',
  LOST = 'LOST',
  ENDS_SOON_EMPTY = 'ENDS_SOON_EMPTY',
  NOTHING_SAVED = 'NOTHING_SAVED',
  AWAY = 'AWAY',
  LEFT_OFTEN = 'LEFT_OFTEN',
  PAUSED = 'PAUSED',
}

/** Browsers let a page that is not shown poll once a minute at most. */
const HIDDEN_LOST_AFTER_SECONDS = 150;
/** Whoever is away from the page for so long does not come back by themselves at once. */
const AWAY_SECONDS = 60;
/** So many times away from the page are no accident. */
const MANY_LEAVES = 5;
/** By then a first answer is to be expected. */
const FIRST_ANSWER_SECONDS = 5 * 60;
/** The last minutes, in which whoever has answered less than half needs help or more time. */
const ENDS_SOON_SECONDS = 5 * 60;

/** What decides it, of a row of the sheet. */
export type WatchedAttempt = Pick<
  SheetRow,
  | 'startedAt'
  | 'deadlineAt'
  | 'pausedAt'
  | 'individuallyPausedAt'
  | 'submittedAt'
  | 'lastSeenAt'
  | 'awaySince'
  | 'leaveCount'
  | 'isReturnWaiting'
> & { answeredCount: number; questionCount: number };

/** @returns null once it was submitted: nobody expects its page to be open */
export function connectionOf(
  {
    submittedAt,
    lastSeenAt,
    awaySince,
  }: Pick<WatchedAttempt, 'submittedAt' | 'lastSeenAt' | 'awaySince'>,
  now: Date,
): PagePresence | null {
  if (submittedAt) return null;
  const patience = awaySince ? HIDDEN_LOST_AFTER_SECONDS : LOST_AFTER_SECONDS;
  if (secondsBetween(lastSeenAt, now) > patience) return PagePresence.LOST;
  return awaySince ? PagePresence.AWAY : PagePresence.HERE;
}

/** @returns the reasons to help whoever takes this attempt, the most urgent first; none once it was submitted */
export function helpReasons(attempt: WatchedAttempt, now: Date): HelpReason[] {
  const { startedAt, deadlineAt, pausedAt, submittedAt, answeredCount, questionCount } = attempt;
  if (submittedAt) return [];
  // In a pause, the time of the attempt stands.
  const clock = pausedAt ?? now;
  const isEndNear = deadlineAt !== null && secondsBetween(clock, deadlineAt) <= ENDS_SOON_SECONDS;
  const isLate = secondsBetween(startedAt, clock) > FIRST_ANSWER_SECONDS;
  const needs: Record<HelpReason, boolean> = {
    [HelpReason.RETURN_WAITING]: attempt.isReturnWaiting,
    [HelpReason.PAUSED]: attempt.individuallyPausedAt !== null,
    [HelpReason.LOST]: connectionOf(attempt, now) === PagePresence.LOST,
    [HelpReason.ENDS_SOON_EMPTY]: isEndNear && answeredCount * 2 <= questionCount,
    [HelpReason.NOTHING_SAVED]: isLate && answeredCount === 0,
    [HelpReason.AWAY]:
      attempt.awaySince !== null && secondsBetween(attempt.awaySince, clock) > AWAY_SECONDS,
    [HelpReason.LEFT_OFTEN]: attempt.leaveCount >= MANY_LEAVES,
  };
  return Object.values(HelpReason).filter((reason) => needs[reason]);
}

function secondsBetween(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / 1_000;
}
