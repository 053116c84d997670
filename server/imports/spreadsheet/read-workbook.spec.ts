import { describe, expect, it } from 'vitest';
import { entry, zip } from '../../../test/setup/archives.js';
import { rawWorkbook } from '../../../test/setup/costly-workbooks.js';
import { filledWorkbook as book } from '../../../test/setup/workbooks.js';
import { mcqColumns } from '../../questions/kinds/mcq.rows.js';
import { MAX_UNPACKED_BYTES } from './files/archive.js';
import { legacyTable, type WholeTable } from '../../../test/setup/reading.js';
import type { FileRefusal } from './files/refusal.js';

const columns = [
  { header: 'Question', isRequired: true },
  { header: 'Answer', aliases: ['Answer Text'] },
];

async function read(...rows: unknown[][]): Promise<WholeTable> {
  return legacyTable(await book((sheet) => sheet.addRows(rows)), columns);
}

async function refusal(file: Buffer, expected = columns): Promise<string> {
  try {
    await legacyTable(file, expected);
    return 'accepted';
  } catch (error) {
    return (error as FileRefusal).code;
  }
}

describe('the columns of a sheet', () => {
  it('are found without regard to case, blanks and order', async () => {
    const { headers, rows } = await read([' answer  TEXT ', 'Note', 'QUES TION'], ['a', 'n', 'q']);
    expect(headers).toEqual(['Answer', 'Question']);
    expect(rows[0]?.cells).toEqual(['a', 'q']);
  });

  it('are named by the first row that is not empty; blank rows are skipped', async () => {
    const { rows } = await read([], [' ', null], ['Question'], [], ['one'], [null, ' '], ['two']);
    expect(rows.map((row) => [row.number, row.cells[0]])).toEqual([
      [5, 'one'],
      [7, 'two'],
    ]);
  });

  it('are read from the first worksheet, also when it is hidden and not first in the file', async () => {
    const file = await book((sheet, workbook) => {
      sheet.addRows([['Question'], ['of another sheet']]);
      const shownFirst = workbook.addWorksheet('Shown first', { state: 'hidden' });
      shownFirst.addRows([['Question'], ['of the first sheet']]);
      // As when a user drags it to the front: it keeps its number and its part, sheet2.xml.
      Object.assign(shownFirst, { orderNo: -1 });
    });
    expect((await legacyTable(file, columns)).rows[0]?.cells).toEqual(['of the first sheet']);
  });

  it('include hidden rows', async () => {
    const file = await book((sheet) => {
      sheet.addRows([['Question'], ['hidden'], ['shown']]);
      sheet.getRow(2).hidden = true;
    });
    const { rows } = await legacyTable(file, columns);
    expect(rows.map((row) => row.cells[0])).toEqual(['hidden', 'shown']);
  });

  it('are read when they are hidden', async () => {
    const file = await book((sheet) => {
      sheet.addRows([
        ['Question', 'Answer'],
        ['q', 'a'],
      ]);
      sheet.getColumn(2).hidden = true;
    });
    expect((await legacyTable(file, columns)).rows[0]?.cells).toEqual(['q', 'a']);
  });

  it('are reported when they are not read, except those of a repair workbook', async () => {
    const { unused } = await read(
      ['Row in your file', 'What to repair', 'Question', ' My  Note ', null, 'note'],
      [3, 'x', 'q'],
    );
    expect(unused).toEqual(['My  Note', 'note']);
  });

  it.each([
    ['MISSING_COLUMNS', [['Title'], ['Exam']]],
    ['NO_HEADER', []],
    ['NO_ROWS', [['Question']]],
  ])('are pointed out when they are in another worksheet, with %s', async (code, first) => {
    const file = await book((sheet, workbook) => {
      sheet.addRows(first);
      workbook.addWorksheet('Notes').addRows([['Nothing']]);
      workbook.addWorksheet('My questions').addRows([['Question'], ['q']]);
    });
    const refused = await legacyTable(file, columns).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      code,
      message: expect.stringMatching(
        /The worksheet "My questions" has these columns, but only the first one is read: move it to the front\.$/,
      ) as string,
    });
  });

  it('can have names with letters', async () => {
    const rows = [
      ['question', 'Option A', 'OPTION B', 'correctanswer', 'Explanation'],
      ['q', 'a', 'b', 'A', 'e'],
    ];
    const file = await book((sheet) => sheet.addRows(rows));
    const { headers } = await legacyTable(file, mcqColumns);
    expect(headers).toEqual(['Question', 'Option 1', 'Option 2', 'Correct Answer', 'Description']);
  });
});

describe('readWorkbook refuses a file', () => {
  it.each([
    ['NO_HEADER', []],
    ['NO_HEADER', [[' ']]],
    ['NO_ROWS', [['Question', 'Answer']]],
    ['MISSING_COLUMNS', [['Answer'], ['a']]],
    [
      'DOUBLE_COLUMN',
      [
        ['Question', 'question'],
        ['a', 'b'],
      ],
    ],
  ])('with the code %s', async (code, rows) => {
    expect(await refusal(await book((sheet) => sheet.addRows(rows)))).toBe(code);
  });

  it('naming all the columns that are missing, and the row that should have them', async () => {
    const file = await book((sheet) => sheet.addRows([[], ['Question', 'Option 1'], ['q', 'a']]));
    await expect(legacyTable(file, mcqColumns)).rejects.toThrow(
      'The columns "Option 2", "Correct Answer" cannot be found. Row 2, the first one with text, must name them.',
    );
  });

  it('with more than 20,000 rows', async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => [`q${index}`]);
    const full = await book((sheet) => sheet.addRows([['Question'], ...rows]));
    expect((await legacyTable(full, columns)).rows).toHaveLength(20_000);
    const over = await book((sheet) => sheet.addRows([['Question'], ...rows, ['one more']]));
    expect(await refusal(over)).toBe('TOO_MANY_ROWS');
  }, 60_000);

  it('with the same long text in very many cells', async () => {
    const text = 'x'.repeat(6_000);
    const rows = Array.from({ length: 9_000 }, () => [text]);
    const file = await book((sheet) => sheet.addRows([['Question'], ...rows]));
    expect(file.length).toBeLessThan(1_000_000);
    expect(await refusal(file)).toBe('TOO_MUCH_TEXT');
  });

  it('that was truncated at any point', async () => {
    const whole = await book((sheet) => sheet.addRows([['Question'], ['q']]));
    for (const part of [0.1, 0.5, 0.9, 0.99]) {
      expect(await refusal(whole.subarray(0, Math.floor(whole.length * part)))).toBe('DAMAGED');
    }
  });

  it('whose parts are not what they should be', async () => {
    expect(await refusal(zip([entry('xl/workbook.xml', Buffer.from('<not xml'))]))).toBe('DAMAGED');
    expect(await refusal(zip([entry('xl/workbook.xml', Buffer.from('<workbook/>'))]))).toMatch(
      /DAMAGED|NO_SHEET/,
    );
  });

  it.each([
    ['text', Buffer.from('Question\nq\n'), 'NOT_A_WORKBOOK'],
    ['nothing', Buffer.alloc(0), 'NOT_A_WORKBOOK'],
    ['another archive', zip([entry('hello.txt', Buffer.from('hello'))]), 'NOT_A_WORKBOOK'],
    ['an .xls', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'OLD_OR_LOCKED'],
    ['a PDF', Buffer.from('%PDF-1.7'), 'NOT_A_WORKBOOK'],
  ])('that is %s', async (_name, file, code) => {
    expect(await refusal(file)).toBe(code);
  });
});

describe('a zip bomb', () => {
  it('that declares its size is refused at once', async () => {
    const sheet = entry('xl/worksheets/sheet1.xml', Buffer.alloc(8));
    sheet.declared = MAX_UNPACKED_BYTES + 1;
    expect(await refusal(zip([entry('xl/workbook.xml', Buffer.alloc(1)), sheet]))).toBe(
      'UNPACKS_TOO_LARGE',
    );
  });

  it('that declares a wrong size is refused while it is decompressed', async () => {
    const sheet = entry('xl/worksheets/sheet1.xml', Buffer.alloc(50_000_000, 32));
    sheet.declared = 1_000;
    const file = zip([entry('xl/workbook.xml', Buffer.alloc(1)), sheet]);
    expect(file.length).toBeLessThan(100_000);
    expect(await refusal(file)).toBe('DAMAGED');
  });

  it('with many entries is refused', async () => {
    const entries = Array.from({ length: 5_001 }, (_, index) => entry(`${index}`, Buffer.alloc(0)));
    expect(await refusal(zip(entries))).toBe('UNPACKS_TOO_LARGE');
  });
});

it('quotes only the beginning of the error of a cell', async () => {
  const file = rawWorkbook(`<row r="3"><c r="A3" t="e"><v>${'E'.repeat(100_000)}</v></c></row>`);
  const { rows } = await legacyTable(file, columns);
  const message = `This cell shows the error ${'E'.repeat(20)}: write the text`;
  expect(rows[1]?.faults).toEqual([{ header: 'Question', message }]);
});
