import { scaleOf, scaledCovariance, sumOfSquares } from './covariance.js';

/** Totals of attempts with what every question needs of them. */
export interface OrderedTotals {
  /** In units, one for each attempt. */
  totals: Float64Array;
  /** The places of the attempts in `totals`, by ascending total. */
  order: Uint32Array;
  sum: number;
  /** n(n − 1) times their variance, in units squared (covariance.ts). */
  scaledVariance: bigint;
}

export function orderTotals(totals: Float64Array): OrderedTotals {
  const places = Uint32Array.from(totals.keys());
  return withSums(
    totals,
    places.sort((a, b) => (totals[a] ?? 0) - (totals[b] ?? 0)),
  );
}

/** The totals of some attempts only, in linear time. @param attempts ascending places */
export function totalsOfSome(all: OrderedTotals, attempts: Uint32Array): OrderedTotals {
  /** Where each attempt stands among them, from 1; 0 for the others. */
  const places = new Uint32Array(all.totals.length);
  const totals = new Float64Array(attempts.length);
  attempts.forEach((attempt, place) => {
    places[attempt] = place + 1;
    totals[place] = all.totals[attempt] ?? 0;
  });
  const order = new Uint32Array(attempts.length);
  let next = 0;
  for (const attempt of all.order) {
    const place = places[attempt] ?? 0;
    if (place === 0) continue;
    order[next] = place - 1;
    next += 1;
  }
  return withSums(totals, order);
}

/** The standard deviation of a sample, in units. @param totals two at least */
export function deviationInUnits({ totals, scaledVariance }: OrderedTotals): number {
  return Math.sqrt(Number(scaledVariance) / scaleOf(totals.length));
}

function withSums(totals: Float64Array, order: Uint32Array): OrderedTotals {
  const sum = totals.reduce((all, one) => all + one, 0);
  const products = sumOfSquares(totals);
  const scaledVariance = scaledCovariance({ count: totals.length, x: sum, y: sum, products });
  return { totals, order, sum, scaledVariance };
}
