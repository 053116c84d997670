/** Reads workbooks in the test's own process. */
import type { Column } from '../../server/questions/kinds/question-kind.js';
import { readWorkbook, type ReadingRules } from '../../server/imports/spreadsheet/read-workbook.js';
import type { SheetRow, TableHead } from '../../server/imports/spreadsheet/table.js';

/** A table with all of its rows. */
export interface WholeTable extends TableHead {
  rows: SheetRow[];
  notes: string[];
}

/** As the `_M` routes read it. */
export async function legacyTable(file: Buffer, columns: readonly Column[]): Promise<WholeTable> {
  return wholeTable(file, columns, { rules: 'LEGACY' });
}

/** As the client and GraphQL read it. */
export async function tolerantTable(
  file: Buffer,
  columns: readonly Column[],
  more: Partial<Extract<ReadingRules, { rules: 'TOLERANT' }>> = {},
): Promise<WholeTable> {
  return wholeTable(file, columns, {
    ...{ rules: 'TOLERANT', remembered: [], mapping: null, isPreview: true },
    ...more,
  });
}

async function wholeTable(
  file: Buffer,
  columns: readonly Column[],
  rules: ReadingRules,
): Promise<WholeTable> {
  const { table } = await readWorkbook(file, columns, rules);
  const rows = [...table.rows];
  return { ...table, rows, notes: table.notes() };
}
