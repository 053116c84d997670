import { expect, it } from 'vitest';
import { isWholeNumber, parseNumber } from './typed-number';

it.each<[string, number | null]>([
  ['2.5', 2.5],
  ['2,5', 2.5],
  [' 40 ', 40],
  ['.5', 0.5],
  ['7.', 7],
  ['', null],
  ['1/3', NaN],
  ['1e3', NaN],
  ['0.333', NaN],
  ['-1', NaN],
  ['1,000.5', NaN],
  ['٣', NaN],
])('reads %j as %d', (typed, number) => {
  expect(parseNumber(typed)).toBe(number);
});

it('accepts whole numbers within their limits', () => {
  const typed = ['1', '20', '0', '21', '1.5', '1/3', ''];
  expect(typed.filter((one) => isWholeNumber(one, 1, 20))).toEqual(['1', '20']);
});
