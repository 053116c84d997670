import { useEffect, useState } from 'react';

const LOOK_EVERY_MS = 10_000;
const MINUTE_MS = 60_000;

/** The time, anew with each minute. */
export function useMinute(): Date {
  const [minute, setMinute] = useState(current);
  useEffect(() => {
    const timer = setInterval(() => setMinute(current()), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return new Date(minute);
}

function current(): number {
  return Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
}
