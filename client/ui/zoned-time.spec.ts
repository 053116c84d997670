import { describe, expect, it } from 'vitest';
import { fromWallTime, toWallTime } from './zoned-time';

describe('wall times in a named zone', () => {
  it.each([
    ['2026-03-01T04:00:00.000Z', 'Asia/Kolkata', '2026-03-01T09:30'],
    ['2026-03-01T20:15:00.000Z', 'Asia/Kathmandu', '2026-03-02T02:00'],
    ['2026-07-01T12:00:00.000Z', 'Europe/Berlin', '2026-07-01T14:00'],
    ['2026-12-01T12:00:00.000Z', 'America/New_York', '2026-12-01T07:00'],
    ['2026-12-31T23:59:00.000Z', 'UTC', '2026-12-31T23:59'],
  ])('converts %s in %s to %s and back', (iso, zone, wall) => {
    expect(toWallTime(iso, zone)).toBe(wall);
    expect(fromWallTime(wall, zone)).toBe(iso);
  });

  it('takes the first of two instants that the clock shows twice', () => {
    expect(fromWallTime('2026-10-25T02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z');
    expect(toWallTime('2026-10-25T01:30:00.000Z', 'Europe/Berlin')).toBe('2026-10-25T02:30');
  });

  it('moves a time that the clock skips later by the jump', () => {
    const instant = fromWallTime('2026-03-29T02:30', 'Europe/Berlin');
    expect(instant).toBe('2026-03-29T01:30:00.000Z');
    expect(toWallTime(instant, 'Europe/Berlin')).toBe('2026-03-29T03:30');
  });

  it('is correct on the days around a clock change', () => {
    for (const wall of [
      '2026-03-28T12:00',
      '2026-03-29T01:59',
      '2026-03-29T03:00',
      '2026-03-30T12:00',
    ])
      expect(toWallTime(fromWallTime(wall, 'Europe/Berlin'), 'Europe/Berlin')).toBe(wall);
  });

  it('returns an empty value for no time', () => {
    expect(toWallTime(null, 'UTC')).toBe('');
    expect(fromWallTime('', 'UTC')).toBeNull();
    expect(fromWallTime('soon', 'UTC')).toBeNull();
  });

  it('takes a year of four digits as it is written', () => {
    expect(fromWallTime('0026-03-01T09:30', 'UTC')).toBe('0026-03-01T09:30:00.000Z');
    expect(toWallTime('0026-03-01T09:30:00.000Z', 'UTC')).toBe('0026-03-01T09:30');
  });

  it('returns null for a day that the calendar does not have', () => {
    expect(fromWallTime('2026-02-30T09:30', 'UTC')).toBeNull();
  });
});
