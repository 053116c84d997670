/** Lets work go on whose failure is said elsewhere: the page of a query shows its error by itself. */
export function ignoreErrors(work: Promise<unknown>): void {
  work.catch(() => undefined);
}
