/** The first rows of a worksheet, for people who name its columns themselves. */
import { replaceUnstorable } from '../../core/errors/validation.js';
import { truncate } from './cell-text.js';
import type { SheetStart } from './files/refusal.js';
import { columnLetters } from './ooxml/cell-range.js';
import { isBlank, isFilled, readCell } from './shown-cell.js';
import type { ParsedRow, ParsedRows } from './ooxml/parsed-rows.js';
import type { Place } from './table.js';

const MAX_SHOWN_ROWS = 12;
const MAX_SHOWN_COLUMNS = 40;
const MAX_SHOWN_CHARACTERS = 120;
const LONGEST_HEADING = 40;

/**
 * @param rows blank ones are left out
 * @param best the row that names most columns, and which
 */
export function sheetStart(
  rows: ParsedRows,
  best: { row: number | null; places: readonly Place[] },
): SheetStart {
  const shown = rows.first(MAX_SHOWN_ROWS, isFilled);
  const above = best.row ?? headingsIn(shown);
  const below = rows.find((row) => (above === null || row.number > above) && isFilled(row));
  return {
    rows: shown.map(({ number, cells }) => ({
      number,
      cells: [...cells]
        .filter(([column]) => column <= MAX_SHOWN_COLUMNS)
        .sort(([a], [b]) => a - b)
        .map(([column, value]) => ({
          letters: columnLetters(column),
          text: replaceUnstorable(truncate(readCell(value, 'TEXT').text, MAX_SHOWN_CHARACTERS)),
        }))
        .filter(({ text }) => text !== ''),
    })),
    firstRow: below?.number ?? 1,
    columns: best.places.map(({ header, column }) => ({ header, letters: columnLetters(column) })),
  };
}

/** The row that most likely names the columns in words that we do not know: the first with several short texts. */
function headingsIn(rows: readonly ParsedRow[]): number | null {
  for (const { number, cells } of rows) {
    const values = [...cells.values()].filter((value) => !isBlank(value));
    if (values.length < 2) continue;
    const isHeading = values.every(
      (value) => typeof value === 'string' && value.trim().length <= LONGEST_HEADING,
    );
    return isHeading ? number : null;
  }
  return null;
}
