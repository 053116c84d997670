import { createContext, use, useEffect, useState } from 'react';

/** How far the server's clock, which deadlines go by, is ahead of this device's, in milliseconds. */
export const ClockLead = createContext(0);

/** @param at what the server's clock said in an answer that has just come; none yet: undefined */
export function useClockLead(at: string | undefined): number {
  const [lead, setLead] = useState(0);
  useEffect(() => {
    if (at === undefined) return;
    const ahead = Date.parse(at) - Date.now();
    const timer = setTimeout(() => setLead(ahead));
    return () => clearTimeout(timer);
  }, [at]);
  return lead;
}

/** The time by the server's clock, once a second. */
export function useNow(): number {
  const lead = use(ClockLead);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now + lead;
}
