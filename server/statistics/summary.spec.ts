import { describe, expect, it } from 'vitest';
import { summaryOf } from './summary.js';

const summary = (...numbers: number[]) => summaryOf(Float64Array.from(numbers));
const tooFew = (needed: number) => ({ refused: 'TOO_FEW_ATTEMPTS', needed });

describe('a summary', () => {
  it('matches the textbook', () => {
    // Mean 5; the squared distances sum to 32, and the variance is a seventh of that.
    expect(summary(9, 2, 4, 4, 4, 5, 5, 7)).toEqual({
      attempts: 8,
      mean: { value: 5 },
      median: { value: 4.5 },
      standardDeviation: { value: Math.sqrt(32 / 7) },
      lowest: { value: 2 },
      highest: { value: 9 },
      lowerQuartile: { value: 4 },
      upperQuartile: { value: 5.5 },
    });
    expect(summary(3, 1, 2)).toMatchObject({
      median: { value: 2 },
      lowerQuartile: { value: 1.5 },
      upperQuartile: { value: 2.5 },
    });
  });

  it('has no deviation for a single number, and nothing for none', () => {
    expect(summary(-1)).toMatchObject({
      mean: { value: -1 },
      median: { value: -1 },
      standardDeviation: tooFew(2),
      lowerQuartile: { value: -1 },
    });
    expect(summary()).toMatchObject({ attempts: 0, mean: tooFew(1), median: tooFew(1) });
  });
});
