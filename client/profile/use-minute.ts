import { useEffect, useState } from 'react';

const POLL_INTERVAL_MS = 10_000;
const MINUTE_MS = 60_000;

/** The current time, updated every minute. */
export function useMinute(): Date {
  const [minute, setMinute] = useState(current);
  useEffect(() => {
    const timer = setInterval(() => setMinute(current()), POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  return new Date(minute);
}

function current(): number {
  return Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
}
