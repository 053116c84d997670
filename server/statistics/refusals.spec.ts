import { describe, expect, it } from 'vitest';
import { column, each, rising, tableOf } from '../../test/setup/marks-tables.js';
import { testStatistics } from './test-statistics.js';

const statisticsOf = (columns: number[][]) =>
  testStatistics(tableOf(columns.map((marks) => column(marks))));
const tooFew = (needed: number) => ({ refused: 'TOO_FEW_ATTEMPTS', needed });

describe('too few attempts', () => {
  it('leave nothing but the intended weight where there are none', () => {
    const { scores, questions } = statisticsOf([[], []]);
    expect(scores).toMatchObject({ attempts: 0, mean: tooFew(1), standardDeviation: tooFew(2) });
    expect(questions[0]).toMatchObject({
      attempts: 0,
      facility: tooFew(1),
      rightAnswers: tooFew(1),
      intendedWeight: { value: 50 },
    });
  });

  it('have a mean from one attempt, and a deviation from two', () => {
    const { scores, questions } = statisticsOf([[1], [0]]);
    expect(scores).toMatchObject({
      mean: { value: 1 },
      median: { value: 1 },
      upperQuartile: { value: 1 },
      standardDeviation: tooFew(2),
    });
    expect(questions[0]).toMatchObject({ facility: { value: 100 }, standardDeviation: tooFew(2) });
    const two = statisticsOf([[1, 0], [1, 0]]); // oxfmt-ignore
    expect(two.scores.standardDeviation).toEqual({ value: Math.SQRT2 });
  });

  it('have nothing else below twenty', () => {
    const nineteen = rising.slice(1);
    const { scores, questions } = statisticsOf([nineteen, nineteen]);
    expect(scores).toMatchObject({
      skewness: tooFew(20),
      kurtosis: tooFew(20),
      internalConsistency: tooFew(20),
    });
    expect(questions[0]).toMatchObject({
      effectiveWeight: tooFew(20),
      discriminationIndex: tooFew(20),
      discriminativeEfficiency: tooFew(20),
    });
  });
});

describe('one question', () => {
  it('has no rest and no consistency, but all of the weight', () => {
    const { scores, questions } = statisticsOf([rising]);
    const refusal = { refused: 'TOO_FEW_QUESTIONS', needed: 2 };
    expect(scores.internalConsistency).toEqual(refusal);
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
    const { scores } = testStatistics(tableOf([column(rising), none]));
    expect(scores.internalConsistency).toEqual({ refused: 'TOO_FEW_QUESTIONS', needed: 2 });
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
  const { scores, questions } = testStatistics({
    unitsPerMark: 1,
    isSamePaper: false,
    totals: Float64Array.from(rising, (mark) => 2 * mark),
    questions: [column(rising), column(rising.slice(0, 19), { attempts: some })],
  });

  it('leave no consistency and no weights', () => {
    const refusal = { refused: 'PAPERS_DIFFER' };
    expect(scores).toMatchObject({
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
