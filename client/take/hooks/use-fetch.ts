/** Fetches data when a page opens, retries while that can help, and reloads on demand. */
import { useCallback, useEffect, useState } from 'preact/hooks';
import { request, backOffMs, isRetryable } from '../api/api';
import type { FilledPath, ReplyOf, RoutePath } from '../api/route-types';
import type { ServerClock } from '../session/clock';

export interface FetchResult<T> {
  data: T | null;
  error: unknown;
  reload: () => void;
  /** Reloads, and drops the current data until the response arrives. */
  reset: () => void;
}

/**
 * @typeParam Path of the route in the document
 * @param clock takes the server's time from the response
 */
export function useFetch<Path extends RoutePath<'get'>>(
  path: FilledPath<Path>,
  token?: string,
  clock?: ServerClock,
): FetchResult<ReplyOf<Path, 'get'>> {
  const [state, setState] = useState<{ data: ReplyOf<Path, 'get'> | null; error: unknown }>({
    data: null,
    error: null,
  });
  const [loadCount, setLoadCount] = useState(0);
  const reload = useCallback(() => setLoadCount((before) => before + 1), []);
  const reset = useCallback(() => {
    setState({ data: null, error: null });
    reload();
  }, [reload]);
  useEffect(() => {
    let isUnmounted = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let tries = 0;
    const load = async (): Promise<void> => {
      let sentAt = 0;
      const onSent = (at: number): void => {
        sentAt = at;
      };
      try {
        const data = await request<Path>(path, { ...(token && { token }), onSent });
        if (isUnmounted) return;
        const { serverTime } = data as { serverTime?: string };
        if (serverTime) clock?.addSample(serverTime, sentAt);
        setState({ data, error: null });
      } catch (error) {
        if (isUnmounted) return;
        setState(({ data }) => ({ data, error }));
        tries += 1;
        if (isRetryable(error)) timer = setTimeout(() => void load(), backOffMs(tries, error));
      }
    };
    void load();
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
    };
  }, [path, token, clock, loadCount]);
  return { ...state, reload, reset };
}
