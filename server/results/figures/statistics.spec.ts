import { describe, expect, it } from 'vitest';
import { correlationOf } from './statistics.js';

describe('a correlation', () => {
  const correlate = (pairs: [number, number][]) => {
    const sum = (term: (x: number, y: number) => number) =>
      pairs.reduce((all, [x, y]) => all + term(x, y), 0);
    return correlationOf({
      count: pairs.length,
      x: sum((x) => x),
      y: sum((_, y) => y),
      xx: sum((x) => x * x),
      yy: sum((_, y) => y * y),
      xy: sum((x, y) => x * y),
    });
  };

  it('matches a calculation by hand', () => {
    // Distances from (2, 3): (-1, -1), (0, -1), (1, 2): 3 / √(2 · 6).
    const pairs: [number, number][] = [[1, 2], [2, 2], [3, 5]]; // oxfmt-ignore
    expect(correlate(pairs)).toBeCloseTo(3 / Math.sqrt(12), 12);
    expect(correlate([[1, 3], [2, 2], [3, 1]])).toBe(-1); // oxfmt-ignore
  });

  it('is null where something does not vary', () => {
    expect(correlate([[1, 1], [1, 2]])).toBeNull(); // oxfmt-ignore
    expect(correlate([[1, 1], [2, 1]])).toBeNull(); // oxfmt-ignore
    expect(correlate([[1, 1]])).toBeNull(); // oxfmt-ignore
    expect(correlate([])).toBeNull();
  });
});
