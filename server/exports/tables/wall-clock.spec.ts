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

it.each(['Europe/Berlin', 'America/St_Johns', 'Australia/Lord_Howe', 'Africa/Casablanca', 'UTC'])(
  'wallClock in %s agrees with Intl around changes of the offset, in any order',
  (timeZone) => {
    const convert = wallClock(timeZone);
    const format = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    const halfHours = Array.from({ length: 2 * 24 * 366 }, (_, index) => index * 1_800_000);
    // In steps of a prime, so that times of different seasons follow each other.
    const times = halfHours.map((_, index) => halfHours[(index * 7_919) % halfHours.length] ?? 0);
    const shown = (time: Date): string =>
      new Date(convert(time)).toISOString().slice(0, 19).replace('T', ' ');
    // One expectation: 17,568 of them would take longer than the conversions.
    const wrong = times
      .map((half) => new Date(Date.UTC(2026, 0, 1) + half))
      .map((time) => ({ time, shown: shown(time), expected: format.format(time) }))
      .filter((one) => one.shown !== one.expected);
    expect(wrong.slice(0, 5)).toEqual([]);
  },
);
