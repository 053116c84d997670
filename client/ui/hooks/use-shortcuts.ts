/** Keyboard shortcuts, and the list of those that work on this page. */
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { Typing } from './typing';

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
 * Puts the shortcuts of a page, or of a part of it, on the list while the component is mounted.
 * @param shortcuts the same array at every render
 */
export function useShortcutHelp(shortcuts: readonly Shortcut[]): void {
  useEffect(() => {
    const entry = {};
    pages.set(entry, shortcuts);
    updateList();
    return () => {
      pages.delete(entry);
      updateList();
    };
  }, [shortcuts]);
}

/** The shortcuts of this page, in addition to those of all pages. */
export function useShortcuts(): readonly Shortcut[] {
  return useSyncExternalStore(listen, () => listed);
}

/**
 * Runs an action on a key that produces one character, in any keyboard layout, unless the user is
 * typing or a dialog is open.
 */
export function useKey(key: string, act: () => void): void {
  useKeys((pressed) => {
    if (pressed !== key) return false;
    act();
    return true;
  });
}

/** The same for several keys. @param act returns whether it handled the key */
export function useKeys(act: (key: string) => boolean): void {
  const [typing] = useState(() => new Typing());
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const isCombined = event.ctrlKey || event.metaKey || event.altKey;
    if (isTyping(typing, event) || isCombined || isInDialog(event) || !areSingleKeysOn()) return;
    if (act(event.key)) event.preventDefault();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => pressed(event);
    const onPointer = (): void => typing.end();
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPointer, true);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPointer, true);
    };
  }, [typing]);
}

/** Speech input can trigger single keys, so users can switch them off (WCAG 2.1.4). */
export function useSingleKeys(): [boolean, (areOn: boolean) => void] {
  const areOn = useSyncExternalStore(listen, areSingleKeysOn);
  return [
    areOn,
    (next) => {
      if (next) localStorage.removeItem(SINGLE_KEYS);
      else localStorage.setItem(SINGLE_KEYS, OFF);
      updateList();
    },
  ];
}

function areSingleKeysOn(): boolean {
  return localStorage.getItem(SINGLE_KEYS) !== OFF;
}

const FIELDS = 'input, textarea, select, [contenteditable]';
/** They take no characters, but the space bar and arrows. */
const TOGGLES = 'input[type="radio"], input[type="checkbox"]';

function isTyping(typing: Typing, { target, key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  const isCharacter = key.length === 1 && key !== ' ';
  return typing.has(key, {
    isField: target.closest(FIELDS) !== null && !(isCharacter && target.matches(TOGGLES)),
    isMultiline: target.matches('textarea') && !ctrlKey && !metaKey,
    isNothing: target === document.body,
  });
}

function isInDialog({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('[role="dialog"], [role="menu"]') !== null;
}

function listen(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

function updateList(): void {
  // Two forms on one page have the same shortcuts.
  listed = [...new Set([...pages.values()].flat())];
  for (const onChange of listeners) onChange();
}
