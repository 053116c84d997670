import { useEffect, useEffectEvent, useState } from 'react';

export interface Progress {
  done: number;
  total: number;
}

interface State<T> {
  /** The key of the request. */
  key: string;
  value?: T;
  error?: unknown;
  progress?: Progress;
}

/**
 * Fetches something that takes several requests, with its progress.
 * @param key identifies the content; a change fetches again
 */
export function useFetched<T>(
  key: string,
  fetchAll: (onProgress: (progress: Progress) => void) => Promise<T>,
) {
  const [tries, setTries] = useState(0);
  const requestKey = `${tries} ${key}`;
  const [state, setState] = useState<State<T>>({ key: requestKey });
  const start = useEffectEvent(fetchAll);
  useEffect(() => {
    let isCurrent = true;
    const update = (result: Omit<State<T>, 'key'>): void => {
      if (isCurrent) setState({ key: requestKey, ...result });
    };
    start((progress) => update({ progress })).then(
      (value) => update({ value }),
      (error: unknown) => update({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [requestKey]);
  const { value, error, progress }: State<T> =
    state.key === requestKey ? state : { key: requestKey };
  return { value, error, progress, retry: () => setTries(tries + 1) };
}
