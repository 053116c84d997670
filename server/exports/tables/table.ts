/** What is exported, before it is CSV or a workbook. */

/** A text is somebody's; a number is ours: of a `TIME` the clock on the wall, as milliseconds since 1970. */
export type Cell = string | number | null;

export interface TableColumn {
  header: string;
  kind: 'TEXT' | 'NUMBER' | 'TIME';
  /** In characters. */
  width: number;
}

export interface Table {
  /** Of the sheet, where the format has sheets. */
  name: string;
  columns: TableColumn[];
  /** Rows in all. */
  total: number;
  /** Few at a time: there may be a hundred thousand. */
  rows: AsyncIterable<Cell[][]>;
}
