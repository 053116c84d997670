import { useEffect, useState } from 'react';

/** A request that hangs keeps the rest of the page back no longer; one on a slow line does. */
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
