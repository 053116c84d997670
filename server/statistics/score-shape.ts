import { MIN_ATTEMPTS, refuseBelow, refuseWhere, type Figure } from './figure.js';

/**
 * Sums of the powers of `S·X − ΣX`, exact, over S totals X in units: S times the distance from the
 * mean. The central moment `m_k` is the sum of the k-th powers divided by `S^(k+1)`.
 */
export interface ScaledMoments {
  squares: bigint;
  cubes: bigint;
  fourths: bigint;
}

/** The shape of a distribution of scores. Without a unit. */
export interface ScoreShape {
  /** Negative where low scores have the longer tail. */
  skewness: Figure;
  /** Excess kurtosis: 0 for a normal distribution. */
  kurtosis: Figure;
}

/** A score in units, and how many attempts have it. */
export type ScoreCount = readonly [score: bigint, count: bigint];

/** @param scores distinct ones, which are far fewer than attempts @param sum of all attempts */
export function scaledMoments(
  scores: Iterable<ScoreCount>,
  { attempts, sum }: { attempts: number; sum: bigint },
): ScaledMoments {
  const moments = { squares: 0n, cubes: 0n, fourths: 0n };
  const size = BigInt(attempts);
  for (const [score, count] of scores) {
    const distance = size * score - sum;
    const square = distance * distance;
    const weighted = square * count;
    moments.squares += weighted;
    moments.cubes += weighted * distance;
    moments.fourths += weighted * square;
  }
  return moments;
}

/**
 * Skewness `k3/k2^1.5` and kurtosis `k4/k2^2` from k-statistics (docs/assessment.md, "Statistics",
 * after Moodle's documentation, "Quiz statistics calculations"). With the sums D_k of `ScaledMoments`:
 * `k2 = D_2 / (S²(S−1))`, `k3 = D_3 / (S²(S−1)(S−2))` and
 * `k4 = (S(S+1)·D_4 − 3(S−1)·D_2²) / (S⁴(S−1)(S−2)(S−3))`.
 */
export function shapeOf(count: number, { squares, cubes, fourths }: ScaledMoments): ScoreShape {
  const refusal =
    refuseBelow(MIN_ATTEMPTS.others, count) ?? refuseWhere(squares === 0n, 'NO_SPREAD_OF_SCORES');
  if (refusal) return { skewness: refusal, kurtosis: refusal };
  const [divisor2, size] = [count ** 2 * (count - 1), BigInt(count)];
  const k2 = Number(squares) / divisor2;
  const k3 = Number(cubes) / (divisor2 * (count - 2));
  const above = size * (size + 1n) * fourths - 3n * (size - 1n) * squares * squares;
  const k4 = Number(above) / (count ** 2 * divisor2 * (count - 2) * (count - 3));
  return { skewness: { value: k3 / k2 ** 1.5 }, kurtosis: { value: k4 / k2 ** 2 } };
}
