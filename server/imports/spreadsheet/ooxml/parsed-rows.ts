import type { CellValue } from './cell-value.js';

export interface ParsedRow {
  /** As the spreadsheet program numbers it. */
  number: number;
  /** By column, from 1. */
  cells: Map<number, CellValue>;
}

/** The rows of a sheet in ascending order. They are read when they are asked for, and kept. */
export class ParsedRows implements Iterable<ParsedRow> {
  private readonly read: ParsedRow[] = [];
  private readonly source: Iterator<ParsedRow>;

  /** @param count at least as many as there are rows */
  constructor(
    rows: Iterable<ParsedRow>,
    readonly count: number,
  ) {
    this.source = rows[Symbol.iterator]();
  }

  *[Symbol.iterator](): Generator<ParsedRow> {
    for (let index = 0; ; index += 1) {
      if (index === this.read.length) {
        const next = this.source.next();
        if (next.done) return;
        this.read.push(next.value);
      }
      yield this.read[index] as ParsedRow;
    }
  }

  /** The first row that fits; reads no further. */
  find(fits: (row: ParsedRow) => boolean): ParsedRow | undefined {
    for (const row of this) if (fits(row)) return row;
    return undefined;
  }

  /** The last row that fits, of those before a number. */
  findLastBefore(number: number, fits: (row: ParsedRow) => boolean): ParsedRow | undefined {
    let found: ParsedRow | undefined;
    for (const row of this) {
      if (row.number >= number) break;
      if (fits(row)) found = row;
    }
    return found;
  }

  /** The first rows that fit, at most so many. */
  first(count: number, fits: (row: ParsedRow) => boolean): ParsedRow[] {
    const found: ParsedRow[] = [];
    for (const row of this) {
      if (found.length === count) break;
      if (fits(row)) found.push(row);
    }
    return found;
  }
}
