import { reliabilityOf, type Reliability } from './internal-consistency.js';
import { checkColumn, checkRests, checkTotals, type MarksTable } from './marks-table.js';
import { orderTotals, totalsOfSome, type OrderedTotals } from './ordered-totals.js';
import { questionStatistics, type QuestionStatistics } from './question-statistics.js';
import { sumQuestion, type QuestionSums } from './question-sums.js';
import { scoreStatistics, type ScoreStatistics } from './score-statistics.js';
import { weighing } from './weights.js';

/** The statistics of a test and of its questions (docs/assessment.md, "Statistics"). */
export interface TestStatistics {
  scores: ScoreStatistics & Reliability;
  /** In the order of the table. */
  questions: QuestionStatistics[];
}

/**
 * Reads the table once. The time grows in proportion to its attempts times its questions.
 * @throws RangeError for a table that contradicts itself (marks-table.ts)
 */
export function testStatistics(table: MarksTable): TestStatistics {
  checkTotals(table);
  const ordered = orderTotals(table.totals);
  const sums = sumQuestions(table, ordered);
  const { unitsPerMark, isSamePaper } = table;
  const weightsOf = weighing(sums, ordered, isSamePaper);
  return {
    scores: {
      ...scoreStatistics(ordered, unitsPerMark),
      ...reliabilityOf(sums, ordered, { unitsPerMark, isSamePaper }),
    },
    questions: sums.map((one) =>
      questionStatistics(one, weightsOf(one), { unitsPerMark, questionCount: sums.length }),
    ),
  };
}

function sumQuestions(table: MarksTable, ordered: OrderedTotals): QuestionSums[] {
  const rests = table.totals.slice();
  const sums: QuestionSums[] = [];
  for (const column of table.questions) {
    checkColumn(column, table);
    const { attempts, marks } = column;
    sums.push(sumQuestion(column, attempts ? totalsOfSome(ordered, attempts) : ordered));
    if (!attempts) subtract(rests, marks);
  }
  if (table.isSamePaper) checkRests(rests);
  return sums;
}

function subtract(rests: Float64Array, marks: Int32Array): void {
  for (let attempt = 0; attempt < rests.length; attempt += 1)
    rests[attempt] = (rests[attempt] ?? 0) - (marks[attempt] ?? 0);
}
