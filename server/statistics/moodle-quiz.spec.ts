import { describe, expect, it } from 'vitest';
import expected from '../../test/data/moodle-quiz-00.json' with { type: 'json' };
import { scoreStatistics, testStatistics } from '../../test/setup/marks-tables.js';
import type { Figure } from './figure.js';
import type { QuestionColumn } from './marks-table.js';
import { orderTotals } from './ordered-totals.js';
import { sumQuestion, type ScaledCovariances } from './question-sums.js';

/** Moodle keeps marks with seven decimals: a third is 0.3333333. */
const UNITS_PER_MARK = 10_000_000;
const columns = expected.questions.map((_, place): QuestionColumn => {
  const marks = expected.marks.map((row) => Math.round((row[place] ?? 0) * UNITS_PER_MARK));
  return {
    maxUnits: UNITS_PER_MARK,
    attempts: null,
    marks: Int32Array.from(marks),
    right: Uint8Array.from(marks, (mark) => Number(mark === UNITS_PER_MARK)),
    choices: null,
    optionCount: 0,
  };
});
const totals = Float64Array.from(expected.marks, (_, attempt) =>
  columns.reduce((sum, { marks }) => sum + (marks[attempt] ?? 0), 0),
);
const { reliability, questions } = testStatistics({
  unitsPerMark: UNITS_PER_MARK,
  isSamePaper: true,
  totals,
  questions: columns,
});

const scores = { ...scoreStatistics(totals, UNITS_PER_MARK), ...reliability };

const valueOf = (figure: Figure): number => ('value' in figure ? figure.value : NaN);
/** Moodle's figures have eight digits at least. */
const agree = (value: number, one: number): void => {
  expect(Math.abs(value / one - 1), `${value} is ${one}`).toBeLessThan(1e-8);
};

describe("a quiz of Moodle's tests", () => {
  it('has 25 attempts at seven questions', () => {
    expect([scores.attempts, questions.length]).toEqual([25, 7]);
  });

  it.each([
    'mean',
    'median',
    'standardDeviation',
    'skewness',
    'kurtosis',
    'internalConsistency',
    'errorRatio',
    'standardError',
  ] as const)('has the %s that Moodle expects', (name) => {
    agree(valueOf(scores[name]), expected.scores[name]);
  });

  it.each(expected.questions.map((figures, place) => ({ place: place + 1, ...figures })))(
    'has the figures that Moodle expects for question $place',
    ({ place, ...figures }) => {
      const question = questions[place - 1];
      if (!question) throw new Error('There is no such question.');
      agree(valueOf(question.facility), 100 * figures.facility);
      agree(valueOf(question.standardDeviation), 100 * figures.standardDeviation);
      agree(valueOf(question.effectiveWeight), figures.effectiveWeight);
      agree(valueOf(question.discriminationIndex), figures.discriminationIndex);
      agree(valueOf(question.discriminativeEfficiency), figures.discriminativeEfficiency);
      agree(valueOf(question.intendedWeight), 100 / 7);
    },
  );

  it.each(expected.questions.map((figures, place) => ({ place: place + 1, ...figures })))(
    'has the covariances that Moodle expects for question $place',
    ({ place, ...figures }) => {
      const column = columns[place - 1];
      if (!column) throw new Error('There is no such question.');
      const { scaled } = sumQuestion(column, orderTotals(totals));
      const inMarks = (name: keyof ScaledCovariances): number =>
        Number(scaled[name]) / (25 * 24) / UNITS_PER_MARK ** 2;
      agree(inMarks('marks'), figures.variance);
      agree(inMarks('rest'), figures.varianceOfRest);
      agree(inMarks('marksWithRest'), figures.covarianceWithRest);
      agree(inMarks('greatest'), figures.greatestCovariance);
    },
  );
});
