import { createContext, use, useEffect, useState, type ReactNode } from 'react';

const NowContext = createContext<number | null>(null);

interface ServerClockProps {
  /** The server's time in a response that has just arrived; undefined before the first one. */
  at: string | undefined;
  children: ReactNode;
}

/**
 * Provides the server's time, once a second. Deadlines follow it, and this device's clock may be
 * wrong.
 */
export function ServerClock({ at, children }: ServerClockProps) {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    if (at === undefined) return;
    const offset = Date.parse(at) - Date.now();
    const timer = setInterval(() => setNow(Date.now() + offset), 1_000);
    return () => clearInterval(timer);
  }, [at]);
  return (
    <NowContext value={now ?? (at === undefined ? null : Date.parse(at))}>{children}</NowContext>
  );
}

/** @returns the server's time in epoch milliseconds; null until known */
export function useNow(): number | null {
  return use(NowContext);
}
