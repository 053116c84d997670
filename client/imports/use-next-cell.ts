import { useEffect, useRef, type KeyboardEvent } from 'react';

interface Pages {
  /** The page whose cells are there; null while another one is on its way. */
  shown: number | null;
  pages: number;
  turn: (page: number) => void;
  /** Behind the last cell of the last page. */
  leave: () => void;
}

/** Enter leads from cell to cell, over the pages; Shift+Enter begins a new line as usual. */
export function useNextCell({ shown, pages, turn, leave }: Pages) {
  const list = useRef<HTMLOListElement>(null);
  const turnedTo = useRef<number | null>(null);
  useEffect(() => {
    if (shown === null || shown !== turnedTo.current) return;
    turnedTo.current = null;
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
      turnedTo.current = shown + 1;
      turn(shown + 1);
    } else leave();
  };
  return { list, onKeyDown };
}

function cellsIn(list: HTMLElement | null): HTMLTextAreaElement[] {
  return [...(list?.querySelectorAll<HTMLTextAreaElement>('textarea:not([readonly])') ?? [])];
}
