/** Workbooks within every bound of size that take more to read than any file may. */
import { entry, zip, type ZipEntry } from './archives.js';

const SHEET = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet';

/**
 * Four million cells, each in a column and a row of its own number: half of what a workbook may
 * unpack to, more than the memory of a reader, and many seconds of its time.
 */
export function greedyWorkbook(): Buffer {
  const columns = Array.from('BCDEFGHIJKLMNOPQRSTU');
  const rows = Array.from({ length: 200_000 }, (_, index) => {
    const row = index + 3;
    const cells = columns.map((column) => `<c r="${column}${row}"><v>1</v></c>`).join('');
    return `<row r="${row}">${cells}</row>`;
  });
  return workbookOf(rows.join(''));
}

/** Some hundred kilobytes that unpack to more than 200 MB. */
export function zipBomb(): Buffer {
  const text = 'x'.repeat(32_000);
  const rows = Array.from({ length: 7_000 }, (_, index) => {
    const row = index + 3;
    return `<row r="${row}"><c r="A${row}" t="inlineStr"><is><t>${row}${text}</t></is></c></row>`;
  });
  return workbookOf(rows.join(''));
}

/** One question, for descriptive imports, with these rows below it and the rest of the sheet. */
export function workbookOf(rows: string, rest = ''): Buffer {
  const cell = (at: string, text: string): string =>
    `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const header = `<row r="1">${cell('A1', 'Question')}</row><row r="2">${cell('A2', 'q')}</row>`;
  return rawWorkbook(`<sheetData>${header}${rows}</sheetData>${rest}`);
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
