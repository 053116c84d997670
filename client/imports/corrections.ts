/** Corrected texts for cells of refused rows. */
import type { RowCorrectionInput } from '../gql/imports/graphql';

/** New texts, by the row's number and the header of the column. */
export type Corrections = Record<string, Record<string, string>>;

/** The server's limit of corrected rows per import. */
export const MAX_ROWS = 1_000;

/** A cell of a row, with a text for it; null restores the original. */
export interface CellText {
  row: number;
  column: string;
  text: string | null;
}

export function withCell(corrections: Corrections, { row, column, text }: CellText): Corrections {
  const { [row]: cells = {}, ...others } = corrections;
  const rest = Object.entries(cells).filter(([name]) => name !== column);
  const next = Object.fromEntries(text === null ? rest : [...rest, [column, text]]);
  return Object.keys(next).length > 0 ? { ...others, [row]: next } : others;
}

/**
 * Whether a cell is kept as it is. Its text is sent as a correction, although it is the same: only
 * then does the server take what it doubts.
 */
export function isKept(original: string, correction: string | undefined): boolean {
  return correction === original;
}

interface KeepableRow {
  row: number;
  cells: { column: string; value: string; isKeepable: boolean; losesPicture: boolean }[];
}

/** What one press changes in the rows of a page. */
interface KeptCells {
  cells: CellText[];
  /** All of them are kept now: a press restores them. */
  areKept: boolean;
  /** More rows would be changed than can be sent at once. */
  isTooMuch: boolean;
}

/**
 * Keeps the doubtful cells of these rows as they are; if all are kept already, none. Leaves alone what was changed, and
 * cells that would lose a picture: that is decided one by one.
 */
export function toggleKept(rows: readonly KeepableRow[], corrections: Corrections): KeptCells {
  const found = rows.flatMap(({ row, cells }) =>
    cells.flatMap(({ column, value, isKeepable, losesPicture }) => {
      const correction = corrections[row]?.[column];
      const isAsItWas = isKept(value, correction);
      const isDoubtful = isKeepable && !losesPicture;
      return isDoubtful && (correction === undefined || isAsItWas)
        ? [{ row, column, value, isAsItWas }]
        : [];
    }),
  );
  const areKept = found.length > 0 && found.every(({ isAsItWas }) => isAsItWas);
  const cells = found.map(({ row, column, value }) => ({
    row,
    column,
    text: areKept ? null : value,
  }));
  const next = cells.reduce(withCell, corrections);
  return { cells, areKept, isTooMuch: !areKept && Object.keys(next).length > MAX_ROWS };
}

export function withoutRows(corrections: Corrections, rows: readonly number[]): Corrections {
  const gone = new Set(rows.map(String));
  return Object.fromEntries(Object.entries(corrections).filter(([row]) => !gone.has(row)));
}

/** The corrections that are not among those sent. */
export function withoutSent(corrections: Corrections, sent: Corrections): Corrections {
  const left = Object.entries(corrections).map(([row, cells]) => {
    const own = Object.entries(cells).filter(([column, text]) => sent[row]?.[column] !== text);
    return [row, Object.fromEntries(own)] as const;
  });
  return Object.fromEntries(left.filter(([, cells]) => Object.keys(cells).length > 0));
}

export function toInput(corrections: Corrections): RowCorrectionInput[] {
  return Object.entries(corrections).map(([row, cells]) => ({
    row: Number(row),
    cells: Object.entries(cells).map(([column, value]) => ({ column, value })),
  }));
}
