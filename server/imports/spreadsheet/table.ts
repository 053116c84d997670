/** A worksheet as a table of the columns of a kind. */
import type { CellReading, Column } from '../../questions/kinds/question-kind.js';
import type { CellValue, TextRun } from './ooxml/cell-value.js';
import type { CellRange } from './ooxml/cell-range.js';
import type { ParsedRows } from './ooxml/parsed-rows.js';
import type { PlacedPicture } from './ooxml/drawings.js';
import { FileRefusal } from './files/refusal.js';

export const MAX_ROWS = 20_000;
/** Cells can share a long text, so that a small file has very much text. */
export const MAX_CHARACTERS = 50_000_000;
/** What a run costs besides its text, in characters: each is an object, here and in the worker. */
const RUN_SIZE = 100;
/** Unread headers that are reported: enough to recognize the sheet. */
export const MAX_UNUSED = 100;
/** Quoted characters of a header. */
export const HEADER_CHARACTERS = 100;

/** A worksheet, whichever format it comes from. */
export interface ParsedSheet {
  name: string;
  rows: ParsedRows;
  merged: readonly CellRange[];
  pictures: readonly PlacedPicture[];
}

/** A picture of a row, at the question or at the option whose column it stands in. */
export interface RowPicture {
  header: string;
  /** Its part in the file. */
  path: string;
  /** As the author described it. */
  alternativeText: string;
}

export interface SheetRow {
  /** As the spreadsheet program numbers it. */
  number: number;
  /** Texts in the order of the table's headers. */
  cells: string[];
  /** Cells that cannot be taken as they are. */
  faults: { header: string; message: string }[];
  /** What the spreadsheet program shows in cells that come out differently, by header. */
  shown?: Record<string, TextRun[]>;
  pictures?: RowPicture[];
  /** Headers of cells that a person has corrected. */
  corrected?: string[];
}

/** What is known of a table before its rows are read. */
export interface TableHead {
  /** Headers of the columns that were found, as the kind names them. */
  headers: string[];
  /** The other headers of the sheet, in order, except those that we add to repair workbooks. */
  unused: string[];
  /** All headers as they are written, to recognize a sheet of another kind. */
  names: string[];
  /** At least as many as there are rows. */
  rowCount: number;
}

/** A table whose rows are read as they are asked for. */
export interface SheetTable extends TableHead {
  rows: Iterable<SheetRow>;
  /** What was noticed about the file besides its rows, a sentence each, once these were read. */
  notes: () => string[];
}

/** A column of the sheet that is read. */
export interface Place {
  header: string;
  reading: CellReading;
  /** From 1. */
  column: number;
}

/** The characters and runs that reading the value costs. */
export function sizeOf(value: CellValue | undefined): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || !('runs' in value)) return 0;
  return value.runs.reduce((size, { text }) => size + RUN_SIZE + text.length, 0);
}

/** @returns a function that adds up characters @throws FileRefusal when there are too many */
export function characterCounter(): (characters: number) => void {
  let sum = 0;
  return (characters) => {
    sum += characters;
    if (sum > MAX_CHARACTERS) throw new FileRefusal('TOO_MUCH_TEXT');
  };
}

/** Headers are compared without case and blanks. */
export function headerKey(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase();
}

/** The columns of a kind by the `headerKey` of their header and its aliases. */
export function columnsByKey<C extends Column>(columns: readonly C[]): Map<string, C> {
  const found = new Map<string, C>();
  for (const column of columns) {
    for (const name of [column.header, ...(column.aliases ?? [])])
      found.set(headerKey(name), column);
  }
  return found;
}

export function duplicateColumnMessage(column: Column, row: number): string {
  return `Row ${row} names the column "${column.header}" twice. Keep one of them.`;
}
