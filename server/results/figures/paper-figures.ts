import { setImmediate } from 'node:timers/promises';
import { marksOf, nearestNumber } from '../../marks/fraction.js';
import { totalOf } from '../../marks/total-marks.js';
import type { Outcome } from '../../questions/kinds/question-kind.js';
import { kindNamed } from '../../questions/kinds/registry.js';
import type { Figure } from '../../statistics/figure.js';
import { TestSums, type TestStatistics } from '../../statistics/test-statistics.js';
import type { PaperFigures, QuestionFigures } from './computed-figures.js';
import { readMarkedColumns, type MarkedColumn } from './marked-columns.js';
import { countInUnits, type RuledQuestion } from './marks-in-units.js';
import { refusedStatistics } from './refused-statistics.js';

/** Called with per cent, from 0 to 100. */
export type OnProgress = (percent: number) => Promise<void>;

const PERCENT = 100;

/**
 * The figures of a paper and its questions. Other requests get their turn between the questions.
 * @param texts the marked answers of completely marked attempts with this paper and these rules
 */
export async function paperFigures(
  texts: readonly string[],
  questions: readonly RuledQuestion[],
  onProgress?: OnProgress,
): Promise<Omit<PaperFigures, 'otherRulesCount'>> {
  const columns = await readMarkedColumns(texts, questions.length, async (count) =>
    onProgress?.((PERCENT / 2) * (count / texts.length)),
  );
  const maxScore = totalOf(questions.map(({ rule }) => rule.marks));
  const statistics = await statisticsOf(columns, questions, async (count) =>
    onProgress?.((PERCENT / 2) * (1 + count / columns.length)),
  );
  const { reliability } = statistics;
  const standardErrorPercent = percentOf(reliability.standardError, nearestNumber(maxScore));
  return {
    attempts: texts.length,
    maxScore: marksOf(maxScore),
    reliability: { ...reliability, standardErrorPercent },
    questions: questions.flatMap(({ question, rule }, place): QuestionFigures[] => {
      const [column, figures] = [columns[place], statistics.questions[place]];
      if (!column || !figures) return [];
      const kind = kindNamed(question.kind);
      return [
        {
          ...figures,
          maxMarks: rule.marks,
          outcomes: countOutcomes(column),
          guessScore: kind.guessScore?.(question.body, rule) ?? null,
        },
      ];
    }),
  };
}

/** @param onAdded gets the number of questions that are done */
async function statisticsOf(
  columns: readonly MarkedColumn[],
  questions: readonly RuledQuestion[],
  onAdded: (count: number) => Promise<void>,
): Promise<TestStatistics> {
  const table = countInUnits(columns, questions);
  if (!table) return refusedStatistics(columns, questions);
  await setImmediate();
  const sums = new TestSums({ ...table, isSamePaper: true });
  for (const [place, column] of columns.entries()) {
    sums.add(table.toColumn(column, place));
    await onAdded(place + 1);
    await setImmediate();
  }
  return sums.statistics();
}

function countOutcomes({ answers, codes }: MarkedColumn): Record<Outcome, number> {
  const counts = new Uint32Array(answers.length);
  for (const code of codes) counts[code] = (counts[code] ?? 0) + 1;
  const outcomes = { RIGHT: 0, PARTLY: 0, WRONG: 0, BLANK: 0, WAITING: 0 };
  for (const [code, { outcome }] of answers.entries()) outcomes[outcome] += counts[code] ?? 0;
  return outcomes;
}

function percentOf(figure: Figure, maximum: number): Figure {
  if (!('value' in figure)) return figure;
  return maximum === 0 ? { refused: 'NO_MAXIMUM' } : { value: (PERCENT * figure.value) / maximum };
}
