/** Holds the rows of a spreadsheet to the rules of a kind: all of them, before any is stored. */
import { setImmediate as breathe } from 'node:timers/promises';
import { isStorable, replaceUnstorable } from '../core/errors/validation.js';
import type { CellFault, QuestionContent, QuestionKind } from '../questions/kinds/question-kind.js';
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

/** A question that can be stored, and the row it came from. */
export interface GoodRow {
  row: number;
  content: QuestionContent;
}

/** A row that cannot be stored, so that it can be repaired later. */
export interface RefusedCells {
  row: number;
  /** Its texts by header, without blank ones. */
  cells: Record<string, string>;
  /** Faults that its texts do not show: of cells that have no text, or one that cannot be kept. */
  unread: CellFault[];
}

export interface CheckedRows {
  good: GoodRow[];
  refused: RefusedCells[];
  /** The first of them, by row and column. */
  faults: FoundFault[];
  /** How many there are in all. */
  faultCount: number;
}

/** Rows checked before the event loop is let in again: some milliseconds. */
const ROWS_AT_ONCE = 200;
const VALUE_CHARACTERS = 200;
/** One a row of the longest sheet. Whoever has more of them has one mistake, made in every row. */
export const MAX_FAULTS = 20_000;

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
  const standing = new Set(unused.map(headerKey));
  const taken = new Set(kind.columns.map(({ header }) => header));
  for (const other of kinds) {
    const own = other.columns.filter(({ header, isRequired }) => isRequired && !taken.has(header));
    const isThere = own.map(({ header, aliases = [] }) =>
      [header, ...aliases].some((name) => standing.has(headerKey(name))),
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
  const checked: CheckedRows = { good: [], refused: [], faults: [], faultCount: 0 };
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
  const result = questionOf(cells, row.faults, kind);
  if (!Array.isArray(result)) {
    into.good.push({ row: row.number, content: result });
    return;
  }
  into.faultCount += result.length;
  into.faults.push(
    ...foundFaults(row.number, cells, result.slice(0, MAX_FAULTS - into.faults.length)),
  );
  into.refused.push({ row: row.number, ...kept(cells, row.faults, result) });
}

/**
 * @param cells texts by header, in the order in which faults are told
 * @param unread faults of cells that have no text
 * @returns the question, or every faulty cell of the row
 */
export function questionOf(
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

/** Faults with where they stand and the beginning of what stands there, in a form that can be kept. */
export function foundFaults(
  row: number,
  cells: ReadonlyMap<string, string>,
  faults: readonly CellFault[],
): FoundFault[] {
  return faults.map(({ header, message }) => ({
    row,
    column: header,
    value: replaceUnstorable((cells.get(header) ?? '').slice(0, VALUE_CHARACTERS)),
    message: replaceUnstorable(message),
  }));
}

/** What a text had that cannot be kept would be gone, and its fault with it: the fault is kept. */
function kept(
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
