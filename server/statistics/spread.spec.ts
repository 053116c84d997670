import { describe, expect, it } from 'vitest';
import {
  alternating,
  column,
  constant,
  each,
  rising,
  scoreStatistics,
  statisticsOf,
  tableOf,
  testStatistics,
} from '../../test/setup/marks-tables.js';

/** @param place of the question, from 0 */
const questionOf = (columns: number[][], place = 0) => statisticsOf(columns).questions[place];

describe('no spread', () => {
  it('of scores leaves no shape, no consistency and no effective weight', () => {
    const opposite = alternating.map((mark) => 1 - mark);
    const { reliability, questions } = statisticsOf([alternating, opposite]);
    const refusal = { refused: 'NO_SPREAD_OF_SCORES' };
    expect(scoreStatistics(constant)).toMatchObject({
      mean: { value: 1 },
      standardDeviation: { value: 0 },
      skewness: refusal,
      kurtosis: refusal,
    });
    expect(reliability).toEqual({
      internalConsistency: refusal,
      errorRatio: refusal,
      standardError: refusal,
    });
    expect(questions[0]).toMatchObject({
      effectiveWeight: refusal,
      discriminationIndex: { value: -100 },
      discriminativeEfficiency: { value: -100 },
    });
  });

  it('of marks leaves no discrimination', () => {
    expect(questionOf([constant, rising])).toMatchObject({
      facility: { value: 100 },
      standardDeviation: { value: 0 },
      effectiveWeight: { value: 0 },
      discriminationIndex: { refused: 'NO_SPREAD_OF_MARKS' },
      discriminativeEfficiency: { refused: 'NO_SPREAD_OF_MARKS' },
    });
  });

  it('of the rest leaves no discrimination of the question, nor of its options', () => {
    const question = column(rising, { choices: Uint8Array.from(alternating), optionCount: 1 });
    const { questions } = testStatistics(tableOf([question, column(constant)]));
    const refusal = { refused: 'NO_SPREAD_OF_REST' };
    expect(questions[0]).toMatchObject({
      effectiveWeight: { value: 100 },
      discriminationIndex: refusal,
      discriminativeEfficiency: refusal,
      options: [{ chosen: 10, discriminationIndex: refusal }],
    });
  });

  it('of choices leaves an option that all or none chose without discrimination', () => {
    const question = column(rising, { choices: Uint8Array.from(constant), optionCount: 2 });
    const { questions } = testStatistics(tableOf([question, column(rising)]));
    const refusal = { refused: 'NO_SPREAD_OF_CHOICES' };
    expect(questions[0]?.options).toEqual([
      { chosen: 20, discriminationIndex: refusal },
      { chosen: 0, discriminationIndex: refusal },
    ]);
  });

  it('is found where binary floating point would see some', () => {
    // In binary, the mean of twenty times 0.3 is not 0.3.
    const threeTenths = each(() => 3);
    const scores = scoreStatistics(threeTenths, 10);
    expect(scores.standardDeviation).toEqual({ value: 0 });
    expect(scores.skewness).toEqual({ refused: 'NO_SPREAD_OF_SCORES' });
    const tenths = column(threeTenths, { maxUnits: 10 });
    const { reliability } = testStatistics(tableOf([tenths, tenths], { unitsPerMark: 10 }));
    expect(reliability.internalConsistency).toEqual({ refused: 'NO_SPREAD_OF_SCORES' });
  });
});

describe('a negative covariance', () => {
  it('leaves a question no effective weight, and the others all of it', () => {
    const falling = rising.map((mark) => -mark);
    const columns = [alternating, rising.map((mark) => 3 * mark), falling];
    expect(questionOf(columns, 2)?.effectiveWeight).toEqual({ refused: 'NEGATIVE_COVARIANCE' });
    const weights = [0, 1].map((place) => questionOf(columns, place)?.effectiveWeight);
    const values = weights.map((weight) => (weight && 'value' in weight ? weight.value : NaN));
    expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(100, 10);
  });
});
