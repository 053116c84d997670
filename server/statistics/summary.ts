/** Summaries of lists of numbers, by textbook definitions. */
import { MIN_ATTEMPTS, refuseBelow, type Figure } from './figure.js';

/** Summary statistics of numbers, one for each attempt, in their unit. */
export interface Summary extends Quantiles {
  attempts: number;
  mean: Figure;
  /** Of a sample (divisor n − 1). */
  standardDeviation: Figure;
}

/** Quartiles are type 7 of Hyndman and Fan (1996). */
export interface Quantiles {
  lowest: Figure;
  lowerQuartile: Figure;
  median: Figure;
  upperQuartile: Figure;
  highest: Figure;
}

export function summaryOf(numbers: Float64Array): Summary {
  const attempts = numbers.length;
  const mean = numbers.reduce((sum, one) => sum + one, 0) / attempts;
  return {
    attempts,
    mean: refuseBelow(MIN_ATTEMPTS.location, attempts) ?? { value: mean },
    ...quantilesOf(numbers.toSorted()),
    standardDeviation: refuseBelow(MIN_ATTEMPTS.standardDeviation, attempts) ?? {
      value: deviationOf(numbers, mean),
    },
  };
}

/** @param sorted ascending */
export function quantilesOf(sorted: Float64Array): Quantiles {
  const refusal = refuseBelow(MIN_ATTEMPTS.location, sorted.length);
  const at = (share: number): Figure => refusal ?? { value: quantile(sorted, share) };
  return {
    lowest: at(0),
    lowerQuartile: at(0.25),
    median: at(0.5),
    upperQuartile: at(0.75),
    highest: at(1),
  };
}

function deviationOf(numbers: Float64Array, mean: number): number {
  const squares = numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return Math.sqrt(squares / (numbers.length - 1));
}

/**
 * Interpolates linearly (type 7 of Hyndman and Fan 1996, as spreadsheets and PostgreSQL's
 * `percentile_cont` do).
 * @param sorted ascending, not empty
 * @param share from 0 to 1
 */
function quantile(sorted: Float64Array, share: number): number {
  const place = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];
  return below + (above - below) * (place - Math.floor(place));
}
