/** Finds the row of a worksheet that names the columns. It may stand below a title block. */
import { replaceUnstorable } from '../../core/errors/validation.js';
import type { Column } from '../../questions/kinds/question-kind.js';
import type { ParsedRow } from './ooxml/parsed-rows.js';
import {
  looseKey,
  matchNames,
  namesOf,
  missingOf,
  type NamedCell,
  type NamedColumns,
  type RememberedNames,
} from './column-names.js';
import { FileRefusal } from './files/refusal.js';
import { sheetStart } from './sheet-start.js';
import { isBlank, isFilled, readCell } from './shown-cell.js';
import {
  duplicateColumnMessage,
  HEADER_CHARACTERS,
  type ParsedSheet,
  type Place,
} from './table.js';

/** A title block is shorter. */
const MAX_SEARCHED_ROWS = 50;
/** Cells of headers that are merged downwards. */
const MAX_TALL_CELLS = 1_000;

/** Where the columns stand, as a person says it. */
export interface ColumnMapping {
  /** The first row with a question. */
  firstRow: number;
  /** By our headers, the columns of the sheet from 1. */
  columns: Record<string, number>;
}

export interface FoundHeader extends Omit<NamedColumns, 'missing' | 'duplicate' | 'wordCount'> {
  /** Below which row the questions begin. */
  row: number;
  /** Whether the institute chose these names for an earlier sheet. */
  isChosen: boolean;
}

interface NamedRow extends NamedColumns {
  row: number;
  isChosen: boolean;
}

/** @returns null where no row names all that is required */
export function findHeader(
  sheet: ParsedSheet,
  columns: readonly Column[],
  remembered: readonly RememberedNames[],
): FoundHeader | null {
  const { complete } = searchRows(sheet, columns, remembered);
  return complete && !complete.duplicate ? complete : null;
}

/** @throws FileRefusal with the first rows, so that a person can name the columns */
export function requireHeader(
  sheet: ParsedSheet,
  columns: readonly Column[],
  remembered: readonly RememberedNames[],
): FoundHeader {
  const { complete, best } = searchRows(sheet, columns, remembered);
  if (complete && !complete.duplicate) return complete;
  if (!sheet.rows.find(isFilled)) throw new FileRefusal('NO_HEADER');
  const start = sheetStart(sheet.rows, complete ?? best ?? { row: null, places: [] });
  if (complete?.duplicate) {
    const message = duplicateColumnMessage(complete.duplicate, complete.row);
    throw new FileRefusal('DOUBLE_COLUMN', message, start);
  }
  throw new FileRefusal('MISSING_COLUMNS', missingMessage(columns, best), start);
}

/** @throws FileRefusal when a required column is not mapped */
export function mappedHeader(
  sheet: ParsedSheet,
  columns: readonly Column[],
  mapping: ColumnMapping,
): FoundHeader {
  const places = columns.flatMap(({ header, reading = 'TEXT' }): Place[] => {
    const column = mapping.columns[header];
    return column === undefined ? [] : [{ header, reading, column }];
  });
  places.sort((a, b) => a.column - b.column);
  const missing = missingOf(columns, places);
  if (missing.length > 0) throw new FileRefusal('MISSING_COLUMNS', missingMessage(missing, null));
  const above = sheet.rows.findLastBefore(mapping.firstRow, isFilled);
  const cells = above ? namedCells(above, sheet) : [];
  const named = new Set(cells.map(({ column }) => column));
  const row = mapping.firstRow - 1;
  return { row, isChosen: false, places, named, ...namesOf(cells, places) };
}

/**
 * What stands above the columns of a mapping, to be remembered; null where a column has no name, or the name of another
 * column: whoever reads `Option 2` as Option 1 means that sheet alone.
 */
export function namesAbove(
  header: FoundHeader,
  sheet: ParsedSheet,
  columns: readonly Column[],
): RememberedNames | null {
  const above = sheet.rows.findLastBefore(header.row + 1, isFilled);
  if (!above) return null;
  const texts = new Map(namedCells(above, sheet).map(({ column, text }) => [column, text]));
  const names = header.places.map(({ header: name, column }) => [
    name,
    replaceUnstorable((texts.get(column) ?? '').slice(0, HEADER_CHARACTERS)),
  ]);
  const own = new Map(
    columns.flatMap(({ header: name, aliases = [] }) =>
      [name, ...aliases].map((alias) => [looseKey(alias), name] as const),
    ),
  );
  const isOfAnother = ([name, text = '']: string[]): boolean =>
    (own.get(looseKey(text)) ?? name) !== name;
  return names.some((pair) => looseKey(pair[1] ?? '') === '' || isOfAnother(pair))
    ? null
    : (Object.fromEntries(names) as RememberedNames);
}

function searchRows(
  sheet: ParsedSheet,
  columns: readonly Column[],
  remembered: readonly RememberedNames[],
): { complete: NamedRow | null; best: NamedRow | null } {
  let best: NamedRow | null = null;
  for (const { row, cells } of firstRows(sheet)) {
    // What an institute chose counts as a whole, before what we recognize.
    for (const names of [...remembered.filter((chosen) => standIn(cells, chosen)), {}]) {
      const isChosen = Object.keys(names).length > 0;
      const found: NamedRow = { row, isChosen, ...matchNames(cells, columns, names) };
      const isComplete = found.missing.length === 0 && found.places.length > 0;
      if (isComplete) return { complete: found, best };
      if (isBetter(found, best)) best = found;
    }
  }
  return { complete: null, best };
}

/** The texts of the first rows. A merged cell counts in each row that it reaches, as a header of two lines has it. */
function* firstRows(sheet: ParsedSheet): Generator<{ row: number; cells: NamedCell[] }> {
  let searched = 0;
  for (const row of sheet.rows) {
    if (!isFilled(row)) continue;
    yield { row: row.number, cells: namedCells(row, sheet) };
    searched += 1;
    if (searched === MAX_SEARCHED_ROWS) return;
  }
}

function namedCells(row: ParsedRow, sheet: ParsedSheet): NamedCell[] {
  const texts = new Map<number, string>();
  const tall = sheet.merged.filter(({ top, bottom }) => top < row.number && row.number <= bottom);
  for (const { top, left } of tall.slice(0, MAX_TALL_CELLS)) {
    const master = sheet.rows.find(({ number }) => number === top)?.cells.get(left);
    texts.set(left, readCell(master, 'TEXT').text);
  }
  for (const [column, value] of row.cells)
    if (!isBlank(value)) texts.set(column, readCell(value, 'TEXT').text);
  return [...texts]
    .filter(([, text]) => text !== '')
    .sort(([a], [b]) => a - b)
    .map(([column, text]) => ({ column, text }));
}

/** Whether a row has every one of these names. */
function standIn(cells: readonly NamedCell[], names: RememberedNames): boolean {
  const written = new Set(cells.map(({ text }) => looseKey(text)));
  return Object.values(names).every((name) => written.has(looseKey(name)));
}

function isBetter(row: NamedRow, best: NamedRow | null): boolean {
  if (row.wordCount !== (best?.wordCount ?? 0)) return row.wordCount > (best?.wordCount ?? 0);
  return row.wordCount > 0 && row.places.length > (best?.places.length ?? 0);
}

function missingMessage(columns: readonly Column[], best: NamedRow | null): string {
  const missing = best?.missing ?? columns.filter(({ isRequired }) => isRequired);
  const names = missing.map((column) => `"${column.header}"`).join(', ');
  const [noun, them] = missing.length === 1 ? ['column', 'it'] : ['columns', 'them'];
  const found = best?.places.map(({ header }) => `"${header}"`).join(', ');
  const where = best ? ` Row ${best.row} names only ${found}.` : '';
  return `The ${noun} ${names} cannot be found.${where} Write ${them} above the questions, or choose the columns yourself.`;
}
