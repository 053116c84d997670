import { numberOf, type Marks } from '../ui/marks';
import type { SpaceAmount } from './paper-layout';

/**
 * A mark is given for about one point, which is a sentence of 12 to 16 words: two lines by hand, of some eight words
 * each. Short answers still need space for a correction.
 */
const LINES_A_MARK: Readonly<Record<SpaceAmount, number>> = { NORMAL: 2, PLENTY: 4 };
const MIN_LINES = 3;
/** A sheet of A4, with the question above them: lines are 8 mm high. */
const MAX_LINES = 28;

/**
 * How many lines there are to answer on. Two columns have as many as one, though they are half as long: who prints
 * columns saves paper, and `PLENTY` makes up for it.
 */
export function linesFor(marks: Marks, amount: SpaceAmount): number {
  const lines = Math.ceil(numberOf(marks) * LINES_A_MARK[amount]);
  return Math.min(MAX_LINES, Math.max(MIN_LINES, lines));
}

/** A page of one or two lines would be a waste of paper. */
const MIN_TOGETHER = 5;

/**
 * How many lines stay together on a page, one number for each group. All groups are about as large: the last one is no
 * remainder.
 */
export function lineGroups(lines: number): number[] {
  const count = Math.max(1, Math.floor(lines / MIN_TOGETHER));
  return Array.from({ length: count }, (_, group) => Math.floor((lines + group) / count));
}
