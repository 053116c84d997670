import type { SheetAnswer, SheetRow } from './bubble-sheet.query';

/** The rows of an exam by their attempts, and what to ask for next. */
export interface Sheet {
  rows: ReadonlyMap<string, SheetRow>;
  /** `since` of the next request. */
  at: string;
}

/**
 * Adds what has changed. Whoever is not in the answer has not changed and needs no help; their rows stay the same objects
 * if nobody needed it before.
 * @param before null for the first answer, which is the whole sheet
 * @returns null if rows are missing or too many, as after a deletion: the whole sheet must be read again
 */
export function mergeSheet(
  before: Sheet | null,
  { at, rows, rowCount }: SheetAnswer,
): Sheet | null {
  const merged = new Map(
    [...(before?.rows ?? [])].map(([id, row]) => [
      id,
      row.needs.length > 0 ? { ...row, needs: [] } : row,
    ]),
  );
  for (const row of rows) merged.set(row.attemptId, row);
  return before && merged.size !== rowCount ? null : { rows: merged, at };
}
