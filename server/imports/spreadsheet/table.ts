/** Finds a kind's columns in a worksheet and reads its rows. */
import type { Row, Worksheet } from 'exceljs';
import type { Column } from '../../questions/kinds/question-kind.js';
import { cellText } from './cell-text.js';
import { FileRefusal } from './refusal.js';

export const MAX_ROWS = 20_000;
/** A workbook may say the same long text in very many cells, and still be a small file. */
const MAX_CHARACTERS = 50_000_000;
/** Enough to tell what sheet it is. */
const MAX_UNUSED = 100;

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
  /** What else stands in the header row, as `headerKey` has it. */
  unused: string[];
  rows: SheetRow[];
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

function filledRows(sheet: Worksheet): Row[] {
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

function findColumns(
  headerRow: Row,
  columns: readonly Column[],
): { places: Place[]; unused: string[] } {
  const wanted = new Map<string, Column>();
  for (const column of columns) {
    for (const name of [column.header, ...(column.aliases ?? [])])
      wanted.set(headerKey(name), column);
  }
  const places = new Map<Column, Place>();
  const unused: string[] = [];
  headerRow.eachCell({ includeEmpty: false }, (cell, column) => {
    const said = cellText(cell);
    const key = 'text' in said ? headerKey(said.text) : '';
    const found = wanted.get(key);
    if (!found && unused.length < MAX_UNUSED) unused.push(key.slice(0, 100));
    if (!found) return;
    if (places.has(found)) throw new FileRefusal('DOUBLE_COLUMN', doubled(found, headerRow.number));
    places.set(found, { header: found.header, column });
  });
  const missing = columns.filter((column) => column.isRequired && !places.has(column));
  if (missing.length > 0)
    throw new FileRefusal('MISSING_COLUMNS', lacking(missing, headerRow.number));
  return { places: [...places.values()], unused };
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
