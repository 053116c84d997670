/** Where the focus goes when the element that had it is gone: never to the body, where a keyboard user is lost. */

/**
 * Focuses the heading of what the page shows. A page with several headings names the current one by the
 * attribute `data-heading` of its `main`.
 */
export function focusCurrentHeading(): void {
  const main = document.querySelector('main');
  const named = document.getElementById(main?.dataset['heading'] ?? '');
  const heading = named ?? main?.querySelector<HTMLElement>('[tabindex="-1"]');
  heading?.focus({ preventScroll: true });
}

/** Whether no element has the focus. */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body;
}
