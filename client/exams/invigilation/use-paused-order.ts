import { useEffect, useRef, useState, type PointerEvent } from 'react';
import type { SheetRow } from './bubble-sheet.query';
import { OrderPause } from './order-pause';
import { countWaiting, freezeOrder } from './sheet-order';

interface PausedOrder {
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

/** Keeps the order of rows while somebody is at them: see {@link OrderPause}. */
export function usePausedOrder(sorted: readonly SheetRow[]): PausedOrder {
  const [paused, setPaused] = useState<readonly string[] | null>(null);
  const [pause] = useState(() => new OrderPause(() => setPaused(null)));
  useEffect(() => () => pause.stop(), [pause]);
  // Browsers report a movement when the page moves below a pointer that stays.
  const place = useRef('');
  const shown = paused ? freezeOrder(sorted, paused) : sorted;
  const keep = (): void => setPaused((before) => before ?? shown.map(({ attemptId }) => attemptId));
  const lift = ({ pointerType }: PointerEvent): void => {
    if (pointerType !== 'mouse') pause.lift();
  };
  return {
    shown,
    waitingCount: paused ? countWaiting(shown) : 0,
    release: () => pause.end(),
    handlers: {
      onPointerDown: ({ pointerType }) => {
        keep();
        if (pointerType === 'mouse') pause.touch();
        else pause.press();
      },
      onPointerMove: ({ clientX, clientY }) => {
        const next = `${clientX} ${clientY}`;
        if (next === place.current) return;
        place.current = next;
        keep();
        pause.touch();
      },
      onPointerUp: lift,
      onPointerCancel: lift,
      onPointerLeave: ({ pointerType }) => {
        if (pointerType === 'mouse') pause.end();
      },
      onKeyDown: () => {
        keep();
        pause.touch();
      },
    },
  };
}
