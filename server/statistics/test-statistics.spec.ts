import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoreStatistics, testStatistics } from '../../test/setup/marks-tables.js';
import {
  plainEffectiveWeights,
  plainQuestion,
  plainReliability,
  plainScores,
} from '../../test/setup/plain-statistician.js';
import { anyTable, type RandomTable } from '../../test/setup/random-marks.js';
import { SEED, times } from '../../test/setup/seeds.js';
import { MIN_ATTEMPTS, type Figure } from './figure.js';
import type { TestStatistics } from './test-statistics.js';

function computed(
  { unitsPerMark, totals, questions }: RandomTable,
  isSamePaper: boolean,
): TestStatistics {
  return testStatistics({
    unitsPerMark,
    totals: Float64Array.from(totals),
    isSamePaper,
    questions: questions.map(({ attempts, marks, right, choices, ...others }) => ({
      ...others,
      attempts: isSamePaper ? null : Uint32Array.from(attempts),
      marks: Int32Array.from(marks),
      right: Uint8Array.from(right, Number),
      choices: Uint8Array.from(choices),
    })),
  });
}

/** At most a billionth apart; none where the other has none. */
function agrees(figure: Figure | undefined, plain: number | null): void {
  const value = figure && 'value' in figure ? figure.value : null;
  const isClose =
    value === null || plain === null
      ? value === plain
      : Math.abs(value - plain) <= 1e-9 * Math.abs(plain);
  expect(isClose, `${JSON.stringify(figure)} is ${plain}`).toBe(true);
}

/** Compares the figures that n attempts have. */
function agreeAll(
  figures: object,
  plain: Readonly<Record<string, number | null>>,
  attempts: number,
): void {
  const needed: Readonly<Record<string, number>> = {
    mean: 1,
    lowest: 1,
    lowerQuartile: 1,
    median: 1,
    upperQuartile: 1,
    highest: 1,
    meanMarks: 1,
    facility: 1,
    rightAnswers: 1,
    standardDeviation: 2,
  };
  for (const [name, value] of Object.entries(plain)) {
    const figure = (figures as Readonly<Record<string, Figure>>)[name];
    const least = needed[name] ?? MIN_ATTEMPTS.others;
    if (attempts >= least) agrees(figure, value);
    else expect(figure).toEqual({ refused: 'TOO_FEW_ATTEMPTS', needed: least });
  }
}

function agreeOnQuestions(table: RandomTable, { questions }: TestStatistics): void {
  table.questions.forEach((column, place) => {
    const { attempts } = column;
    const totals = attempts.map((attempt) => table.totals[attempt] ?? 0);
    const figures = questions[place];
    if (!figures || attempts.length < 2) return;
    const { options, ...plain } = plainQuestion({ ...column, totals }, table.unitsPerMark);
    agreeAll(figures, plain, attempts.length);
    options.forEach(({ chosen, discriminationIndex }, option) => {
      expect(figures.options[option]?.chosen).toBe(chosen);
      agreeAll(figures.options[option] ?? {}, { discriminationIndex }, attempts.length);
    });
  });
}

describe('the statistics of a test', () => {
  it('agree with those of a plain statistician', () => {
    fc.assert(
      fc.property(anyTable(true), (table) => {
        const statistics = computed(table, true);
        const [{ reliability, questions }, { totals, unitsPerMark }] = [statistics, table];
        agreeOnQuestions(table, statistics);
        if (totals.length < 4) return;
        const scores = scoreStatistics(totals, unitsPerMark);
        agreeAll(scores, plainScores(totals, unitsPerMark), totals.length);
        if (totals.length < MIN_ATTEMPTS.others) return;
        const columns = table.questions.map(({ marks }) => marks);
        const inMaximum = table.questions.filter(
          ({ maxUnits, marks }) => maxUnits > 0 || new Set(marks).size > 1,
        );
        const plain = plainReliability(
          inMaximum.map(({ marks }) => marks),
          totals,
          unitsPerMark,
        );
        agrees(reliability.internalConsistency, plain?.internalConsistency ?? null);
        agrees(reliability.errorRatio, plain?.errorRatio ?? null);
        agrees(reliability.standardError, plain?.standardError ?? null);
        const weights = plainEffectiveWeights(columns, totals);
        weights.forEach((weight, place) => agrees(questions[place]?.effectiveWeight, weight));
      }),
      { seed: SEED, numRuns: times(500, 2_000) },
    );
  });

  it('agree of questions that only some attempts had', () => {
    fc.assert(
      fc.property(anyTable(false), (table) => {
        const statistics = computed(table, false);
        agreeOnQuestions(table, statistics);
        expect(statistics.reliability.internalConsistency).toEqual({ refused: 'PAPERS_DIFFER' });
      }),
      { seed: SEED, numRuns: times(300, 2_000) },
    );
  });

  it('agree for 100,000 attempts of up to 999 marks', () => {
    let state = SEED;
    const next = (): number => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0);
    // Hundredths and thirds, many of them high.
    const totals = Array.from({ length: 100_000 }, () => 299_700 - (next() % 547) * (next() % 549));
    const { attempts, ...scores } = scoreStatistics(totals, 300);
    expect(attempts).toBe(100_000);
    agreeAll(scores, plainScores(totals, 300), attempts);
  });
});
