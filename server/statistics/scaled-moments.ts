import type { OrderedTotals } from './ordered-totals.js';

/**
 * Sums of the powers of `S·X − ΣX`, exact, over S totals X in units: S times the distance from the
 * mean. The central moment `m_k` is the sum of the k-th powers divided by `S^(k+1)`.
 */
export interface ScaledMoments {
  squares: bigint;
  cubes: bigint;
  fourths: bigint;
}

/** Goes through the distinct totals, which are far fewer than attempts. */
export function scaledMoments({ totals, order, sum }: OrderedTotals): ScaledMoments {
  const moments = { squares: 0n, cubes: 0n, fourths: 0n };
  const count = totals.length;
  const add = (total: number, times: number): void => {
    const distance = BigInt(count * total - sum);
    const square = distance * distance;
    const weighted = square * BigInt(times);
    moments.squares += weighted;
    moments.cubes += weighted * distance;
    moments.fourths += weighted * square;
  };
  let [current, times] = [0, 0];
  for (const attempt of order) {
    const total = totals[attempt] ?? 0;
    if (total !== current) {
      if (times > 0) add(current, times);
      [current, times] = [total, 0];
    }
    times += 1;
  }
  if (times > 0) add(current, times);
  return moments;
}
