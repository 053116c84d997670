import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Api, Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { query } from '../setup/database.js';
import { colleague } from '../setup/members.js';
import { person, quiz } from '../setup/factories.js';
import {
  STORE_IMPORT,
  correct,
  findingsOf,
  importFile,
  previewOf,
  refusedCells,
  startImport,
  storePreviewed,
} from '../setup/imports.js';
import { readQuestions, textsOf } from '../setup/questions.js';
import { filledWorkbook, workbook } from '../setup/workbooks.js';

/** Looking at the questions of a spreadsheet before they are stored. */
const app = useApplication();

let owner: Api;
let ownerEmail: string;
let stranger: Api;
let quizId: string;
beforeAll(async () => {
  ({ api: owner, email: ownerEmail } = await person(app));
  stranger = (await person(app)).api;
});
beforeEach(async () => {
  quizId = await quiz(owner);
});

const stored = async (): Promise<string[]> => textsOf(await readQuestions(owner, quizId));

/** Row 3 has a superscript, row 4 equal options, and marks of its own. */
async function sheet(): Promise<Buffer> {
  return filledWorkbook((first) => {
    first.addRows([
      ['Weekly test'],
      ['Questions', 'A', 'B', 'Ans', 'Marks', 'Negative marks'],
      [null, '1', '2', '(b)'],
      ['Same?', 'yes', 'Yes ', 'Option 1', '4', '1/3'],
    ]);
    first.getCell('A3').value = {
      richText: [
        { text: 'x' },
        { font: { vertAlign: 'superscript' }, text: '2' },
        { text: ' = 4?' },
      ],
    };
  });
}

const looked = async (file: Buffer, more: object = {}): Promise<Data> =>
  importFile(owner, quizId, file, 'MCQ', { preview: true, ...more });

describe('a preview', () => {
  it('shows each question beside its cells, changed ones first, and stores nothing', async () => {
    const { id, state, storedCount } = await looked(await sheet());
    expect({ state, storedCount }).toEqual({ state: 'CHECKED', storedCount: 0 });
    expect(await stored()).toEqual([]);
    const found = await previewOf(owner, id as string);
    expect(found).toMatchObject({ changedCount: 1, warningCount: 1, refusedRowCount: 0 });
    expect(found['warnings'].items).toEqual([
      {
        row: 4,
        column: 'Option 2',
        message:
          'Options 1 and 2 say the same, and one of them is the right one. Change one of them.',
      },
    ]);
    const [first, second] = found['preview'].items as Data[];
    expect(first).toMatchObject({ row: 3, isChanged: true, text: 'x² = 4?', wrongMarks: null });
    expect(first?.['cells'][0]).toEqual({
      column: 'Question',
      isChanged: true,
      content: [
        { text: 'x', position: 'LINE' },
        { text: '2', position: 'RAISED' },
        { text: ' = 4?', position: 'LINE' },
      ],
    });
    expect(first?.['options']).toMatchObject([{ text: '1', isKey: false }, { isKey: true }]);
    expect(second).toMatchObject({ row: 4, isChanged: false, marks: '4', wrongMarks: '-1/3' });
  });

  it('is stored once, however often that is asked for', async () => {
    const { id } = await looked(await sheet());
    const answers = await Promise.all([1, 2, 3].map(async () => owner.ask(STORE_IMPORT, { id })));
    expect(answers.map((answer) => answer['storeImport'].id)).toEqual([id, id, id]);
    expect(await storePreviewed(owner, id as string)).toMatchObject({
      state: 'SUCCEEDED',
      storedCount: 2,
      warningCount: 1,
    });
    expect(await stored()).toEqual(['x² = 4?', 'Same?']);
    expect(await previewOf(owner, id as string)).toMatchObject({ preview: { totalCount: 0 } });
  });

  it('is nobody else’s', async () => {
    const { id } = await looked(await sheet());
    const { extensions } = await stranger.refused(STORE_IMPORT, { id });
    expect(extensions.code).toBe('IMPORT_NOT_FOUND');
    expect(await stored()).toEqual([]);
  });

  it('can be stored by a colleague, for whom it is recorded', async () => {
    const { id } = await looked(await sheet());
    const grace = await colleague(app, { email: ownerEmail }, 'EDITOR');
    expect(await storePreviewed(grace.api, id as string)).toMatchObject({
      state: 'SUCCEEDED',
      creatorName: 'Grace Hopper',
    });
  });

  it('cannot be stored when it was refused, or once its file is gone', async () => {
    const { id: bad, state } = await looked(await workbook([['Question', 'A', 'B', 'Ans'], ['?']]));
    expect(state).toBe('REFUSED');
    expect((await owner.refused(STORE_IMPORT, { id: bad })).extensions.code).toBe(
      'NOTHING_TO_STORE',
    );
    const { id } = await looked(await sheet());
    await query(
      app.databaseUrl,
      'DELETE FROM uploads WHERE id = (SELECT upload_id FROM imports WHERE id = $1)',
      [id],
    );
    expect((await owner.refused(STORE_IMPORT, { id })).extensions.code).toBe('UPLOAD_NOT_FOUND');
    expect(await previewOf(owner, id as string)).toMatchObject({ state: 'CHECKED' });
  });

  it('is not corrected before it is stored: its rows would come twice', async () => {
    const file = await workbook([
      ['Question', 'A', 'B', 'Ans'],
      ['Good', 'a', 'b', 'A'],
      ['Bad', 'a', 'b', 'Z'],
    ]);
    const { id, state } = await looked(file, { storeGoodRows: true });
    expect(state).toBe('CHECKED');
    await expect(correct(owner, id as string, { 3: { 'Correct Answer': 'B' } })).rejects.toThrow(
      'This import is waiting to be stored',
    );
    expect(await storePreviewed(owner, id as string)).toMatchObject({ storedCount: 1 });
    await correct(owner, id as string, { 3: { 'Correct Answer': 'B' } });
    expect(await stored()).toEqual(['Good', 'Bad']);
  });

  it('of corrections shows what they replace', async () => {
    const file = await filledWorkbook((first) => {
      first.addRows([
        ['Question', 'A', 'B', 'Ans'],
        ['Half?', new Date(Date.UTC(2026, 1, 1)), '1', 'A'],
      ]);
      first.getCell('B2').numFmt = 'd-mmm';
    });
    const { id, state } = await looked(file);
    expect(state).toBe('REFUSED');
    const { refusedRows } = await findingsOf(owner, id as string);
    expect(refusedRows.items[0]).toMatchObject({
      faults: [{ column: 'Option 1', value: '1-Feb' }],
    });
    const again = await correct(
      owner,
      id as string,
      { 2: { 'Option 1': '1/2' } },
      { preview: true },
    );
    const found = await previewOf(owner, again['id'] as string);
    expect(found).toMatchObject({ state: 'CHECKED', changedCount: 1 });
    expect(found['preview'].items[0]).toMatchObject({ options: [{ text: '1/2' }, { text: '1' }] });
    expect(found['preview'].items[0].cells[1]).toMatchObject({ content: [{ text: '1-Feb' }] });
    expect(await storePreviewed(owner, again['id'] as string)).toMatchObject({ storedCount: 1 });
  });

  it('takes a shown text as it is when a correction repeats it', async () => {
    const file = await filledWorkbook((first) => {
      first.addRows([
        ['Question', 'A', 'B', 'Ans'],
        ['Half?', 0.5, '1', 'A'],
      ]);
      first.getCell('B2').numFmt = '0%';
    });
    const { id } = await importFile(owner, quizId, file);
    const [half] = await refusedCells(owner, id as string, 'Option 1');
    expect(half).toMatchObject({ isKeepable: true, losesPicture: false });
    const again = await correct(owner, id as string, { 2: { 'Option 1': '50%' } });
    expect(again).toMatchObject({ state: 'SUCCEEDED', storedCount: 1 });
  });
});

describe('columns that a person names', () => {
  const unnamed = async (): Promise<Buffer> =>
    workbook([['Paper 1'], ['Problem text', 'first', 'second', 'which'], ['Why?', 'a', 'b', 'B']]);
  const columns = {
    firstRow: 3,
    columns: [
      { column: 'Question', letters: 'A' },
      { column: 'Option 1', letters: 'b' },
      { column: 'Option 2', letters: 'C' },
      { column: 'Correct Answer', letters: 'D' },
    ],
  };

  it('are asked for with the first rows, read, and remembered for the institute', async () => {
    const refused = await importFile(owner, quizId, await unnamed());
    expect(refused).toMatchObject({ state: 'REFUSED', problem: { code: 'MISSING_COLUMNS' } });
    const { sheetStart } = await previewOf(owner, refused['id'] as string);
    expect(sheetStart.rows[1]).toEqual({
      number: 2,
      cells: ['Problem text', 'first', 'second', 'which'].map((text, index) => ({
        letters: 'ABCD'[index],
        text,
      })),
    });
    const mapped = await importFile(owner, quizId, await unnamed(), 'MCQ', { columns });
    expect(mapped).toMatchObject({ state: 'SUCCEEDED', storedCount: 1 });
    const next = await workbook([
      ['which', 'Problem text', 'first', 'second'],
      ['A', 'How?', 'c', 'd'],
    ]);
    expect(await importFile(owner, quizId, next)).toMatchObject({ storedCount: 1 });
    expect(await stored()).toEqual(['Why?', 'How?']);
    const foreign = await quiz(stranger);
    expect(await importFile(stranger, foreign, next)).toMatchObject({ state: 'REFUSED' });
  });

  it('are not remembered before something was stored, and count as a whole', async () => {
    const { id } = await importFile(owner, quizId, await unnamed(), 'MCQ', {
      columns: { ...columns, columns: [...columns.columns].reverse() },
      preview: true,
    });
    const again = await workbook([
      ['Problem text', 'first', 'second', 'which'],
      ['?', 'a', 'b', 'A'],
    ]);
    const other = (await person(app)).api;
    const foreign = await quiz(other);
    await importFile(other, foreign, await unnamed(), 'MCQ', { columns, preview: true });
    expect(await importFile(other, foreign, again)).toMatchObject({ state: 'REFUSED' });
    await storePreviewed(owner, id as string);
    // Our own names beside one of those that were chosen.
    const mixed = [
      ['Question', 'A', 'B', 'Ans', 'Problem text'],
      ['Ours?', 'a', 'b', 'A', 'no'],
    ];
    await importFile(owner, quizId, await workbook(mixed));
    expect(await stored()).toEqual(['Why?', 'Ours?']);
  });

  it.each([
    ['an unknown column', [{ column: 'Title', letters: 'A' }], 'There is no column'],
    ['a missing one', [{ column: 'Question', letters: 'A' }], 'Say which column is'],
    ['no letters', [{ column: 'Question', letters: '1' }], 'named by its letters'],
    [
      'too many letters',
      [{ column: 'Question', letters: 'XFE' }],
      'The last column of a sheet is XFD',
    ],
    [
      'one column twice',
      [
        { column: 'Question', letters: 'A' },
        { column: 'Option 1', letters: 'a' },
      ],
      'Column A is named for',
    ],
  ])('are refused with %s', async (_what, chosen, message) => {
    const starting = startImport(owner, quizId, await unnamed(), 'MCQ', {
      id: randomUUID(),
      columns: { firstRow: 3, columns: chosen },
    });
    await expect(starting).rejects.toThrow(message);
  });
});
