import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { scrollKeyOf } from '../../ui/hooks/visited-pages';
import { movedBy, type GridPlace } from './grid-moves';

/** The answer that somebody opened last, by the address of the picture: they come back to it. */
const left = new Map<string, GridPlace>();

/**
 * The keyboard in a grid: Tab leads to one cell, arrow keys to the others. Cells carry `data-row` and
 * `data-column`.
 * @param address of the picture with its page and order
 */
export function useGridFocus(
  grid: RefObject<HTMLTableElement | null>,
  size: { rows: number; columns: number },
  address: string,
) {
  const [entry, setEntry] = useState<GridPlace>(() => left.get(address) ?? { row: 0, column: 0 });
  const location = useLocation();
  const isBack =
    useNavigationType() === NavigationType.Pop || scrollKeyOf(location) !== location.key;
  const place = {
    row: Math.min(entry.row, size.rows - 1),
    column: Math.min(entry.column, size.columns - 1),
  };
  const first = useRef(isBack && left.has(address) ? place : null);
  useEffect(() => {
    if (!first.current) return;
    focusCell(grid.current, first.current);
    first.current = null;
  }, [grid]);
  return {
    /** The cell that Tab leads to. */
    entry: place,
    onFocus: (to: GridPlace): void => setEntry(to),
    onOpen: (from: GridPlace): void => {
      left.clear();
      left.set(address, from);
    },
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.altKey || event.metaKey) return;
      const to = movedBy(event.key, event.ctrlKey, place, size);
      if (!to) return;
      event.preventDefault();
      focusCell(grid.current, to);
    },
  };
}

function focusCell(grid: HTMLTableElement | null, { row, column }: GridPlace): void {
  const cell = grid?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
  cell?.focus({ preventScroll: true });
  cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
