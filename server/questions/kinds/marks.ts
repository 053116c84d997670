/** Marks are decimals with two places: they are added as whole hundredths, so that sums are exact. */
import type { MarkingRule } from './question-kind.js';

const HUNDRED = 100;

/** @returns what a wrong choice is given: zero or less, rounded half away from zero */
export function penalty({ marks, penaltyPercent }: MarkingRule): number {
  const lost = Math.round((hundredths(marks) * hundredths(penaltyPercent)) / HUNDRED / HUNDRED);
  return lost === 0 ? 0 : -lost / HUNDRED;
}

/** The exact sum of marks. */
export function sumOfMarks(marks: readonly number[]): number {
  return marks.reduce((sum, one) => sum + hundredths(one), 0) / HUNDRED;
}

function hundredths(value: number): number {
  return Math.round(value * HUNDRED);
}
