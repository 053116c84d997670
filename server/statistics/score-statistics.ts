import { scaleOf } from './covariance.js';
import { MIN_ATTEMPTS, refuseBelow, refuseWhere, type Figure } from './figure.js';
import type { OrderedTotals } from './ordered-totals.js';
import { scaledMoments } from './scaled-moments.js';
import { quantile } from './summary.js';

/** Statistics of the scores: in marks, but for the last two. */
export interface ScoreStatistics {
  attempts: number;
  mean: Figure;
  lowest: Figure;
  lowerQuartile: Figure;
  median: Figure;
  upperQuartile: Figure;
  highest: Figure;
  /** Of a sample (divisor n − 1). */
  standardDeviation: Figure;
  /** Negative where low scores have the longer tail. Without a unit. */
  skewness: Figure;
  /** Excess kurtosis: 0 for a normal distribution. Without a unit. */
  kurtosis: Figure;
}

/** Quartiles are type 7 of Hyndman and Fan (1996). */
export function scoreStatistics(ordered: OrderedTotals, unitsPerMark: number): ScoreStatistics {
  const attempts = ordered.totals.length;
  const sorted = Float64Array.from(ordered.order, (place) => ordered.totals[place] ?? 0);
  const quantileFrom = (needed: number, share: number): Figure =>
    refuseBelow(needed, attempts) ?? { value: quantile(sorted, share) / unitsPerMark };
  return {
    attempts,
    mean: refuseBelow(MIN_ATTEMPTS.mean, attempts) ?? {
      value: ordered.sum / (attempts * unitsPerMark),
    },
    lowest: quantileFrom(MIN_ATTEMPTS.mean, 0),
    lowerQuartile: quantileFrom(MIN_ATTEMPTS.others, 0.25),
    median: quantileFrom(MIN_ATTEMPTS.others, 0.5),
    upperQuartile: quantileFrom(MIN_ATTEMPTS.others, 0.75),
    highest: quantileFrom(MIN_ATTEMPTS.mean, 1),
    standardDeviation: refuseBelow(MIN_ATTEMPTS.standardDeviation, attempts) ?? {
      value: deviationInUnits(ordered) / unitsPerMark,
    },
    ...shapeOf(ordered),
  };
}

/** The standard deviation of a sample, in units. @param totals two at least */
export function deviationInUnits({ totals, scaledVariance }: OrderedTotals): number {
  return Math.sqrt(Number(scaledVariance) / scaleOf(totals.length));
}

/**
 * Skewness `k3/k2^1.5` and kurtosis `k4/k2^2` from k-statistics (docs/assessment.md, "Statistics",
 * after Moodle's documentation, "Quiz statistics calculations"). With the sums D_k of scaled-moments.ts:
 * `k2 = D_2 / (S²(S−1))`, `k3 = D_3 / (S²(S−1)(S−2))` and
 * `k4 = (S(S+1)·D_4 − 3(S−1)·D_2²) / (S⁴(S−1)(S−2)(S−3))`.
 */
function shapeOf(ordered: OrderedTotals): Pick<ScoreStatistics, 'skewness' | 'kurtosis'> {
  const count = ordered.totals.length;
  const refusal =
    refuseBelow(MIN_ATTEMPTS.others, count) ??
    refuseWhere(ordered.scaledVariance === 0n, 'NO_SPREAD_OF_SCORES');
  if (refusal) return { skewness: refusal, kurtosis: refusal };
  const { squares, cubes, fourths } = scaledMoments(ordered);
  const [divisor2, size] = [count ** 2 * (count - 1), BigInt(count)];
  const k2 = Number(squares) / divisor2;
  const k3 = Number(cubes) / (divisor2 * (count - 2));
  const above = size * (size + 1n) * fourths - 3n * (size - 1n) * squares * squares;
  const k4 = Number(above) / (count ** 2 * divisor2 * (count - 2) * (count - 3));
  return { skewness: { value: k3 / k2 ** 1.5 }, kurtosis: { value: k4 / k2 ** 2 } };
}
