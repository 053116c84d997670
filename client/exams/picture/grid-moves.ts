/** Keys that move within a grid, as the ARIA practices for grids describe them. */

/** From 0. */
export interface GridPlace {
  row: number;
  column: number;
}

interface GridSize {
  rows: number;
  columns: number;
}

/** @returns null for another key */
export function movedBy(
  key: string,
  isWide: boolean,
  { row, column }: GridPlace,
  { rows, columns }: GridSize,
): GridPlace | null {
  const within = (to: GridPlace): GridPlace => ({
    row: Math.max(0, Math.min(rows - 1, to.row)),
    column: Math.max(0, Math.min(columns - 1, to.column)),
  });
  switch (key) {
    case 'ArrowUp':
      return within({ row: row - 1, column });
    case 'ArrowDown':
      return within({ row: row + 1, column });
    case 'ArrowLeft':
      return within({ row, column: column - 1 });
    case 'ArrowRight':
      return within({ row, column: column + 1 });
    case 'Home':
      return within({ row: isWide ? 0 : row, column: 0 });
    case 'End':
      return within({ row: isWide ? rows - 1 : row, column: columns - 1 });
    case 'PageUp':
      return within({ row: row - 10, column });
    case 'PageDown':
      return within({ row: row + 10, column });
    default:
      return null;
  }
}
