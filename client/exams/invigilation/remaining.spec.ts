import { expect, it } from 'vitest';
import { formatRemaining, nextEndOf } from './remaining';

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

it('finds the next end of those whose time runs', () => {
  const now = Date.parse('2026-06-01T10:00:00Z');
  const row = (minute: number | null, change: object = {}) => ({
    submittedAt: null,
    pausedAt: null,
    individuallyPausedAt: null,
    deadlineAt: minute === null ? null : new Date(now + minute * 60_000).toISOString(),
    ...change,
  });
  const time = '2026-06-01T09:00:00Z';
  const others = [row(1, { submittedAt: time }), row(2, { pausedAt: time }), row(-1), row(null)];
  expect(nextEndOf(others, now)).toBeNull();
  expect(nextEndOf([row(30), ...others, row(12)], now)).toBe('2026-06-01T10:12:00.000Z');
});
