import { describe, expect, it } from 'vitest';
import { filledWorkbook as book } from '../../../test/setup/workbooks.js';
import { legacyTable, type WholeTable } from '../../../test/setup/reading.js';

/** Texts of cells in a real workbook, for all types of values. */
const columns = [{ header: 'Question', isRequired: true }, { header: 'Answer' }];

async function read(...rows: unknown[][]): Promise<WholeTable> {
  return legacyTable(await book((sheet) => sheet.addRows(rows)), columns);
}

describe('the text of cells', () => {
  it.each([
    ['text, trimmed', '  a  b\n ', 'a  b'],
    ['a number', 42, '42'],
    ['a long number', 123456789012, '123456789012'],
    ['a sum of tenths', 0.1 + 0.2, '0.3'],
    ['a large number', 1e21, '1000000000000000000000'],
    ['a small number', 0.000001, '0.000001'],
    ['true', true, 'TRUE'],
    ['false', false, 'FALSE'],
    ['a date', new Date(Date.UTC(2026, 1, 3)), '2026-02-03'],
    [
      'rich text',
      { richText: [{ text: 'H' }, { font: { bold: true }, text: '2' }, { text: 'O' }] },
      'H2O',
    ],
    ['a link', { text: 'here', hyperlink: 'https://example.org' }, 'here'],
    ['a formula', { formula: 'A1&"!"', result: 'so!' }, 'so!'],
    ['a formula with a number', { formula: '1/2', result: 0.5 }, '0.5'],
    ['another script', 'हिन्दी में प्रश्न', 'हिन्दी में प्रश्न'],
    ['right to left', 'سؤال', 'سؤال'],
    ['Hebrew with vowels', 'שְׁאֵלָה רִאשׁוֹנָה', 'שְׁאֵלָה רִאשׁוֹנָה'],
    ['two directions with marks', 'أي \u200e(A)\u200f ؟', 'أي \u200e(A)\u200f ؟'],
    ['Tamil', 'தமிழ் கேள்வி', 'தமிழ் கேள்வி'],
    ['joined Devanagari', 'क्\u200dष श्री', 'क्\u200dष श्री'],
    ['accents of their own', 'e\u0301', 'e\u0301'],
    ['accents within', '\u00e9', '\u00e9'],
    ['emoji', '👩🏽‍🏫?', '👩🏽‍🏫?'],
    ['a date without its day', new Date(Date.UTC(1999, 11, 31)), '1999-12-31'],
    ['a percentage', 0.5, '0.5'],
    ['a fraction', 1 / 3, '0.333333333333333'],
    ['minus', -7, '-7'],
    ['a formula with a truth value', { formula: '1=1', result: true }, 'TRUE'],
    [
      'a formula with a date',
      { formula: 'TODAY()', result: new Date(Date.UTC(2026, 0, 2)) },
      '2026-01-02',
    ],
    [
      'rich text in another script',
      { richText: [{ text: 'क्' }, { font: { bold: true }, text: 'ष' }] },
      'क्ष',
    ],
  ])('is read from %s', async (_name, value, expected) => {
    const { rows } = await read(['Question'], [value]);
    expect(rows).toEqual([{ number: 2, cells: [expected], faults: [] }]);
  });

  it.each([
    ['an error', { error: '#N/A' }, /error #N\/A/],
    ['a formula that gives an error', { formula: '1/0', result: { error: '#DIV/0!' } }, /#DIV\/0!/],
    ['a formula without a result', { formula: '1+1' }, /no saved result/],
  ])('is missing for %s, which is a fault', async (_name, value, message) => {
    const { rows } = await read(['Question'], [value]);
    expect(rows[0]?.faults).toEqual([
      { header: 'Question', message: expect.stringMatching(message) as string },
    ]);
  });

  it('is the own result of each cell with a shared formula', async () => {
    const file = await book((sheet) => {
      sheet.addRow(['Question']);
      sheet.fillFormula('A2:A4', 'ROW()*10', [20, 30, 40]);
    });
    const { rows } = await legacyTable(file, columns);
    expect(rows.map((row) => row.cells[0])).toEqual(['20', '30', '40']);
  });

  it('is a fault for each cell with a shared formula without a result', async () => {
    const file = await book((sheet) => {
      sheet.addRow(['Question']);
      sheet.fillFormula('A2:A3', 'ROW()*10');
    });
    const { rows } = await legacyTable(file, columns);
    expect(rows.map((row) => row.faults.length)).toEqual([1, 1]);
  });

  it('is the same date in a file that counts days from 1904', async () => {
    const file = await book((sheet, workbook) => {
      workbook.properties.date1904 = true;
      sheet.addRows([['Question'], [new Date(Date.UTC(2026, 1, 3))]]);
    });
    expect((await legacyTable(file, columns)).rows[0]?.cells).toEqual(['2026-02-03']);
  });

  it('is complete for a thousand cells of the greatest length', async () => {
    const full = 'x'.repeat(32_766) + '!';
    const rows = Array.from({ length: 1_000 }, () => [full]);
    const { rows: found } = await read(['Question'], ...rows);
    expect(found).toHaveLength(1_000);
    expect(found.every((row) => row.cells[0] === full)).toBe(true);
  }, 60_000);

  it('is blank for cells that a merged cell covers', async () => {
    const file = await book((sheet) => {
      sheet.addRows([
        ['Question', 'Answer'],
        ['wide', null],
        ['next', 'x'],
      ]);
      sheet.mergeCells('A2:B2');
    });
    const { rows } = await legacyTable(file, columns);
    expect(rows.map((row) => row.cells)).toEqual([
      ['wide', ''],
      ['next', 'x'],
    ]);
  });
});
