/** Addresses of cells, such as `B7`, and ranges of them. */
import { FileRefusal } from '../files/refusal.js';

/** The highest column of spreadsheet programs. */
const LAST_COLUMN = 16_384;
const LETTERS = 26;

/** Rows and columns from 1, the last ones included. */
export interface CellRange {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** @param address such as `AB12` @throws FileRefusal */
export function columnOf(address: string): number {
  let column = 0;
  for (let index = 0; index < address.length && index < 4; index += 1) {
    const letter = address.charCodeAt(index) - 64;
    if (letter < 1 || letter > LETTERS) break;
    column = column * LETTERS + letter;
  }
  if (column < 1 || column > LAST_COLUMN) throw new FileRefusal('DAMAGED');
  return column;
}

/** The letters of a column, from 1. */
export function columnLetters(column: number): string {
  const rest = (column - 1) % LETTERS;
  const before = (column - 1 - rest) / LETTERS;
  return (before > 0 ? columnLetters(before) : '') + String.fromCharCode(65 + rest);
}

export function cellAddress(row: number, column: number): string {
  return `${columnLetters(column)}${row}`;
}

/** @param ref such as `B2:D7` @returns null for anything else, and for a single cell */
export function parseRange(ref: string): CellRange | null {
  const match = /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/.exec(ref.replaceAll('$', ''));
  if (!match) return null;
  const [, left = '', top, right = '', bottom] = match;
  return {
    top: Number(top),
    bottom: Number(bottom),
    left: columnOf(left),
    right: columnOf(right),
  };
}

export function rangeAddress({ top, bottom, left, right }: CellRange): string {
  return `${cellAddress(top, left)}:${cellAddress(bottom, right)}`;
}
