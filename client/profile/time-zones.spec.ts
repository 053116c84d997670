import { describe, expect, it } from 'vitest';
import { matchesSearch, formatTimeIn, timeZones } from './time-zones';

describe('time zones', () => {
  it('have their current names, each once', () => {
    const names = timeZones('Asia/Kolkata').map(({ value }) => value);
    expect(names.filter((name) => /Kolkata|Calcutta|Kyiv|Kiev/.test(name))).toEqual([
      'Asia/Kolkata',
      'Europe/Kyiv',
    ]);
    expect(names.filter((name) => name === 'UTC')).toEqual(['UTC']);
  });

  it('include the current zone, even if the browser does not know it', () => {
    const names = timeZones('Asia/Calcutta').map(({ value }) => value);
    expect(names).toContain('Asia/Calcutta');
  });

  it('can all be used to format times', () => {
    for (const { value } of timeZones('UTC')) expect(formatTimeIn(value, new Date())).not.toBe('');
  });

  it('are found by the words of their name, in any order', () => {
    expect(matchesSearch('America/New York', 'new_york')).toBe(true);
    expect(matchesSearch('America/New York', 'york amer')).toBe(true);
    expect(matchesSearch('America/New York', 'london')).toBe(false);
  });
});
