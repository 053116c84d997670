import { reliabilityOf, type Reliability } from './internal-consistency.js';
import {
  checkColumn,
  checkRests,
  checkTotals,
  type MarksTable,
  type QuestionColumn,
} from './marks-table.js';
import { orderTotals, totalsOfSome, type OrderedTotals } from './ordered-totals.js';
import { questionStatistics, type QuestionStatistics } from './question-statistics.js';
import { sumQuestion, type QuestionSums } from './question-sums.js';
import { weighing } from './weights.js';

/** How a test and its questions measure (docs/assessment.md, "Statistics"). */
export interface TestStatistics {
  reliability: Reliability;
  /** In the order of the table. */
  questions: QuestionStatistics[];
}

/**
 * Reads each question of a table once. The time grows in proportion to attempts times questions; a
 * server can do something else between two questions.
 */
export class TestSums {
  private readonly ordered: OrderedTotals;
  private readonly rests: Float64Array;
  private readonly questions: QuestionSums[] = [];

  /** @throws RangeError for totals that contradict themselves (marks-table.ts) */
  constructor(private readonly test: Omit<MarksTable, 'questions'>) {
    checkTotals(test);
    this.ordered = orderTotals(test.totals);
    this.rests = test.totals.slice();
  }

  /** @param column of the next question; it is not kept @throws RangeError */
  add(column: QuestionColumn): void {
    checkColumn(column, this.test);
    const { attempts, marks } = column;
    const ordered = attempts ? totalsOfSome(this.ordered, attempts) : this.ordered;
    this.questions.push(sumQuestion(column, ordered));
    if (!attempts) subtract(this.rests, marks);
  }

  /** Of all questions that were added. @throws RangeError */
  statistics(): TestStatistics {
    const { ordered, questions } = this;
    const { unitsPerMark, isSamePaper } = this.test;
    if (isSamePaper) checkRests(this.rests);
    const weightsOf = weighing(questions, ordered, isSamePaper);
    return {
      reliability: reliabilityOf(questions, ordered, { unitsPerMark, isSamePaper }),
      questions: questions.map((one) =>
        questionStatistics(one, weightsOf(one), { unitsPerMark, questionCount: questions.length }),
      ),
    };
  }
}

function subtract(rests: Float64Array, marks: Int32Array): void {
  for (let attempt = 0; attempt < rests.length; attempt += 1)
    rests[attempt] = (rests[attempt] ?? 0) - (marks[attempt] ?? 0);
}
