/** Finds the columns of a kind in a worksheet and reads its rows. */
import type { CellValue } from 'exceljs';
import { replaceUnstorable } from '../../core/errors/validation.js';
import type { Column } from '../../questions/kinds/question-kind.js';
import { cellText } from './cell-text.js';
import type { ParsedRow, ParsedSheet } from './parsed-workbook.js';
import { FileRefusal } from './refusal.js';
import { REPAIR_HEADERS } from './repair-headers.js';

export const MAX_ROWS = 20_000;
/** Cells can share a long text, so that a small file has very much text. */
const MAX_CHARACTERS = 50_000_000;
/** Unread headers that are reported: enough to recognize the sheet. */
const MAX_UNUSED = 100;
/** Quoted characters of a header. */
const HEADER_CHARACTERS = 100;

export interface SheetRow {
  /** As the spreadsheet program numbers it. */
  number: number;
  /** Texts in the order of the table's headers. */
  cells: string[];
  /** Faults of cells that have no text. */
  faults: { header: string; message: string }[];
}

export interface SheetTable {
  /** Headers of the columns that were found, as the kind names them. */
  headers: string[];
  /** The other headers of the sheet, in order, except those that we add to repair workbooks. */
  unused: string[];
  rows: SheetRow[];
}

/** Whether a worksheet has every required column. */
export function hasColumns(sheet: ParsedSheet, columns: readonly Column[]): boolean {
  const [headerRow] = filledRows(sheet);
  if (!headerRow) return false;
  const { places } = matchColumns(headerRow, columns);
  return columns.every((column) => !column.isRequired || places.has(column));
}

/** @throws FileRefusal */
export function readTable(sheet: ParsedSheet, columns: readonly Column[]): SheetTable {
  const [headerRow, ...dataRows] = take(MAX_ROWS + 2, filledRows(sheet));
  if (!headerRow) throw new FileRefusal('NO_HEADER');
  const { places, unused } = requireColumns(headerRow, columns);
  if (dataRows.length === 0) throw new FileRefusal('NO_ROWS');
  if (dataRows.length > MAX_ROWS) throw new FileRefusal('TOO_MANY_ROWS');
  let characters = 0;
  const read = dataRows.map((row) => {
    for (const { column } of places) characters += sizeOf(row.cells.get(column));
    if (characters > MAX_CHARACTERS) throw new FileRefusal('TOO_MUCH_TEXT');
    return readRow(row, places);
  });
  return { headers: places.map((place) => place.header), unused, rows: read };
}

interface Place {
  header: string;
  column: number;
}

/** The rows that are not blank. @throws FileRefusal */
function* filledRows(sheet: ParsedSheet): Generator<ParsedRow> {
  let blanks = 0;
  for (const row of sheet.rows()) {
    for (const value of row.cells.values()) {
      const result = cellText(value);
      if ('fault' in result || result.text !== '') {
        yield row;
        break;
      }
      // Many cells can share one text of a million blanks.
      blanks += sizeOf(value);
      if (blanks > MAX_CHARACTERS) throw new FileRefusal('TOO_MUCH_TEXT');
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

/** The characters and runs that reading the value costs. */
function sizeOf(value: CellValue | undefined): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  if ('richText' in value)
    return value.richText.reduce((size, { text }) => size + 1 + text.length, 0);
  return 'result' in value ? sizeOf(value.result) : 0;
}

/** Headers are compared without case and blanks. */
export function headerKey(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase();
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
    found.places.set(column, { header: column.header, column: number });
  }
  return found;
}

/** The columns of a kind by the `headerKey` of each of their names. */
export function columnsByKey<C extends Column>(columns: readonly C[]): Map<string, C> {
  const found = new Map<string, C>();
  for (const column of columns) {
    for (const name of [column.header, ...(column.aliases ?? [])])
      found.set(headerKey(name), column);
  }
  return found;
}

function duplicateColumnMessage(column: Column, row: number): string {
  return `Row ${row} names the column "${column.header}" twice. Keep one of them.`;
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
