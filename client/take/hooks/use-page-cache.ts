import { useEffect, useState } from 'preact/hooks';
import { backOffMs } from '../api/api';
import {
  cachePage,
  cachePictures,
  canCachePage,
  isPageCached,
  type PageCacheState,
} from '../session/page-cache';
import { isOver } from '../session/phase';
import { pictureUrls } from '../session/picture-prefetch';
import type { Sitting } from '../session/sitting';

/**
 * Caches the page and the pictures of a begun attempt, and retries until they are there.
 * @returns whether a reload goes on without a connection
 */
export function usePageCache(sitting: Sitting): PageCacheState {
  const [state, setState] = useState<PageCacheState>(canCachePage() ? 'LOADING' : 'NONE');
  const isOn = canCachePage() && !isOver(sitting.phase);
  const count = sitting.questions.length;
  useEffect(() => void isPageCached().then((isCached) => isCached && setState('READY')), []);
  useEffect(() => {
    if (!isOn) return undefined;
    return retried(cachePage, () => setState('READY'));
  }, [isOn]);
  // Forward-only, each question brings its pictures.
  useEffect(() => {
    if (!isOn) return undefined;
    return retried(async (signal) => cachePictures(pictureUrls(sitting.questions), signal));
  }, [isOn, sitting, count]);
  return state;
}

/** @returns stops trying */
function retried(
  work: (signal: AbortSignal) => Promise<void>,
  onDone: () => void = () => undefined,
): () => void {
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = async (tries: number): Promise<void> => {
    try {
      await work(abort.signal);
      if (!abort.signal.aborted) onDone();
    } catch (error) {
      if (abort.signal.aborted) return;
      timer = setTimeout(() => void run(tries + 1), backOffMs(tries, error));
    }
  };
  void run(1);
  return () => {
    abort.abort();
    clearTimeout(timer);
  };
}
