import ExcelJS from 'exceljs';
import type { Column } from '../../questions/kinds/question-kind.js';
import { storable } from '../../core/errors/validation.js';
import { checkArchive } from './archive.js';
import { FileRefusal, type RefusalCode } from './refusal.js';
import { hasColumns, readTable, type SheetTable } from './table.js';

/**
 * Parts of a worksheet that say nothing about questions; not reading them saves time. Merged cells
 * are one of them: what a merged cell covers is blank in the file, and one that covers the whole
 * sheet would cost minutes.
 */
const IGNORED = [
  'cols',
  'conditionalFormatting',
  'dataValidations',
  'drawing',
  'extLst',
  'headerFooter',
  'hyperlinks',
  'mergeCells',
  'pageSetup',
  'picture',
  'sheetViews',
  'tableParts',
];
const ABOUT_THE_SHEET = new Set<RefusalCode>(['NO_HEADER', 'MISSING_COLUMNS', 'NO_ROWS']);
/** Looked through for the questions when they are not in the first. */
const MOST_SHEETS = 20;

/**
 * Reads the first worksheet of an .xlsx file.
 * @param columns those of the kind of question that is expected
 * @throws FileRefusal
 */
export async function readWorkbook(file: Buffer, columns: readonly Column[]): Promise<SheetTable> {
  await checkArchive(file);
  const workbook = new ExcelJS.Workbook();
  try {
    // exceljs has its own idea of Buffer's type; what it takes is bytes.
    const bytes = file as unknown as ExcelJS.Buffer;
    await workbook.xlsx.load(bytes, { ignoreNodes: IGNORED });
  } catch {
    // Whatever a broken part makes the library throw, the file is what needs mending.
    throw new FileRefusal('DAMAGED');
  }
  const [sheet] = workbook.worksheets;
  if (!sheet) throw new FileRefusal('NO_SHEET');
  try {
    return readTable(sheet, columns);
  } catch (error) {
    throw error instanceof FileRefusal ? elsewhere(error, workbook, columns) : error;
  }
}

/** What the first worksheet lacks may stand in another: then that is what to say. */
function elsewhere(
  refusal: FileRefusal,
  workbook: ExcelJS.Workbook,
  columns: readonly Column[],
): FileRefusal {
  if (!ABOUT_THE_SHEET.has(refusal.code)) return refusal;
  const [, ...others] = workbook.worksheets;
  const meant = others.slice(0, MOST_SHEETS).find((sheet) => hasColumns(sheet, columns));
  if (!meant) return refusal;
  const hint = `The worksheet "${storable(meant.name)}" has these columns, but only the first one is read: move it to the front.`;
  return new FileRefusal(refusal.code, `${refusal.message} ${hint}`);
}
