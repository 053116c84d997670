import { useEffect, useState } from 'preact/hooks';
import { cachePage, cachePictures, canCachePage, type PageCacheState } from '../session/page-cache';
import { backOffMs } from '../api/api';
import { pictureUrls } from '../session/picture-prefetch';
import type { Sitting } from '../session/sitting';

/**
 * Caches the page and the pictures of a begun attempt. Retries until all of it is there.
 * @returns whether a reload goes on without a connection
 */
export function usePageCache(sitting: Sitting): PageCacheState {
  const [state, setState] = useState<PageCacheState>(canCachePage() ? 'LOADING' : 'NONE');
  const count = sitting.questions.length;
  useEffect(() => {
    if (!canCachePage()) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isUnmounted = false;
    const load = async (tries: number): Promise<void> => {
      try {
        await cachePage();
        if (isUnmounted) return;
        setState('READY');
        await cachePictures(pictureUrls(sitting.questions));
      } catch (error) {
        if (!isUnmounted) timer = setTimeout(() => void load(tries + 1), backOffMs(tries, error));
      }
    };
    void load(1);
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
    };
    // Forward-only, each question brings its pictures.
  }, [sitting, count]);
  return state;
}
