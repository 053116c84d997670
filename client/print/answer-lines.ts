import { numberOf, type Marks } from '../ui/marks';
import type { Columns } from './paper-layout';

const [MIN_LINES, LINES_A_MARK] = [4, 2];
/** At most half a page, or most of a column, whose lines are half as long. */
const MAX_LINES = { '1': 16, '2': 24 };

/** How many lines there are to answer on: more for more marks, and in two columns. */
export function linesFor(marks: Marks, columns: Columns): number {
  const lines = Math.max(MIN_LINES, Math.ceil(numberOf(marks) * LINES_A_MARK));
  return Math.min(MAX_LINES[columns], lines * Number(columns));
}
