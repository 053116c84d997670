import { useEffect, useRef } from 'preact/hooks';

/** Each page uses another pause, so that a waiting class does not poll all at once. */
const MIN_PAUSE_MS = 45_000;

/**
 * Runs a callback about once a minute while the page is visible.
 * @param minPauseMs the longest pause is two thirds more
 */
export function useInterval(callback: () => void, minPauseMs = MIN_PAUSE_MS): void {
  const callbackRef = useRef(callback);
  useEffect(() => {
    callbackRef.current = callback;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const schedule = (): void => {
      timer = setTimeout(
        () => {
          if (document.visibilityState === 'visible') callbackRef.current();
          schedule();
        },
        minPauseMs * (1 + (Math.random() * 2) / 3),
      );
    };
    schedule();
    return () => clearTimeout(timer);
  }, [minPauseMs]);
}
