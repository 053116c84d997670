/** Grades of an institute by percentage, such as A+ from 90 and A from 80. */
import type { Fraction } from './fraction.js';
import { roundMarks } from './total-marks.js';

/** A grade and the least percentage of it. */
export interface GradeBand {
  label: string;
  /** With at most two decimals. The lowest band begins at 0, and takes what is below, too. */
  from: number;
}

/**
 * The percentage counts as it is shown, rounded to two decimals, so that 90.00 % is never less than 90.
 * @param bands the highest first
 * @returns null where the institute has no bands
 */
export function gradeOf(percent: Fraction, bands: readonly GradeBand[]): string | null {
  const shown = roundMarks(percent);
  return (bands.find(({ from }) => shown >= from) ?? bands.at(-1))?.label ?? null;
}
