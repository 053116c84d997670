import { describe, expect, it } from 'vitest';
import { zoneName } from '../ui/zone-name';
import { searchZones } from './time-zone-search';
import { formatOffset, formatTimeIn, timeZones } from './time-zones';

const SUMMER = new Date('2026-07-01T12:00:00Z');
const zones = timeZones('UTC');
const found = (search: string): string[] =>
  searchZones(zones, search, SUMMER).map(({ value }) => value);

describe('time zones', () => {
  it('have their current names, each once', () => {
    const names = timeZones('Asia/Kolkata').map(({ value }) => value);
    expect(names.filter((name) => /Kolkata|Calcutta|Kyiv|Kiev|Buenos/.test(name))).toEqual([
      'America/Argentina/Buenos_Aires',
      'Asia/Kolkata',
      'Europe/Kyiv',
    ]);
    expect(names.filter((name) => name === 'UTC')).toEqual(['UTC']);
  });

  it('include the current zone, even if the browser does not list it', () => {
    const names = timeZones('US/Eastern').map(({ value }) => value);
    expect(names).toContain('US/Eastern');
  });

  it('can all be used to format times', () => {
    for (const { value } of zones) expect(formatTimeIn(value, new Date())).not.toBe('');
  });

  it.each([
    ['Asia/Kolkata', 'Kolkata (Asia)', 'UTC+05:30'],
    ['America/New_York', 'New York (America)', 'UTC−04:00'],
    ['America/Argentina/Buenos_Aires', 'Buenos Aires (Argentina)', 'UTC−03:00'],
    ['UTC', 'UTC', 'UTC+00:00'],
  ])('%s is called %s, at %s', (zone, name, offset) => {
    expect([zoneName(zone), formatOffset(zone, SUMMER)]).toEqual([name, offset]);
  });
});

describe('the search', () => {
  it.each([
    ['new_york', 'America/New_York'],
    ['york amer', 'America/New_York'],
    ['New York (America)', 'America/New_York'],
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['são paulo', 'America/Sao_Paulo'],
    ['kiev', 'Europe/Kyiv'],
    ['nepal', 'Asia/Kathmandu'],
    ['new zealand', 'Pacific/Auckland'],
    ['GMT', 'UTC'],
  ])('finds by %s what is meant: %s', (search, zone) => {
    expect(found(search)).toContain(zone);
    expect(found(search).length).toBeLessThan(5);
  });

  it('finds zones by country, also by its code', () => {
    expect(found('India')[0]).toBe('Asia/Kolkata');
    expect(found('in')).toContain('Asia/Kolkata');
    expect(found('united states')).toEqual(
      expect.arrayContaining(['America/New_York', 'Pacific/Honolulu']),
    );
    expect(found('united states')).not.toContain('Europe/London');
  });

  it.each(['+5:30', 'UTC+05:30', 'gmt +5:30', '5:30'])('finds by the offset %s', (search) => {
    expect(found(search)).toEqual(['Asia/Colombo', 'Asia/Kolkata']);
  });

  it('finds offsets in the west by either minus sign', () => {
    expect(found('-3:30')).toEqual([]);
    expect(found('-2:30')).toEqual(['America/St_Johns']);
    expect(found('UTC−02:30')).toEqual(['America/St_Johns']);
  });

  it('finds all by nothing, and nothing by nonsense', () => {
    expect(found('')).toHaveLength(zones.length);
    expect(found('xyzzy')).toEqual([]);
  });
});
