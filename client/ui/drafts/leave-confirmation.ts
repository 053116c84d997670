/**
 * Confirmations before the page is left, and what a log-out waits for. It runs them itself, because it replaces the URL.
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
  useLayoutEffect(() => {
    const own = async (): Promise<boolean> => confirm();
    confirmations.add(own);
    return () => void confirmations.delete(own);
  }, []);
}

const waits = new Set<() => Promise<void>>();

/** What is still being sent for a page that was left. @returns a function that ends that */
export function waitBeforeLogOut(wait: () => Promise<void>): () => void {
  waits.add(wait);
  return () => void waits.delete(wait);
}

/** Runs all confirmations, and waits for what is still being sent. @returns false if one is declined */
export async function confirmLogOut(): Promise<boolean> {
  if (!(await confirmLeaving())) return false;
  await Promise.all([...waits].map(async (wait) => wait()));
  return true;
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
