/**
 * What whoever gives the exam is told of this page: that it was left and come back to, and that the line was
 * down. Nothing else of the device is looked at, and the lobby says so (written-down.tsx).
 */
import { FactSender } from './fact-sender';
import type { Sitting } from './sitting';

/** Not every browser says so when its window has the keyboard again. */
const LOOK_MS = 1_000;
/** The server takes no longer times; whoever comes back after a week was away. */
const LONGEST_SECONDS = 7 * 24 * 3_600;

/** @returns what ends it; what is not sent by then still is */
export function watchFacts(sitting: Sitting, token: string): () => void {
  const { clock, saver, attempt } = sitting;
  const sender = new FactSender(
    attempt.id,
    token,
    () => !saver.isAway,
    () => localStorage,
  );
  const { notes } = sender;

  const since = (from: number): number =>
    Math.min(LONGEST_SECONDS, Math.max(0, Math.round((clock.now() - from) / 1_000)));

  function left(): void {
    if (notes.leftAt !== null) return;
    notes.leftAt = clock.now();
    sender.note('FOCUS_LOST', notes.leftAt);
  }

  function look(): void {
    const isHere = document.visibilityState === 'visible' && document.hasFocus();
    if (!isHere) left();
    else if (notes.leftAt !== null) {
      const seconds = since(notes.leftAt);
      notes.leftAt = null;
      sender.note('FOCUS_REGAINED', clock.now(), seconds);
    }
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
  const onHide = (): void => {
    left();
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
    clearInterval(looking);
    unsubscribe();
    document.removeEventListener('visibilitychange', onVisible);
    removeEventListener('blur', onBlur);
    removeEventListener('focus', look);
    removeEventListener('pagehide', onHide);
    sender.end();
  };
}
