/**
 * How many bubbles of a row are filled: each stands for the same share. All are filled only when all is done, and none
 * only when nothing is.
 * @param shown how many bubbles the row has
 */
export function filledOf(done: number, total: number, shown: number): number {
  if (done <= 0 || total <= 0) return 0;
  if (done >= total) return shown;
  return Math.min(shown - 1, Math.max(1, Math.round((done / total) * shown)));
}
