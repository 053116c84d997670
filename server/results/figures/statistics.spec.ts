import { describe, expect, it } from 'vitest';
import { correlationOf, distributionOf, summaryOf } from './statistics.js';

describe('a summary', () => {
  it('matches the textbook', () => {
    // Mean 5; the squared distances sum to 32, and the variance is a seventh of that.
    expect(summaryOf([2, 4, 4, 4, 5, 5, 7, 9])).toEqual({
      mean: 5,
      median: 4.5,
      standardDeviation: Math.sqrt(32 / 7),
      lowest: 2,
      highest: 9,
      lowerQuartile: 4,
      upperQuartile: 5.5,
    });
    expect(summaryOf([3, 1, 2])).toMatchObject({
      median: 2,
      lowerQuartile: 1.5,
      upperQuartile: 2.5,
    });
  });

  it('has no deviation for a single number, and is null for none', () => {
    expect(summaryOf([-1])).toMatchObject({
      mean: -1,
      median: -1,
      standardDeviation: null,
      lowerQuartile: -1,
    });
    expect(summaryOf([])).toBeNull();
  });
});

describe('a distribution', () => {
  const counts = (percents: number[]) => distributionOf(percents).map(({ count }) => count);

  it('has ten bins that include their lower ends; the last includes both', () => {
    expect(counts([0, 9.99, 10, 89.99, 90, 100])).toEqual([2, 1, 0, 0, 0, 0, 0, 0, 1, 2]);
    expect(distributionOf([]).at(-1)).toEqual({ from: 90, to: 100, count: 0 });
  });

  it('counts values below zero in a bin before them', () => {
    expect(distributionOf([-0.01, -120, 5])[0]).toEqual({ from: null, to: 0, count: 2 });
    expect(counts([-0.01, -120, 5])).toEqual([2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  });
});

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
