/** Watches a running sitting: its deadline, the server's clock, and when the page is hidden or closed. */
import { request, isFinal } from '../api/api';
import { passedThreshold, type Threshold } from './clock';
import type { Sitting } from './sitting';

export type SittingEvent =
  | { kind: 'THRESHOLD'; threshold: Threshold }
  /** The deadline, also in a pause. `left`: in milliseconds; Infinity: it was removed. */
  | { kind: 'MOVED'; left: number }
  | { kind: 'TIME_UP' }
  /** Staff have paused the exam, and let it go on. */
  | { kind: 'PAUSED' }
  | { kind: 'RESUMED' }
  | { kind: 'MESSAGE'; text: string }
  | { kind: 'AWAY' }
  | { kind: 'BACK' }
  | { kind: 'SAVED' }
  /** How many answers the server refused for good. */
  | { kind: 'REFUSED'; count: number };

/** More often than once a second, so that the display skips no second. */
const TICK_MS = 250;
const POLL_MS = 15_000;
const POLL_JITTER_MS = 5_000;
/** After the end, since the worker submits within seconds, and while this device's clock is uncertain. */
const URGENT_POLL_MS = 2_000;
/** In a pause: whoever sees its end late loses that time. */
const PAUSED_POLL_MS = 4_000;
/** "Saved" is not announced for every word that is typed. */
const MIN_SAVED_PAUSE_MS = 10_000;

/** @returns stops watching */
export function watchSitting(
  sitting: Sitting,
  token: string,
  onEvent: (event: SittingEvent) => void,
): () => void {
  const { clock, saver } = sitting;
  const startedAt = Date.parse(sitting.attempt.startedAt);
  let left = timeLeft();
  let deadlineAt = sitting.deadlineAt;
  let isPaused = sitting.deadline.pausedAt !== null;
  let messageCount = sitting.messages.all.length;
  let isOffline = false;
  let hadPending = false;
  let refusedCount = saver.refusedCount;
  let savedAnnouncedAt = 0;
  let poll: ReturnType<typeof setTimeout> | undefined;
  let isRequesting = false;
  let isOver = false;

  function timeLeft(): number {
    return sitting.deadline.left(clock.now());
  }

  function checkTime(): void {
    if (clock.hasJumped()) void requestClock();
    // Only the server knows the time now.
    if (clock.isUncertain) return;
    if ((sitting.deadline.pausedAt !== null) !== isPaused) {
      isPaused = !isPaused;
      // The deadline moves with the end of a pause, and what is left stays the same.
      deadlineAt = sitting.deadlineAt;
      left = timeLeft();
      if (isPaused) schedule(PAUSED_POLL_MS);
      if (!sitting.deadline.isPauseIgnored) onEvent({ kind: isPaused ? 'PAUSED' : 'RESUMED' });
      return;
    }
    if (sitting.deadlineAt !== deadlineAt) {
      deadlineAt = sitting.deadlineAt;
      left = timeLeft();
      onEvent({ kind: 'MOVED', left });
      return;
    }
    if (isPaused) return;
    const now = timeLeft();
    const threshold =
      deadlineAt === null ? null : passedThreshold(left, now, deadlineAt - startedAt);
    left = now;
    if (sitting.phase !== 'RUNNING') return;
    // While a pause is ignored, the page does not know how much time is left.
    if (threshold && !sitting.deadline.isPauseIgnored) onEvent({ kind: 'THRESHOLD', threshold });
    if (!sitting.deadline.isOver(clock.now())) return;
    onEvent({ kind: 'TIME_UP' });
    sitting.timeIsUp();
    schedule(URGENT_POLL_MS);
  }

  function schedule(ms: number): void {
    clearTimeout(poll);
    if (!isOver) poll = setTimeout(() => void requestClock(), ms);
  }

  async function requestClock(): Promise<void> {
    if (isRequesting || isOver) return;
    isRequesting = true;
    let sentAt = 0;
    try {
      const { lastId } = sitting.messages;
      const after = lastId === null ? '' : `&messagesAfter=${lastId}`;
      const answer = await request<'/attempts/{attemptId}/clock'>(
        `/${sitting.attempt.id}/clock?client=${sitting.context.tab.name}${after}`,
        {
          token,
          onSent: (at) => {
            sentAt = at;
          },
        },
      );
      if (isEnded()) return;
      clock.addSample(answer.serverTime, sentAt);
      sitting.handleClock(answer);
      // The server is reachable again, so it takes answers too.
      if (saver.isOffline) void saver.flush();
    } catch (error) {
      if (isFinal(error)) sitting.handleRefusal(error);
    } finally {
      isRequesting = false;
      const isUrgent = sitting.phase === 'TIME_UP' || clock.isUncertain;
      const isFrequent = isUrgent || sitting.deadline.pausedAt !== null;
      const pauseMs = isUrgent ? URGENT_POLL_MS : isFrequent ? PAUSED_POLL_MS : POLL_MS;
      schedule(pauseMs + Math.random() * (isFrequent ? 1_000 : POLL_JITTER_MS));
    }
  }

  function isEnded(): boolean {
    return isOver;
  }

  function checkSaver(): void {
    if (saver.isOffline !== isOffline) {
      isOffline = saver.isOffline;
      onEvent({ kind: isOffline ? 'AWAY' : 'BACK' });
      savedAnnouncedAt = clock.now();
    }
    if (saver.refusedCount > refusedCount) onEvent({ kind: 'REFUSED', count: saver.refusedCount });
    refusedCount = saver.refusedCount;
    const isSaved = hadPending && saver.pendingCount === 0 && refusedCount === 0;
    hadPending = saver.pendingCount > 0;
    if (!isSaved || isOffline || clock.now() - savedAnnouncedAt < MIN_SAVED_PAUSE_MS) return;
    savedAnnouncedAt = clock.now();
    onEvent({ kind: 'SAVED' });
  }

  function checkMessages(): void {
    const { all } = sitting.messages;
    for (const { text } of all.slice(messageCount)) onEvent({ kind: 'MESSAGE', text });
    messageCount = all.length;
  }

  const onVisible = (): void => {
    // A phone may discard a hidden page without a further event.
    if (document.visibilityState === 'hidden') saver.sendOnPageHide();
    else void requestClock();
  };
  const onOnline = (): void => sitting.tryNow();
  const onPageHide = (): void => saver.sendOnPageHide();
  document.addEventListener('visibilitychange', onVisible);
  addEventListener('online', onOnline);
  addEventListener('pagehide', onPageHide);
  const unsubscribe = sitting.subscribe(() => {
    checkSaver();
    checkMessages();
  });
  const tickTimer = setInterval(checkTime, TICK_MS);
  schedule(isPaused ? PAUSED_POLL_MS : POLL_MS + Math.random() * POLL_JITTER_MS);

  return () => {
    isOver = true;
    clearTimeout(poll);
    clearInterval(tickTimer);
    unsubscribe();
    document.removeEventListener('visibilitychange', onVisible);
    removeEventListener('online', onOnline);
    removeEventListener('pagehide', onPageHide);
  };
}
