import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the first text field of an area on request, once it is there.
 * @param request another number with each request; 0 for none
 * @param isReady whether the field can be there
 */
export function useFocusRequest(
  area: RefObject<HTMLElement | null>,
  request: number,
  isReady: boolean,
): void {
  const handled = useRef(0);
  useEffect(() => {
    if (!isReady || request === 0 || request === handled.current) return;
    const fields = [...(area.current?.querySelectorAll('textarea') ?? [])];
    // The form of another kind is there, too, but hidden.
    const field = fields.find((one) => getComputedStyle(one).visibility !== 'hidden');
    if (!field) return;
    handled.current = request;
    field.focus();
    // By the focus alone, it can stay under the bar (WCAG 2.4.11).
    field.scrollIntoView({ block: 'nearest' });
  });
}
