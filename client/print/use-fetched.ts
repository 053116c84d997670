import { useEffect, useEffectEvent, useState } from 'react';

export interface Progress {
  done: number;
  total: number;
}

interface State<T> {
  /** What was asked for. */
  key: string;
  value?: T;
  error?: unknown;
  progress?: Progress;
}

/**
 * What takes several requests: how far it has come, and what it came to.
 * @param key what is asked for; another one is fetched anew
 */
export function useFetched<T>(
  key: string,
  fetchIt: (onProgress: (progress: Progress) => void) => Promise<T>,
) {
  const [tries, setTries] = useState(0);
  const wanted = `${tries} ${key}`;
  const [state, setState] = useState<State<T>>({ key: wanted });
  const start = useEffectEvent(fetchIt);
  useEffect(() => {
    let isWanted = true;
    const tell = (news: Omit<State<T>, 'key'>): void => {
      if (isWanted) setState({ key: wanted, ...news });
    };
    start((progress) => tell({ progress })).then(
      (value) => tell({ value }),
      (error: unknown) => tell({ error }),
    );
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  const { value, error, progress }: State<T> = state.key === wanted ? state : { key: wanted };
  return { value, error, progress, retry: () => setTries(tries + 1) };
}
