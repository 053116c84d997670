import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { stepOf } from './row-steps';

interface Pages {
  /** The page that is shown; null while the next one is loading. */
  shown: number | null;
  pages: number;
  turn: (page: number) => void;
}

/** Keys lead from row to row, across pages, while one of the rows has the focus. */
export function useRowKeys({ shown, pages, turn }: Pages) {
  const list = useRef<HTMLOListElement>(null);
  const target = useRef<{ page: number; isLast: boolean } | null>(null);
  /** The row that Tab leads to. */
  const [stop, setStop] = useState(0);
  useEffect(() => {
    if (shown === null) return;
    const { current } = target;
    target.current = null;
    if (current?.page !== shown) return;
    rowsIn(list.current)
      .at(current.isLast ? -1 : 0)
      ?.focus();
  }, [shown]);
  const onKeyDown = (event: KeyboardEvent<HTMLOListElement>): void => {
    const { ctrlKey, metaKey, altKey, shiftKey } = event;
    const rows = rowsIn(list.current);
    const index = rows.findIndex((row) => row === event.target);
    const step = stepOf(event.key);
    // Not while something inside of a row has the focus.
    if (index < 0 || step === null || ctrlKey || metaKey || altKey || shiftKey) return;
    event.preventDefault();
    const next = rows[index + step];
    if (next) next.focus();
    else if (shown !== null && shown + step >= 1 && shown + step <= pages) {
      target.current = { page: shown + step, isLast: step < 0 };
      turn(shown + step);
    }
  };
  return { list, onKeyDown, stop, setStop };
}

function rowsIn(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('article') ?? [])];
}
