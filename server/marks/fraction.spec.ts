import { describe, expect, it } from 'vitest';
import { compareFractions, fractionOf, marksOf, marksOfNumber, parseFraction } from './fraction.js';

const read = (text: string): string | null => {
  const fraction = parseFraction(text);
  return fraction && marksOf(fraction);
};

describe('marks as text', () => {
  it.each([
    ['2.5', '2.5'],
    ['2.50', '2.5'],
    ['2.500', '2.5'],
    ['.5', '0.5'],
    ['+3', '3'],
    ['-0', '0'],
    ['0007', '7'],
    ['-1/3', '-1/3'],
    ['−1/3', '-1/3'],
    ['–1/3', '-1/3'],
    ['2/6', '1/3'],
    ['1/4', '0.25'],
    ['6/3', '2'],
    ['-0.05', '-0.05'],
    ['1/8', '1/8'],
  ])('%s is %s', (text, canonical) => {
    expect(read(text)).toBe(canonical);
  });

  it.each([
    '',
    '-',
    '.',
    '1.',
    '/3',
    '1/',
    '1/0',
    '1/-3',
    '1.5/2',
    '0.333',
    '1 / 3',
    '1e3',
    'NaN',
    '٣',
    '1,5',
  ])('is not %j', (text) => {
    expect(parseFraction(text)).toBeNull();
  });

  it('is read up to a length, so that reading takes no longer', () => {
    expect(read('1'.repeat(32))).toBe('1'.repeat(32));
    expect(parseFraction('1'.repeat(33))).toBeNull();
    expect(() => fractionOf('a mark')).toThrow('These are no marks: a mark');
  });

  it('is made of numbers with two decimals', () => {
    expect([0.1, 33.33, -0.29, 1_000, 0].map(marksOfNumber)).toEqual([
      ...['0.1', '33.33', '-0.29', '1000', '0'],
    ]);
  });
});

describe('a comparison', () => {
  it.each([
    ['1/3', '0.33', 1],
    ['-1/3', '-0.33', -1],
    ['2/4', '0.5', 0],
  ])('of %s and %s is %d', (one, other, expected) => {
    expect(compareFractions(fractionOf(one), fractionOf(other))).toBe(expected);
  });
});
