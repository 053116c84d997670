/** Summaries of lists of numbers, by textbook definitions. */

/** Summary statistics of a list of numbers. */
export interface Summary {
  mean: number;
  median: number;
  /** Of a sample (divisor n − 1); null for a single number. */
  standardDeviation: number | null;
  lowest: number;
  highest: number;
  lowerQuartile: number;
  upperQuartile: number;
}

/** @returns null for an empty list */
export function summaryOf(numbers: readonly number[]): Summary | null {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [lowest, highest] = [sorted[0], sorted.at(-1)];
  if (lowest === undefined || highest === undefined) return null;
  const mean = meanOf(sorted);
  return {
    mean,
    median: quantile(sorted, 0.5),
    standardDeviation: deviationOf(sorted, mean),
    lowest,
    highest,
    lowerQuartile: quantile(sorted, 0.25),
    upperQuartile: quantile(sorted, 0.75),
  };
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

function deviationOf(numbers: readonly number[], mean: number): number | null {
  if (numbers.length < 2) return null;
  const squares = numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return Math.sqrt(squares / (numbers.length - 1));
}

/**
 * Interpolates linearly (type 7 of Hyndman and Fan 1996, as spreadsheets and PostgreSQL's
 * `percentile_cont` do).
 * @param sorted ascending, not empty
 * @param share from 0 to 1
 */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  const place = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];
  return below + (above - below) * (place - Math.floor(place));
}
