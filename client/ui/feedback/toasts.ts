/** Messages at the top right that go after five seconds (specification, section 9). */
import { useSyncExternalStore } from 'react';
import type { Tone } from './notice';

export interface Toast {
  id: number;
  tone: Tone;
  message: string;
  /** Takes back what was done; offered in the message as long as it stands. */
  onUndo: (() => void) | undefined;
  /** It is on its way out. */
  isGoing: boolean;
}

/** How long a message takes to go. */
const GOING_MS = 200;

let count = 0;
/** As many as there are (decision 17). */
let toasts: readonly Toast[] = [];
const listeners = new Set<() => void>();

/** @param onUndo takes back what was done; offered in the message as long as it stands */
export function toast(tone: Tone, message: string, onUndo?: () => void): void {
  count += 1;
  change([...toasts, { id: count, tone, message, onUndo, isGoing: false }]);
}

export function hideToast(id: number): void {
  change(toasts.map((one) => (one.id === id ? { ...one, isGoing: true } : one)));
  setTimeout(() => change(toasts.filter((one) => one.id !== id)), GOING_MS);
}

/** What stands there now, the oldest first. */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(listen, () => toasts);
}

function listen(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const onChange of listeners) onChange();
}
