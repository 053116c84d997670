/** Recognizes the columns of a kind by what people write above them. */
import { replaceUnstorable } from '../../core/errors/validation.js';
import type { Column } from '../../questions/kinds/question-kind.js';
import { REPAIR_HEADERS } from './repair-headers.js';
import { HEADER_CHARACTERS, MAX_UNUSED, type Place } from './table.js';

/** A text of a row, with its column from 1. */
export interface NamedCell {
  column: number;
  text: string;
}

/** What a row names. */
export interface NamedColumns {
  places: Place[];
  /** Required columns that it does not name. */
  missing: Column[];
  /** Names of more than one letter: a row of answers may have A, B and 1, too. */
  wordCount: number;
  /** A column that it names twice. */
  duplicate: Column | null;
  unused: string[];
  names: string[];
  /** The columns that have any name, from 1. */
  named: ReadonlySet<number>;
}

/** Names of columns that an institute has chosen before: texts by our headers. */
export type RememberedNames = Record<string, string>;

const UNWRITTEN = /[^\p{L}\p{M}\p{N}]+/gu;
const ownHeaders = new Set(REPAIR_HEADERS.map(looseKey));

/** Headers are compared by their letters and digits: `(A)`, `a.` and `A` are one name. */
export function looseKey(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(UNWRITTEN, '');
}

/** Names that the institute chose come before our own, and those before what people write besides. */
export function matchNames(
  cells: readonly NamedCell[],
  columns: readonly Column[],
  remembered: RememberedNames,
): NamedColumns {
  const byKey = new Map<string, NamedCell[]>();
  /** Without a remark in brackets, as in `Correct Answer (A/B/C/D)`. */
  const byShortKey = new Map<string, NamedCell[]>();
  for (const cell of cells) {
    const key = looseKey(cell.text);
    if (key !== '') add(byKey, key, cell);
    const shortKey = looseKey(withoutRemark(cell.text));
    if (shortKey !== '' && shortKey !== key) add(byShortKey, shortKey, cell);
  }
  const places: Place[] = [];
  let duplicate: Column | null = null;
  let wordCount = 0;
  for (const column of columns) {
    const named = firstNamed(column, byKey, remembered[column.header]);
    const found = named.length > 0 ? named : firstNamed(column, byShortKey, undefined);
    if (found.length > 1) duplicate ??= column;
    const [cell] = found;
    if (!cell) continue;
    const { header, reading = 'TEXT' } = column;
    places.push({ header, reading, column: cell.column });
    // A name belongs to one column: `Answer` is not the key and the explanation.
    byKey.delete(looseKey(cell.text));
    if (looseKey(cell.text).length > 1) wordCount += 1;
  }
  places.sort((a, b) => a.column - b.column);
  return {
    places,
    missing: missingOf(columns, places),
    duplicate,
    wordCount,
    named: new Set(cells.map(({ column }) => column)),
    ...namesOf(cells, places),
  };
}

export function missingOf(columns: readonly Column[], places: readonly Place[]): Column[] {
  const found = new Set(places.map(({ header }) => header));
  return columns.filter(({ header, isRequired }) => isRequired && !found.has(header));
}

function add(lists: Map<string, NamedCell[]>, key: string, cell: NamedCell): void {
  const list = lists.get(key);
  if (list) list.push(cell);
  else lists.set(key, [cell]);
}

function withoutRemark(text: string): string {
  const end = text.lastIndexOf(')');
  const start = text.lastIndexOf('(', end);
  return start > 0 && looseKey(text.slice(end)) === '' ? text.slice(0, start) : text;
}

function firstNamed(
  { header, aliases = [], otherNames = [] }: Column,
  byKey: ReadonlyMap<string, NamedCell[]>,
  remembered: string | undefined,
): NamedCell[] {
  const tiers = [remembered === undefined ? [] : [remembered], [header, ...aliases], otherNames];
  for (const names of tiers) {
    const found = [...new Set(names.map(looseKey))].flatMap((key) => byKey.get(key) ?? []);
    if (found.length > 0) return found;
  }
  return [];
}

/** The headers of a row, in a form that can be stored. */
export function namesOf(
  cells: readonly NamedCell[],
  places: readonly Place[],
): Pick<NamedColumns, 'unused' | 'names'> {
  const read = new Set(places.map(({ column }) => column));
  const named = cells
    .map(({ column, text }) => ({
      column,
      name: replaceUnstorable(text.slice(0, HEADER_CHARACTERS)),
    }))
    .filter(({ name }) => name.trim() !== '' && !ownHeaders.has(looseKey(name)));
  const unused = named.filter(({ column }) => !read.has(column)).map(({ name }) => name);
  return {
    unused: unused.slice(0, MAX_UNUSED),
    names: named.map(({ name }) => name).slice(0, MAX_UNUSED),
  };
}
