import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import ExcelJS, { type CellValue, type Worksheet } from 'exceljs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { person, quiz } from '../setup/factories.js';
import { lockTable } from '../setup/row-locks.js';
import { finished, importFile, importGoodRows, START_IMPORT, upload } from '../setup/imports.js';
import type { RepairColumn, RepairRow } from '../../server/imports/spreadsheet/repair-process.js';
import { repairWorkbook } from '../../server/imports/spreadsheet/repair-workbook.js';
import { escapeCellText } from '../../server/imports/spreadsheet/workbook-format.js';
import { changed } from '../setup/archives.js';
import { LIST_QUESTIONS, readQuestions, textsOf } from '../setup/questions.js';
import { workbook } from '../setup/workbooks.js';

/** The rejected rows as a workbook that can be corrected and imported. */
const app = useApplication();
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let owner: Api;
let stranger: Api;
beforeAll(async () => {
  owner = (await person(app)).api;
  stranger = (await person(app)).api;
});

const HEADERS = ['Question', 'Option 1', 'Option 2', 'Correct Answer', 'Description'];
const path = (id: unknown): string => `/imports/${id as string}/refused-rows.xlsx`;

async function download(id: unknown, api = owner): Promise<Worksheet> {
  const response = await api.fetch(path(id));
  expect(response.status).toBe(200);
  return sheetOf(Buffer.from(await response.arrayBuffer()));
}

async function sheetOf(file: Buffer): Promise<Worksheet> {
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(new Uint8Array(file).buffer);
  const [sheet] = book.worksheets;
  if (!sheet) throw new Error('no sheet');
  return sheet;
}

async function* late(): AsyncGenerator<RepairRow[]> {
  await sleep(1_000);
  yield [];
}

const valuesOf = (sheet: Worksheet, row: number): CellValue[] =>
  (sheet.getRow(row).values as CellValue[]).slice(1);

describe('GET /imports/:importId/refused-rows.xlsx', () => {
  it('contains the rejected rows, with their numbers and errors, in a readable form', async () => {
    const quizId = await quiz(owner);
    const file = await workbook([
      HEADERS,
      ['Good?', 'a', 'b', 'A'],
      ['Bad?', 'a', null, 'C', 'because'],
    ]);
    const { id } = await importGoodRows(owner, quizId, file);
    const sheet = await download(id);
    expect(sheet.views).toMatchObject([{ state: 'frozen', ySplit: 1 }]);
    expect(sheet.rowCount).toBe(2);
    const headers = valuesOf(sheet, 1);
    expect(headers.slice(0, 3)).toEqual(['Row in your file', 'What to repair', 'Question']);
    expect(headers.slice(-3)).toEqual(['Description', 'Marks', 'Negative marks']);
    expect(sheet.getRow(1).font).toMatchObject({ bold: true });
    const [row, message, ...cells] = valuesOf(sheet, 2);
    expect(row).toBe(3);
    expect(message).toMatch(
      /^Option 2: Option 2 is required.*\nCorrect Answer: This does not match any option/,
    );
    expect(cells[0]).toBe('Bad?');
    expect(cells.at(-1)).toBe('because');
    expect(sheet.getColumn(3).numFmt).toBe('@');
    // Faulty cells are highlighted, others are not.
    const fillOf = (column: number) => sheet.getRow(2).getCell(column).fill as object | undefined;
    expect(fillOf(headers.indexOf('Option 2') + 1)).toMatchObject({ pattern: 'solid' });
    expect(fillOf(headers.indexOf('Option 1') + 1)).toMatchObject({ pattern: 'none' });
  });

  it('can be corrected and imported again, every character unchanged', async () => {
    const quizId = await quiz(owner);
    const texts = [
      'كيف حالك؟ (A)',
      'שאלה\u200f 1',
      'क्षत्रिय श्री हिन्दी',
      'தமிழ் கேள்வி',
      'a _x0041_ b',
      'bell\u0007 and\r\nline\u2028s\ttab',
      '<b>&amp;"quoted"</b>',
      'e\u0301 is not \u00e9 🙂',
      '=HYPERLINK("http://example.org")',
      '+1',
      '-1',
      '@SUM(1)',
      '1/2',
      '0123',
    ];
    const rows = texts.map((text) => [
      escapeCellText(text),
      'a',
      'b',
      'wrong',
      escapeCellText(text),
    ]);
    const { id } = await importFile(owner, quizId, await workbook([HEADERS, ...rows]));
    const file = Buffer.from(await (await owner.fetch(path(id))).arrayBuffer());
    const sheet = await sheetOf(file);
    for (let number = 2; number <= texts.length + 1; number += 1)
      expect(sheet.getRow(number).getCell(3).type).toBe(ExcelJS.ValueType.String);
    const repaired = await changed(file, (part) => part.replaceAll('<t>wrong</t>', '<t>A</t>'));
    const again = await importFile(owner, quizId, repaired);
    expect(again).toMatchObject({ state: 'SUCCEEDED', ignoredColumns: [] });
    const { quiz: read } = await owner.ask(LIST_QUESTIONS, { id: quizId, pageSize: 100 });
    const items = read.questions.items as { text: string; explanation: string }[];
    expect(items.map((item) => item.text)).toEqual(texts);
    expect(items.map((item) => item.explanation)).toEqual(texts);
  });

  it('is rejected again if it is sent unchanged, even where a cell had no text', async () => {
    const quizId = await quiz(owner);
    const rows = [HEADERS, ['Why?', 'a', 'b', 'A', { formula: '1+1' }], [null, 'a', 'b', 'A']];
    const first = await importFile(owner, quizId, await workbook(rows));
    expect(first).toMatchObject({ state: 'REFUSED', refusedRowCount: 2 });
    const response = await owner.fetch(path(first['id']));
    const again = await importFile(owner, quizId, Buffer.from(await response.arrayBuffer()));
    expect(again).toMatchObject({ state: 'REFUSED', refusedRowCount: 2, storedCount: 0 });
    expect(again['faults'].items).toMatchObject([
      { row: 2, column: 'Description' },
      { row: 3, column: 'Question' },
    ]);
  });

  it('has a safe name, and is not cached', async () => {
    const quizId = await quiz(owner);
    const file = await workbook([
      ['Question', 'Marks'],
      ['Why?', 1],
      [null, 2],
    ]);
    const response = await upload(owner, file, 'Prüfung *1*.xlsx');
    const { uploadId } = (await response.json()) as { uploadId: string };
    const input = { id: randomUUID(), quizId, uploadId, kind: 'DESCRIPTIVE' };
    await owner.ask(START_IMPORT, { input });
    await finished(owner, input.id);
    const { headers } = await owner.fetch(path(input.id));
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="Pr_fung _1_ (to repair).xlsx"; filename*=UTF-8''Pr%C3%BCfung%20_1_%20%28to%20repair%29.xlsx`,
    );
    expect(headers.get('content-type')).toMatch(/spreadsheetml\.sheet/);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('keeps the order of many rows, for two requests at the same time', async () => {
    const rows = Array.from({ length: 3_000 }, (_, index) => [`Why ${index}?`, 'a', 'b', 'Z']);
    const file = await workbook([HEADERS, ...rows]);
    const sheets = await Promise.all(
      [owner, stranger].map(async (api) => {
        const { id } = await importFile(api, await quiz(api), file);
        return download(id, api);
      }),
    );
    expect(sheets.map(({ rowCount }) => rowCount)).toEqual([3_001, 3_001]);
    const numbers = sheets[0]?.getColumn(1).values.slice(2);
    expect(numbers).toEqual(rows.map((_, index) => index + 2));
  });

  it('is written for one request at a time: one per account, and few wait', async () => {
    const file = await workbook([
      ['Question', 'Marks'],
      ['Why?', 0],
    ]);
    const people = await Promise.all(
      Array.from({ length: 6 }, async () => (await person(app)).api),
    );
    const imports = await Promise.all(
      people.map(
        async (api) => (await importFile(api, await quiz(api), file, 'DESCRIPTIVE'))['id'],
      ),
    );
    const lock = await lockTable(app.databaseUrl, 'import_rows');
    const [first, ...others] = people.map(
      (api, index) => async (): Promise<Response> => api.fetch(path(imports[index])),
    );
    const writing = first?.();
    await lock.reached();
    const twice = await first?.();
    expect([twice?.status, twice?.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await twice?.json()).toMatchObject({ code: 'BUSY' });
    const answers = others.map(async (ask) => ask());
    // Four of five are queued.
    expect((await Promise.race(answers)).status).toBe(503);
    await lock.release();
    const all = await Promise.all([writing, ...answers]);
    expect(all.map((response) => response?.status).sort()).toEqual([200, 200, 200, 200, 200, 503]);
    expect((await first?.())?.status).toBe(200);
  });

  it('reports a failure to the waiting caller, and affects nothing else', async () => {
    // The thread fails at once, long before it gets the first rows.
    const broken = null as unknown as RepairColumn[];
    await expect(repairWorkbook(broken, late())).rejects.toThrow(/null/);
  });

  it('is closed to strangers, and does not exist without rejected rows', async () => {
    const quizId = await quiz(owner);
    const fine = await importFile(
      owner,
      quizId,
      await workbook([['Question'], ['Why?']]),
      'DESCRIPTIVE',
    );
    const bad = await importFile(
      owner,
      quizId,
      await workbook([
        ['Question', 'Marks'],
        ['Why?', 0],
      ]),
      'DESCRIPTIVE',
    );
    const answer = async (api: Api, id: unknown): Promise<unknown[]> => {
      const response = await api.fetch(path(id));
      return [response.status, ((await response.json()) as { code: string }).code];
    };
    expect(await answer(app.api, bad['id'])).toEqual([401, 'UNAUTHENTICATED']);
    expect(await answer(stranger, bad['id'])).toEqual([404, 'IMPORT_NOT_FOUND']);
    expect(await answer(owner, UNKNOWN)).toEqual([404, 'IMPORT_NOT_FOUND']);
    expect(await answer(owner, 'nonsense')).toEqual([404, 'IMPORT_NOT_FOUND']);
    expect(await answer(owner, fine['id'])).toEqual([404, 'NO_REFUSED_ROWS']);
    expect(textsOf(await readQuestions(owner, quizId))).toEqual(['Why?']);
  });
});
