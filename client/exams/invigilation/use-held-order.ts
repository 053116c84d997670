import { useEffect, useRef, useState, type PointerEvent } from 'react';
import type { SheetRow } from './bubble-sheet.query';
import { OrderHold } from './order-hold';
import { countWaiting, freezeOrder } from './sheet-order';

interface HeldOrder {
  shown: readonly SheetRow[];
  /** Learners who need help and are not yet at the top. */
  waitingCount: number;
  /** Sorts at once. */
  release: () => void;
  /** Of the element around the rows. */
  handlers: {
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: (event: PointerEvent) => void;
    onPointerCancel: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
    onKeyDown: () => void;
  };
}

/** Keeps the order of rows while somebody is at them: see {@link OrderHold}. */
export function useHeldOrder(sorted: readonly SheetRow[]): HeldOrder {
  const [held, setHeld] = useState<readonly string[] | null>(null);
  const [hold] = useState(() => new OrderHold(() => setHeld(null)));
  useEffect(() => () => hold.stop(), [hold]);
  // Browsers report a movement when the page moves below a pointer that stays.
  const place = useRef('');
  const shown = held ? freezeOrder(sorted, held) : sorted;
  const keep = (): void => setHeld((before) => before ?? shown.map(({ attemptId }) => attemptId));
  const lift = ({ pointerType }: PointerEvent): void => {
    if (pointerType !== 'mouse') hold.lift();
  };
  return {
    shown,
    waitingCount: held ? countWaiting(shown) : 0,
    release: () => hold.end(),
    handlers: {
      onPointerDown: ({ pointerType }) => {
        keep();
        if (pointerType === 'mouse') hold.touch();
        else hold.press();
      },
      onPointerMove: ({ clientX, clientY }) => {
        const next = `${clientX} ${clientY}`;
        if (next === place.current) return;
        place.current = next;
        keep();
        hold.touch();
      },
      onPointerUp: lift,
      onPointerCancel: lift,
      onPointerLeave: ({ pointerType }) => {
        if (pointerType === 'mouse') hold.end();
      },
      onKeyDown: () => {
        keep();
        hold.touch();
      },
    },
  };
}
