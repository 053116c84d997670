/** Where the focus goes when the element that had it is gone: never to the body, where a keyboard user is lost. */

/** If nothing has the focus, returns it to an element, or to the heading of the page if that is gone. */
export function returnFocus(to: Element | null): void {
  if (!isOnBody(document.activeElement)) return;
  if (to instanceof HTMLElement && !isOnBody(to)) to.focus({ preventScroll: true });
  // It may be gone from the page, or disabled by now.
  if (isOnBody(document.activeElement)) focusCurrentHeading();
}

const isOnBody = (element: Element | null): boolean =>
  element === null || element === document.body;

/**
 * Focuses the heading of what the page shows. A page with several headings names the current one by the
 * attribute `data-heading` of its `main`.
 */
function focusCurrentHeading(): void {
  const main = document.querySelector('main');
  const named = document.getElementById(main?.dataset['heading'] ?? '');
  const heading = named ?? main?.querySelector<HTMLElement>('[tabindex="-1"]');
  heading?.focus({ preventScroll: true });
}
