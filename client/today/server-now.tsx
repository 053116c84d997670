import { createContext, use, useEffect, useState, type ReactNode } from 'react';

const TICK_MS = 10_000;

const NowContext = createContext<number>(0);

interface ServerNowProps {
  /** The server's time in the response that is shown. */
  at: string;
  children: ReactNode;
}

/**
 * Provides the server's time, renewed every ten seconds, to words such as "in 8 minutes": this
 * device's clock may be wrong.
 */
export function ServerNow({ at, children }: ServerNowProps) {
  const [ticked, setTicked] = useState({ at: '', now: 0 });
  useEffect(() => {
    const offset = Date.parse(at) - Date.now();
    const timer = setInterval(() => setTicked({ at, now: Date.now() + offset }), TICK_MS);
    return () => clearInterval(timer);
  }, [at]);
  return <NowContext value={ticked.at === at ? ticked.now : Date.parse(at)}>{children}</NowContext>;
}

/** @returns the server's time in epoch milliseconds */
export function useServerNow(): number {
  return use(NowContext);
}
