import { describe, expect, it } from 'vitest';
import { distanceFrom } from './distance';

const NOW = Date.parse('2026-11-29T12:00:00Z');
const away = (minutes: number): string =>
  distanceFrom(new Date(NOW + minutes * 60_000).toISOString(), NOW);

describe('how far a time lies from now', () => {
  it.each([
    [0, 'just now'],
    [0.2, 'in 1 minute'],
    [1, 'in 1 minute'],
    [7.1, 'in 8 minutes'],
    [119, 'in 119 minutes'],
    [120, 'in 2 hours'],
    [121, 'in 3 hours'],
    [47 * 60, 'in 47 hours'],
    [48 * 60, 'in 2 days'],
    [10 * 24 * 60, 'in 10 days'],
    [-0.9, 'just now'],
    [-1, '1 minute ago'],
    [-119.9, '119 minutes ago'],
    [-150, '2 hours ago'],
    [-47.5 * 60, '47 hours ago'],
    [-3.9 * 24 * 60, '3 days ago'],
  ])('%d minutes: %s', (minutes, words) => {
    expect(away(minutes)).toBe(words);
  });
});
