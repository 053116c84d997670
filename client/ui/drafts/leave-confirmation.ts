/**
 * Confirmations before the page is left. A log-out runs them itself, because it replaces the URL.
 */
import { useEffectEvent, useLayoutEffect } from 'react';

/** Resolves to whether the page may be left. */
type Confirmation = () => Promise<boolean>;

const confirmations = new Set<Confirmation>();

/** Runs all confirmations, one after the other. @returns false as soon as one is declined */
export async function confirmLeaving(): Promise<boolean> {
  for (const ask of confirmations) if (!(await ask())) return false;
  return true;
}

/** Asks for confirmation before a log-out leaves the page. */
export function useLeaveConfirmation(ask: Confirmation): void {
  const confirm = useEffectEvent(ask);
  // Before the browser paints: the page may be left immediately.
  useLayoutEffect(() => beforeLogOut(async () => confirm()), []);
}

/** Asks, or waits, before a log-out also when its page was left. @returns a function that ends that */
export function beforeLogOut(confirm: Confirmation): () => void {
  confirmations.add(confirm);
  return () => {
    confirmations.delete(confirm);
  };
}

let isConfirmationOff = false;

/** Whether the browser asks before the page is closed or reloaded. */
export function isUnloadConfirmed(): boolean {
  return !isConfirmationOff;
}

/** Leaves immediately, because the page now belongs to another account. */
export function leaveWithoutConfirmation(path: string): void {
  isConfirmationOff = true;
  window.location.replace(path);
}
