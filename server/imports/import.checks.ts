/** Checks all rows of a spreadsheet against the rules of a kind, before any is stored. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { isStorable, replaceUnstorable } from '../core/errors/validation.js';
import type { CellFault, QuestionContent, QuestionKind } from '../questions/kinds/question-kind.js';
import { importErrors } from './import.errors.js';
import { headerKey, type SheetRow, type SheetTable } from './spreadsheet/table.js';

/** A faulty cell, with its row and column. */
export interface RowFault {
  row: number;
  column: string;
  /** The beginning of the cell's text. */
  value: string;
  message: string;
}

/** A question that can be stored, and the row it came from. */
export interface GoodRow {
  row: number;
  content: QuestionContent;
}

/** The cells of a row that cannot be stored; kept so that the row can be repaired later. */
export interface RefusedCells {
  row: number;
  /** Its texts by header, without blank ones. */
  cells: Record<string, string>;
  /** Faults that `cells` does not show: the cell has no text, or a text that cannot be stored. */
  unread: CellFault[];
}

export interface CheckedRows {
  good: GoodRow[];
  refused: RefusedCells[];
  /** Ordered by row and column; at most `MAX_FAULTS`. */
  faults: RowFault[];
  /** The number of all faults. */
  faultCount: number;
}

/** Rows checked before yielding to the event loop: a few milliseconds. */
const ROWS_AT_ONCE = 200;
const VALUE_CHARACTERS = 200;
/** One per row of the longest sheet. A sheet with more has the same mistake in every row. */
export const MAX_FAULTS = 20_000;

/**
 * A sheet for another kind of question may have all columns that this kind requires. Imported as
 * this kind, it would silently lose its options and keys.
 * @throws OTHER_KIND
 */
export function checkKind(
  { unused }: SheetTable,
  kind: QuestionKind,
  kinds: readonly QuestionKind[],
): void {
  const unusedKeys = new Set(unused.map(headerKey));
  const ownHeaders = new Set(kind.columns.map(({ header }) => header));
  for (const other of kinds) {
    const required = other.columns.filter(
      ({ header, isRequired }) => isRequired && !ownHeaders.has(header),
    );
    const isPresent = required.map(({ header, aliases = [] }) =>
      [header, ...aliases].some((name) => unusedKeys.has(headerKey(name))),
    );
    if (required.length === 0 || isPresent.includes(false)) continue;
    const names = required.map(({ header }) => `"${header}"`).join(', ');
    const message = `The sheet has the columns ${names}, which belong to another kind of question. Choose that kind, or remove these columns.`;
    throw importErrors.OTHER_KIND({ message });
  }
}

export async function checkRows(
  table: SheetTable,
  kind: QuestionKind,
  onProgress: (rows: number) => Promise<void>,
): Promise<CheckedRows> {
  const checked: CheckedRows = { good: [], refused: [], faults: [], faultCount: 0 };
  for (const [index, row] of table.rows.entries()) {
    checkRow(row, table.headers, kind, checked);
    if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) {
      await onProgress(index + 1);
      await yieldToEventLoop();
    }
  }
  return checked;
}

function checkRow(row: SheetRow, headers: string[], kind: QuestionKind, into: CheckedRows): void {
  const cells = new Map(headers.map((header, index) => [header, row.cells[index] ?? '']));
  const result = parseRow(cells, row.faults, kind);
  if (!Array.isArray(result)) {
    into.good.push({ row: row.number, content: result });
    return;
  }
  into.faultCount += result.length;
  into.faults.push(
    ...toRowFaults(row.number, cells, result.slice(0, MAX_FAULTS - into.faults.length)),
  );
  into.refused.push({ row: row.number, ...storableCells(cells, row.faults, result) });
}

/**
 * @param cells texts by header, in the order in which faults are reported
 * @param unread faults of cells that have no text
 * @returns the question, or every faulty cell of the row
 */
export function parseRow(
  cells: ReadonlyMap<string, string>,
  unread: readonly CellFault[],
  kind: QuestionKind,
): QuestionContent | CellFault[] {
  const result = kind.fromRow(cells);
  if (!Array.isArray(result) && unread.length === 0) return result;
  const isUnread = new Set(unread.map((fault) => fault.header));
  const headers = [...cells.keys()];
  // A cell that has no text is not also blank.
  const read = Array.isArray(result) ? result.filter(({ header }) => !isUnread.has(header)) : [];
  return [...unread, ...read].sort((a, b) => headers.indexOf(a.header) - headers.indexOf(b.header));
}

/** Adds the row and the beginning of the cell's text to faults, in a form that can be stored. */
export function toRowFaults(
  row: number,
  cells: ReadonlyMap<string, string>,
  faults: readonly CellFault[],
): RowFault[] {
  return faults.map(({ header, message }) => ({
    row,
    column: header,
    value: replaceUnstorable((cells.get(header) ?? '').slice(0, VALUE_CHARACTERS)),
    message: replaceUnstorable(message),
  }));
}

/** Unstorable characters are replaced, which would hide their fault: the fault is kept in `unread`. */
function storableCells(
  cells: ReadonlyMap<string, string>,
  unread: readonly CellFault[],
  faults: readonly CellFault[],
): Pick<RefusedCells, 'cells' | 'unread'> {
  const filled = [...cells].filter(([, text]) => text !== '');
  const lost = faults.filter(({ header }) => !isStorable(cells.get(header) ?? ''));
  return {
    cells: Object.fromEntries(filled.map(([header, text]) => [header, replaceUnstorable(text)])),
    unread: [...unread, ...lost].map(({ header, message }) => ({
      header,
      message: replaceUnstorable(message),
    })),
  };
}
