/** Finds the merged cells that cover a cell. */
import type { CellRange } from './ooxml/cell-range.js';

/** Ranges that reach one row: more than a sheet has columns with questions. */
const MAX_OPEN = 500;

export class MergedCells {
  private readonly byTop: readonly CellRange[];
  private next = 0;
  /** Those that reach the latest row that was asked for. */
  private open: CellRange[] = [];

  constructor(ranges: readonly CellRange[]) {
    this.byTop = [...ranges].sort((a, b) => a.top - b.top);
  }

  /** The ranges that a row touches. Rows must be asked for in ascending order. */
  at(row: number): readonly CellRange[] {
    for (; (this.byTop[this.next]?.top ?? Infinity) <= row; this.next += 1)
      if (this.open.length < MAX_OPEN) this.open.push(this.byTop[this.next] as CellRange);
    if (this.open.some(({ bottom }) => bottom < row))
      this.open = this.open.filter(({ bottom }) => bottom >= row);
    return this.open;
  }
}

/** The same pictures, those over merged cells at the first of these, which has the text. */
export function withinMerged<T extends { row: number; column: number }>(
  pictures: readonly T[],
  ranges: readonly CellRange[],
): T[] {
  const merged = new MergedCells(ranges);
  const moved = [...pictures];
  const order = [...pictures.keys()].sort(
    (a, b) => (pictures[a]?.row ?? 0) - (pictures[b]?.row ?? 0),
  );
  for (const index of order) {
    const picture = pictures[index] as T;
    const range = covering(merged.at(picture.row), picture.column);
    if (range) moved[index] = { ...picture, row: range.top, column: range.left };
  }
  return moved;
}

/** The range that covers a cell of one of its rows. */
export function covering(ranges: readonly CellRange[], column: number): CellRange | undefined {
  return ranges.find(({ left, right }) => left <= column && column <= right);
}
