/** Reads a workbook of its own making, so that the first one of somebody else's is read at full speed. */
import ExcelJS from 'exceljs';
import type { Column } from '../../questions/kinds/question-kind.js';
import { readWorkbook } from './read-workbook.js';

/** By then the engine has compiled what reading takes most of its time with. */
const ROWS = 1_000;
const COLUMNS: Column[] = ['Question', 'Option 1', 'Option 2'].map((header) => ({ header }));

export async function warmUp(): Promise<void> {
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet('Questions');
  sheet.addRow(COLUMNS.map(({ header }) => header));
  for (let row = 0; row < ROWS; row += 1) sheet.addRow([`Question ${row}?`, 'yes', row]);
  await readWorkbook(Buffer.from(await workbook.xlsx.writeBuffer()), COLUMNS);
}
