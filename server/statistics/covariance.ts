/**
 * Variances and covariances as exact integers. Divided by n(n − 1), they are those of a sample, in
 * units squared. Their signs are exact, and zero means that something does not vary at all.
 */

/** Sums over n pairs of whole numbers. */
export interface ProductSums {
  count: number;
  x: number;
  y: number;
  products: bigint;
}

/** n(n − 1) times the covariance: `n·Σxy − Σx·Σy`. */
export function scaledCovariance({ count, x, y, products }: ProductSums): bigint {
  return BigInt(count) * products - BigInt(x) * BigInt(y);
}

/** n(n − 1). */
export function scaleOf(count: number): number {
  return count * (count - 1);
}

/**
 * Pearson's correlation, from −1 to 1.
 * @param varianceX not zero; all three have the same scale
 * @param varianceY not zero
 */
export function correlation(covariance: bigint, varianceX: bigint, varianceY: bigint): number {
  const deviations = Math.sqrt(Number(varianceX)) * Math.sqrt(Number(varianceY));
  return Math.max(-1, Math.min(1, Number(covariance) / deviations));
}

const HALF = 2 ** 16;

/**
 * The exact sum of squares, without a bigint for each number.
 * @param numbers whole, at most 2^31 in size, at most 2^20 of them
 */
export function sumOfSquares(numbers: Float64Array): bigint {
  let [high, cross, low] = [0, 0, 0];
  for (const number of numbers) {
    const upper = Math.floor(number / HALF);
    const lower = number - upper * HALF;
    high += upper * upper;
    cross += upper * lower;
    low += lower * lower;
  }
  return (BigInt(high) << 32n) + (BigInt(cross) << 17n) + BigInt(low);
}
