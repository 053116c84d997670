/** Recognizes rows between the questions that are no questions. */
import type { Column } from '../../questions/kinds/question-kind.js';
import { looseKey } from './column-names.js';
import type { CellRange } from './ooxml/cell-range.js';
import type { ParsedRow } from './ooxml/parsed-rows.js';
import { isBlank, readCell } from './shown-cell.js';
import type { Place } from './table.js';

/** Of a column, with all its decoration. */
const LONGEST_NAME = 60;

/**
 * Rows whose required cells are all one merged cell: headings of sections. Not where the question is all that is
 * required, which may well be as wide as its row.
 */
export function headingRows(
  merged: readonly CellRange[],
  places: readonly Place[],
  columns: readonly Column[],
): Set<number> {
  const required = new Set(
    columns.filter(({ isRequired }) => isRequired).map(({ header }) => header),
  );
  const needed = places.filter(({ header }) => required.has(header)).map(({ column }) => column);
  if (needed.length < 2) return new Set();
  const [first, last] = [Math.min(...needed), Math.max(...needed)];
  const wide = merged.filter(({ left, right }) => left <= first && last <= right);
  return new Set(wide.map(({ top }) => top));
}

/** Long tables name their columns again on each page. */
export class RepeatedHeader {
  private readonly names: { column: number; keys: ReadonlySet<string> }[];

  /** @param columns the first is the question */
  constructor(places: readonly Place[], columns: readonly Column[]) {
    const [question] = columns;
    const named = places.map(({ header, column }) => {
      const found = columns.find((candidate) => candidate.header === header);
      const names = [header, ...(found?.aliases ?? []), ...(found?.otherNames ?? [])];
      return { header, column, keys: new Set(names.map(looseKey)) };
    });
    // The question first: it settles nearly every row.
    this.names = named.sort(
      (a, b) => Number(b.header === question?.header) - Number(a.header === question?.header),
    );
  }

  matches({ cells }: ParsedRow): boolean {
    let filled = 0;
    for (const [index, { column, keys }] of this.names.entries()) {
      const value = cells.get(column);
      if (isBlank(value) && index > 0) continue;
      const { text } = readCell(value, 'TEXT');
      if (text.length > LONGEST_NAME || !keys.has(looseKey(text))) return false;
      filled += 1;
    }
    return filled > 1;
  }
}
