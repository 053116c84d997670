/**
 * What whoever gives the exam is told of this page: that it was left and come back to, and that the line was
 * down. Nothing else of the device is looked at, and the lobby says so (written-down.tsx).
 */
import { PageEventSender } from './page-event-sender';
import type { Sitting } from './sitting';

/** Not every browser says so when its window has the keyboard again. */
const LOOK_MS = 1_000;
/** A look aside for less is no leaving; nor is a reload, whose next page is there as soon. */
const BRIEF_MS = 1_000;
/** So long may the next page of this attempt take to be there. */
const RELOAD_MS = 8_000;
/** The server takes no longer times; whoever comes back after a week was away. */
const LONGEST_SECONDS = 7 * 24 * 3_600;

/** @returns what ends it; what is not sent by then still is */
export function watchPageEvents(sitting: Sitting, token: string): () => void {
  const { clock, saver, attempt } = sitting;
  const sender = new PageEventSender(
    attempt.id,
    token,
    () => !saver.isAway,
    () => localStorage,
  );
  const { notes } = sender;

  const since = (from: number): number =>
    Math.min(LONGEST_SECONDS, Math.max(0, Math.round((clock.now() - from) / 1_000)));

  /** What the page before could not tell, as it was going. */
  const goneAt = notes.isTold ? null : notes.leftAt;

  function away(): void {
    const now = clock.now();
    if (notes.leftAt === null) {
      notes.leftAt = now;
      notes.isTold = false;
      sender.keep();
    }
    if (!notes.isTold && now - notes.leftAt >= BRIEF_MS) tellLeft(notes.leftAt);
  }

  function tellLeft(at: number): void {
    notes.isTold = true;
    sender.note('FOCUS_LOST', at);
  }

  function here(leftAt: number): void {
    const away = clock.now() - leftAt;
    const isBrief = away < (leftAt === goneAt ? RELOAD_MS : BRIEF_MS);
    if (!notes.isTold && !isBrief) tellLeft(leftAt);
    const wasTold = notes.isTold;
    Object.assign(notes, { leftAt: null, isTold: false });
    if (wasTold) sender.note('FOCUS_REGAINED', clock.now(), since(leftAt));
    else sender.keep();
  }

  function look(): void {
    const isHere = document.visibilityState === 'visible' && document.hasFocus();
    if (!isHere) away();
    else if (notes.leftAt !== null) here(notes.leftAt);
    const isDown = saver.isAway || !navigator.onLine;
    if (isDown && notes.downAt === null) {
      notes.downAt = clock.now();
      sender.keep();
    } else if (!isDown && notes.downAt !== null) {
      const seconds = since(notes.downAt);
      notes.downAt = null;
      sender.note('RECONNECTED', clock.now(), seconds);
    }
  }

  const onVisible = (): void => {
    look();
    // A phone may throw a hidden page away without another word.
    if (document.visibilityState === 'hidden') sender.leave();
  };
  // Noted, and not told: it may be a reload, and the next page tells it if it was none.
  const onHide = (): void => {
    away();
    sender.leave();
  };
  // The browser says so before it knows it itself.
  const onBlur = (): void => void setTimeout(look);
  document.addEventListener('visibilitychange', onVisible);
  addEventListener('blur', onBlur);
  addEventListener('focus', look);
  addEventListener('pagehide', onHide);
  const unsubscribe = sitting.subscribe(look);
  const looking = setInterval(look, LOOK_MS);

  return () => {
    // Whoever said that it is over was reached.
    if (notes.downAt !== null && ['ENDED', 'ELSEWHERE', 'SHUT_OUT'].includes(sitting.phase))
      sender.note('RECONNECTED', clock.now(), since(notes.downAt));
    clearInterval(looking);
    unsubscribe();
    document.removeEventListener('visibilitychange', onVisible);
    removeEventListener('blur', onBlur);
    removeEventListener('focus', look);
    removeEventListener('pagehide', onHide);
    sender.end();
  };
}
