import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import ExcelJS, { type Worksheet } from 'exceljs';
import type { Api, Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { query } from '../setup/database.js';
import { person, quiz } from '../setup/factories.js';
import { halves, served } from '../setup/images.js';
import {
  correct,
  findingsOf,
  importFile,
  importGoodRows,
  previewOf,
  refusedCells,
  storePreviewed,
} from '../setup/imports.js';
import { readQuestions } from '../setup/questions.js';
import { filledWorkbook } from '../setup/workbooks.js';

/** Pictures of a spreadsheet, at its questions and options. */
const app = useApplication();

const PICTURES = `query ($id: ID!) { quiz(id: $id) { questions(page: 1, pageSize: 20) { items {
  text image { url width height alternativeText } ... on McqQuestion { options { text image { url } } } } } } }`;

let owner: Api;
let quizId: string;
let red: Buffer;
let blue: Buffer;
beforeAll(async () => {
  owner = (await person(app)).api;
  red = await halves(40, 20).png().toBuffer();
  blue = await halves(60, 30).jpeg().toBuffer();
});
beforeEach(async () => {
  quizId = await quiz(owner);
});

const shown = async (): Promise<Data[]> =>
  (await owner.ask(PICTURES, { id: quizId }))['quiz'].questions.items as Data[];
const countImages = async (): Promise<number> =>
  Number((await query(app.databaseUrl, 'SELECT count(*) FROM images'))[0]?.['count']);

/** @param pictures bytes at a cell, rows and columns from 0 */
async function sheet(
  rows: unknown[][],
  pictures: { at: [column: number, row: number]; bytes: Buffer; extension?: 'png' | 'jpeg' }[],
): Promise<Buffer> {
  return filledWorkbook((first: Worksheet, book) => {
    first.addRows([['Question', 'A', 'B', 'Ans'], ...rows]);
    for (const {
      at: [column, row],
      bytes,
      extension = 'png',
    } of pictures) {
      const id = book.addImage({ buffer: bytes as never, extension });
      first.addImage(id, { tl: { col: column, row }, ext: { width: 40, height: 20 } });
    }
  });
}

describe('pictures in a spreadsheet', () => {
  it('are shown by the question or the option beside which they stand', async () => {
    const file = await sheet(
      [
        ['Which flag?', 'France', 'Spain', 'A'],
        ['No picture', 'a', 'b', 'B'],
        ['Two', 'a', 'b', 'B'],
      ],
      [
        { at: [0, 1], bytes: red },
        { at: [2, 1], bytes: blue, extension: 'jpeg' },
        { at: [7, 3], bytes: red },
      ],
    );
    expect(await importFile(owner, quizId, file)).toMatchObject({
      state: 'SUCCEEDED',
      storedCount: 3,
    });
    const [flag, none, two] = await shown();
    expect(flag).toMatchObject({
      image: { width: 40, height: 20 },
      options: [{ image: null }, { image: { url: expect.any(String) as string } }],
    });
    expect(none).toMatchObject({ image: null });
    expect(two?.['image'].width).toBe(40);
    expect((await served(owner, flag?.['image'].url as string)).length).toBeGreaterThan(0);
  });

  it('are stored once, whether looked at before or not', async () => {
    const before = await countImages();
    const file = await sheet([['Which?', 'a', 'b', 'A']], [{ at: [0, 1], bytes: red }]);
    const { id } = await importFile(owner, quizId, file, 'MCQ', { preview: true });
    const found = await previewOf(owner, id as string);
    const [row] = found['preview'].items as Data[];
    expect(row?.['image']).toMatchObject({ width: 40 });
    await storePreviewed(owner, id as string);
    expect((await shown())[0]?.['image'].url).toBe(row?.['image'].url);
    expect(await countImages()).toBe(before + 1);
  });

  it('come with rows that are corrected later', async () => {
    const file = await sheet(
      [
        ['Good', 'a', 'b', 'A'],
        ['Bad', 'a', 'b', 'Z'],
      ],
      [{ at: [1, 2], bytes: red }],
    );
    const { id, refusedRowCount } = await importGoodRows(owner, quizId, file);
    expect(refusedRowCount).toBe(1);
    const download = await owner.fetch(`/imports/${id as string}/refused-rows.xlsx`);
    const book = new ExcelJS.Workbook();
    await book.xlsx.load(await download.arrayBuffer());
    expect(book.worksheets[0]?.getCell('B2').text).toContain('only in your own file');
    expect(await correct(owner, id as string, { 3: { 'Correct Answer': 'A' } })).toMatchObject({
      storedCount: 1,
    });
    expect((await shown())[1]).toMatchObject({
      options: [{ image: { url: expect.any(String) as string } }, {}],
    });
  });

  it('come with the last of several corrections', async () => {
    const file = await sheet(
      [
        ['Good', 'a', 'b', 'A'],
        ['Bad', 'a', 'b', 'Z'],
        ['Worse', 'a', 'b', 'Y'],
      ],
      [{ at: [0, 3], bytes: red }],
    );
    const { id } = await importGoodRows(owner, quizId, file);
    const more = { storeGoodRows: true };
    const next = await correct(owner, id as string, { 3: { 'Correct Answer': 'A' } }, more);
    await correct(owner, next['id'] as string, { 4: { 'Correct Answer': 'B' } });
    expect((await shown())[2]).toMatchObject({ text: 'Worse', image: { width: 40 } });
  });

  it('that are damaged are left out by whoever corrects their cell', async () => {
    const file = await sheet(
      [
        ['Good', 'a', 'b', 'A'],
        ['Damaged', 'a', 'b', 'A'],
      ],
      [{ at: [0, 2], bytes: red.subarray(0, 60) }],
    );
    const whole = await importFile(owner, quizId, file);
    expect(whole).toMatchObject({ state: 'REFUSED', refusedRowCount: 1 });
    const kept = { 3: { Question: 'Damaged' } };
    expect(await correct(owner, whole['id'] as string, kept)).toMatchObject({ storedCount: 2 });
    const part = await importGoodRows(owner, quizId, file);
    expect(await correct(owner, part['id'] as string, kept)).toMatchObject({ storedCount: 1 });
  });

  it('that cannot be shown are faults of their rows, and keep the others out', async () => {
    const file = await sheet(
      [
        ['Damaged', 'a', 'b', 'A'],
        ['Alone', 'a', 'b', 'A'],
        ['Twice', 'a', 'b', 'A'],
      ],
      [
        { at: [0, 1], bytes: red.subarray(0, 60) },
        { at: [0, 3], bytes: red },
        { at: [0, 3], bytes: blue, extension: 'jpeg' },
        { at: [0, 6], bytes: red },
      ],
    );
    const first = await importFile(owner, quizId, file);
    expect(first).toMatchObject({ state: 'REFUSED', refusedRowCount: 2 });
    const second = await importGoodRows(owner, quizId, file);
    expect(second).toMatchObject({ state: 'SUCCEEDED', storedCount: 1, refusedRowCount: 3 });
    const { refusedRows } = await findingsOf(owner, second['id'] as string);
    expect(
      (refusedRows.items as Data[]).map(({ row, faults }) => [row, faults[0].message as string]),
    ).toEqual([
      [2, expect.stringMatching(/^The picture here cannot be shown\. This image is damaged/)],
      [4, expect.stringMatching(/^There are several pictures/)],
      [7, expect.stringMatching(/^There is a picture in this row but no question/)],
    ]);
    // Whoever keeps such a question decides about its picture; the last row has no question to keep.
    expect(await refusedCells(owner, second['id'] as string, 'Question')).toEqual([
      { column: 'Question', isKeepable: true, losesPicture: true },
      { column: 'Question', isKeepable: true, losesPicture: true },
      expect.objectContaining({ isKeepable: false }),
    ]);
    const options = await refusedCells(owner, second['id'] as string, 'Option 1');
    expect(options[0]).toMatchObject({ isKeepable: false, losesPicture: false });
    expect((await readQuestions(owner, quizId))['questionCount']).toBe(1);
  });
});
