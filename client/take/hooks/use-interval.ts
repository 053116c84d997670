import { useEffect, useRef } from 'preact/hooks';

/** Each page at another time, so that a class that waits is no crowd. */
const LEAST_MS = 45_000;

/**
 * Does something about once a minute, while the page is looked at.
 * @param leastMs the shortest pause; the longest is two thirds more
 */
export function useInterval(work: () => void, leastMs = LEAST_MS): void {
  const workRef = useRef(work);
  useEffect(() => {
    workRef.current = work;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      timer = setTimeout(
        () => {
          if (document.visibilityState === 'visible') workRef.current();
          wait();
        },
        leastMs * (1 + (Math.random() * 2) / 3),
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [leastMs]);
}
