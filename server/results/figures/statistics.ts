/** Statistics of lists of numbers, by textbook definitions. */

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
 * @param sorted not empty
 */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];
  return below + (above - below) * (place - Math.floor(place));
}

/** The count of percentages between two values; the upper one is excluded except for 100. */
export interface Bin {
  /** Null: everything below `to`. */
  from: number | null;
  to: number;
  count: number;
}

const STEP = 10;

/** @returns ten bins of ten per cent; before them one for values below zero, if there are any */
export function distributionOf(percents: readonly number[]): Bin[] {
  const bins = Array.from({ length: 100 / STEP }, (_, index): Bin => {
    const from = index * STEP;
    return { from, to: from + STEP, count: 0 };
  });
  const below: Bin = { from: null, to: 0, count: 0 };
  for (const percent of percents) {
    const place = Math.min(Math.floor(percent / STEP), bins.length - 1);
    const bin = percent < 0 ? below : bins[place];
    if (bin) bin.count += 1;
  }
  return below.count > 0 ? [below, ...bins] : bins;
}

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
