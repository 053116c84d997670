/** Corrected texts for cells of refused rows. */
import type { RowCorrectionInput } from '../gql/imports/graphql';

/** New texts, by the row's number and the header of the column. */
export type Corrections = Record<string, Record<string, string>>;

/** The server's limit of corrected rows per import. */
export const MAX_ROWS = 1_000;

/** @param text the new text; null restores the original */
export function withCell(
  corrections: Corrections,
  row: number,
  column: string,
  text: string | null,
): Corrections {
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
