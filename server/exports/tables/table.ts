/** A table to export, independent of the file format. */

/** Texts are untrusted; numbers are computed. A `TIME` is wall-clock milliseconds (wall-clock.ts). */
export type Cell = string | number | null;

export interface TableColumn {
  header: string;
  kind: 'TEXT' | 'NUMBER' | 'TIME';
  /** In characters. */
  width: number;
}

export interface Table {
  /** The name of the sheet, for formats with sheets. */
  name: string;
  columns: TableColumn[];
  /** Rows in all. */
  total: number;
  /** In batches: there may be a hundred thousand rows. */
  rows: AsyncIterable<Cell[][]>;
}
