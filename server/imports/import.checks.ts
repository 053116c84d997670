/** Holds the rows of a spreadsheet to the rules of a kind: all of them, before any is stored. */
import { setImmediate as breathe } from 'node:timers/promises';
import { storable } from '../core/errors/validation.js';
import type { QuestionContent, QuestionKind } from '../questions/kinds/question-kind.js';
import { importErrors } from './import.errors.js';
import { headerKey, type SheetRow, type SheetTable } from './spreadsheet/table.js';

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
  /** The first of them, by row and column. */
  faults: FoundFault[];
  /** How many there are in all. */
  faultCount: number;
}

/** Rows checked before the event loop is let in again: some milliseconds. */
const ROWS_AT_ONCE = 200;
const VALUE_CHARACTERS = 200;
/** One a row of the longest sheet. Who has more of them has one mistake, made in every row. */
export const MOST_FAULTS = 20_000;

/**
 * A sheet for another kind of question may have all that this kind needs: its options and keys
 * would be lost without a word.
 * @throws OTHER_KIND
 */
export function checkKind(
  { unused }: SheetTable,
  kind: QuestionKind,
  kinds: readonly QuestionKind[],
): void {
  const taken = new Set(kind.columns.map(({ header }) => header));
  for (const other of kinds) {
    const own = other.columns.filter(({ header, isRequired }) => isRequired && !taken.has(header));
    const isThere = own.map(({ header, aliases = [] }) =>
      [header, ...aliases].some((name) => unused.includes(headerKey(name))),
    );
    if (own.length === 0 || isThere.includes(false)) continue;
    const names = own.map(({ header }) => `"${header}"`).join(', ');
    const message = `The sheet has the columns ${names}, which belong to another kind of question. Choose that kind, or remove these columns.`;
    throw importErrors.OTHER_KIND({ message });
  }
}

export async function checkRows(
  table: SheetTable,
  kind: QuestionKind,
  onProgress: (rows: number) => Promise<void>,
): Promise<CheckedRows> {
  const checked: CheckedRows = { contents: [], faults: [], faultCount: 0 };
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
  into.faultCount += faults.length;
  for (const { header, message } of faults.slice(0, MOST_FAULTS - into.faults.length)) {
    const value = storable((cells.get(header) ?? '').slice(0, VALUE_CHARACTERS));
    into.faults.push({ row: row.number, column: header, value, message: storable(message) });
  }
  if (!Array.isArray(result) && faults.length === 0) into.contents.push(result);
}
