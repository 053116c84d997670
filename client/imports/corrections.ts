/** What cells of refused rows are to say instead. */
import type { RowCorrectionInput } from '../gql/imports/graphql';

/** New texts, by the row's number and the header of the column. */
export type Corrections = Record<string, Record<string, string>>;

/** Rows that one import may correct, as the server counts them. */
export const MAX_ROWS = 1_000;

/** @param text null: the cell says again what it said */
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

export function withoutRows(corrections: Corrections, rows: readonly number[]): Corrections {
  const gone = new Set(rows.map(String));
  return Object.fromEntries(Object.entries(corrections).filter(([row]) => !gone.has(row)));
}

/** What of them is not in others that were sent. */
export function notIn(corrections: Corrections, sent: Corrections): Corrections {
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
