import { useEffect, useEffectEvent, useRef } from 'react';

/** Marks the element of a list entry, so that `useFocusAfterRemoval` finds it. */
export function entryProps(id: string): { 'data-entry': string } {
  return { 'data-entry': id };
}

/**
 * When a list entry is removed, the focused element is removed with it. The focus moves to the
 * entry that took its place, otherwise to the one before it, otherwise to the page.
 * @param ids of the shown entries, which carry `entryProps`; null while they are loading
 * @returns a function to call with the id of the entry that is about to be removed
 */
export function useFocusAfterRemoval(ids: readonly string[] | null): (id: string) => void {
  const removed = useRef<{ id: string; place: number } | null>(null);
  const moveFocus = useEffectEvent(() => {
    if (!removed.current || !ids || ids.includes(removed.current.id)) return;
    const next = ids[Math.min(removed.current.place, ids.length - 1)];
    removed.current = null;
    const entry = next === undefined ? null : document.querySelector(`[data-entry="${next}"]`);
    const target = entry?.querySelector<HTMLElement>('a, button') ?? document.querySelector('main');
    target?.focus();
  });
  const shown = ids?.join();
  useEffect(() => moveFocus(), [shown]);
  return (id) => {
    removed.current = { id, place: ids?.indexOf(id) ?? 0 };
  };
}
