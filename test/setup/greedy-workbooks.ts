/** Workbooks that are small, unpack to little, and take more to read than any file may. */
import { entry, zip, type ZipEntry } from './archives.js';

const SHEET = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet';

/** A million cells, each in a far column of a row of its own: more than the memory of a reader. */
export const largeWorkbook = (): Buffer => mergingWorkbook(['AAA3:AAA1048576']);

/** Each range is compared with all before it: that takes about a minute. */
export const slowWorkbook = (): Buffer =>
  mergingWorkbook(Array.from({ length: 40_000 }, (_, index) => `B${index + 1}:C${index + 1}`));

/** One question, for descriptive imports, and merged cells beside it. */
export function mergingWorkbook(ranges: string[]): Buffer {
  const cell = (at: string, text: string): string =>
    `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const rows = `<row r="1">${cell('A1', 'Question')}</row><row r="2">${cell('A2', 'q')}</row>`;
  const merges = ranges.map((range) => `<mergeCell ref="${range}"/>`).join('');
  return rawWorkbook(`<sheetData>${rows}</sheetData><mergeCells>${merges}</mergeCells>`);
}

/** A workbook with this content in its one worksheet, whatever a library makes of it. */
function rawWorkbook(worksheet: string): Buffer {
  const part = (name: string, content: string): ZipEntry => entry(name, Buffer.from(content));
  return zip([
    part(
      'xl/workbook.xml',
      '<workbook><sheets><sheet sheetId="1" name="S" r:id="r1"/></sheets></workbook>',
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      `<Relationships><Relationship Id="r1" Type="${SHEET}" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    part('xl/worksheets/sheet1.xml', `<worksheet>${worksheet}</worksheet>`),
  ]);
}
