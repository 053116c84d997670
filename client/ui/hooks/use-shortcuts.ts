/** Keys that do something, and the list of those that work on this page. */
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

export interface Shortcut {
  /** As printed on the keys, `Ctrl+Enter`. */
  keys: string;
  does: string;
}

const SINGLE_KEYS = 'single-keys';
const OFF = 'off';

const pages = new Map<object, readonly Shortcut[]>();
const listeners = new Set<() => void>();
let listed: readonly Shortcut[] = [];

/**
 * Puts the shortcuts of a page, or of a part of it, on the list while it stands.
 * @param shortcuts the same array at every drawing
 */
export function useListed(shortcuts: readonly Shortcut[]): void {
  useEffect(() => {
    const entry = {};
    pages.set(entry, shortcuts);
    tell();
    return () => {
      pages.delete(entry);
      tell();
    };
  }, [shortcuts]);
}

/** What works on this page beside what works on all of them. */
export function useShortcuts(): readonly Shortcut[] {
  return useSyncExternalStore(listen, () => listed);
}

/**
 * A key of one character, wherever a keyboard has it, that does something as long as nothing is being
 * typed and no dialog is open.
 */
export function useKey(key: string, act: () => void): void {
  useKeys((pressed) => {
    if (pressed !== key) return false;
    act();
    return true;
  });
}

/** The same for several. @param act returns whether the key is one of them, and did something */
export function useKeys(act: (key: string) => boolean): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const isCombined = event.ctrlKey || event.metaKey || event.altKey;
    if (isCombined || isBusy(event.target) || !areSingleKeysOn()) return;
    if (act(event.key)) event.preventDefault();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => pressed(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** Whoever dictates sets off single keys by speaking: they can be switched off (WCAG 2.1.4). */
export function useSingleKeys(): [boolean, (areOn: boolean) => void] {
  const areOn = useSyncExternalStore(listen, areSingleKeysOn);
  return [
    areOn,
    (next) => {
      if (next) localStorage.removeItem(SINGLE_KEYS);
      else localStorage.setItem(SINGLE_KEYS, OFF);
      tell();
    },
  ];
}

function areSingleKeysOn(): boolean {
  return localStorage.getItem(SINGLE_KEYS) !== OFF;
}

function isBusy(target: EventTarget | null): boolean {
  const typing = 'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]';
  return target instanceof Element && target.closest(typing) !== null;
}

function listen(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

function tell(): void {
  // Two forms on one page say the same.
  listed = [...new Set([...pages.values()].flat())];
  for (const onChange of listeners) onChange();
}
