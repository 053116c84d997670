/** What a page asks for when it is opened, and asks again when told to. */
import { useCallback, useEffect, useState } from 'preact/hooks';
import { ask, backOffMs, mayPass } from '../api/api';
import type { ServerClock } from '../clock';

export interface Fetched<T> {
  data: T | null;
  error: unknown;
  again: () => void;
  /** Asks again, and shows nothing of before meanwhile. */
  anew: () => void;
}

/**
 * Keeps trying by itself while that can help.
 * @param clock learns the time from the answer
 */
export function useFetched<T extends { serverTime?: string }>(
  path: string,
  token?: string,
  clock?: ServerClock,
): Fetched<T> {
  const [state, setState] = useState<{ data: T | null; error: unknown }>({
    data: null,
    error: null,
  });
  const [turn, setTurn] = useState(0);
  const again = useCallback(() => setTurn((before) => before + 1), []);
  const anew = useCallback(() => {
    setState({ data: null, error: null });
    again();
  }, [again]);
  useEffect(() => {
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let tries = 0;
    const load = async (): Promise<void> => {
      let sentAt = 0;
      const onSent = (at: number): void => {
        sentAt = at;
      };
      try {
        const data = await ask<T>(path, { ...(token && { token }), onSent });
        if (isGone) return;
        if (data.serverTime) clock?.note(data.serverTime, sentAt);
        setState({ data, error: null });
      } catch (error) {
        if (isGone) return;
        setState(({ data }) => ({ data, error }));
        tries += 1;
        if (mayPass(error)) timer = setTimeout(() => void load(), backOffMs(tries, error));
      }
    };
    void load();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [path, token, clock, turn]);
  return { ...state, again, anew };
}
