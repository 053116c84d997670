import { readFileSync } from 'node:fs';
import ExcelJS, { type CellValue, type Worksheet } from 'exceljs';
import { describe, expect, it } from 'vitest';
import { legacyTable } from '../../../test/setup/reading.js';
import { filledWorkbook, triviaWorkbook, workbook } from '../../../test/setup/workbooks.js';
import { mcqColumns } from '../../questions/kinds/mcq.rows.js';

/**
 * The `_M` routes used to read workbooks with ExcelJS. What is stored from plain ones must not have changed
 * (docs/legacy-api.md, "Spreadsheets").
 */
const HEADERS = ['Question', 'Option A', 'Option B', 'Correct Answer', 'Explanation'];
const SHORT = ['Question', 'Option 1', 'Option 2', 'Correct Answer', 'Description'];

async function exceljsRows(file: Buffer): Promise<{ names: string[]; rows: string[][] }> {
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(file as never);
  const sheet = book.worksheets[0] as Worksheet;
  const rows: string[][] = [];
  sheet.eachRow((row) => {
    const cells = Array.from({ length: sheet.columnCount }, (_, index) => {
      const cell = row.getCell(index + 1);
      return cell.master === cell ? textOf(cell.value).trim() : '';
    });
    if (cells.some((text) => text !== '')) rows.push(cells);
  });
  return { names: rows[0] ?? [], rows: rows.slice(1) };
}

/** As docs/legacy-api.md has it. */
function textOf(value: CellValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (typeof value === 'number') {
    const digits = { useGrouping: false, maximumFractionDigits: 15 };
    return Number(value.toPrecision(15)).toLocaleString('en', digits);
  }
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if ('richText' in value) return value.richText.map(({ text }) => text).join('');
  if ('text' in value) return value.text;
  if ('result' in value) return textOf(value.result);
  throw new Error('No plain value');
}

const fixture = (name: string) => () =>
  Promise.resolve(readFileSync(new URL(`../../../test/data/untidy/${name}`, import.meta.url)));
const valued =
  (...values: unknown[]) =>
  () =>
    workbook([HEADERS, ...values.map((value) => [value, 'yes', 'no', 'A', value])]);

const BOOKS: [name: string, file: () => Promise<Buffer>][] = [
  ['five hundred real questions', () => triviaWorkbook(500)],
  ['numbers', valued(0, 7, -3.25, 0.1 + 0.2, 1e21, 1 / 3, 1.6e-12, 123456789012345)],
  ['true and false', valued(true, false)],
  ['dates', valued(new Date(Date.UTC(2026, 1, 3)), new Date(Date.UTC(1999, 11, 31)))],
  ['blanks around texts', valued('  a  b\n ', '\u00a0c\u00a0', 'd\te')],
  ['other scripts', valued('काबुल', 'சென்னை', 'كابول', '👩🏽‍🏫', 'e\u0301')],
  [
    'runs, links and formulas',
    valued(
      { richText: [{ text: 'x' }, { text: '2', font: { vertAlign: 'superscript' } }] },
      { text: 'here', hyperlink: 'https://example.org' },
      { formula: '1/2', result: 0.5 },
      { formula: '"a"&"b"', result: 'ab' },
    ),
  ],
  [
    'formats of numbers',
    () =>
      filledWorkbook((sheet) => {
        sheet.addRow(SHORT);
        for (const format of ['0%', '000', '"$"0.00', '# ?/?', '0.00E+00', '@'])
          sheet.addRow([0.5, 7, 1.5, 1, 'e']).eachCell((cell) => (cell.numFmt = format));
      }),
  ],
  [
    'blank rows, hidden rows and columns in any order',
    () =>
      filledWorkbook((sheet) => {
        sheet.addRows([[], ['Note', 'correct answer', 'OPTION 1', 'Option 2', 'question']]);
        sheet.addRows([[], ['n', 1, 'a', 'b', 'q'], [], ['', '2', 'c', 'd', 'r']]);
        sheet.getRow(4).hidden = true;
      }),
  ],
  [
    'merged cells',
    () =>
      filledWorkbook((sheet) => {
        sheet.addRows([SHORT, ['q', 'a', 'b', 'A', 'wide'], ['r', 'c', 'd', 'B', '']]);
        sheet.mergeCells('E2:E3');
      }),
  ],
  [
    'days counted from 1904',
    () =>
      filledWorkbook((sheet, book) => {
        book.properties.date1904 = true;
        sheet.addRows([SHORT, [new Date(Date.UTC(2026, 1, 3)), 'a', 'b', 'A', '']]);
      }),
  ],
  ['what LibreOffice has written', fixture('plain.xlsx')],
];

describe('the reading of the _M routes is that of ExcelJS', () => {
  it.each(BOOKS)('for %s', async (_name, make) => {
    const file = await make();
    const { headers, rows } = await legacyTable(file, mcqColumns);
    const { names, rows: expected } = await exceljsRows(file);
    const column = (header: string): number => {
      const { aliases = [] } = mcqColumns.find((one) => one.header === header) ?? {};
      const keys = [header, ...aliases].map((name) => name.toLowerCase());
      return names.findIndex((name) => keys.includes(name.toLowerCase()));
    };
    expect(headers.map(column)).not.toContain(-1);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.flatMap(({ faults }) => faults)).toEqual([]);
    expect(rows.map(({ cells }) => cells)).toEqual(
      expected.map((cells) => headers.map((header) => cells[column(header)])),
    );
  });
});
