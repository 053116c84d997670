import { useEffect, useRef } from 'preact/hooks';

/** Each page at another time, so that a class that waits is no crowd. */
const LEAST_MS = 45_000;
const JITTER_MS = 30_000;

/** Does something about once a minute, while the page is looked at. */
export function useNowAndThen(work: () => void): void {
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
        LEAST_MS + Math.random() * JITTER_MS,
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, []);
}
