/**
 * Ignores the errors of work that reports them elsewhere: the page of a query shows its error
 * itself.
 */
export function ignoreErrors(work: Promise<unknown>): void {
  work.catch(() => undefined);
}
