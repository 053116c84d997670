/** What the questions of a paper earn together. */
import type { Fraction, Marks } from '../../marks/fraction.js';
import {
  markingRule,
  type MarkingPattern,
  type MarkingRule,
  type QuestionMarks,
} from '../../marks/marking-pattern.js';
import { totalOf, toUnits, unitsPerMark } from '../../marks/total-marks.js';
import { kindNamed } from '../../questions/kinds/registry.js';

/** A question, as far as its marks go. */
export interface MarkedQuestion extends QuestionMarks {
  kind: string;
}

/** Statistics count the marks of a paper in whole units, and a total must fit into 32 bits. */
const MAX_UNITS = 2n ** 31n - 1n;

/** What right and wrong answers to a question earn in an exam. */
export function ruleOf(question: MarkedQuestion, pattern: MarkingPattern): MarkingRule {
  return markingRule(question, pattern, kindNamed(question.kind).needsMarker === true);
}

/** The exact sum of what the right answers earn. */
export function totalOfPaper(
  questions: readonly MarkedQuestion[],
  pattern: MarkingPattern,
): Fraction {
  return totalOf(questions.map((question) => ruleOf(question, pattern).marks));
}

/**
 * Whether the highest or the lowest total of a paper has too many units to be counted, because its
 * marks have many different denominators or are very large.
 */
export function isTooFine(questions: readonly MarkedQuestion[], pattern: MarkingPattern): boolean {
  const rules = questions.map((question) => ruleOf(question, pattern));
  const all = rules.flatMap(({ marks, wrongMarks }): Marks[] => [marks, wrongMarks]);
  const units = unitsPerMark(all, MAX_UNITS);
  if (units > MAX_UNITS) return true;
  const sum = (marks: readonly Marks[]): bigint =>
    marks.reduce((total, one) => total + toUnits(one, units), 0n);
  const highest = sum(rules.map(({ marks }) => marks));
  const lowest = sum(rules.map(({ wrongMarks }) => wrongMarks));
  return highest > MAX_UNITS || lowest < -MAX_UNITS;
}

/** Whether a wrong choice in some question earns something else than the exam says. */
export function differInWrongMarks(
  questions: readonly MarkedQuestion[],
  pattern: MarkingPattern,
): boolean {
  return questions.some((question) => {
    const byExam = ruleOf({ ...question, wrongMarks: null }, pattern);
    return ruleOf(question, pattern).wrongMarks !== byExam.wrongMarks;
  });
}
