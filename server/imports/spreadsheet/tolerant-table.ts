/** Reads a worksheet as people write it, and says what it could not take (docs/imports.md, "Cells"). */
import type { Column } from '../../questions/kinds/question-kind.js';
import type { FoundHeader } from './header-search.js';
import { covering, MergedCells, withinMerged } from './merged-cells.js';
import { rangeAddress, type CellRange } from './ooxml/cell-range.js';
import type { CellValue, TextRun } from './ooxml/cell-value.js';
import type { ParsedRow } from './ooxml/parsed-rows.js';
import { FileRefusal } from './files/refusal.js';
import { headingRows, RepeatedHeader } from './other-rows.js';
import { addPictures, SheetPictures } from './row-pictures.js';
import { isBlank, isFilled, readCell } from './shown-cell.js';
import { Skipped } from './skipped.js';
import {
  characterCounter,
  MAX_ROWS,
  sizeOf,
  type ParsedSheet,
  type Place,
  type SheetRow,
  type SheetTable,
} from './table.js';

const PICTURE_ALONE =
  'There is a picture in this row but no question: move it into the row of its question';

/** @param columns those of the kind; the first is the question */
export function readTolerantTable(
  sheet: ParsedSheet,
  header: FoundHeader,
  columns: readonly Column[],
  isPreview: boolean,
): SheetTable {
  const pictures = new SheetPictures(withinMerged(sheet.pictures, sheet.merged));
  const skipped = new Skipped();
  return {
    headers: header.places.map((place) => place.header),
    unused: header.unused,
    names: header.names,
    rowCount: Math.max(0, sheet.rows.count + sheet.pictures.length - 1),
    rows: readRows(sheet, header, columns, { pictures, skipped, isPreview }),
    notes: () => skipped.notes(pictures.left()),
  };
}

/** What rows are read with, and what is found on the way. */
interface RowContext {
  pictures: SheetPictures;
  skipped: Skipped;
  isPreview: boolean;
}

/** @throws FileRefusal, also when there are none */
function* readRows(
  sheet: ParsedSheet,
  { row: headerRow, places, named }: FoundHeader,
  columns: readonly Column[],
  { pictures, skipped, isPreview }: RowContext,
): Generator<SheetRow> {
  const question = columns[0]?.header ?? '';
  const reader = new RowReader(sheet, places, isPreview);
  const repeated = new RepeatedHeader(places, columns);
  const headings = headingRows(sheet.merged, places, columns);
  const known = new Set([...named, ...places.map(({ column }) => column)]);
  let count = 0;
  for (const parsed of withPictureRows(sheet.rows, pictures.rows())) {
    reader.pass(parsed);
    if (parsed.number <= headerRow) continue;
    if (repeated.matches(parsed)) {
      skipped.repeated.push(parsed.number);
      continue;
    }
    const placed = pictures.take(parsed.number);
    const isRead = places.some(({ column }) => !isBlank(parsed.cells.get(column)));
    if (!isRead && placed.length === 0) {
      if (isFilled(parsed)) skipped.unread.push(parsed.number);
    } else if (placed.length === 0 && headings.has(parsed.number)) {
      skipped.headings.push(parsed.number);
    } else {
      const row = reader.read(parsed);
      addPictures(row, placed, places, question);
      if (!isRead) row.faults = [{ header: question, message: PICTURE_ALONE }];
      for (const [column, value] of parsed.cells)
        if (!known.has(column) && !isBlank(value)) skipped.nameless.add(column);
      count += 1;
      if (count > MAX_ROWS) throw new FileRefusal('TOO_MANY_ROWS');
      yield row;
    }
  }
  if (count === 0) throw new FileRefusal('NO_ROWS');
}

/** Reads rows in ascending order. */
class RowReader {
  private readonly merged: MergedCells;
  private readonly count = characterCounter();
  private readonly tops: ReadonlySet<number>;
  /** Rows in which merged cells begin. */
  private readonly masters = new Map<number, ParsedRow>();

  constructor(
    sheet: ParsedSheet,
    private readonly places: readonly Place[],
    private readonly isPreview: boolean,
  ) {
    this.merged = new MergedCells(sheet.merged);
    this.tops = new Set(sheet.merged.map(({ top }) => top));
  }

  /** Each row comes here first, whether it is read or not. */
  pass(row: ParsedRow): void {
    if (this.tops.has(row.number)) this.masters.set(row.number, row);
  }

  read({ number, cells }: ParsedRow): SheetRow {
    const row: SheetRow = { number, cells: [], faults: [] };
    const merged = this.merged.at(number);
    const shown: Record<string, TextRun[]> = {};
    for (const { header, column, reading } of this.places) {
      const value = cells.get(column);
      this.count(sizeOf(value));
      const cell = readCell(value, reading);
      row.cells.push(cell.text);
      if (cell.shown && this.isPreview) shown[header] = cell.shown;
      const fault = cell.fault ?? this.mergedFault(value, column, merged);
      if (fault !== null) row.faults.push({ header, message: fault });
    }
    if (Object.keys(shown).length > 0) row.shown = shown;
    return row;
  }

  /** A cell that another one covers says nothing, although people see a text there. */
  private mergedFault(
    value: CellValue | undefined,
    column: number,
    merged: readonly CellRange[],
  ): string | null {
    if (merged.length === 0 || !isBlank(value)) return null;
    const range = covering(merged, column);
    if (!range || isBlank(this.masters.get(range.top)?.cells.get(range.left))) return null;
    return `This cell is part of the merged cells ${rangeAddress(range)}: unmerge them (in Excel with Merge & Center), and write in each cell what belongs there`;
  }
}

/** Adds blank rows in which a picture stands. */
function* withPictureRows(
  rows: Iterable<ParsedRow>,
  pictureRows: readonly number[],
): Generator<ParsedRow> {
  let next = 0;
  for (const row of rows) {
    for (; (pictureRows[next] ?? Infinity) <= row.number; next += 1) {
      const number = pictureRows[next] as number;
      if (number < row.number) yield { number, cells: new Map() };
    }
    yield row;
  }
  for (const number of pictureRows.slice(next)) yield { number, cells: new Map() };
}
