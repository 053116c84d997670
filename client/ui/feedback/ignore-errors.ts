/** Lets work go on whose failure is said elsewhere: the page of a query shows its error by itself. */
export function quietly(work: Promise<unknown>): void {
  work.catch(() => undefined);
}
