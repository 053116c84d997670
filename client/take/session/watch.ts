/** Watches over a running sitting: its time, the server's clock, the page's coming and going. */
import { ask, isFinal } from '../api/api';
import { passedThreshold, type Threshold } from '../clock';
import type { Sitting } from './sitting';
import type { ClockAnswer } from '../api/api-types';

export type News =
  | { kind: 'THRESHOLD'; threshold: Threshold }
  /** In milliseconds since 1970; null: the time no longer ends. */
  | { kind: 'MOVED'; deadlineAt: number | null }
  | { kind: 'TIME_UP' }
  | { kind: 'AWAY' }
  | { kind: 'BACK' }
  | { kind: 'SAVED' }
  /** How many answers the server has not taken, and will not. */
  | { kind: 'REFUSED'; count: number };

/** More often than a second, so that no second is skipped to the eye. */
const TICK_MS = 250;
const POLL_MS = 15_000;
const POLL_JITTER_MS = 5_000;
/** After the end: the worker submits within seconds. Also while this device's clock is not to be trusted. */
const SOON_MS = 2_000;
/** "Saved" is not said for every word that is typed. */
const SAVED_PAUSE_MS = 10_000;

/** @returns what ends the watch */
export function watch(sitting: Sitting, token: string, tell: (news: News) => void): () => void {
  const { clock, saver } = sitting;
  const startedAt = Date.parse(sitting.attempt.startedAt);
  let left = timeLeft();
  let deadlineAt = sitting.deadlineAt;
  let isAway = false;
  let hadPending = false;
  let refusedCount = saver.refusedCount;
  let saidSavedAt = 0;
  let poll: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let isOver = false;

  function timeLeft(): number {
    return sitting.deadlineAt === null ? Infinity : sitting.deadlineAt - clock.now();
  }

  function look(): void {
    if (clock.hasJumped()) void askClock();
    // What time it is, only the server knows now.
    if (clock.isDoubtful) return;
    if (sitting.deadlineAt !== deadlineAt) {
      deadlineAt = sitting.deadlineAt;
      tell({ kind: 'MOVED', deadlineAt });
      left = timeLeft();
      return;
    }
    const now = timeLeft();
    const threshold =
      deadlineAt === null ? null : passedThreshold(left, now, deadlineAt - startedAt);
    left = now;
    if (sitting.phase !== 'RUNNING') return;
    if (threshold) tell({ kind: 'THRESHOLD', threshold });
    if (now > 0) return;
    tell({ kind: 'TIME_UP' });
    sitting.timeIsUp();
    schedule(SOON_MS);
  }

  function schedule(ms: number): void {
    clearTimeout(poll);
    if (!isOver) poll = setTimeout(() => void askClock(), ms);
  }

  async function askClock(): Promise<void> {
    if (isAsking || isOver) return;
    isAsking = true;
    let sentAt = 0;
    try {
      const answer = await ask<ClockAnswer>(
        `/${sitting.attempt.id}/clock?client=${sitting.context.tab.name}`,
        {
          token,
          onSent: (at) => {
            sentAt = at;
          },
        },
      );
      if (isEnded()) return;
      clock.note(answer.serverTime, sentAt);
      sitting.heard(answer);
      // Whoever answers the clock takes answers, too.
      if (saver.isAway) void saver.flush();
    } catch (error) {
      if (isFinal(error)) sitting.refused(error);
    } finally {
      isAsking = false;
      const isUrgent = sitting.phase === 'TIME_UP' || clock.isDoubtful;
      schedule(
        (isUrgent ? SOON_MS : POLL_MS) + Math.random() * (isUrgent ? 1_000 : POLL_JITTER_MS),
      );
    }
  }

  function isEnded(): boolean {
    return isOver;
  }

  function hear(): void {
    if (saver.isAway !== isAway) {
      isAway = saver.isAway;
      tell({ kind: isAway ? 'AWAY' : 'BACK' });
      saidSavedAt = clock.now();
    }
    if (saver.refusedCount > refusedCount) tell({ kind: 'REFUSED', count: saver.refusedCount });
    refusedCount = saver.refusedCount;
    const isSaved = hadPending && saver.pendingCount === 0 && refusedCount === 0;
    hadPending = saver.pendingCount > 0;
    if (!isSaved || isAway || clock.now() - saidSavedAt < SAVED_PAUSE_MS) return;
    saidSavedAt = clock.now();
    tell({ kind: 'SAVED' });
  }

  const onVisible = (): void => {
    // A phone may throw a hidden page away without another word.
    if (document.visibilityState === 'hidden') saver.leave();
    else void askClock();
  };
  const onOnline = (): void => sitting.tryNow();
  const onLeave = (): void => saver.leave();
  document.addEventListener('visibilitychange', onVisible);
  addEventListener('online', onOnline);
  addEventListener('pagehide', onLeave);
  const unsubscribe = sitting.subscribe(hear);
  const ticking = setInterval(look, TICK_MS);
  schedule(POLL_MS + Math.random() * POLL_JITTER_MS);

  return () => {
    isOver = true;
    clearTimeout(poll);
    clearInterval(ticking);
    unsubscribe();
    document.removeEventListener('visibilitychange', onVisible);
    removeEventListener('online', onOnline);
    removeEventListener('pagehide', onLeave);
  };
}
