/** Finds a kind's columns in a worksheet and reads its rows. */
import type { Row, Worksheet } from 'exceljs';
import { storable } from '../../core/errors/validation.js';
import type { Column } from '../../questions/kinds/question-kind.js';
import { cellText } from './cell-text.js';
import { FileRefusal } from './refusal.js';
import { REPAIR_HEADERS } from './repair-headers.js';

export const MAX_ROWS = 20_000;
/** A workbook may say the same long text in very many cells, and still be a small file. */
const MAX_CHARACTERS = 50_000_000;
/** The highest row of spreadsheet programs. exceljs visits every number up to the last row, whether or not the row exists. */
const LAST_ROW = 1_048_576;
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
export function hasColumns(sheet: Worksheet, columns: readonly Column[]): boolean {
  const [headerRow] = filledRows(sheet);
  if (!headerRow) return false;
  const { places } = columnsIn(headerRow, columns);
  return columns.every((column) => !column.isRequired || places.has(column));
}

/** @throws FileRefusal */
export function readTable(sheet: Worksheet, columns: readonly Column[]): SheetTable {
  const rows = filledRows(sheet);
  const [headerRow, ...dataRows] = rows;
  if (!headerRow) throw new FileRefusal('NO_HEADER');
  const { places, unused } = findColumns(headerRow, columns);
  if (dataRows.length === 0) throw new FileRefusal('NO_ROWS');
  if (dataRows.length > MAX_ROWS) throw new FileRefusal('TOO_MANY_ROWS');
  let characters = 0;
  const read = dataRows.map((row) => {
    const sheetRow = readRow(row, places);
    for (const cell of sheetRow.cells) characters += cell.length;
    if (characters > MAX_CHARACTERS) throw new FileRefusal('TOO_MUCH_TEXT');
    return sheetRow;
  });
  return { headers: places.map((place) => place.header), unused, rows: read };
}

interface Place {
  header: string;
  column: number;
}

/** @throws FileRefusal */
function filledRows(sheet: Worksheet): Row[] {
  if (sheet.rowCount > LAST_ROW) throw new FileRefusal('DAMAGED');
  const rows: Row[] = [];
  sheet.eachRow({ includeEmpty: false }, (row) => {
    if (isFilled(row)) rows.push(row);
  });
  return rows;
}

function isFilled(row: Row): boolean {
  let filled = false;
  row.eachCell({ includeEmpty: false }, (cell) => {
    const said = cellText(cell);
    filled ||= 'fault' in said || said.text !== '';
  });
  return filled;
}

/** Headers are compared without regard to case and blanks. */
export function headerKey(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase();
}

/** @throws FileRefusal when one stands twice, or is missing */
function findColumns(
  headerRow: Row,
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

function columnsIn(headerRow: Row, columns: readonly Column[]): FoundColumns {
  const wanted = columnsByKey(columns);
  const found: FoundColumns = { places: new Map(), unused: [] };
  headerRow.eachCell({ includeEmpty: false }, (cell, number) => {
    const said = cellText(cell);
    const text = 'text' in said ? said.text : '';
    const column = wanted.get(headerKey(text));
    if (!column) {
      const name = storable(text.slice(0, HEADER_CHARACTERS));
      const isTold = name !== '' && !ours.has(headerKey(name));
      if (isTold && found.unused.length < MAX_UNUSED) found.unused.push(name);
      return;
    }
    if (found.places.has(column)) found.double ??= column;
    found.places.set(column, { header: column.header, column: number });
  });
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

function readRow(row: Row, places: Place[]): SheetRow {
  const faults: SheetRow['faults'] = [];
  const cells = places.map(({ header, column }) => {
    const said = cellText(row.getCell(column));
    if ('text' in said) return said.text;
    faults.push({ header, message: said.fault });
    return '';
  });
  return { number: row.number, cells, faults };
}
