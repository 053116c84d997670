import { useEffect, useEffectEvent, useRef } from 'react';

/** Names the element of an entry, so that the focus finds it. */
export function entryProps(id: string): { 'data-entry': string } {
  return { 'data-entry': id };
}

/**
 * When an entry of a list is gone, what had the focus is gone with it: the focus goes to the entry that
 * took its place, else to the one before it, else to the page.
 * @param ids of the entries shown, which carry `entryProps`; null while they are on their way
 * @returns to be told which entry is about to go
 */
export function useFocusAfterRemoval(ids: readonly string[] | null): (id: string) => void {
  const removed = useRef<{ id: string; place: number } | null>(null);
  const move = useEffectEvent(() => {
    if (!removed.current || !ids || ids.includes(removed.current.id)) return;
    const next = ids[Math.min(removed.current.place, ids.length - 1)];
    removed.current = null;
    const entry = next === undefined ? null : document.querySelector(`[data-entry="${next}"]`);
    const target = entry?.querySelector<HTMLElement>('a, button') ?? document.querySelector('main');
    target?.focus();
  });
  const shown = ids?.join();
  useEffect(() => move(), [shown]);
  return (id) => {
    removed.current = { id, place: ids?.indexOf(id) ?? 0 };
  };
}
