/** Workbooks for imports, made of real questions (test/data). */
import { readFileSync } from 'node:fs';
import ExcelJS from 'exceljs';

export interface Trivia {
  question: string;
  options: string[];
  /** From 1. */
  correct: number;
}

const file = new URL('../data/open-trivia-mcq.json', import.meta.url);
export const trivia = JSON.parse(readFileSync(file, 'utf8')) as Trivia[];

export const MCQ_HEADERS = [
  'Question',
  ...[1, 2, 3, 4, 5].map((position) => `Option ${position}`),
  'Correct Answer',
];

/** The question at any index: the data begins again at its end. */
export function triviaAt(index: number): Trivia {
  const found = trivia[index % trivia.length];
  if (!found) throw new Error('no data');
  return found;
}

/** As a row of a workbook, with an unambiguous key. */
export function triviaRow({ question, options, correct }: Trivia): (string | number | null)[] {
  const letter = 'ABCDE'.charAt(correct - 1);
  const isClear = !options.some((text) => text.toUpperCase() === letter);
  const blanks = Array.from({ length: 5 - options.length }, () => null);
  return [question, ...options, ...blanks, isClear ? letter : correct];
}

/** A workbook whose first worksheet is filled by this. */
export async function filledWorkbook(
  fill: (sheet: ExcelJS.Worksheet, book: ExcelJS.Workbook) => void,
): Promise<Buffer> {
  const book = new ExcelJS.Workbook();
  fill(book.addWorksheet('First'), book);
  return Buffer.from(await book.xlsx.writeBuffer());
}

export async function workbook(rows: unknown[][], sheet = 'Questions'): Promise<Buffer> {
  const book = new ExcelJS.Workbook();
  book.addWorksheet(sheet).addRows(rows);
  return Buffer.from(await book.xlsx.writeBuffer());
}

/** A workbook of real multiple-choice questions. */
export async function triviaWorkbook(count: number): Promise<Buffer> {
  const rows = Array.from({ length: count }, (_, index) => triviaRow(triviaAt(index)));
  return workbook([MCQ_HEADERS, ...rows]);
}
