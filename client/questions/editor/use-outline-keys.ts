import type { KeyboardEvent } from 'react';
import { allOf, extended, NO_SELECTION, toggled, type Selection } from './outline-selection';

/** As many rows as a page of the list has, roughly. */
const PAGE = 10;

/** What the panel above the outline asks for. */
export type Asked = 'marks' | 'move' | 'copy';

interface OutlineKeys {
  /** The ids of the rows that are shown, in order. */
  order: readonly string[];
  activeId: string | null;
  selection: Selection;
  select: (selection: Selection) => void;
  /** Moves the focus. */
  focus: (id: string) => void;
  open: (id: string) => void;
  step: (by: -1 | 1) => void;
  ask: (what: Asked) => void;
  duplicate: () => void;
  remove: () => void;
  undo: () => void;
}

/** The keys of the outline. Letters work there alone, so that dictation elsewhere types none of them (WCAG 2.1.4). */
export function useOutlineKeys(keys: OutlineKeys): (event: KeyboardEvent) => void {
  const { order, activeId, selection } = keys;
  const at = activeId === null ? -1 : order.indexOf(activeId);

  const goTo = (index: number, isExtending: boolean): void => {
    const id = order[Math.min(order.length - 1, Math.max(0, index))];
    if (id === undefined) return;
    if (isExtending) keys.select(extended(selection, order, activeId ?? id, id));
    keys.focus(id);
  };
  const moves: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + PAGE,
    PageUp: at - PAGE,
    Home: 0,
    End: order.length - 1,
  };
  const plain: Record<string, () => void> = {
    Enter: () => activeId !== null && keys.open(activeId),
    ' ': () => activeId !== null && keys.select(toggled(selection, activeId)),
    Escape: () => keys.select(NO_SELECTION),
    Delete: keys.remove,
    Backspace: keys.remove,
    d: keys.duplicate,
    m: () => keys.ask('marks'),
    p: () => keys.ask('move'),
    c: () => keys.ask('copy'),
  };
  const combined: Record<string, () => void> = {
    a: () => keys.select(allOf(order)),
    z: keys.undo,
  };

  return (event) => {
    const { key, altKey, shiftKey } = event;
    const isCombined = event.ctrlKey || event.metaKey;
    const name = key.length === 1 ? key.toLowerCase() : key;
    const arrow = { ArrowUp: -1, ArrowDown: 1 }[key] as -1 | 1 | undefined;
    const index = moves[key];
    let act: (() => void) | undefined;
    if (altKey) act = arrow === undefined || isCombined ? undefined : () => keys.step(arrow);
    else if (isCombined) act = shiftKey ? undefined : combined[name];
    else if (index !== undefined) act = () => goTo(index, shiftKey);
    else if (!shiftKey) act = plain[name];
    if (!act) return;
    event.preventDefault();
    act();
  };
}
