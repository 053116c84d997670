/** Who would lose something if this page were left now. A log-out asks them, as it replaces the address. */
import { useEffectEvent, useLayoutEffect } from 'react';

/** Resolves to whether the page may be left. */
type Ask = () => Promise<boolean>;

const asked = new Set<Ask>();

/** Asks all of them, one after the other. @returns whether nobody said no */
export async function mayLeave(): Promise<boolean> {
  for (const ask of asked) if (!(await ask())) return false;
  return true;
}

/** Has somebody asked before the page is left by a log-out. */
export function useAskedBeforeLeaving(ask: Ask): void {
  const question = useEffectEvent(ask);
  // At once: it may be left in the same moment.
  useLayoutEffect(() => {
    const entry: Ask = async () => question();
    asked.add(entry);
    return () => {
      asked.delete(entry);
    };
  }, []);
}

let isUnasked = false;

/** Whether the browser asks before the page is closed or loaded anew. */
export function isAsked(): boolean {
  return !isUnasked;
}

/** Leaves at once and for good: what stands here is somebody else's by now. */
export function leaveUnasked(path: string): void {
  isUnasked = true;
  window.location.replace(path);
}
