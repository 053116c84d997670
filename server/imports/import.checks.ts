/** Holds the rows of a spreadsheet to the rules of a kind: all of them, before any is stored. */
import { setImmediate as breathe } from 'node:timers/promises';
import type { QuestionContent, QuestionKind } from '../questions/kinds/question-kind.js';
import type { SheetRow, SheetTable } from './spreadsheet/table.js';

/** A faulty cell, with where it stands. */
export interface FoundFault {
  row: number;
  column: string;
  /** The beginning of what the cell says. */
  value: string;
  message: string;
}

export interface CheckedRows {
  contents: QuestionContent[];
  faults: FoundFault[];
}

/** Rows checked before the event loop is let in again: some milliseconds. */
const ROWS_AT_ONCE = 200;
const VALUE_CHARACTERS = 200;

export async function checkRows(
  table: SheetTable,
  kind: QuestionKind,
  onProgress: (rows: number) => Promise<void>,
): Promise<CheckedRows> {
  const checked: CheckedRows = { contents: [], faults: [] };
  for (const [index, row] of table.rows.entries()) {
    checkRow(row, table.headers, kind, checked);
    if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) {
      await onProgress(index + 1);
      await breathe();
    }
  }
  return checked;
}

function checkRow(row: SheetRow, headers: string[], kind: QuestionKind, into: CheckedRows): void {
  const cells = new Map(headers.map((header, index) => [header, row.cells[index] ?? '']));
  const result = kind.fromRow(cells);
  const unread = new Set(row.faults.map((fault) => fault.header));
  const faults = [
    ...row.faults,
    // A cell that has no text is not also blank.
    ...(Array.isArray(result) ? result.filter((fault) => !unread.has(fault.header)) : []),
  ];
  faults.sort((a, b) => headers.indexOf(a.header) - headers.indexOf(b.header));
  for (const { header, message } of faults) {
    const value = (cells.get(header) ?? '').slice(0, VALUE_CHARACTERS).toWellFormed();
    into.faults.push({ row: row.number, column: header, value, message });
  }
  if (!Array.isArray(result) && faults.length === 0) into.contents.push(result);
}
