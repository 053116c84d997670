/** Spreadsheets as people write them, each with what must come out of it (docs/imports.md, "Cells"). */
import type { TextRun } from '../../server/imports/spreadsheet/ooxml/cell-value.js';
import type { ReadingRules } from '../../server/imports/spreadsheet/read-workbook.js';
import { triviaAt, type Trivia } from '../setup/workbooks.js';

export interface UntidyBook {
  name: string;
  file: () => Buffer | Promise<Buffer>;
  /** `MCQ` when it is left out. */
  kind?: 'DESCRIPTIVE';
  rules?: Partial<Extract<ReadingRules, { rules: 'TOLERANT' }>>;
  result: ExpectedTable | ExpectedRefusal;
}

export interface ExpectedTable {
  headers: string[];
  rows: ExpectedRow[];
  /** A part of each; none when it is left out. */
  notes?: string[];
  unused?: string[];
}

/** Why the whole file is refused. */
export interface ExpectedRefusal {
  code: string;
  /** A part of it. */
  message: string;
}

export interface ExpectedRow extends RowDetails {
  number: number;
  /** Texts in the order of the headers. */
  cells: string[];
  /** The text of the right option, or the model answer; null where the row is refused. */
  key: string | null;
  /** Headers with parts of the messages, in the order of the columns. */
  faults: [string, string][];
}

interface RowDetails {
  /** Headers with the parts of the file. */
  pictures?: [string, string][];
  /** Alternative texts of the pictures. */
  described?: string[];
  shown?: Record<string, TextRun[]>;
  /** Of the question; `1` when it is left out. */
  marks?: string | null;
  wrongMarks?: string | null;
  /** Headers of cells that are stored, but remarkable. */
  remarks?: string[];
}

/** The headers of most books. */
export const MCQ4 = [
  ...['Question', 'Option 1', 'Option 2', 'Option 3', 'Option 4'],
  'Correct Answer',
];
/** As many people write them. */
export const PLAIN_HEADERS = ['Question', 'A', 'B', 'C', 'D', 'Answer'];

/** H₂SO₄, as spreadsheet programs lower its digits. */
export const SULFURIC_ACID: TextRun[] = [
  { text: 'H' },
  { text: '2', position: 'LOWERED' },
  { text: 'SO' },
  { text: '4', position: 'LOWERED' },
];

/** A row that becomes a question. */
export function taken(
  number: number,
  cells: string[],
  key: string,
  details: RowDetails = {},
): ExpectedRow {
  return { number, cells, key, faults: [], ...details };
}

/** A row with cells at fault. */
export function refused(
  number: number,
  cells: string[],
  faults: [string, string][],
  details: RowDetails = {},
): ExpectedRow {
  return { number, cells, key: null, faults, ...details };
}

/** The question at this index of the data, which must have four options. */
export function four(index: number): Trivia {
  const found = triviaAt(index);
  if (found.options.length !== 4) throw new Error(`Question ${index} has not four options`);
  return found;
}

/** The cells of a question, with the key as it is written. */
export function cellsOf({ question, options }: Trivia, key: string): string[] {
  return [question, ...options, key];
}

/** The right option. */
export function keyOf({ options, correct }: Trivia): string {
  return options[correct - 1] ?? '';
}

export function letterOf({ correct }: Trivia): string {
  return 'ABCDE'.charAt(correct - 1);
}

/** A row of a question as its author meant it, with its letter as the key. */
export function plain(number: number, trivia: Trivia, details: RowDetails = {}): ExpectedRow {
  return taken(number, cellsOf(trivia, letterOf(trivia)), keyOf(trivia), details);
}

/** The cells with some of them replaced. */
export function withCells(cells: string[], changes: Record<number, string>): string[] {
  return cells.map((cell, index) => changes[index] ?? cell);
}
