import type { SheetAnswer, SheetRow } from './bubble-sheet.query';

/** The rows of an exam by their attempts, and what to ask for next. */
export interface Sheet {
  rows: ReadonlyMap<string, SheetRow>;
  /** Attempts of the exam, or of a search: more than `rows` where a large exam has more than one answer holds. */
  rowCount: number;
  /** `since` of the next request. */
  at: string;
}

/**
 * Adds what has changed. Whoever is not in the answer has not changed and needs no help; their rows stay the same objects
 * if nobody needed it before.
 * @param before null for the first answer, which is the whole sheet
 * Fewer rows than there are come with later answers, or are beyond the limit of one: they are no reason to read again.
 * @returns null if there are more rows than attempts, as after a deletion: the whole sheet must be read again
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
  return before && merged.size > rowCount ? null : { rows: merged, rowCount, at };
}
