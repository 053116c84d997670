/** Failures that the specification has logged (section 8), for whoever looks into the browser's console. */
export function logError(failure: unknown): void {
  // oxlint-disable-next-line no-console -- the one place that is meant to
  console.error(failure);
}
