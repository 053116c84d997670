import type { Column } from '../../questions/kinds/question-kind.js';
import { replaceUnstorable } from '../../core/errors/validation.js';
import { checkArchive } from './archive.js';
import { parseWorkbook, type ParsedSheet } from './parsed-workbook.js';
import { FileRefusal, type RefusalCode } from './refusal.js';
import { hasColumns, readTable, type SheetTable } from './table.js';

const SHEET_REFUSALS = new Set<RefusalCode>(['NO_HEADER', 'MISSING_COLUMNS', 'NO_ROWS']);
/** Worksheets searched for the columns when the first does not have them. */
const MAX_SHEETS = 20;

/**
 * Reads the first worksheet of an .xlsx file.
 * @param columns those of the kind of question that is expected
 * @throws FileRefusal
 */
export async function readWorkbook(file: Buffer, columns: readonly Column[]): Promise<SheetTable> {
  await checkArchive(file);
  const sheets = await parseWorkbook(file);
  const [sheet] = sheets;
  if (!sheet) throw new FileRefusal('NO_SHEET');
  try {
    return readTable(sheet, columns);
  } catch (error) {
    throw error instanceof FileRefusal ? hintAtOtherSheet(error, sheets, columns) : error;
  }
}

/** If another worksheet has the missing columns, the message says so. */
function hintAtOtherSheet(
  refusal: FileRefusal,
  sheets: ParsedSheet[],
  columns: readonly Column[],
): FileRefusal {
  if (!SHEET_REFUSALS.has(refusal.code)) return refusal;
  const [, ...others] = sheets;
  const match = others.slice(0, MAX_SHEETS).find((sheet) => hasColumns(sheet, columns));
  if (!match) return refusal;
  const hint = `The worksheet "${replaceUnstorable(match.name)}" has these columns, but only the first one is read: move it to the front.`;
  return new FileRefusal(refusal.code, `${refusal.message} ${hint}`);
}
