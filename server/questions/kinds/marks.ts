/** Arithmetic of marks, which have two decimals: they are added as whole hundredths, so that sums are exact. */
import type { MarkingRule } from './question-kind.js';

const HUNDRED = 100;

/** The marks of a question that has none of its own. */
const DEFAULT_MARKS = 1;

/**
 * The marks of the best answer to a question in an exam.
 * @param marks the question's own; null if it has none
 * @param marksPerQuestion the marks of every question of the exam; null if each has its own
 */
export function earnableMarks(marks: number | null, marksPerQuestion: number | null): number {
  return marksPerQuestion ?? marks ?? DEFAULT_MARKS;
}

/** @returns the marks of a wrong choice: zero or less, rounded half away from zero */
export function penaltyMarks({ marks, penaltyPercent }: MarkingRule): number {
  const lost = Math.round((hundredths(marks) * hundredths(penaltyPercent)) / HUNDRED / HUNDRED);
  return lost === 0 ? 0 : -lost / HUNDRED;
}

/** The exact sum of marks. */
export function sumOfMarks(marks: readonly number[]): number {
  return marks.reduce((sum, one) => sum + hundredths(one), 0) / HUNDRED;
}

/** @returns the percentage with two decimals, rounded half away from zero; zero if `maxMarks` is zero */
export function percentOf(marks: number, maxMarks: number): number {
  const [part, whole] = [hundredths(marks), hundredths(maxMarks)];
  if (part === 0 || whole === 0) return 0;
  return (Math.sign(part) * Math.round((Math.abs(part) * HUNDRED * HUNDRED) / whole)) / HUNDRED;
}

function hundredths(value: number): number {
  return Math.round(value * HUNDRED);
}
