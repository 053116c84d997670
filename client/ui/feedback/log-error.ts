/** Logs failures to the browser's console, as docs/specification.md, section 8, requires. */
export function logError(failure: unknown): void {
  // oxlint-disable-next-line no-console -- the only place that may log
  console.error(failure);
}
