import { expect, it } from 'vitest';
import { blankTime, formatDecimal, formatPercent } from './format';

it.each([
  [76.79, '76.8'],
  [50, '50.0'],
  [-0.04, '0.0'],
  [-12.34, '−12.3'],
  // Half away from zero, as scores are rounded.
  [37.25, '37.3'],
  [-37.25, '−37.3'],
  [1234.5, '1,234.5'],
])('shows %d per cent with one decimal everywhere', (value, text) => {
  expect(formatPercent(value)).toBe(`${text}\u00a0%`);
});

it('keeps as many decimals as are asked for', () => {
  expect([0, 1, 2].map((digits) => formatDecimal(1.005, digits as 0 | 1 | 2))).toEqual([
    ...['1', '1.0', '1.01'],
  ]);
});

it('fills the place of a time in an unknown zone with blanks that break where it breaks', () => {
  const day = { day: 'numeric', month: 'short' } as const;
  // Nov 29
  expect(blankTime('2026-11-29T12:00:00Z', day)).toMatch(/^\u00a0{6} \u00a0{4}$/);
});
