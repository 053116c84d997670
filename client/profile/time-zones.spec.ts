import { describe, expect, it } from 'vitest';
import { isMeant, timeIn, timeZones } from './time-zones';

describe('time zones', () => {
  it('are named as they are called today, each once', () => {
    const names = timeZones('Asia/Kolkata').map(({ value }) => value);
    expect(names.filter((name) => /Kolkata|Calcutta|Kyiv|Kiev/.test(name))).toEqual([
      'Asia/Kolkata',
      'Europe/Kyiv',
    ]);
    expect(names.filter((name) => name === 'UTC')).toEqual(['UTC']);
  });

  it('hold the one in use, whatever the browser knows', () => {
    const names = timeZones('Asia/Calcutta').map(({ value }) => value);
    expect(names).toContain('Asia/Calcutta');
  });

  it('are all known to whoever formats times', () => {
    for (const { value } of timeZones('UTC')) expect(timeIn(value, new Date())).not.toBe('');
  });

  it('are found by the words of their name, in any order', () => {
    expect(isMeant('America/New York', 'new_york')).toBe(true);
    expect(isMeant('America/New York', 'york amer')).toBe(true);
    expect(isMeant('America/New York', 'london')).toBe(false);
  });
});
