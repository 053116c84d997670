/** Workbooks within all size limits that cost more to read than the server allows. */
import { entry, zip, type ZipEntry } from './archives.js';

const SHEET = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet';

/**
 * Four million cells, each in a column and a row of its own number: half of what a workbook may
 * unpack to, more than the memory of a reader, and many seconds of its time.
 */
export function costlyWorkbook(): Buffer {
  const columns = Array.from('BCDEFGHIJKLMNOPQRSTU');
  const rows = Array.from({ length: 200_000 }, (_, index) => {
    const row = index + 3;
    const cells = columns.map((column) => `<c r="${column}${row}"><v>1</v></c>`).join('');
    return `<row r="${row}">${cells}</row>`;
  });
  return rawWorkbook(rows.join(''));
}

/** Some hundred kilobytes that unpack to more than 200 MB. */
export function zipBomb(): Buffer {
  const text = 'x'.repeat(32_000);
  const rows = Array.from({ length: 7_000 }, (_, index) => {
    const row = index + 3;
    return `<row r="${row}"><c r="A${row}" t="inlineStr"><is><t>${row}${text}</t></is></c></row>`;
  });
  return rawWorkbook(rows.join(''));
}

/** Other XML parts of a workbook. */
interface OtherParts {
  /** Behind the rows of the worksheet. */
  sheet?: string;
  /** Behind the list of worksheets. */
  book?: string;
  sheetId?: number;
  styles?: string;
  sharedStrings?: string;
}

/** A workbook for descriptive imports: one question, and these rows below it, unlike any library writes it. */
export function rawWorkbook(rows: string, other: OtherParts = {}): Buffer {
  const { sheet = '', book = '', sheetId = 1, styles, sharedStrings } = other;
  const cell = (at: string, text: string): string =>
    `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const header = `<row r="1">${cell('A1', 'Question')}</row><row r="2">${cell('A2', 'q')}</row>`;
  const part = (name: string, content: string): ZipEntry =>
    entry(`xl/${name}`, Buffer.from(content));
  return zip([
    part(
      'workbook.xml',
      `<workbook><sheets><sheet sheetId="${sheetId}" name="S" r:id="r1"/></sheets>${book}</workbook>`,
    ),
    part(
      '_rels/workbook.xml.rels',
      `<Relationships><Relationship Id="r1" Type="${SHEET}" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    ...(styles === undefined ? [] : [part('styles.xml', `<styleSheet>${styles}</styleSheet>`)]),
    ...(sharedStrings === undefined
      ? []
      : [part('sharedStrings.xml', `<sst>${sharedStrings}</sst>`)]),
    part(
      'worksheets/sheet1.xml',
      `<worksheet><sheetData>${header}${rows}</sheetData>${sheet}</worksheet>`,
    ),
  ]);
}
