/** Correlation from sums over pairs of numbers. */

/** Sums over pairs of numbers (x, y). */
export interface PairSums {
  count: number;
  x: number;
  y: number;
  xx: number;
  yy: number;
  xy: number;
}

/** Pearson's correlation, from −1 to 1. @returns null where either does not vary */
export function correlationOf({ count, x, y, xx, yy, xy }: PairSums): number | null {
  const [varianceX, varianceY] = [count * xx - x * x, count * yy - y * y];
  if (varianceX <= 0 || varianceY <= 0) return null;
  const correlation = (count * xy - x * y) / Math.sqrt(varianceX) / Math.sqrt(varianceY);
  return Math.max(-1, Math.min(1, correlation));
}
