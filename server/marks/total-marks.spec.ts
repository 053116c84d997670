import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalOf, sumOf, textOf } from '../../test/setup/plain-marks.js';
import { SEED, times } from '../../test/setup/seeds.js';
import { fractionOf, marksOf } from './fraction.js';
import { percentOf, roundMarks, totalOf, toUnits, unitsPerMark } from './total-marks.js';

describe('a total', () => {
  it('is exact where adding floating-point numbers is not', () => {
    expect(marksOf(totalOf(['0.1', '0.2']))).toBe('0.3');
    expect(marksOf(totalOf(['-1/3', '-1/3', '-1/3']))).toBe('-1');
    expect(marksOf(totalOf([]))).toBe('0');
  });

  it('and its rounding equal those of a plain implementation', () => {
    const marks = fc
      .tuple(fc.integer({ min: -100_000, max: 100_000 }), fc.constantFrom(1, 3, 7, 8, 60, 100, 999))
      .map(([over, under]) => textOf([BigInt(over), BigInt(under)]));
    fc.assert(
      fc.property(fc.array(marks, { maxLength: 100 }), (texts) => {
        const [total, plain] = [totalOf(texts), sumOf(texts)];
        expect(marksOf(total)).toBe(textOf(plain));
        expect(roundMarks(total).toFixed(2)).toBe(decimalOf(plain));
      }),
      { seed: SEED, numRuns: times(500, 20_000) },
    );
  });

  it('is counted in whole units', () => {
    const marks = ['2.5', '-1/3', '1/8'];
    const units = unitsPerMark(marks);
    expect(units).toBe(600n);
    expect(marks.map((one) => toUnits(one, units))).toEqual([1_500n, -200n, 75n]);
  });
});

describe('rounding', () => {
  it.each([
    ['1/200', 0.01],
    ['-1/200', -0.01],
    ['49/10000', 0],
    ['-1/3', -0.33],
    ['2/3', 0.67],
    ['-1/999', 0],
    ['71/8', 8.88],
  ])('of %s is %d', (marks, expected) => {
    const rounded = roundMarks(fractionOf(marks));
    // Minus zero would be shown as -0.
    expect(Object.is(rounded, expected)).toBe(true);
  });
});

describe('a score in per cent', () => {
  it.each([
    ['3', '8', 37.5],
    ['-0.75', '8', -9.38],
    ['0.75', '8', 9.38],
    ['1', '3', 33.33],
    ['2/3', '2', 33.33],
    ['0', '5', 0],
    ['5', '5', 100],
    ['0', '0', 0],
  ])('%s of %s is %d', (marks, maxMarks, expected) => {
    const percent = percentOf(fractionOf(marks), fractionOf(maxMarks));
    expect(roundMarks(percent)).toBe(expected);
  });
});
