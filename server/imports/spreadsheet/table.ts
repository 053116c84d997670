/** Finds a kind's columns in a worksheet and reads its rows. */
import type { CellValue } from 'exceljs';
import { replaceUnstorable } from '../../core/errors/validation.js';
import type { Column } from '../../questions/kinds/question-kind.js';
import { cellText } from './cell-text.js';
import type { ParsedRow, ParsedSheet } from './parsed-workbook.js';
import { FileRefusal } from './refusal.js';
import { REPAIR_HEADERS } from './repair-headers.js';

export const MAX_ROWS = 20_000;
/** A workbook may say the same long text in very many cells, and still be a small file. */
const MAX_CHARACTERS = 50_000_000;
/** Enough to tell what sheet it is. */
const MAX_UNUSED = 100;
/** Of a header's text that is quoted. */
const HEADER_CHARACTERS = 100;

export interface SheetRow {
  /** As the spreadsheet program numbers it. */
  number: number;
  /** Texts in the order of the table's headers. */
  cells: string[];
  /** Cells that have no text, by header. */
  faults: { header: string; message: string }[];
}

export interface SheetTable {
  /** Headers of the columns that were found, as the kind names them. */
  headers: string[];
  /** What else stands in the header row, in order, but for what we wrote there ourselves. */
  unused: string[];
  rows: SheetRow[];
}

/** Whether a worksheet names every column that is needed. */
export function hasColumns(sheet: ParsedSheet, columns: readonly Column[]): boolean {
  const [headerRow] = filledRows(sheet);
  if (!headerRow) return false;
  const { places } = columnsIn(headerRow, columns);
  return columns.every((column) => !column.isRequired || places.has(column));
}

/** @throws FileRefusal */
export function readTable(sheet: ParsedSheet, columns: readonly Column[]): SheetTable {
  const [headerRow, ...dataRows] = upTo(MAX_ROWS + 2, filledRows(sheet));
  if (!headerRow) throw new FileRefusal('NO_HEADER');
  const { places, unused } = findColumns(headerRow, columns);
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

/** The rows that say something. @throws FileRefusal */
function* filledRows(sheet: ParsedSheet): Generator<ParsedRow> {
  let blanks = 0;
  for (const row of sheet.rows()) {
    for (const value of row.cells.values()) {
      const said = cellText(value);
      if ('fault' in said || said.text !== '') {
        yield row;
        break;
      }
      // A few bytes of a file can be the same million blanks in each of its cells.
      blanks += sizeOf(value);
      if (blanks > MAX_CHARACTERS) throw new FileRefusal('TOO_MUCH_TEXT');
    }
  }
}

function upTo<T>(most: number, values: Iterable<T>): T[] {
  const all: T[] = [];
  for (const value of values) {
    all.push(value);
    if (all.length === most) break;
  }
  return all;
}

/** In characters, and runs of them, that are looked at to read it. */
function sizeOf(value: CellValue | undefined): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  if ('richText' in value)
    return value.richText.reduce((size, { text }) => size + 1 + text.length, 0);
  return 'result' in value ? sizeOf(value.result) : 0;
}

/** Headers are compared without regard to case and blanks. */
export function headerKey(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase();
}

/** @throws FileRefusal when one stands twice, or is missing */
function findColumns(
  headerRow: ParsedRow,
  columns: readonly Column[],
): { places: Place[]; unused: string[] } {
  const { places, unused, double } = columnsIn(headerRow, columns);
  if (double) throw new FileRefusal('DOUBLE_COLUMN', doubled(double, headerRow.number));
  const missing = columns.filter((column) => column.isRequired && !places.has(column));
  if (missing.length > 0)
    throw new FileRefusal('MISSING_COLUMNS', lacking(missing, headerRow.number));
  return { places: [...places.values()], unused };
}

const ours = new Set(REPAIR_HEADERS.map(headerKey));

interface FoundColumns {
  places: Map<Column, Place>;
  unused: string[];
  double?: Column;
}

function columnsIn(headerRow: ParsedRow, columns: readonly Column[]): FoundColumns {
  const wanted = columnsByKey(columns);
  const found: FoundColumns = { places: new Map(), unused: [] };
  // In the order in which they stand, whatever that is in the file.
  const cells = [...headerRow.cells].sort(([a], [b]) => a - b);
  for (const [number, value] of cells) {
    const said = cellText(value);
    const text = 'text' in said ? said.text : '';
    const column = wanted.get(headerKey(text));
    if (!column) {
      const name = replaceUnstorable(text.slice(0, HEADER_CHARACTERS));
      const isTold = name !== '' && !ours.has(headerKey(name));
      if (isTold && found.unused.length < MAX_UNUSED) found.unused.push(name);
      continue;
    }
    if (found.places.has(column)) found.double ??= column;
    found.places.set(column, { header: column.header, column: number });
  }
  return found;
}

/** A kind's columns by each of their names, as `headerKey` has it. */
export function columnsByKey<C extends Column>(columns: readonly C[]): Map<string, C> {
  const found = new Map<string, C>();
  for (const column of columns) {
    for (const name of [column.header, ...(column.aliases ?? [])])
      found.set(headerKey(name), column);
  }
  return found;
}

function doubled(column: Column, row: number): string {
  return `Row ${row} names the column "${column.header}" twice. Keep one of them.`;
}

function lacking(missing: Column[], row: number): string {
  const names = missing.map((column) => `"${column.header}"`).join(', ');
  const noun = missing.length === 1 ? 'column' : 'columns';
  return `The ${noun} ${names} cannot be found. Row ${row}, the first one with text, must name them.`;
}

function readRow(row: ParsedRow, places: Place[]): SheetRow {
  const faults: SheetRow['faults'] = [];
  const cells = places.map(({ header, column }) => {
    const said = cellText(row.cells.get(column) ?? null);
    if ('text' in said) return said.text;
    faults.push({ header, message: said.fault });
    return '';
  });
  return { number: row.number, cells, faults };
}
