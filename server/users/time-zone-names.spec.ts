import { expect, it } from 'vitest';
import { CURRENT_NAMES as LISTED } from '../../client/profile/time-zone-names.js';
import { CURRENT_NAMES, currentTimeZone } from './time-zone-names.js';

it.each([
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['asia/kolkata', 'Asia/Kolkata'],
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['US/Eastern', 'America/New_York'],
  ['Europe/Oslo', 'Europe/Oslo'],
  ['UTC', 'UTC'],
])('%s is %s today', (name, current) => {
  expect(currentTimeZone(name)).toBe(current);
});

it('keeps the current name of every zone, with the time of the earlier one', () => {
  for (const [earlier, name] of Object.entries(CURRENT_NAMES)) {
    expect([currentTimeZone(earlier), currentTimeZone(name)]).toEqual([name, name]);
    const timeIn = (timeZone: string): string =>
      new Intl.DateTimeFormat('en', { timeZone, timeStyle: 'long' }).format(0);
    expect(timeIn(name)).toBe(timeIn(earlier));
  }
});

it('refuses what is no zone', () => {
  expect(() => currentTimeZone('Mars/Olympus')).toThrow(RangeError);
});

it('is the list of the client', () => {
  expect(LISTED).toEqual(CURRENT_NAMES);
});
