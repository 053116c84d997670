import { expect, it } from 'vitest';
import { wallClock } from './wall-clock.js';

it.each([
  ['Asia/Kolkata', '2026-11-22T20:00:00Z', '2026-11-23T01:30:00Z'],
  ['UTC', '2026-11-22T00:00:00Z', '2026-11-22T00:00:00Z'],
  // Before and after the end of daylight saving time.
  ['Europe/Berlin', '2026-10-25T00:30:00Z', '2026-10-25T02:30:00Z'],
  ['Europe/Berlin', '2026-10-25T01:30:00Z', '2026-10-25T02:30:00Z'],
  ['Asia/Kathmandu', '2026-12-31T20:00:59Z', '2027-01-01T01:45:59Z'],
])('wallClock in %s converts %s to %s', (zone, time, shown) => {
  expect(new Date(wallClock(zone)(new Date(time))).toISOString()).toBe(
    new Date(shown).toISOString(),
  );
});
