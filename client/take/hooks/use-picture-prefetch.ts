import { useEffect, useMemo } from 'preact/hooks';
import { PicturePrefetch, pictureUrls } from '../session/picture-prefetch';
import type { Sitting } from '../session/sitting';

/** Loads the pictures of the paper from the current question on, then those before it. */
export function usePicturePrefetch({ questions, place, isForward }: Sitting): void {
  const prefetch = useMemo(() => new PicturePrefetch(), []);
  useEffect(() => {
    const onOnline = (): void => prefetch.retry();
    addEventListener('online', onOnline);
    return () => {
      removeEventListener('online', onOnline);
      prefetch.stop();
    };
  }, [prefetch]);
  useEffect(() => {
    const before = isForward ? [] : questions.slice(0, place);
    prefetch.want(pictureUrls([...questions.slice(place), ...before]));
  }, [prefetch, questions, questions.length, place, isForward]);
}
