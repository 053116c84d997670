/**
 * Messages at the top right that disappear after five seconds (docs/specification.md, section 9).
 */
import { useSyncExternalStore } from 'react';
import type { Tone } from './tone-sign';

export interface Toast {
  id: number;
  tone: Tone;
  message: string;
  /** Undoes the action; the message offers it as long as it is shown. */
  onUndo: (() => void) | undefined;
  /** The toast is fading out. */
  isClosing: boolean;
}

/** How long a toast takes to fade out. */
const CLOSING_MS = 200;

let count = 0;
/** Without a limit (decision 0017). */
let toasts: readonly Toast[] = [];
const listeners = new Set<() => void>();

/** @param onUndo undoes the action; the message offers it as long as it is shown */
export function toast(tone: Tone, message: string, onUndo?: () => void): void {
  count += 1;
  change([...toasts, { id: count, tone, message, onUndo, isClosing: false }]);
}

export function hideToast(id: number): void {
  change(toasts.map((entry) => (entry.id === id ? { ...entry, isClosing: true } : entry)));
  setTimeout(() => change(toasts.filter((entry) => entry.id !== id)), CLOSING_MS);
}

/** Removes the messages that offer to undo something, since another account may use this tab next. */
export function removeUndo(): void {
  change(toasts.filter(({ onUndo }) => onUndo === undefined));
}

/** The current toasts, the oldest first. */
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
