import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEED, times } from '../../../test/setup/seeds.js';
import { earnableMarks, penaltyMarks, percentOf, sumOfMarks } from './marks.js';

/** Marks as exact decimal text, as PostgreSQL writes them. */
const written = (hundredths: number): string => {
  const digits = String(Math.abs(hundredths)).padStart(3, '0');
  const sign = hundredths < 0 ? '-' : '';
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
/** The nearest number to that text. */
const marksOf = (hundredths: number): number => Number(written(hundredths));

/** Up to the maximum of a question. */
const anyMarks = fc.integer({ min: 1, max: 100_000 });
const anyPercent = fc.integer({ min: 0, max: 10_000 });

describe('earnableMarks', () => {
  it.each([
    [null, null, 1],
    [2.5, null, 2.5],
    [null, 4, 4],
    [2.5, 4, 4],
    // Zero counts as marks; the default of one applies only without any marks.
    [2.5, 0, 0],
  ])('with own marks %j and marks per question %j is %d', (own, ofAll, expected) => {
    expect(earnableMarks(own, ofAll)).toBe(expected);
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
    expect(penaltyMarks({ marks, penaltyPercent })).toBe(expected);
  });

  it('is never minus zero, which would be shown as -0', () => {
    expect(Object.is(penaltyMarks({ marks: 1, penaltyPercent: 0 }), 0)).toBe(true);
  });

  it('is exact to the hundredth, half away from zero', () => {
    fc.assert(
      fc.property(anyMarks, anyPercent, (marks, percent) => {
        const lost = (BigInt(marks) * BigInt(percent) + 5_000n) / 10_000n;
        const rule = { marks: marksOf(marks), penaltyPercent: marksOf(percent) };
        expect(penaltyMarks(rule) + 0).toBe(marksOf(-Number(lost)) + 0);
      }),
      { seed: SEED, numRuns: times(2_000, 20_000) },
    );
  });
});

describe('a sum of marks', () => {
  it('is exact where adding floating-point numbers is not', () => {
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
        const values = hundredths.map(marksOf);
        expect(sumOfMarks(values) + 0).toBe(marksOf(exact) + 0);
        expect(sumOfMarks(values.toReversed())).toBe(sumOfMarks(values));
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
