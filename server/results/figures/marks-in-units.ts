import type { RevisionQuestion } from '../../exams/revisions/paper-revision.entity.js';
import type { AnswerMarks } from '../../grading/marked-answers.js';
import type { Marks } from '../../marks/fraction.js';
import type { MarkingRule } from '../../marks/marking-pattern.js';
import { toUnits, unitsPerMark } from '../../marks/total-marks.js';
import { kindNamed } from '../../questions/kinds/registry.js';
import type { MarksTable, QuestionColumn } from '../../statistics/marks-table.js';
import type { MarkedColumn } from './marked-columns.js';

/** A question with the rule that all counted attempts had. */
export interface RuledQuestion {
  question: RevisionQuestion;
  rule: MarkingRule;
}

/** Totals in whole units, and the columns of the questions one by one. */
export interface UnitsTable extends Pick<MarksTable, 'unitsPerMark' | 'totals'> {
  toColumn(column: MarkedColumn, place: number): QuestionColumn;
}

/** Statistics count in 32 bits (server/statistics/marks-table.ts). */
const MAX_UNITS = 2n ** 31n - 1n;

/** @returns null where the marks are so fine that a total could have too many units */
export function countInUnits(
  columns: readonly MarkedColumn[],
  questions: readonly RuledQuestion[],
): UnitsTable | null {
  const units = unitsPerMark([
    ...questions.map(({ rule }) => rule.marks),
    ...columns.flatMap(({ answers }) => answers.map(marksOf)),
  ]);
  let most = 0n;
  const counted = columns.map(({ answers }, place) => {
    const marks = answers.map((answer) => toUnits(marksOf(answer), units));
    const maximum = toUnits(questions[place]?.rule.marks ?? '0', units);
    most += marks.map(sizeOf).reduce((a, b) => (a > b ? a : b), maximum);
    return { marks: marks.map(Number), maxUnits: Number(maximum) };
  });
  if (most > MAX_UNITS) return null;
  const totals = new Float64Array(columns[0]?.codes.length ?? 0);
  for (const [place, { codes }] of columns.entries()) {
    const { marks = [] } = counted[place] ?? {};
    for (let attempt = 0; attempt < totals.length; attempt += 1)
      totals[attempt] = (totals[attempt] ?? 0) + (marks[codes[attempt] ?? 0] ?? 0);
  }
  return {
    unitsPerMark: Number(units),
    totals,
    toColumn: (column, place) => {
      const { marks = [], maxUnits = 0 } = counted[place] ?? {};
      return { ...toColumn(column, marks, optionCountOf(questions[place])), maxUnits };
    },
  };
}

/** 0 for a question without options. */
export function optionCountOf(asked: RuledQuestion | undefined): number {
  if (!asked) return 0;
  return kindNamed(asked.question.kind).optionIds?.(asked.question.body).length ?? 0;
}

function toColumn(
  { answers, codes }: MarkedColumn,
  marksByCode: readonly number[],
  optionCount: number,
): Omit<QuestionColumn, 'maxUnits'> {
  const marks = new Int32Array(codes.length);
  const right = new Uint8Array(codes.length);
  const choices = optionCount > 0 ? new Uint16Array(codes.length) : null;
  const rightByCode = answers.map(({ outcome }) => Number(outcome === 'RIGHT'));
  const choiceByCode = answers.map(({ choice }) => choice ?? 0);
  for (let attempt = 0; attempt < codes.length; attempt += 1) {
    const code = codes[attempt] ?? 0;
    marks[attempt] = marksByCode[code] ?? 0;
    right[attempt] = rightByCode[code] ?? 0;
    if (choices) choices[attempt] = choiceByCode[code] ?? 0;
  }
  return { attempts: null, marks, right, choices, optionCount };
}

/** The answers of completely marked attempts have marks. */
function marksOf({ marks }: AnswerMarks): Marks {
  return marks ?? '0';
}

function sizeOf(units: bigint): bigint {
  return units < 0n ? -units : units;
}
