/** Reads a worksheet as the `_M` routes promise it (docs/legacy-api.md, "Spreadsheets"). */
import { replaceUnstorable } from '../../core/errors/validation.js';
import type { Column } from '../../questions/kinds/question-kind.js';
import { cellText } from './cell-text.js';
import type { ParsedRow } from './ooxml/parsed-rows.js';
import { FileRefusal } from './files/refusal.js';
import { REPAIR_HEADERS } from './repair-headers.js';
import {
  characterCounter,
  columnsByKey,
  duplicateColumnMessage,
  HEADER_CHARACTERS,
  headerKey,
  MAX_ROWS,
  MAX_UNUSED,
  sizeOf,
  type ParsedSheet,
  type Place,
  type SheetRow,
  type SheetTable,
} from './table.js';

type NamedRows = Pick<ParsedSheet, 'rows'>;

/** Whether a worksheet has every required column in its first row that is not blank. */
export function hasLegacyColumns(sheet: NamedRows, columns: readonly Column[]): boolean {
  const [headerRow] = filledRows(sheet);
  if (!headerRow) return false;
  const { places } = matchColumns(headerRow, columns);
  return columns.every((column) => !column.isRequired || places.has(column));
}

/** @throws FileRefusal */
export function readLegacyTable(sheet: NamedRows, columns: readonly Column[]): SheetTable {
  const [headerRow, ...dataRows] = take(MAX_ROWS + 2, filledRows(sheet));
  if (!headerRow) throw new FileRefusal('NO_HEADER');
  const { places, unused } = requireColumns(headerRow, columns);
  if (dataRows.length === 0) throw new FileRefusal('NO_ROWS');
  if (dataRows.length > MAX_ROWS) throw new FileRefusal('TOO_MANY_ROWS');
  const count = characterCounter();
  const rows = dataRows.map((row) => {
    for (const { column } of places) count(sizeOf(row.cells.get(column)));
    return readRow(row, places);
  });
  const headers = places.map((place) => place.header);
  return { headers, unused, names: unused, rowCount: rows.length, rows, notes: () => [] };
}

/** The rows that are not blank. @throws FileRefusal */
function* filledRows(sheet: NamedRows): Generator<ParsedRow> {
  // Many cells can share one text of a million blanks.
  const countBlanks = characterCounter();
  for (const row of sheet.rows) {
    for (const value of row.cells.values()) {
      const result = cellText(value);
      if ('fault' in result || result.text !== '') {
        yield row;
        break;
      }
      countBlanks(sizeOf(value));
    }
  }
}

function take<T>(count: number, values: Iterable<T>): T[] {
  const all: T[] = [];
  for (const value of values) {
    all.push(value);
    if (all.length === count) break;
  }
  return all;
}

/** @throws FileRefusal when a column appears twice or a required one is missing */
function requireColumns(
  headerRow: ParsedRow,
  columns: readonly Column[],
): { places: Place[]; unused: string[] } {
  const { places, unused, duplicate } = matchColumns(headerRow, columns);
  if (duplicate)
    throw new FileRefusal('DOUBLE_COLUMN', duplicateColumnMessage(duplicate, headerRow.number));
  const missing = columns.filter((column) => column.isRequired && !places.has(column));
  if (missing.length > 0)
    throw new FileRefusal('MISSING_COLUMNS', missingColumnsMessage(missing, headerRow.number));
  return { places: [...places.values()], unused };
}

const ownHeaders = new Set(REPAIR_HEADERS.map(headerKey));

interface ColumnMatch {
  places: Map<Column, Place>;
  unused: string[];
  duplicate?: Column;
}

function matchColumns(headerRow: ParsedRow, columns: readonly Column[]): ColumnMatch {
  const wanted = columnsByKey(columns);
  const found: ColumnMatch = { places: new Map(), unused: [] };
  // In the order of the columns, which may differ from the order in the file.
  const cells = [...headerRow.cells].sort(([a], [b]) => a - b);
  for (const [number, value] of cells) {
    const result = cellText(value);
    const text = 'text' in result ? result.text : '';
    const column = wanted.get(headerKey(text));
    if (!column) {
      const name = replaceUnstorable(text.slice(0, HEADER_CHARACTERS));
      const isReported = name !== '' && !ownHeaders.has(headerKey(name));
      if (isReported && found.unused.length < MAX_UNUSED) found.unused.push(name);
      continue;
    }
    if (found.places.has(column)) found.duplicate ??= column;
    found.places.set(column, { header: column.header, column: number, reading: 'TEXT' });
  }
  return found;
}

function missingColumnsMessage(missing: Column[], row: number): string {
  const names = missing.map((column) => `"${column.header}"`).join(', ');
  const noun = missing.length === 1 ? 'column' : 'columns';
  return `The ${noun} ${names} cannot be found. Row ${row}, the first one with text, must name them.`;
}

function readRow(row: ParsedRow, places: Place[]): SheetRow {
  const faults: SheetRow['faults'] = [];
  const cells = places.map(({ header, column }) => {
    const result = cellText(row.cells.get(column) ?? null);
    if ('text' in result) return result.text;
    faults.push({ header, message: result.fault });
    return '';
  });
  return { number: row.number, cells, faults };
}
