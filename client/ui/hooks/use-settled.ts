import { useEffect, useState } from 'react';

/** Longer than requests take on a slow line; a request that hangs delays the rest of the page no longer. */
const MAX_WAIT_MS = 5_000;

interface Query {
  data?: unknown;
  error?: unknown;
}

/**
 * Whether queries have answered or failed; once they have, it stays so. What stands below notices that they decide about
 * waits for it, and does not move when a notice arrives.
 */
export function useSettled(...queries: Query[]): boolean {
  const [isOver, setOver] = useState(false);
  const areAnswered = queries.every(({ data, error }) => data !== undefined || error !== undefined);
  if (areAnswered && !isOver) setOver(true);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isOver || areAnswered;
}
