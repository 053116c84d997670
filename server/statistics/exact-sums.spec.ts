import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEED, times } from '../../test/setup/seeds.js';
import { sumOfSquares } from './covariance.js';
import { greatestScaledCovariance } from './greatest-covariance.js';
import { groupByMarks } from './mark-groups.js';
import { mergeRuns } from './merged-runs.js';
import { orderTotals, totalsOfSome } from './ordered-totals.js';

const anyTotal = fc.integer({ min: -(2 ** 31), max: 2 ** 31 });
const options = { seed: SEED, numRuns: times(500, 5_000) };

describe('a sum of squares', () => {
  it('is exact', () => {
    fc.assert(
      fc.property(fc.array(anyTotal, { maxLength: 100 }), (numbers) => {
        const exact = numbers.reduce((sum, one) => sum + BigInt(one) ** 2n, 0n);
        expect(sumOfSquares(Float64Array.from(numbers))).toBe(exact);
      }),
      options,
    );
  });

  it('is exact for as many and as large numbers as a table may have', () => {
    const size = BigInt(2 ** 20);
    for (const total of [2 ** 31, 1 - 2 ** 31, -(2 ** 31)])
      expect(sumOfSquares(new Float64Array(2 ** 20).fill(total))).toBe(size * BigInt(total) ** 2n);
  });
});

describe('merged runs', () => {
  it('are what sorting makes of them', () => {
    const anyRun = fc.array(fc.integer(), { maxLength: 6 });
    fc.assert(
      fc.property(fc.array(anyRun, { maxLength: 12 }), (runs) => {
        let next = 0;
        const starts = runs.map((run) => (next += run.length) - run.length);
        const ascending = runs.map((run) => run.toSorted((a, b) => a - b)).flat();
        const merged = mergeRuns(Float64Array.from(ascending), starts);
        expect([...merged]).toEqual(ascending.toSorted((a, b) => a - b));
      }),
      options,
    );
  });
});

describe('marks of a question', () => {
  const marks = Int32Array.of(3, -1, 3, 0, -1, 3);
  const totals = Float64Array.of(10, 4, 5, 6, 7, 9);

  it('are grouped', () => {
    expect(groupByMarks(marks, totals)).toEqual({
      marks: Int32Array.of(-1, 0, 3),
      counts: Uint32Array.of(2, 1, 3),
      totals: Float64Array.of(11, 6, 24),
      groupOf: Uint32Array.of(2, 0, 2, 1, 0, 2),
    });
  });

  it('have the greatest covariance when the best have the best rests', () => {
    // Rests 7, 5, 2, 6, 8, 6, ascending 2, 5, 6, 6, 7, 8 beside -1, -1, 0, 3, 3, 3: products -7 + 63.
    const greatest = greatestScaledCovariance(groupByMarks(marks, totals), orderTotals(totals));
    expect(greatest).toBe(6n * 56n - 7n * 34n);
  });
});

describe('totals of some attempts', () => {
  it('are those of a table without the others', () => {
    const anySome = fc
      .array(anyTotal, { maxLength: 20 })
      .chain((totals) => fc.tuple(fc.constant(totals), fc.subarray([...totals.keys()])));
    fc.assert(
      fc.property(anySome, ([totals, attempts]) => {
        const all = orderTotals(Float64Array.from(totals));
        const alone = orderTotals(Float64Array.from(attempts, (attempt) => totals[attempt] ?? 0));
        expect(totalsOfSome(all, Uint32Array.from(attempts))).toEqual(alone);
      }),
      options,
    );
  });
});
