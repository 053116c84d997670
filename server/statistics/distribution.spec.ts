import { describe, expect, it } from 'vitest';
import { distributionOf } from './distribution.js';

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
