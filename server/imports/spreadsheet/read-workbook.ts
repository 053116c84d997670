import ExcelJS from 'exceljs';
import type { Column } from '../../questions/kinds/question-kind.js';
import { checkArchive } from './archive.js';
import { FileRefusal } from './refusal.js';
import { readTable, type SheetTable } from './table.js';

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
  return readTable(sheet, columns);
}
