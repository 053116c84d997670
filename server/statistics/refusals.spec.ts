import { describe, expect, it } from 'vitest';
import {
  column,
  each,
  rising,
  scoreStatistics,
  statisticsOf,
  tableOf,
  testStatistics,
} from '../../test/setup/marks-tables.js';

const tooFew = (needed: number) => ({ refused: 'TOO_FEW_ATTEMPTS', needed });

describe('too few attempts', () => {
  it('leave nothing but the intended weight where there are none', () => {
    const { questions } = statisticsOf([[], []]);
    expect(scoreStatistics([])).toMatchObject({
      attempts: 0,
      mean: tooFew(1),
      standardDeviation: tooFew(2),
    });
    expect(questions[0]).toMatchObject({
      attempts: 0,
      facility: tooFew(1),
      rightAnswers: tooFew(1),
      intendedWeight: { value: 50 },
    });
  });

  it('have a mean from one attempt, and a deviation from two', () => {
    const { questions } = statisticsOf([[1], [0]]);
    expect(scoreStatistics([1])).toMatchObject({
      mean: { value: 1 },
      median: { value: 1 },
      upperQuartile: { value: 1 },
      standardDeviation: tooFew(2),
    });
    expect(questions[0]).toMatchObject({ facility: { value: 100 }, standardDeviation: tooFew(2) });
    const two = scoreStatistics([2, 0]);
    expect(two.standardDeviation).toEqual({ value: expect.closeTo(Math.SQRT2, 15) as number });
  });

  it('have nothing else below twenty', () => {
    const nineteen = rising.slice(1);
    const { reliability, questions } = statisticsOf([nineteen, nineteen]);
    expect(scoreStatistics(nineteen)).toMatchObject({ skewness: tooFew(20), kurtosis: tooFew(20) });
    expect(reliability.internalConsistency).toEqual(tooFew(20));
    expect(questions[0]).toMatchObject({
      effectiveWeight: tooFew(20),
      discriminationIndex: tooFew(20),
      discriminativeEfficiency: tooFew(20),
    });
  });
});

describe('one question', () => {
  it('has no rest and no consistency, but all of the weight', () => {
    const { reliability, questions } = statisticsOf([rising]);
    const refusal = { refused: 'TOO_FEW_QUESTIONS', needed: 2 };
    expect(reliability.internalConsistency).toEqual(refusal);
    expect(questions[0]).toMatchObject({
      discriminationIndex: refusal,
      discriminativeEfficiency: refusal,
      intendedWeight: { value: 100 },
      effectiveWeight: { value: 100 },
    });
  });

  it('is all that counts beside one of no marks', () => {
    const none = column(
      each(() => 0),
      { maxUnits: 0 },
    );
    const { reliability } = testStatistics(tableOf([column(rising), none]));
    expect(reliability.internalConsistency).toEqual({ refused: 'TOO_FEW_QUESTIONS', needed: 2 });
  });
});

describe('a maximum of 0', () => {
  it('leaves a question no facility and no deviation in per cent', () => {
    const practice = column(
      each((attempt) => -(attempt % 2)),
      { maxUnits: 0 },
    );
    const { questions } = testStatistics(tableOf([practice, column(rising)]));
    expect(questions[0]).toMatchObject({
      meanMarks: { value: -0.5 },
      facility: { refused: 'NO_MAXIMUM' },
      standardDeviation: { refused: 'NO_MAXIMUM' },
      intendedWeight: { value: 0 },
    });
  });

  it('leaves a paper without intended weights', () => {
    const { questions } = testStatistics(tableOf([column(rising, { maxUnits: 0 })]));
    expect(questions[0]?.intendedWeight).toEqual({ refused: 'NO_MAXIMUM' });
  });
});

describe('papers that differ', () => {
  const some = Uint32Array.from(rising.slice(0, 19));
  const { reliability, questions } = testStatistics({
    unitsPerMark: 1,
    isSamePaper: false,
    totals: Float64Array.from(rising, (mark) => 2 * mark),
    questions: [column(rising), column(rising.slice(0, 19), { attempts: some })],
  });

  it('leave no consistency and no weights', () => {
    const refusal = { refused: 'PAPERS_DIFFER' };
    expect(reliability).toEqual({
      internalConsistency: refusal,
      errorRatio: refusal,
      standardError: refusal,
    });
    expect(questions[0]).toMatchObject({ intendedWeight: refusal, effectiveWeight: refusal });
  });

  it('keep the figures of each question, over the attempts that had it', () => {
    expect(questions[0]).toMatchObject({ attempts: 20, discriminationIndex: { value: 100 } });
    expect(questions[1]).toMatchObject({ attempts: 19, discriminationIndex: tooFew(20) });
  });
});
