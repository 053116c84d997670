/** Reads the cells of a worksheet, and what is said of them. */
import type { Parts } from '../files/archive.js';
import { FileRefusal } from '../files/refusal.js';
import { CellReader, type WorkbookContext } from './cells.js';
import { parseRange, type CellRange } from './cell-range.js';
import { ParsedRows, type ParsedRow } from './parsed-rows.js';
import { rowCountIfOrdered, tailOf } from './sheet-outline.js';
import { parseAll, parsePieces, prefixed, type Attributes } from './xml.js';

/** The highest row of spreadsheet programs. */
export const LAST_ROW = 1_048_576;
/** More than anybody merges by hand. */
const MAX_MERGED = 100_000;
/** Widths of columns that are kept: enough for those with pictures. */
const MAX_WIDTHS = 100;
const DEFAULT_ROW_HEIGHT = 15;

export interface Worksheet {
  /** Without rows that have no cells. */
  rows: ParsedRows;
  merged: CellRange[];
  /** The id of the relationship to its pictures; null without any. */
  drawingId: string | null;
  sizes: SheetSizes;
}

/** Heights of rows in points and widths of columns in characters, where they are not the default. */
export interface SheetSizes {
  rowHeights: Map<number, number>;
  defaultRowHeight: number;
  columnWidths: { from: number; to: number; width: number }[];
}

/**
 * What is said of cells stands behind them in the file, and is read first. Then rows are read as they are asked for,
 * unless they are not in order, or there are pictures, which need the heights of all rows.
 * @throws FileRefusal
 */
export async function readWorksheet(
  parts: Parts,
  path: string,
  context: WorkbookContext,
): Promise<Worksheet> {
  const bytes = await parts.bytes(path);
  const count = rowCountIfOrdered(bytes);
  const tail = count === null ? null : readTail(bytes);
  if (count === null || !tail || tail.drawingId !== null) return readWhole(bytes, context);
  const reader = new RowsReader(context, emptySheet());
  const rows = (function* (): Generator<ParsedRow> {
    const pieces = parsePieces(bytes, reader);
    while (!pieces.next().done) yield* reader.take();
  })();
  return { ...tail, rows: new ParsedRows(rows, count) };
}

type SheetDetails = Omit<Worksheet, 'rows'>;

function readWhole(bytes: Buffer, context: WorkbookContext): Worksheet {
  const sheet = emptySheet();
  const reader = new RowsReader(context, sheet);
  parseAll(bytes, reader);
  // Of several rows with one number the last is used, and likewise of cells.
  const byNumber = new Map(reader.takeAll().map((row) => [row.number, row]));
  const rows = [...byNumber.values()].filter(({ cells }) => cells.size > 0);
  rows.sort((a, b) => a.number - b.number);
  return { ...sheet, rows: new ParsedRows(rows, rows.length) };
}

/** @returns null where the rows have no clear end */
function readTail(bytes: Buffer): SheetDetails | null {
  const tail = tailOf(bytes);
  if (tail === null) return null;
  const sheet = emptySheet();
  try {
    const open = (name: string, attributes: Attributes): void =>
      readDetail(sheet, name, attributes);
    parseAll(tail, { open });
    return sheet;
  } catch {
    // The whole part shows whether it is damaged.
    return null;
  }
}

function emptySheet(): SheetDetails {
  const sizes = { rowHeights: new Map(), defaultRowHeight: DEFAULT_ROW_HEIGHT, columnWidths: [] };
  return { merged: [], drawingId: null, sizes };
}

/** Collects rows from the XML of a worksheet. */
class RowsReader {
  private readonly cell: CellReader;
  private row: ParsedRow = { number: 0, cells: new Map() };
  private complete: ParsedRow[] = [];

  constructor(
    context: WorkbookContext,
    private readonly sheet: SheetDetails,
  ) {
    this.cell = new CellReader(context);
  }

  open = (name: string, attributes: Attributes): void => {
    if (name === 'row') {
      this.row = { number: rowNumber(attributes, this.row.number + 1), cells: new Map() };
      this.cell.startRow();
      const height = Number(attributes['ht']);
      if (height > 0) this.sheet.sizes.rowHeights.set(this.row.number, height);
    } else if (!this.cell.open(name, attributes)) readDetail(this.sheet, name, attributes);
  };

  text = (text: string): void => this.cell.add(text);

  close = (name: string): void => {
    if (name === 'c') {
      const { column, value } = this.cell.end();
      if (value !== null) this.row.cells.set(column, value);
    } else if (name === 'row') this.complete.push(this.row);
    else this.cell.close(name);
  };

  /** The rows that were read since the last call, without blank ones. */
  *take(): Generator<ParsedRow> {
    for (const row of this.takeAll()) if (row.cells.size > 0) yield row;
  }

  takeAll(): ParsedRow[] {
    const { complete } = this;
    this.complete = [];
    return complete;
  }
}

function rowNumber({ r }: Attributes, next: number): number {
  const number = r === undefined ? next : Number(r);
  if (!(Number.isInteger(number) && number >= 1 && number <= LAST_ROW))
    throw new FileRefusal('DAMAGED');
  return number;
}

function readDetail(sheet: SheetDetails, name: string, attributes: Attributes): void {
  const { merged, sizes } = sheet;
  if (name === 'mergeCell') {
    const range = parseRange(attributes['ref'] ?? '');
    if (range && merged.length < MAX_MERGED) merged.push(range);
  } else if (name === 'drawing') sheet.drawingId = prefixed(attributes, 'id') ?? null;
  else if (name === 'sheetFormatPr')
    sizes.defaultRowHeight = Number(attributes['defaultRowHeight']) || DEFAULT_ROW_HEIGHT;
  else if (name === 'col' && sizes.columnWidths.length < MAX_WIDTHS) {
    const { min, max, width } = attributes;
    sizes.columnWidths.push({ from: Number(min), to: Number(max), width: Number(width) });
  }
}
