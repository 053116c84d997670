import { leastCommonMultiple, nearestNumber } from '../marks/fraction.js';
import { MIN_ATTEMPTS, refuseBelow } from './figure.js';
import { scaledMoments, shapeOf, type ScoreCount, type ScoreShape } from './score-shape.js';
import { quantilesOf, summaryOf, type Summary } from './summary.js';

/** A score as a share of its own maximum, and how many attempts have it. */
export interface ShareCount {
  /** In lowest terms. */
  numerator: bigint;
  /** Above zero. */
  denominator: bigint;
  count: number;
}

/** Statistics of scores, in per cent. */
export interface ScoreStatistics extends Summary, ScoreShape {}

const PERCENT = 100;
/** Above that, sums of powers would take too long. */
const MAX_SCALE = 2n ** 50n;

/**
 * Statistics of scores in per cent of each attempt's own maximum. Shares of different maxima are added
 * as whole numbers over a common denominator. Where that would be too large, they are added as floating
 * point numbers, and there is neither skewness nor kurtosis.
 * @param shares distinct ones
 */
export function shareStatistics(shares: readonly ShareCount[]): ScoreStatistics {
  const percents = percentsOf(shares);
  const scale = commonDenominator(shares);
  if (scale === null) {
    const refusal = refuseBelow(MIN_ATTEMPTS.others, percents.length) ?? {
      refused: 'MAXIMA_DIFFER' as const,
    };
    return { ...summaryOf(percents), skewness: refusal, kurtosis: refusal };
  }
  const scores = shares.map(({ numerator, denominator, count }): ScoreCount => [
    numerator * (scale / denominator),
    BigInt(count),
  ]);
  const attempts = percents.length;
  const sum = scores.reduce((all, [score, count]) => all + score * count, 0n);
  const moments = scaledMoments(scores, { attempts, sum });
  const variance = Number(moments.squares) / (attempts ** 2 * (attempts - 1));
  return {
    attempts,
    mean: refuseBelow(MIN_ATTEMPTS.location, attempts) ?? {
      value: (PERCENT * Number(sum)) / (attempts * Number(scale)),
    },
    ...quantilesOf(percents.toSorted()),
    standardDeviation: refuseBelow(MIN_ATTEMPTS.standardDeviation, attempts) ?? {
      value: (PERCENT * Math.sqrt(variance)) / Number(scale),
    },
    ...shapeOf(attempts, moments),
  };
}

/** One for each attempt. */
export function percentsOf(shares: readonly ShareCount[]): Float64Array {
  const percents = new Float64Array(shares.reduce((all, { count }) => all + count, 0));
  let place = 0;
  for (const { numerator, denominator, count } of shares) {
    const percent = nearestNumber({ numerator: BigInt(PERCENT) * numerator, denominator });
    percents.fill(percent, place, place + count);
    place += count;
  }
  return percents;
}

/** @returns null where it would be too large */
function commonDenominator(shares: readonly ShareCount[]): bigint | null {
  let scale = 1n;
  for (const denominator of new Set(shares.map((share) => share.denominator))) {
    scale = leastCommonMultiple(scale, denominator);
    if (scale > MAX_SCALE) return null;
  }
  return scale;
}
