import { useEffect, useRef } from 'preact/hooks';

/** Each page uses another pause, so that a waiting class does not poll all at once. */
const MIN_PAUSE_MS = 45_000;

/**
 * Runs a callback now and then while the page is visible, by default about once a minute, and at once when it is
 * looked at again after longer.
 * @param minPauseMs the longest pause is two thirds more
 */
export function useInterval(callback: () => void, minPauseMs = MIN_PAUSE_MS): void {
  const callbackRef = useRef(callback);
  useEffect(() => {
    callbackRef.current = callback;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isDue = false;
    const callIfVisible = (): void => {
      if (!isDue || document.visibilityState !== 'visible') return;
      isDue = false;
      callbackRef.current();
    };
    const schedule = (): void => {
      timer = setTimeout(
        () => {
          isDue = true;
          callIfVisible();
          schedule();
        },
        minPauseMs * (1 + (Math.random() * 2) / 3),
      );
    };
    schedule();
    document.addEventListener('visibilitychange', callIfVisible);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', callIfVisible);
    };
  }, [minPauseMs]);
}
