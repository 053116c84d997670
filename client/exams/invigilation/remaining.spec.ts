import { expect, it } from 'vitest';
import { formatRemaining } from './remaining';

it.each([
  [1, '0:01'],
  [60_000, '1:00'],
  [725_000, '12:05'],
  [3_599_001, '1:00:00'],
  [3_725_000, '1:02:05'],
  [90_000_000, '25:00:00'],
])('formats %s ms as %s', (milliseconds, shown) => {
  expect(formatRemaining(milliseconds)).toBe(shown);
});
