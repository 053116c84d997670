/** Small tables of marks, to try the statistics with (server/statistics). */
import { reduced } from '../../server/marks/fraction.js';
import type { MarksTable, QuestionColumn } from '../../server/statistics/marks-table.js';
import { shareStatistics, type ScoreStatistics } from '../../server/statistics/share-statistics.js';
import { TestSums, type TestStatistics } from '../../server/statistics/test-statistics.js';

/** What every attempt has, 20 of them: the fewest that have all figures. */
export function each(markOf: (attempt: number) => number, count = 20): number[] {
  return Array.from({ length: count }, (_, attempt) => markOf(attempt));
}

export const alternating = each((attempt) => attempt % 2);
export const rising = each((attempt) => attempt);
export const constant = each(() => 1);

/** A question of one mark that all attempts had. @param marks in units */
export function column(marks: number[], changes: Partial<QuestionColumn> = {}): QuestionColumn {
  return {
    maxUnits: 1,
    attempts: null,
    marks: Int32Array.from(marks),
    right: Uint8Array.from(marks, (mark) => Number(mark > 0)),
    choices: null,
    optionCount: 0,
    ...changes,
  };
}

/** Whole marks, of questions that all attempts had. */
export function tableOf(
  questions: QuestionColumn[],
  changes: Partial<MarksTable> = {},
): MarksTable {
  const count = questions[0]?.marks.length ?? 0;
  const total = (attempt: number): number =>
    questions.reduce((sum, { marks }) => sum + (marks[attempt] ?? 0), 0);
  const totals = Float64Array.from(each(total, count));
  return { unitsPerMark: 1, totals, isSamePaper: true, questions, ...changes };
}

/** @throws RangeError for a table that contradicts itself */
export function testStatistics({ questions, ...test }: MarksTable): TestStatistics {
  const sums = new TestSums(test);
  for (const question of questions) sums.add(question);
  return sums.statistics();
}

/** Of questions of one mark each that all attempts had. @param columns the marks of each question */
export const statisticsOf = (columns: number[][]): TestStatistics =>
  testStatistics(tableOf(columns.map((marks) => column(marks))));

/** In marks: a score is as many per cent of 100 marks. @param totals in units */
export function scoreStatistics(totals: Iterable<number>, unitsPerMark = 1): ScoreStatistics {
  const counts = new Map<number, number>();
  for (const total of totals) counts.set(total, (counts.get(total) ?? 0) + 1);
  const maximum = 100n * BigInt(unitsPerMark);
  return shareStatistics(
    [...counts].map(([units, count]) => ({ ...reduced(BigInt(units), maximum), count })),
  );
}
