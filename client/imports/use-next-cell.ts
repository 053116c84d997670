import { useEffect, useRef, type KeyboardEvent } from 'react';

interface Pages {
  /** The page that is shown; null while the next one is loading. */
  shown: number | null;
  pages: number;
  turn: (page: number) => void;
  /** Called after the last cell of the last page. */
  leave: () => void;
}

/** Enter moves from cell to cell, across pages; Shift+Enter inserts a line break as usual. */
export function useNextCell({ shown, pages, turn, leave }: Pages) {
  const list = useRef<HTMLOListElement>(null);
  const targetPage = useRef<number | null>(null);
  useEffect(() => {
    if (shown === null || shown !== targetPage.current) return;
    targetPage.current = null;
    cellsIn(list.current)[0]?.focus();
  }, [shown]);
  const onKeyDown = (event: KeyboardEvent<HTMLOListElement>): void => {
    const { target, key, shiftKey, nativeEvent } = event;
    if (key !== 'Enter' || shiftKey || nativeEvent.isComposing) return;
    if (!(target instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    const cells = cellsIn(list.current);
    const next = cells[cells.indexOf(target) + 1];
    if (next) next.focus();
    else if (shown !== null && shown < pages) {
      targetPage.current = shown + 1;
      turn(shown + 1);
    } else leave();
  };
  return { list, onKeyDown };
}

function cellsIn(list: HTMLElement | null): HTMLTextAreaElement[] {
  return [...(list?.querySelectorAll<HTMLTextAreaElement>('textarea:not([readonly])') ?? [])];
}
