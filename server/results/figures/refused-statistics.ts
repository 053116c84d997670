import type { Refusal } from '../../statistics/figure.js';
import type { QuestionStatistics } from '../../statistics/question-statistics.js';
import type { TestStatistics } from '../../statistics/test-statistics.js';
import type { MarkedColumn } from './marked-columns.js';
import { optionCountOf, type RuledQuestion } from './marks-in-units.js';

const refused: Refusal = { refused: 'MARKS_TOO_FINE' };

/** Where marks are too fine to be counted in whole units: only how often each option was chosen. */
export function refusedStatistics(
  columns: readonly MarkedColumn[],
  questions: readonly RuledQuestion[],
): TestStatistics {
  return {
    reliability: { internalConsistency: refused, errorRatio: refused, standardError: refused },
    questions: columns.map((column, place) => ({
      attempts: column.codes.length,
      meanMarks: refused,
      facility: refused,
      rightAnswers: refused,
      standardDeviation: refused,
      intendedWeight: refused,
      effectiveWeight: refused,
      discriminationIndex: refused,
      discriminativeEfficiency: refused,
      options: countChoices(column, optionCountOf(questions[place])),
    })),
  };
}

function countChoices(
  { answers, codes }: MarkedColumn,
  optionCount: number,
): QuestionStatistics['options'] {
  const counts = new Uint32Array(optionCount + 1);
  for (const code of codes) {
    const choice = answers[code]?.choice ?? 0;
    counts[choice] = (counts[choice] ?? 0) + 1;
  }
  return Array.from(counts.subarray(1), (chosen) => ({ chosen, discriminationIndex: refused }));
}
