/** What right and wrong answers to a question earn in an exam. */
import {
  fractionOf,
  marksOf,
  marksOfNumber,
  nearestNumber,
  product,
  type Marks,
} from './fraction.js';

/** What the marks of a wrong choice are counted in. */
export enum WrongMarksBasis {
  /** Each wrong choice earns the same. */
  QUESTION = 'QUESTION',
  /** So much for each mark that the question is worth. */
  MARK = 'MARK',
}

/** What an answer earns. */
export interface MarkingRule {
  /** Of a right answer. */
  marks: Marks;
  /** Of a wrong choice: zero or less. */
  wrongMarks: Marks;
}

/** The pattern of an exam. */
export interface ExactPattern {
  /** What every question earns; null: each its own marks. */
  marksPerQuestion: Marks | null;
  /** What a wrong choice earns, where the question says nothing of its own: zero or less. */
  wrongMarks: Marks;
  wrongMarksBasis: WrongMarksBasis;
}

/**
 * The pattern of attempts that were started before marks were exact: each wrong choice takes away a
 * percentage of the marks, rounded to hundredths half away from zero.
 */
export interface RoundedPattern {
  marksPerQuestion: number | null;
  penaltyPercent: number;
}

export type MarkingPattern = ExactPattern | RoundedPattern;

/** A rule as a grade stores it. Of attempts with a rounded pattern it is what it was then. */
export type StoredRule = MarkingRule | { marks: number; penaltyPercent: number };

/** What a question itself says about its marks. */
export interface QuestionMarks {
  /** Numbers in papers that were submitted before marks were exact. Null: it says nothing. */
  marks: Marks | number | null;
  /** Of a wrong choice. Absent or null: that of the exam. */
  wrongMarks?: Marks | null;
}

/** The marks of a question that has none of its own. */
const DEFAULT_MARKS = '1';
const NONE = '0';

/** What the best answer to a question earns in an exam. */
export function rightMarks({ marks }: QuestionMarks, { marksPerQuestion }: MarkingPattern): Marks {
  return toMarks(marksPerQuestion ?? marks ?? DEFAULT_MARKS);
}

/**
 * The rule of a question in an exam. Where every question earns the same, what the question says of
 * its own does not count.
 * @param isMarkedByPeople then no choice is wrong
 */
export function markingRule(
  question: QuestionMarks,
  pattern: MarkingPattern,
  isMarkedByPeople: boolean,
): MarkingRule {
  const marks = rightMarks(question, pattern);
  if (isMarkedByPeople) return { marks, wrongMarks: NONE };
  if ('penaltyPercent' in pattern)
    return { marks, wrongMarks: roundedPenalty(marks, pattern.penaltyPercent) };
  const own = pattern.marksPerQuestion === null ? question.wrongMarks : null;
  return { marks, wrongMarks: own ?? wrongMarksOf(marks, pattern) };
}

/** The same rule as a grade stores it. */
export function storedRule(rule: MarkingRule, pattern: MarkingPattern): StoredRule {
  if (!('penaltyPercent' in pattern)) return rule;
  return { marks: nearestNumber(fractionOf(rule.marks)), penaltyPercent: pattern.penaltyPercent };
}

function wrongMarksOf(marks: Marks, { wrongMarks, wrongMarksBasis }: ExactPattern): Marks {
  if (wrongMarksBasis === WrongMarksBasis.QUESTION) return wrongMarks;
  return marksOf(product(fractionOf(marks), fractionOf(wrongMarks)));
}

function roundedPenalty(marks: Marks, penaltyPercent: number): Marks {
  const hundredths = Math.round(nearestNumber(fractionOf(marks)) * 100);
  const lost = Math.round((hundredths * Math.round(penaltyPercent * 100)) / 10_000);
  return marksOfNumber(-lost / 100);
}

function toMarks(marks: Marks | number): Marks {
  return typeof marks === 'number' ? marksOfNumber(marks) : marks;
}
