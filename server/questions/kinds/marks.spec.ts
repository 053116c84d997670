import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEED, times } from '../../../test/setup/seeds.js';
import { earnable, penalty, percentOf, sumOfMarks } from './marks.js';

/** Marks as text, as PostgreSQL and people write them: exact. */
const written = (hundredths: number): string => {
  const digits = String(Math.abs(hundredths)).padStart(3, '0');
  const sign = hundredths < 0 ? '-' : '';
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
/** What is written there, as a number: the nearest one there is. */
const marksOf = (hundredths: number): number => Number(written(hundredths));

/** Up to what a question may earn. */
const anyMarks = fc.integer({ min: 1, max: 100_000 });
const anyPercent = fc.integer({ min: 0, max: 10_000 });

describe('what a question earns', () => {
  it.each([
    [null, null, 1],
    [2.5, null, 2.5],
    [null, 4, 4],
    [2.5, 4, 4],
    // None is what it says where it says so; one is only where nobody said anything.
    [2.5, 0, 0],
  ])('with marks of its own %j and of all %j is %d', (own, ofAll, expected) => {
    expect(earnable(own, ofAll)).toBe(expected);
  });
});

describe('a penalty', () => {
  it.each([
    [1, 0, 0],
    [1, 100, -1],
    [1, 25, -0.25],
    [4, 33.33, -1.33],
    [2, 33.33, -0.67],
    // Half a hundredth is rounded away from zero.
    [0.01, 50, -0.01],
    [0.01, 49.99, 0],
    [1.15, 50, -0.58],
    [1_000, 100, -1_000],
  ])('of %d marks at %d %% is %d', (marks, penaltyPercent, expected) => {
    expect(penalty({ marks, penaltyPercent })).toBe(expected);
  });

  it('is never minus zero, which would show as such', () => {
    expect(Object.is(penalty({ marks: 1, penaltyPercent: 0 }), 0)).toBe(true);
  });

  it('is exact to the hundredth, half away from zero', () => {
    fc.assert(
      fc.property(anyMarks, anyPercent, (marks, percent) => {
        const lost = (BigInt(marks) * BigInt(percent) + 5_000n) / 10_000n;
        const rule = { marks: marksOf(marks), penaltyPercent: marksOf(percent) };
        expect(penalty(rule) + 0).toBe(marksOf(-Number(lost)) + 0);
      }),
      { seed: SEED, numRuns: times(2_000, 20_000) },
    );
  });
});

describe('a sum of marks', () => {
  it('is that of the written numbers, where adding them as they are would miss it', () => {
    expect(0.1 + 0.2).not.toBe(0.3);
    expect(sumOfMarks([0.1, 0.2])).toBe(0.3);
    expect(sumOfMarks([1.1, -2.2])).toBe(-1.1);
    expect(sumOfMarks([])).toBe(0);
  });

  it('is exact for a whole paper, in any order', () => {
    const marks = fc.array(fc.integer({ min: -100_000, max: 100_000 }), { maxLength: 1_000 });
    fc.assert(
      fc.property(marks, (hundredths) => {
        const exact = Number(hundredths.reduce((sum, one) => sum + BigInt(one), 0n));
        const given = hundredths.map(marksOf);
        expect(sumOfMarks(given) + 0).toBe(marksOf(exact) + 0);
        expect(sumOfMarks(given.toReversed())).toBe(sumOfMarks(given));
      }),
      { seed: SEED, numRuns: times(300, 3_000) },
    );
  });
});

describe('a score in per cent', () => {
  it.each([
    [3, 8, 37.5],
    [-0.75, 8, -9.38],
    [0.75, 8, 9.38],
    [1, 3, 33.33],
    [2, 3, 66.67],
    [0, 5, 0],
    [5, 5, 100],
    [0, 0, 0],
  ])('%d of %d is %d', (marks, maxMarks, expected) => {
    expect(percentOf(marks, maxMarks)).toBe(expected);
  });
});
