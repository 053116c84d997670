import { createContext, use, useEffect, useState, type ReactNode } from 'react';

const Now = createContext<number | null>(null);

interface ServerClockProps {
  /** What the server's clock, which deadlines go by, said in an answer that has just come; none yet: undefined. */
  at: string | undefined;
  children: ReactNode;
}

/** Tells what is in it the time by the server's clock, once a second: this device's own may be wrong. */
export function ServerClock({ at, children }: ServerClockProps) {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    if (at === undefined) return;
    const ahead = Date.parse(at) - Date.now();
    const timer = setInterval(() => setNow(Date.now() + ahead), 1_000);
    return () => clearInterval(timer);
  }, [at]);
  return <Now value={now ?? (at === undefined ? null : Date.parse(at))}>{children}</Now>;
}

/** @returns in milliseconds; null until it is known */
export function useNow(): number | null {
  return use(Now);
}
