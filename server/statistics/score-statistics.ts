import { scaleOf } from './covariance.js';
import { MIN_ATTEMPTS, refuseBelow } from './figure.js';
import type { OrderedTotals } from './ordered-totals.js';
import { scaledMoments, shapeOf, type ScoreCount, type ScoreShape } from './score-shape.js';
import { quantilesOf, type Summary } from './summary.js';

/** Statistics of scores, in marks or in per cent. */
export interface ScoreStatistics extends Summary, ScoreShape {}

/** In marks. */
export function scoreStatistics(ordered: OrderedTotals, unitsPerMark: number): ScoreStatistics {
  const attempts = ordered.totals.length;
  const sorted = Float64Array.from(ordered.order, (place) => ordered.totals[place] ?? 0);
  return {
    attempts,
    mean: refuseBelow(MIN_ATTEMPTS.location, attempts) ?? {
      value: ordered.sum / (attempts * unitsPerMark),
    },
    ...quantilesOf(sorted, unitsPerMark),
    standardDeviation: refuseBelow(MIN_ATTEMPTS.standardDeviation, attempts) ?? {
      value: deviationInUnits(ordered) / unitsPerMark,
    },
    ...shapeOf(
      attempts,
      scaledMoments(countScores(sorted), { attempts, sum: BigInt(ordered.sum) }),
    ),
  };
}

/** The standard deviation of a sample, in units. @param totals two at least */
export function deviationInUnits({ totals, scaledVariance }: OrderedTotals): number {
  return Math.sqrt(Number(scaledVariance) / scaleOf(totals.length));
}

function* countScores(sorted: Float64Array): Generator<ScoreCount> {
  let [first, place] = [0, 0];
  while (first < sorted.length) {
    const score = sorted[first] ?? 0;
    while (place < sorted.length && sorted[place] === score) place += 1;
    yield [BigInt(score), BigInt(place - first)];
    first = place;
  }
}
