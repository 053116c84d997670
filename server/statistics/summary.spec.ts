import { describe, expect, it } from 'vitest';
import { summaryOf } from './summary.js';

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
