/** Marks are decimals with two places: they are added as whole hundredths, so that sums are exact. */
import type { MarkingRule } from './question-kind.js';

const HUNDRED = 100;

/** What a question without marks of its own earns. */
const DEFAULT_MARKS = 1;

/**
 * What the best answer to a question earns in an exam.
 * @param marks the question's own; null where it has none
 * @param marksPerQuestion what every question of the exam earns; null: each its own
 */
export function earnable(marks: number | null, marksPerQuestion: number | null): number {
  return marksPerQuestion ?? marks ?? DEFAULT_MARKS;
}

/** @returns what a wrong choice is given: zero or less, rounded half away from zero */
export function penalty({ marks, penaltyPercent }: MarkingRule): number {
  const lost = Math.round((hundredths(marks) * hundredths(penaltyPercent)) / HUNDRED / HUNDRED);
  return lost === 0 ? 0 : -lost / HUNDRED;
}

/** The exact sum of marks. */
export function sumOfMarks(marks: readonly number[]): number {
  return marks.reduce((sum, one) => sum + hundredths(one), 0) / HUNDRED;
}

/** @returns to two decimals, rounded half away from zero; of nothing it is nothing */
export function percentOf(marks: number, maxMarks: number): number {
  const [given, all] = [hundredths(marks), hundredths(maxMarks)];
  if (given === 0 || all === 0) return 0;
  return (Math.sign(given) * Math.round((Math.abs(given) * HUNDRED * HUNDRED) / all)) / HUNDRED;
}

function hundredths(value: number): number {
  return Math.round(value * HUNDRED);
}
