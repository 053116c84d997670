import ExcelJS from 'exceljs';
import { expect, it } from 'vitest';
import { escapeCellText } from './workbook-format.js';

it.each([
  ['a text that looks like an escape sequence', 'a _x0041_ b', 'a _x005F_x0041_ b'],
  ['an escaped escape sequence', '_x005F_x0041_', '_x005F_x005F_x005F_x0041_'],
  ['two in a row', '_x0041_x0042_', '_x005F_x0041_x005F_x0042_'],
  ['a bell and a return', 'a\u0007b\rc', 'a_x0007_b_x000D_c'],
  ['tabs and new lines as they are', 'a\tb\nc', 'a\tb\nc'],
  ['markup characters of XML', '<a & "b">', '<a & "b">'],
])('keeps %s', async (_what, text, expected) => {
  expect(escapeCellText(text)).toBe(expected);
  const book = new ExcelJS.Workbook();
  book.addWorksheet('S').getCell('A1').value = escapeCellText(text);
  const read = new ExcelJS.Workbook();
  await read.xlsx.load(await book.xlsx.writeBuffer());
  expect(read.worksheets[0]?.getCell('A1').value).toBe(text);
});
