import { beforeAll, describe, expect, it } from 'vitest';
import type { Api, Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { query } from '../setup/database.js';
import { person, quiz } from '../setup/factories.js';
import { lockQuiz } from '../setup/row-locks.js';
import {
  correct,
  correcting,
  CORRECT_IMPORT,
  findingsOf,
  finished,
  importFile,
  importGoodRows,
  startImport,
} from '../setup/imports.js';
import { readQuestions, textsOf } from '../setup/questions.js';
import { workbook } from '../setup/workbooks.js';

/** Correcting rejected rows through the API, without a new file. */
const app = useApplication();
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let owner: Api;
let stranger: Api;
let quizId: string;
beforeAll(async () => {
  owner = (await person(app)).api;
  stranger = (await person(app)).api;
});

/** Rows 3 and 5 are invalid. */
const MIXED = [
  ['Question', 'Marks'],
  ['One?', 1],
  ['Two?', -1],
  ['Three?', 3],
  [null, 4],
];
const stored = async (): Promise<string[]> => textsOf(await readQuestions(owner, quizId));

async function refusedImport(rows: unknown[][] = MIXED): Promise<Data> {
  quizId = await quiz(owner);
  const end = await importFile(owner, quizId, await workbook(rows), 'DESCRIPTIVE');
  expect(end['state']).toBe('REFUSED');
  return end;
}

async function partlyStored(): Promise<Data> {
  quizId = await quiz(owner);
  const end = await importGoodRows(owner, quizId, await workbook(MIXED), 'DESCRIPTIVE');
  expect(end).toMatchObject({ state: 'SUCCEEDED', storedCount: 2, refusedRowCount: 2 });
  return end;
}

const codeOf = async (api: Api, variables: object): Promise<string> =>
  (await api.refused(CORRECT_IMPORT, variables)).extensions.code;

describe('correcting an import that stored nothing', () => {
  it('reads all rows of its file, in order, with the corrections applied', async () => {
    const { id } = await refusedImport();
    const asked = correcting(id as string, { 3: { MARKS: ' 2 ' }, 5: { Question: 'Four?' } });
    const { correctImport } = await owner.ask(CORRECT_IMPORT, asked);
    expect(correctImport).toMatchObject({ corrects: id, fileName: 'questions.xlsx' });
    const end = await finished(owner, correctImport.id as string);
    expect(end).toMatchObject({ state: 'SUCCEEDED', storedCount: 4, corrects: id });
    expect(await stored()).toEqual(['One?', 'Two?', 'Three?', 'Four?']);
  });

  it('is all or nothing, and what is still invalid can be corrected once more', async () => {
    const { id } = await refusedImport();
    const second = await correct(owner, id as string, { 3: { Marks: '2' } });
    expect(second).toMatchObject({ state: 'REFUSED', refusedRowCount: 1, storedCount: 0 });
    expect((await findingsOf(owner, second['id']))['refusedRows'].items).toMatchObject([
      { row: 5 },
    ]);
    const third = await correct(owner, second['id'], { 5: { Question: 'Four?' } });
    expect(third).toMatchObject({ state: 'SUCCEEDED', storedCount: 4, corrects: id });
    expect(await stored()).toEqual(['One?', 'Two?', 'Three?', 'Four?']);
  });

  it('can store the valid rows, and fill a column that the file lacks', async () => {
    const { id } = await refusedImport();
    const end = await correct(
      owner,
      id as string,
      { 3: { Marks: '2', Answer: 'Because.' } },
      { storeGoodRows: true },
    );
    expect(end).toMatchObject({ state: 'SUCCEEDED', storedCount: 3, refusedRowCount: 1 });
    const { questions } = await readQuestions(owner, quizId);
    expect(questions.items[1]).toMatchObject({ text: 'Two?', modelAnswer: 'Because.', marks: '2' });
    const rest = await correct(owner, end['id'], { 5: { Question: 'Four?' } });
    expect(rest).toMatchObject({ state: 'SUCCEEDED', storedCount: 1, corrects: end['id'] });
    expect(await stored()).toEqual(['One?', 'Two?', 'Three?', 'Four?']);
  });

  it('can store the valid rows without corrections, and leave the rest for later', async () => {
    const { id } = await refusedImport();
    const end = await correct(owner, id as string, {}, { storeGoodRows: true });
    expect(end).toMatchObject({ state: 'SUCCEEDED', storedCount: 2, refusedRowCount: 2 });
    expect(await stored()).toEqual(['One?', 'Three?']);
    const rest = await correct(owner, end['id'], { 3: { Marks: '2' }, 5: { Question: 'Four?' } });
    expect(rest).toMatchObject({ state: 'SUCCEEDED', storedCount: 2, corrects: end['id'] });
  });

  it('keeps the whole of a cell that is shown truncated', async () => {
    const long = 'x'.repeat(3_000);
    quizId = await quiz(owner);
    const rows = [
      ['Question', 'Answer', 'Marks'],
      ['One?', 'Yes.', 1],
      ['Two?', long, -1],
    ];
    const { id } = await importGoodRows(owner, quizId, await workbook(rows), 'DESCRIPTIVE');
    const [row] = (await findingsOf(owner, id as string))['refusedRows'].items as Data[];
    expect(row?.['cells'][1]).toMatchObject({ value: long.slice(0, 2_000), isCut: true });
    await correct(owner, id as string, { 3: { Marks: '2' } });
    const { questions } = await readQuestions(owner, quizId);
    expect(questions.items[1]).toMatchObject({ text: 'Two?', modelAnswer: long, marks: '2' });
  });

  it('writes a text into an empty cell', async () => {
    const rows = [
      ['Question', 'Answer'],
      ['Why?', { error: '#REF!' }],
    ];
    const { id } = await refusedImport(rows);
    const same = await correct(owner, id as string, { 2: { Question: 'Why not?' } });
    expect(same).toMatchObject({ state: 'REFUSED', faultCount: 1 });
    const end = await correct(owner, same['id'], { 2: { Answer: '' } });
    expect(end).toMatchObject({ state: 'SUCCEEDED' });
    expect(await stored()).toEqual(['Why not?']);
  });

  it('requires its file, which is kept for a week', async () => {
    const { id } = await refusedImport();
    await query(
      app.databaseUrl,
      'DELETE FROM uploads WHERE id = (SELECT upload_id FROM imports WHERE id = $1)',
      [id],
    );
    expect(await codeOf(owner, correcting(id as string, { 3: { Marks: '2' } }))).toBe(
      'UPLOAD_NOT_FOUND',
    );
  });
});

describe('correcting an import that stored its good rows', () => {
  it('reads its rejected rows only; those without corrections are rejected again', async () => {
    const { id } = await partlyStored();
    const some = await correct(
      owner,
      id as string,
      { 5: { Question: 'Four?' } },
      { storeGoodRows: true },
    );
    expect(some).toMatchObject({
      state: 'SUCCEEDED',
      rowsTotal: 2,
      storedCount: 1,
      refusedRowCount: 1,
    });
    expect(await stored()).toEqual(['One?', 'Three?', 'Four?']);
    // It owns the rows it took over: the first import cannot be corrected as well.
    const late = await owner.refused(
      CORRECT_IMPORT,
      correcting(id as string, { 3: { Marks: '2' } }),
    );
    expect(late.extensions).toMatchObject({ code: 'ALREADY_CORRECTED', status: 409 });
    expect(late.message).toContain(some['id']);
    const last = await correct(owner, some['id'], { 3: { Marks: '2' } });
    expect(last).toMatchObject({ state: 'SUCCEEDED', storedCount: 1 });
    expect(await stored()).toEqual(['One?', 'Three?', 'Four?', 'Two?']);
  });

  it('requires no file', async () => {
    const { id } = await partlyStored();
    await query(
      app.databaseUrl,
      'DELETE FROM uploads WHERE id = (SELECT upload_id FROM imports WHERE id = $1)',
      [id],
    );
    const end = await correct(owner, id as string, { 3: { Marks: '2' }, 5: { Question: 'Four?' } });
    expect(end).toMatchObject({ state: 'SUCCEEDED', storedCount: 2 });
  });
});

describe('two corrections of one import', () => {
  it.each([
    ['its refused rows', partlyStored, 4],
    ['its whole file', refusedImport, 4],
  ])('at the same moment store %s once', async (_what, begin, total) => {
    const { id } = await begin();
    const lock = await lockQuiz(app.databaseUrl, quizId);
    const both = [0, 1].map(() =>
      correcting(id as string, { 3: { Marks: '2' }, 5: { Question: 'Four?' } }),
    );
    for (const asked of both) await owner.ask(CORRECT_IMPORT, asked);
    await lock.reached();
    await lock.release();
    const ends = await Promise.all(both.map(async ({ input }) => finished(owner, input.id)));
    const states = ends.map((end) => [end['state'], end['problem']?.code] as unknown[]);
    expect(states).toContainEqual(['SUCCEEDED', undefined]);
    expect(states).toContainEqual(['REFUSED', 'ALREADY_CORRECTED']);
    expect((await readQuestions(owner, quizId))['questionCount']).toBe(total);
  });

  it('with one id are one, even after its end; another request needs another id', async () => {
    const { id } = await partlyStored();
    const asked = correcting(id as string, { 3: { Marks: '2' }, 5: { Question: 'Four?' } });
    const answers = await Promise.all([1, 2, 3].map(async () => owner.send(CORRECT_IMPORT, asked)));
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    await finished(owner, asked.input.id);
    const { correctImport } = await owner.ask(CORRECT_IMPORT, asked);
    expect(correctImport).toMatchObject({ id: asked.input.id, state: 'SUCCEEDED' });
    expect((await readQuestions(owner, quizId))['questionCount']).toBe(4);
    const other = correcting(id as string, { 3: { Marks: '7' } }, { id: asked.input.id });
    expect(await codeOf(owner, other)).toBe('IMPORT_ID_TAKEN');
    expect(await codeOf(owner, correcting(id as string, { 3: { Marks: '7' } }))).toBe(
      'ALREADY_CORRECTED',
    );
  });
});

describe('an invalid correction', () => {
  it('is rejected, naming every unknown row and column', async () => {
    const { id } = await refusedImport();
    const asked = correcting(id as string, { 2: { Marks: '1' }, 3: { Mark: '1', marks: '2' } });
    const [, third] = asked.input.corrections;
    third?.cells.push({ column: 'Marks', value: '3' });
    asked.input.corrections.push({ row: 3, cells: [{ column: 'Question', value: 'x' }] });
    const { extensions } = await owner.refused(CORRECT_IMPORT, asked);
    expect(extensions).toMatchObject({ code: 'VALIDATION', status: 400 });
    expect(extensions.fields).toEqual([
      { path: 'corrections.0.row', message: 'Row 2 was not refused' },
      { path: 'corrections.1.cells.0.column', message: 'There is no column "Mark"' },
      { path: 'corrections.1.cells.2.column', message: 'Row 3 has the column "Marks" twice' },
      { path: 'corrections.2.row', message: 'Row 3 is in the corrections twice' },
    ]);
  });

  it.each([
    ['no row', []],
    [
      'too many rows',
      Array.from({ length: 1_001 }, (_, row) => ({
        row,
        cells: [{ column: 'Marks', value: '1' }],
      })),
    ],
    ['no cell', [{ row: 3, cells: [] }]],
    [
      'a cell that is too long',
      [{ row: 3, cells: [{ column: 'Marks', value: 'x'.repeat(32_768) }] }],
    ],
    [
      'a character that cannot be stored',
      [{ row: 3, cells: [{ column: 'Question', value: 'a\u0000' }] }],
    ],
  ])('is rejected with %s', async (_what, corrections) => {
    const { id } = await refusedImport();
    const input = { ...correcting(id as string, {}).input, corrections };
    expect(await codeOf(owner, { input })).toBe('VALIDATION');
  });

  it('is rejected if there is nothing to correct, or not yet', async () => {
    quizId = await quiz(owner);
    const file = await workbook([['Question'], ['Why?']]);
    const { id } = await importFile(owner, quizId, file, 'DESCRIPTIVE');
    const fine = correcting(id as string, { 2: { Question: 'How?' } });
    expect(await codeOf(owner, fine)).toBe('NOTHING_TO_CORRECT');
    const lock = await lockQuiz(app.databaseUrl, quizId);
    const open = await startImport(owner, quizId, file, 'DESCRIPTIVE');
    const early = await owner.refused(
      CORRECT_IMPORT,
      correcting(open, { 2: { Question: 'How?' } }),
    );
    expect(early.message).toBe('This import is still running.');
    await lock.release();
    await finished(owner, open);
  });

  it("answers for another institute's import as for an unknown one", async () => {
    const { id } = await partlyStored();
    const rows = { 3: { Marks: '2' } };
    const none = await stranger.refused(CORRECT_IMPORT, correcting(UNKNOWN, rows));
    expect(none.extensions).toMatchObject({ code: 'IMPORT_NOT_FOUND', status: 404 });
    expect(await stranger.refused(CORRECT_IMPORT, correcting(id as string, rows))).toEqual(none);
    expect(await codeOf(app.api, correcting(id as string, rows))).toBe('UNAUTHENTICATED');
    expect(await codeOf(owner, correcting(id as string, rows, { id: 'mine' }))).toBe('VALIDATION');
    await owner.ask('mutation ($id: ID!) { deleteQuiz(id: $id) { id } }', { id: quizId });
    expect(await codeOf(owner, correcting(id as string, rows))).toBe('QUIZ_NOT_FOUND');
  });
});
