/** Checks all rows of a spreadsheet against the rules of a kind, before any is stored. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { isStorable, replaceUnstorable } from '../core/errors/validation.js';
import type {
  CellFault,
  QuestionContent,
  QuestionKind,
  SheetRules,
} from '../questions/kinds/question-kind.js';
import { questionDigest } from './import.duplicates.js';
import { importErrors } from './import.errors.js';
import { looseKey } from './spreadsheet/column-names.js';
import type { ReadHead } from './spreadsheet/reading-process.js';
import { headerKey, type RowPicture, type SheetRow } from './spreadsheet/table.js';

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
  source: SheetRow;
  /** Equal for duplicates. Computed while the next rows are read, when there is time. */
  digest: string;
  /** What is remarkable about it. */
  remarks: CellFault[];
}

/** The cells of a row that cannot be stored; kept so that the row can be repaired later. */
export interface RefusedCells {
  row: number;
  /** Its texts by header, without blank ones. */
  cells: Record<string, string>;
  /** Faults that `cells` does not show: the cell has no text, or what it shows is not its text. */
  unread: CellFault[];
  pictures: RowPicture[];
}

export interface CheckedRows {
  headers: string[];
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
  { names }: Pick<ReadHead, 'names'>,
  kind: QuestionKind,
  kinds: readonly QuestionKind[],
  rules: SheetRules,
): void {
  const isLegacy = rules === 'LEGACY';
  const keyOf = isLegacy ? headerKey : looseKey;
  const named = new Set(names.map(keyOf));
  const ownHeaders = new Set(kind.columns.map(({ header }) => header));
  for (const other of kinds) {
    const required = other.columns.filter(
      ({ header, isRequired }) => isRequired && !ownHeaders.has(header),
    );
    const isPresent = required.map(({ header, aliases = [], otherNames = [] }) =>
      [header, ...aliases, ...(isLegacy ? [] : otherNames)].some((name) => named.has(keyOf(name))),
    );
    if (required.length === 0 || isPresent.includes(false)) continue;
    const names = required.map(({ header }) => `"${header}"`).join(', ');
    const message = `The sheet has the columns ${names}, which belong to another kind of question. Choose that kind, or remove these columns.`;
    throw importErrors.OTHER_KIND({ message });
  }
}

/** Rows as they are read, in batches, under these headers. */
export interface RowsToCheck {
  headers: string[];
  rows: AsyncIterable<readonly SheetRow[]>;
}

export async function checkRows(
  { headers, rows }: RowsToCheck,
  kind: QuestionKind,
  rules: SheetRules,
  onProgress: (rows: number) => Promise<void>,
): Promise<CheckedRows> {
  const checked: CheckedRows = { headers, good: [], refused: [], faults: [], faultCount: 0 };
  let done = 0;
  for await (const batch of rows) {
    for (const row of batch) {
      checkRow(row, kind, rules, checked);
      done += 1;
      if (done % ROWS_AT_ONCE === 0) {
        await onProgress(done);
        await yieldToEventLoop();
      }
    }
  }
  return checked;
}

function checkRow(row: SheetRow, kind: QuestionKind, rules: SheetRules, into: CheckedRows): void {
  const result = parseRow(cellsOf(row, into.headers), row.faults, kind, rules);
  if (Array.isArray(result)) refuseRow(into, row, result);
  else into.good.push(goodRow(row, result, kind));
}

function goodRow(source: SheetRow, content: QuestionContent, kind: QuestionKind): GoodRow {
  return {
    row: source.number,
    content,
    source,
    digest: questionDigest(kind, content),
    remarks: kind.remarks?.(content.body) ?? [],
  };
}

/** Adds a row to those that are refused. Its faults may also come from its pictures. */
export function refuseRow(into: CheckedRows, row: SheetRow, faults: readonly CellFault[]): void {
  const cells = cellsOf(row, into.headers);
  addFaults(into, row.number, cells, faults);
  into.refused.push({
    row: row.number,
    ...storableCells(cells, row.faults, faults),
    pictures: row.pictures ?? [],
  });
}

/** Counts faults of a row, and keeps them up to the limit. */
export function addFaults(
  into: CheckedRows,
  row: number,
  cells: ReadonlyMap<string, string>,
  faults: readonly CellFault[],
): void {
  into.faultCount += faults.length;
  into.faults.push(...toRowFaults(row, cells, faults.slice(0, MAX_FAULTS - into.faults.length)));
}

function cellsOf(row: SheetRow, headers: readonly string[]): Map<string, string> {
  return new Map(headers.map((header, index) => [header, row.cells[index] ?? '']));
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
  rules: SheetRules,
): QuestionContent | CellFault[] {
  const result = kind.fromRow(cells, rules);
  if (!Array.isArray(result) && unread.length === 0) return result;
  const isUnread = new Set(unread.map((fault) => fault.header));
  const headers = [...cells.keys()];
  // A cell that cannot be taken as it is has no other fault: it may not say what it seems to say.
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
