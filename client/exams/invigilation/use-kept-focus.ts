import { useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';

interface KeptFocus {
  /** The attempt whose row has the focus. Its row must stay on the page. */
  focusedId: string | null;
  handlers: { onFocus: (event: FocusEvent) => void; onBlur: () => void };
}

/**
 * Gives the focus back to the control of a row (`data-attempt`) that was moved to another body of the table, and so was
 * drawn again.
 */
export function useKeptFocus(area: RefObject<HTMLElement | null>): KeptFocus {
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const name = useRef('');
  useLayoutEffect(() => {
    if (focusedId === null || document.activeElement !== document.body) return;
    const row = area.current?.querySelector(`[data-attempt="${focusedId}"]`);
    const controls = [...(row?.querySelectorAll<HTMLElement>('[aria-label]') ?? [])];
    const control = controls.find((one) => one.ariaLabel === name.current);
    control?.focus({ preventScroll: true });
  });
  return {
    focusedId,
    handlers: {
      onFocus: ({ target }) => {
        const row = target.closest<HTMLElement>('[data-attempt]');
        name.current = target.ariaLabel ?? '';
        setFocusedId(row?.dataset['attempt'] ?? null);
      },
      // Not when a row is drawn again: React reports nothing then.
      onBlur: () => setFocusedId(null),
    },
  };
}
