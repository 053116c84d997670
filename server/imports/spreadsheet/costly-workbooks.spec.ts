import { describe, expect, it } from 'vitest';
import { rawWorkbook } from '../../../test/setup/costly-workbooks.js';
import { legacyTable, tolerantTable } from '../../../test/setup/reading.js';
import type { FileRefusal } from './files/refusal.js';

const columns = [{ header: 'Question', isRequired: true }];

async function refusal(file: Buffer): Promise<string> {
  const refused: unknown = await legacyTable(file, columns).catch((error: unknown) => error);
  return (refused as FileRefusal).code;
}

describe('a small file that describes very much', () => {
  const countRows = async (file: Buffer): Promise<number> =>
    (await legacyTable(file, columns)).rows.length;

  it.each([
    ['a name of all cells', { book: '<definedName name="x">S!$A$1:$XFD$1048576</definedName>' }],
    [
      'a print area',
      {
        book: '<definedName name="_xlnm.Print_Area" localSheetId="0">S!$A$1:$XFD$1048576</definedName>',
      },
    ],
    ['merged cells', { sheet: '<mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells>' }],
    ['columns', { sheet: '<cols><col min="1" max="2147483647" width="9"/></cols>' }],
    [
      'a rule for cells',
      {
        sheet:
          '<dataValidations><dataValidation sqref="A1:XFD1048576" type="whole"/></dataValidations>',
      },
    ],
    ['a filter', { sheet: '<autoFilter ref="A1:XFD1048576"/>' }],
    ['the highest id of a worksheet', { sheetId: 2_147_483_648 }],
  ])('is read without cost for %s', async (_what, other) => {
    const { book } = other as { book?: string };
    const names = book === undefined ? {} : { book: `<definedNames>${book}</definedNames>` };
    expect(await countRows(rawWorkbook('', { ...other, ...names }))).toBe(1);
  });

  it('is read without cost for the last column in many rows', async () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => {
      const row = index + 3;
      return `<row r="${row}"><c r="XFD${row}" t="inlineStr"><is><t> </t></is></c></row>`;
    });
    expect(await countRows(rawWorkbook(rows.join('')))).toBe(1);
  });

  it.each([2_147_483_648, 4_294_967_290, 1_048_577, 0])(
    'is refused for a row with the number %i',
    async (number) => {
      const cell = `<c r="A${number}" t="inlineStr"><is><t>far</t></is></c>`;
      expect(await refusal(rawWorkbook(`<row r="${number}">${cell}</row>`))).toBe('DAMAGED');
    },
  );

  it('is read cell by cell for a formula that many cells share', async () => {
    const rows = Array.from({ length: 1_000 }, (_, n) => {
      const formula =
        n === 0 ? '<f t="shared" ref="A3:A1048576" si="0">1+1</f>' : '<f t="shared" si="0"/>';
      return `<row r="${n + 3}"><c r="A${n + 3}">${formula}<v>2</v></c></row>`;
    });
    expect(await countRows(rawWorkbook(rows.join('')))).toBe(1_001);
  });

  it('is refused for a long number format', async () => {
    const styles = `<numFmts><numFmt numFmtId="170" formatCode="${'['.repeat(100_000)}"/></numFmts><cellXfs><xf/><xf numFmtId="170"/></cellXfs>`;
    const rows = '<row r="3"><c r="A3" s="1"><v>1</v></c></row>';
    expect(await refusal(rawWorkbook(rows, { styles }))).toBe('DAMAGED');
  });

  it('is refused for many cells that share a long blank text', async () => {
    const sharedStrings = `<si><t xml:space="preserve">${' '.repeat(1_000_000)}</t></si>`;
    const rows = Array.from(
      { length: 10_000 },
      (_, n) => `<row r="${n + 3}"><c r="A${n + 3}" t="s"><v>0</v></c></row>`,
    );
    expect(await refusal(rawWorkbook(rows.join(''), { sharedStrings }))).toBe('TOO_MUCH_TEXT');
  });
});

describe('a cell that cannot be read', () => {
  it.each([
    ['letters in a number', '<c r="A3"><v>99x</v></c>', '99x'],
    ['a number beyond all', '<c r="A3"><v>1e400</v></c>', '1e400'],
    ['no digit', '<c r="A3" t="n"><v>-</v></c>', '-'],
    ['a date in words', '<c r="A3" t="d"><v>2026-02-03</v></c>', '2026-02-03'],
    ['neither true nor false', '<c r="A3" t="b"><v>perhaps</v></c>', 'perhaps'],
    ['no place in the list of texts', '<c r="A3" t="s"><v>0x</v></c>', '0x'],
    ['a formula of such a number', '<c r="A3"><f>A1</f><v>1e999</v></c>', '1e999'],
    ['very much of that', `<c r="A3"><v>${'9'.repeat(100_000)}</v></c>`, '9'.repeat(20)],
  ])('is a fault of that cell (%s)', async (_what, cell, quoted) => {
    const { rows } = await legacyTable(rawWorkbook(`<row r="3">${cell}</row>`), columns);
    const message = `This cell contains ${quoted}, which cannot be read: write it as text`;
    expect(rows[1]).toEqual({ number: 3, cells: [''], faults: [{ header: 'Question', message }] });
  });

  it('does not occur for numbers that programs write', async () => {
    const texts = ['7', '-0.5', '1E-3', '1.5e+3', '+2', '.5', '1e308'];
    const cells = texts.map(
      (text, n) => `<row r="${n + 3}"><c r="A${n + 3}"><v>${text}</v></c></row>`,
    );
    const { rows } = await legacyTable(rawWorkbook(cells.join('')), columns);
    expect(rows.slice(1).flatMap(({ faults }) => faults)).toEqual([]);
    expect(rows.slice(1, 7).map(({ cells: [text] }) => text)).toEqual([
      '7',
      '-0.5',
      '0.001',
      '1500',
      '2',
      '0.5',
    ]);
  });
});

describe('a text of very many runs', () => {
  const runs = (count: number): string =>
    Array.from({ length: count }, (_, index) => {
      const font = index % 2 === 0 ? '<rPr><vertAlign val="superscript"/></rPr>' : '';
      return `<r>${font}<t>${index % 10}</t></r>`;
    }).join('');
  const book = (count: number, rows: number): Buffer =>
    rawWorkbook(
      Array.from(
        { length: rows },
        (_, n) => `<row r="${n + 3}"><c r="A${n + 3}" t="s"><v>0</v></c></row>`,
      ).join(''),
      { sharedStrings: `<si>${runs(count)}</si>` },
    );

  it('is a fault of its cell', async () => {
    const { rows } = await tolerantTable(book(300, 2), columns);
    expect(rows[1]?.faults).toEqual([
      {
        header: 'Question',
        message: expect.stringMatching(/too many changes of format/) as string,
      },
    ]);
    expect(rows[1]?.shown).toBeUndefined();
  });

  it('is refused in very many cells', async () => {
    const read = tolerantTable(book(150, 10_000), columns);
    await expect(read).rejects.toMatchObject({ code: 'TOO_MUCH_TEXT' });
  });

  it('is one run where all look the same', async () => {
    const same = '<r><rPr><vertAlign val="superscript"/></rPr><t>1</t></r>'.repeat(1_000);
    const row = '<row r="3"><c r="A3" t="s"><v>0</v></c></row>';
    const file = rawWorkbook(row, { sharedStrings: `<si>${same}</si>` });
    const { rows } = await tolerantTable(file, columns);
    expect(rows[1]).toMatchObject({ cells: ['¹'.repeat(1_000)], faults: [] });
  });
});

it('cuts the names of fonts', async () => {
  const font = `<rPr><rFont val="Symbol${'x'.repeat(100_000)}"/></rPr>`;
  const row = '<row r="3"><c r="A3" t="s"><v>0</v></c></row>';
  const file = rawWorkbook(row, { sharedStrings: `<si><r>${font}<t>a</t></r></si>` });
  const { rows } = await tolerantTable(file, columns);
  expect(JSON.stringify(rows).length).toBeLessThan(1_000);
});
