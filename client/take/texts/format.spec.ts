import { expect, it } from 'vitest';
import { formatClock } from './format';

it('formats time as a clock', () => {
  expect(formatClock(3_600_000)).toBe('1:00:00');
  expect(formatClock(3_599_001)).toBe('1:00:00');
  expect(formatClock(3_599_000)).toBe('59:59');
  expect(formatClock(61_000)).toBe('1:01');
  expect(formatClock(1)).toBe('0:01');
  expect(formatClock(-5)).toBe('0:00');
});
