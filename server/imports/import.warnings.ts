/** What is remarkable about rows that are stored all the same. */
import type { CheckedRows } from './import.checks.js';
import type { DuplicateQuestion } from './import.duplicates.js';
import type { ImportWarning } from './import.findings.entity.js';

export type RowWarning = Omit<ImportWarning, 'importId' | 'number'>;

/** Duplicates and equal options, by row. */
export function warningsOf(
  { good }: CheckedRows,
  duplicates: readonly DuplicateQuestion[],
): RowWarning[] {
  const none = { duplicateOfRow: null, duplicateOfQuestionId: null };
  const remarks = good.flatMap(({ row, remarks: found }) =>
    found.map(({ header, message }) => ({ row, column: header, message, ...none })),
  );
  const found = [
    ...remarks,
    ...duplicates.map((duplicate) => ({ ...duplicate, column: null, message: null })),
  ];
  return found.sort((a, b) => a.row - b.row);
}
