import { expect, it } from 'vitest';
import { toInstants } from './log-days';

it.each([
  ['UTC', '2026-11-22T00:00:00.000Z', '2026-11-23T00:00:00.000Z'],
  ['Asia/Kolkata', '2026-11-21T18:30:00.000Z', '2026-11-22T18:30:00.000Z'],
  ['America/New_York', '2026-11-22T05:00:00.000Z', '2026-11-23T05:00:00.000Z'],
])('converts a day in %s to instants', (zone, from, to) => {
  expect(toInstants('2026-11-22', '2026-11-22', zone)).toEqual({ from, to });
});

it('gives a day with a clock change 23 or 25 hours', () => {
  const hours = (day: string, zone: string): number => {
    const { from, to } = toInstants(day, day, zone);
    return (Date.parse(to ?? '') - Date.parse(from ?? '')) / 3_600_000;
  };
  expect(hours('2026-03-29', 'Europe/Berlin')).toBe(23);
  expect(hours('2026-10-25', 'Europe/Berlin')).toBe(25);
  // The clock skips midnight there.
  expect(hours('2026-04-24', 'Africa/Cairo')).toBe(23);
});

it('returns null for an invalid day', () => {
  const none = { from: null, to: null };
  for (const day of ['', '12026-01-01', '2026-13-01', 'soon'])
    expect(toInstants(day, day, 'UTC')).toEqual(none);
  expect(toInstants('2026-11-22', '2026-11-22', null)).toEqual(none);
});
