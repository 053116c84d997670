/**
 * Reports page events to staff: the candidate left the page or came back, and the connection was lost.
 * Nothing else of the device is recorded, and the lobby says so (logged-events.tsx).
 */
import { PageEventSender } from './page-event-sender';
import type { Sitting } from './sitting';

/** Not every browser fires an event when its window has the focus again. */
const CHECK_MS = 1_000;
/** A shorter loss of focus does not count as leaving. */
const BRIEF_MS = 1_000;
/** A reload does not count as leaving if the next page opens within this time. */
const MAX_RELOAD_MS = 8_000;
/** The server's limit: a week. */
const MAX_SECONDS = 7 * 24 * 3_600;

/** @returns stops watching; unsent events are still sent */
export function watchPageEvents(sitting: Sitting, token: string): () => void {
  const { clock, saver, attempt } = sitting;
  const sender = new PageEventSender(
    attempt.id,
    token,
    () => !saver.isOffline,
    () => localStorage,
  );
  const { state } = sender;

  const since = (from: number): number =>
    Math.min(MAX_SECONDS, Math.max(0, Math.round((clock.now() - from) / 1_000)));

  /** When the page before was closed, if that was not reported. */
  const closedAt = state.isTold ? null : state.leftAt;

  function onAway(): void {
    const now = clock.now();
    if (state.leftAt === null) {
      state.leftAt = now;
      state.isTold = false;
      sender.save();
    }
    if (!state.isTold && now - state.leftAt >= BRIEF_MS) reportLeft(state.leftAt);
  }

  function reportLeft(at: number): void {
    state.isTold = true;
    sender.add('FOCUS_LOST', at);
  }

  function onReturn(leftAt: number): void {
    const awayMs = clock.now() - leftAt;
    const isBrief = awayMs < (leftAt === closedAt ? MAX_RELOAD_MS : BRIEF_MS);
    if (!state.isTold && !isBrief) reportLeft(leftAt);
    const wasReported = state.isTold;
    Object.assign(state, { leftAt: null, isTold: false });
    if (wasReported) sender.add('FOCUS_REGAINED', clock.now(), since(leftAt));
    else sender.save();
  }

  function check(): void {
    const isHere = document.visibilityState === 'visible' && document.hasFocus();
    if (!isHere) onAway();
    else if (state.leftAt !== null) onReturn(state.leftAt);
    const isDown = saver.isOffline || !navigator.onLine;
    if (isDown && state.downAt === null) {
      state.downAt = clock.now();
      sender.save();
    } else if (!isDown && state.downAt !== null) {
      const seconds = since(state.downAt);
      state.downAt = null;
      sender.add('RECONNECTED', clock.now(), seconds);
    }
  }

  const onVisible = (): void => {
    check();
    // A phone may discard a hidden page without a further event.
    if (document.visibilityState === 'hidden') sender.sendOnPageHide();
  };
  // Stored, not reported: it may be a reload; if not, the next page reports it.
  const onHide = (): void => {
    onAway();
    sender.sendOnPageHide();
  };
  // `document.hasFocus()` is only updated after the event.
  const onBlur = (): void => void setTimeout(check);
  document.addEventListener('visibilitychange', onVisible);
  addEventListener('blur', onBlur);
  addEventListener('focus', check);
  addEventListener('pagehide', onHide);
  const unsubscribe = sitting.subscribe(check);
  const checkTimer = setInterval(check, CHECK_MS);

  return () => {
    // The server has ended the sitting, so the connection is back.
    if (state.downAt !== null && ['ENDED', 'ELSEWHERE', 'SHUT_OUT'].includes(sitting.phase))
      sender.add('RECONNECTED', clock.now(), since(state.downAt));
    clearInterval(checkTimer);
    unsubscribe();
    document.removeEventListener('visibilitychange', onVisible);
    removeEventListener('blur', onBlur);
    removeEventListener('focus', check);
    removeEventListener('pagehide', onHide);
    sender.end();
  };
}
