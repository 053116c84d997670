import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Api, Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { query } from '../setup/database.js';
import { lockQuiz } from '../setup/row-locks.js';
import { person, quiz } from '../setup/factories.js';
import {
  findingsOf,
  finished,
  importFile,
  importGoodRows,
  START_IMPORT,
  startImport,
  uploadId,
} from '../setup/imports.js';
import { addQuestions, mcq, readQuestions, textsOf } from '../setup/questions.js';
import { workbook } from '../setup/workbooks.js';

/** What an import reports about its rows, besides storing them. */
const app = useApplication();

let owner: Api;
let stranger: Api;
beforeAll(async () => {
  owner = (await person(app)).api;
  stranger = (await person(app)).api;
});

const HEADERS = ['Question', 'Option 1', 'Option 2', 'Option 3', 'Correct Answer'];
const mcqs = async (...rows: unknown[][]): Promise<Buffer> => workbook([HEADERS, ...rows]);

const HISTORY = `query ($id: ID!, $page: Int! = 1) {
  quiz(id: $id) { imports(page: $page, pageSize: 2) {
    items { id fileName state storedCount refusedRowCount creatorName createdAt } totalCount totalPages
  } }
}`;

describe('storing the valid rows', () => {
  it('stores valid rows in order, and keeps the others completely', async () => {
    const quizId = await quiz(owner);
    const long = 'x'.repeat(32_767);
    const file = await mcqs(
      ['First?', 'a', 'b', null, 'A'],
      [long, 'a', null, 'c', 'Z'],
      ['Second?', 'a', 'b', null, 'B'],
      [{ error: '#N/A' }, 'a', 'b', null, 'A'],
      ['Third?', 'a', 'b', null, 'A'],
    );
    const result = await importGoodRows(owner, quizId, file);
    expect(result).toMatchObject({
      state: 'SUCCEEDED',
      storeGoodRows: true,
      rowsDone: 5,
      rowsTotal: 5,
      storedCount: 3,
      refusedRowCount: 2,
      faultCount: 4,
      problem: null,
    });
    expect(result['faults'].items).toHaveLength(4);
    const stored = await readQuestions(owner, quizId);
    expect(stored['questionCount']).toBe(3);
    expect(textsOf(stored)).toEqual(['First?', 'Second?', 'Third?']);

    const { refusedRows } = await findingsOf(owner, result['id']);
    expect(refusedRows).toMatchObject({ totalCount: 2, totalPages: 1 });
    const [third, fifth] = refusedRows.items as Data[];
    expect(third?.['row']).toBe(3);
    const cells = third?.['cells'] as { column: string; value: string }[];
    expect(cells.filter(({ value }) => value !== '')).toEqual([
      { column: 'Question', value: long.slice(0, 2_000), isCut: true },
      { column: 'Option 1', value: 'a', isCut: false },
      { column: 'Option 3', value: 'c', isCut: false },
      { column: 'Correct Answer', value: 'Z', isCut: false },
    ]);
    expect(cells.map(({ column }) => column).slice(-3)).toEqual([
      'Description',
      'Marks',
      'Negative marks',
    ]);
    expect(third?.['faults']).toMatchObject([
      { row: 3, column: 'Question', value: 'x'.repeat(200) },
      { row: 3, column: 'Option 2', value: '' },
      { row: 3, column: 'Correct Answer', value: 'Z' },
    ]);
    expect(fifth).toMatchObject({ row: 5, faults: [{ column: 'Question' }] });
    expect(fifth?.['faults'][0].message).toContain('#N/A');
  });

  it('rejects a file without a valid row, and stores all or nothing by default', async () => {
    const quizId = await quiz(owner);
    const bad = await mcqs([null, 'a', 'b', null, 'A']);
    expect(await importGoodRows(owner, quizId, bad)).toMatchObject({
      state: 'REFUSED',
      storedCount: 0,
      refusedRowCount: 1,
    });
    const mixed = await mcqs(['Good?', 'a', 'b', null, 'A'], [null, 'a', 'b', null, 'A']);
    const whole = await importFile(owner, quizId, mixed);
    expect(whole).toMatchObject({ state: 'REFUSED', storeGoodRows: false, refusedRowCount: 1 });
    expect(whole).toMatchObject({ rowsDone: 2, rowsTotal: 2 });
    expect((await findingsOf(owner, whole['id']))['refusedRows'].items).toMatchObject([{ row: 3 }]);
    expect((await readQuestions(owner, quizId))['questionCount']).toBe(0);
  });

  it('is part of the identity of an import', async () => {
    const quizId = await quiz(owner);
    const file = await uploadId(owner, await mcqs(['Good?', 'a', 'b', null, 'A']));
    const input = { id: randomUUID(), quizId, uploadId: file, kind: 'MCQ', storeGoodRows: true };
    await owner.ask(START_IMPORT, { input });
    await owner.ask(START_IMPORT, { input });
    const other = { input: { ...input, storeGoodRows: false } };
    expect((await owner.refused(START_IMPORT, other)).extensions.code).toBe('IMPORT_ID_TAKEN');
    await finished(owner, input.id);
    expect((await readQuestions(owner, quizId))['questionCount']).toBe(1);
  });

  it('reports text that a database cannot store, and pages rejected rows', async () => {
    const quizId = await quiz(owner);
    const bad = Array.from({ length: 30 }, (_, index) => [`a_x0000_${index}`, 'a', 'b', null, 'A']);
    const { id } = await importFile(owner, quizId, await mcqs(...bad));
    const { refusedRows } = await findingsOf(owner, id as string, 2);
    expect(refusedRows).toMatchObject({ totalCount: 30, totalPages: 2 });
    expect(refusedRows.items).toHaveLength(10);
    expect(refusedRows.items[0]).toMatchObject({
      row: 22,
      faults: [
        {
          column: 'Question',
          value: 'a\ufffd20',
          message: 'Question has a character that cannot be stored',
        },
      ],
    });
  });
});

describe('the longest rows', () => {
  /** Thirteen cells of the greatest length: 42 MB of text in a small file. */
  const greedy = async (): Promise<Buffer> => {
    const options = Array.from({ length: 10 }, (_, index) => `Option ${index + 1}`);
    const headers = ['Question', ...options, 'Correct Answer', 'Description'];
    // The 2,000th unit is half of a character of two.
    const cell = `${'x'.repeat(1_999)}🙂${'y'.repeat(30_000)}`;
    const rows = Array.from({ length: 100 }, () => headers.map(() => cell));
    return workbook([headers, ...rows]);
  };
  const asking = (fields: string, times: number): string => {
    const pages = Array.from({ length: times }, (_, index) => {
      return `p${index}: refusedRows(pageSize: 100) { items { ${fields} } }`;
    });
    return `query ($id: ID!) { import(id: $id) { ${pages.join(' ')} } }`;
  };

  it('are shown truncated, and no request gets many of them', async () => {
    const quizId = await quiz(owner);
    const { id, refusedRowCount } = await importFile(owner, quizId, await greedy());
    expect(refusedRowCount).toBe(100);
    const whole = asking('row cells { column value isCut } faults { row column value message }', 1);
    const { import: read } = await owner.ask(whole, { id });
    const items = read.p0.items as { cells: { value: string; isCut: boolean }[] }[];
    expect(items).toHaveLength(100);
    const cells = items.flatMap((item) => item.cells).filter(({ value }) => value !== '');
    expect(new Set(cells.map(({ value }) => value))).toEqual(new Set(['x'.repeat(1_999)]));
    expect(cells.filter(({ isCut }) => isCut)).toHaveLength(1_300);
    // Neither the response nor the rows that it reads can be requested repeatedly.
    for (const fields of ['cells { value }', 'faults { row }', 'row']) {
      const { extensions } = await owner.refused(asking(fields, 14), { id });
      expect(extensions.code).toBe('TOO_COSTLY');
    }
    await owner.ask(asking('row', 3), { id });
  });
});

describe('duplicate questions', () => {
  it('are stored with a warning: in the file, and in the quiz', async () => {
    const quizId = await quiz(owner);
    const [known] = await addQuestions(owner, quizId, [
      mcq('What is the capital of  FRANCE?', ['Paris', 'Lyon']),
      mcq('What is the capital of Spain?', ['Madrid', 'Sevilla']),
    ]);
    const file = await mcqs(
      ['What is Zoe\u0308 called?', 'Zo\u00eb', 'Zoe', null, 'A'],
      ['what is the capital of France?', 'lyon', 'PARIS', null, 'B'],
      ['What is the capital of Spain?', 'Madrid', 'Toledo', null, 'A'],
      ['  what is zo\u00eb   CALLED?', 'Zoe', 'Zoe\u0308', null, 'A'],
      ['What is x² of 2?', '4', '5', null, 'A'],
      ['What is x2 of 2?', '4', '5', null, 'A'],
    );
    const result = await importFile(owner, quizId, file);
    expect(result).toMatchObject({ state: 'SUCCEEDED', storedCount: 6, warningCount: 2 });
    const { warnings } = await findingsOf(owner, result['id']);
    expect(warnings).toEqual({
      totalCount: 2,
      totalPages: 1,
      items: [
        {
          row: 3,
          message: 'The quiz has this question already',
          duplicateOfRow: null,
          duplicateOfQuestionId: known?.['id'] as string,
        },
        {
          row: 5,
          message: 'Row 2 asks the same question',
          duplicateOfRow: 2,
          duplicateOfQuestionId: null,
        },
      ],
    });
  });

  it('are reported for a rejected file, too, and not for other kinds or deleted questions', async () => {
    const quizId = await quiz(owner);
    await addQuestions(owner, quizId, [{ descriptive: { text: 'Why?' } }]);
    const [gone] = await addQuestions(owner, quizId, [mcq('Gone?')]);
    await owner.ask('mutation ($id: ID!) { deleteQuestion(id: $id) { id } }', { id: gone?.['id'] });
    const row = ['Why?', 'a', 'b', null, 'A'];
    const file = await mcqs(row, [null, 'a', 'b', null, 'A'], row, ['Gone?', 'a', 'b', null, 'A']);
    const result = await importFile(owner, quizId, file);
    expect(result).toMatchObject({ state: 'REFUSED', warningCount: 1 });
    expect((await findingsOf(owner, result['id']))['warnings'].items).toMatchObject([
      { row: 4, duplicateOfRow: 2 },
    ]);
  });

  it('are found among many, and in an import that runs at the same time', async () => {
    const quizId = await quiz(owner);
    const rows = Array.from({ length: 1_200 }, (_, index) => [`Why ${index}?`]);
    const file = await workbook([['Question'], ...rows]);
    const lock = await lockQuiz(app.databaseUrl, quizId);
    const ids = await Promise.all([
      startImport(owner, quizId, file, 'DESCRIPTIVE'),
      startImport(owner, quizId, file, 'DESCRIPTIVE'),
    ]);
    // Both have compared their rows with an empty quiz, and wait for its lock.
    const waiting = `SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await expect.poll(async () => (await query(app.databaseUrl, waiting)).length).toBe(2);
    await lock.release();
    const ends = await Promise.all(ids.map(async (id) => finished(owner, id)));
    expect(ends.map((end) => end['warningCount']).sort()).toEqual([0, 1_200]);
    const later = ends.find((end) => end['warningCount'] > 0);
    const { warnings } = await findingsOf(owner, later?.['id'] as string, 60);
    expect(warnings).toMatchObject({ totalCount: 1_200, totalPages: 60 });
    expect(warnings.items.at(-1)).toMatchObject({ row: 1_201, duplicateOfRow: null });
    expect(warnings.items.at(-1).duplicateOfQuestionId).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('unknown columns', () => {
  it('are named as they are written, the first hundred of them', async () => {
    const quizId = await quiz(owner);
    const many = Array.from({ length: 120 }, (_, index) => `Extra ${index}`);
    const file = await workbook([['Question', ' Note  to self', null, 'फ़ील्ड', ...many], ['Why?']]);
    const { ignoredColumns } = await importFile(owner, quizId, file, 'DESCRIPTIVE');
    expect(ignoredColumns).toHaveLength(100);
    expect(ignoredColumns.slice(0, 3)).toEqual(['Note  to self', 'फ़ील्ड', 'Extra 0']);
  });
});

describe('the history of a quiz', () => {
  it('lists its imports, newest first, with user, time, file and result', async () => {
    const quizId = await quiz(owner);
    const other = await quiz(owner);
    const good = await workbook([['Question'], ['Why?']]);
    const bad = await workbook([
      ['Question', 'Marks'],
      ['Why?', -1],
    ]);
    const first = await importFile(owner, quizId, good, 'DESCRIPTIVE');
    const second = await importFile(owner, quizId, bad, 'DESCRIPTIVE');
    await importFile(owner, other, good, 'DESCRIPTIVE');
    const third = await importFile(owner, quizId, good, 'DESCRIPTIVE');
    const { quiz: found } = await owner.ask(HISTORY, { id: quizId });
    expect(found.imports).toMatchObject({ totalCount: 3, totalPages: 2 });
    expect(found.imports.items).toEqual([
      {
        id: third['id'],
        fileName: 'questions.xlsx',
        state: 'SUCCEEDED',
        storedCount: 1,
        refusedRowCount: 0,
        creatorName: 'Ada Byron',
        createdAt: expect.any(String) as string,
      },
      expect.objectContaining({ id: second['id'], state: 'REFUSED', refusedRowCount: 1 }),
    ]);
    const { quiz: last } = await owner.ask(HISTORY, { id: quizId, page: 2 });
    expect(last.imports.items).toMatchObject([{ id: first['id'] }]);
    const none = await stranger.refused(HISTORY, { id: quizId });
    expect(none.extensions.code).toBe('QUIZ_NOT_FOUND');
    const bounds = await owner.refused(HISTORY, { id: quizId, page: 0 });
    expect(bounds.extensions.code).toBe('VALIDATION');
  });
});
