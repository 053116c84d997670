import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Api, Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { query } from '../setup/database.js';
import { person, quiz } from '../setup/factories.js';
import {
  finished,
  importFile,
  READ_IMPORT,
  START_IMPORT,
  startImport,
  upload,
  uploadId,
} from '../setup/imports.js';
import { MCQ_HEADERS, triviaAt, triviaWorkbook, workbook } from '../setup/workbooks.js';

const app = useApplication();
const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const QUESTIONS = `query ($id: ID!, $page: Int! = 1) {
  quiz(id: $id) { questionCount questions(page: $page, pageSize: 100) {
    items { text ... on McqQuestion { options { id text } correctOptionId explanation }
            ... on DescriptiveQuestion { modelAnswer marks } } } }
}`;

let owner: Api;
let stranger: Api;
beforeAll(async () => {
  owner = (await person(app)).api;
  stranger = (await person(app)).api;
});

const fault = (row: number, column: string, value: string, message: RegExp): object => ({
  row,
  column,
  value,
  message: expect.stringMatching(message) as string,
});

const questionsOf = async (id: string): Promise<Data> =>
  (await owner.ask(QUESTIONS, { id }))['quiz'] as Data;

describe('POST /uploads/spreadsheets', () => {
  it('stores a workbook', async () => {
    const file = await triviaWorkbook(3);
    const response = await upload(owner, file, 'fragen.XLSX');
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      uploadId: expect.any(String) as string,
      fileName: 'fragen.XLSX',
      sizeBytes: file.length,
    });
  });

  it('is closed without a session', async () => {
    const response = await upload(app.api, await triviaWorkbook(1));
    expect(response.status).toBe(401);
    const refusal = { code: 'UNAUTHENTICATED', message: 'Log in to continue.' };
    expect(await response.json()).toEqual(refusal);
  });

  it.each([
    [
      'text under the right name',
      Buffer.from('Question,Option 1\n'),
      'a.xlsx',
      /^This file is not an .xlsx/,
    ],
    ['a workbook under the wrong name', null, 'a.xls', /^This file is not an .xlsx/],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae100', 'hex'), 'a.xlsx', /^This is an old .xls/],
    ['nothing', Buffer.alloc(0), 'a.xlsx', /^This file is not an .xlsx/],
  ])('rejects %s', async (_name, content, fileName, message) => {
    const response = await upload(owner, content ?? (await triviaWorkbook(1)), fileName);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      code: 'NOT_A_WORKBOOK',
      message: expect.stringMatching(message) as string,
    });
  });

  it('stops reading a file at 15 MB', async () => {
    const limit = 15 * 1024 * 1024;
    const zip = Buffer.alloc(limit + 1);
    zip.write('PK\u0003\u0004', 'latin1');
    const tooLarge = await upload(owner, zip);
    expect(tooLarge.status).toBe(413);
    expect(await tooLarge.json()).toMatchObject({ code: 'FILE_TOO_LARGE' });
    expect((await upload(owner, zip.subarray(0, limit))).status).toBe(201);
  });

  it('answers a body that is no upload', async () => {
    const json = await owner.fetch('/uploads/spreadsheets', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect([json.status, await json.json()]).toMatchObject([400, { code: 'NO_FILE' }]);
    const empty = new FormData();
    empty.append('note', 'no file in here');
    const form = await owner.fetch('/uploads/spreadsheets', { method: 'POST', body: empty });
    expect([form.status, await form.json()]).toMatchObject([400, { code: 'NO_FILE' }]);
  });

  it('stores nothing of an upload that breaks off', async () => {
    const incoming = join(app.server.dataDir, 'incoming');
    const kept = (): string[] => readdirSync(join(app.server.dataDir, 'files', 'uploads'));
    await uploadId(owner, await triviaWorkbook(1));
    const others = new Set(readdirSync(incoming));
    const own = (): string[] => readdirSync(incoming).filter((name) => !others.has(name));
    const before = [kept(), await query(app.databaseUrl, 'SELECT id FROM uploads')];
    const headers = {
      authorization: `Bearer ${owner.token}`,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': 100_000,
    };
    const half = request(`${owner.url}/uploads/spreadsheets`, { method: 'POST', headers });
    half.on('error', () => undefined);
    half.write(
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.xlsx"\r\n\r\nPK\u0003\u0004',
    );
    await expect.poll(own).toHaveLength(1);
    half.destroy();
    await expect.poll(own).toEqual([]);
    expect([kept(), await query(app.databaseUrl, 'SELECT id FROM uploads')]).toEqual(before);
    expect((await app.api.fetch('/readyz')).status).toBe(200);
  });
});

describe('startImport', () => {
  it('imports real questions, in order, with their keys', async () => {
    const quizId = await quiz(owner);
    const result = await importFile(owner, quizId, await triviaWorkbook(60));
    expect(result).toMatchObject({
      state: 'SUCCEEDED',
      rowsDone: 60,
      rowsTotal: 60,
      storedCount: 60,
      faultCount: 0,
      problem: null,
    });
    const { questionCount, questions } = await questionsOf(quizId);
    expect(questionCount).toBe(60);
    for (const [index, item] of (questions.items as Data[]).entries()) {
      const expected = triviaAt(index);
      expect(item['text']).toBe(expected.question.trim());
      const options = item['options'] as { id: string; text: string }[];
      expect(options.map((option) => option.text)).toEqual(
        expected.options.map((text) => text.trim()),
      );
      expect(item['correctOptionId']).toBe(options[expected.correct - 1]?.id);
    }
  });

  it('imports descriptive questions', async () => {
    const quizId = await quiz(owner);
    const rows = [
      ['Marks', 'question', 'ANSWER'],
      [2.5, 'Why?', 'Because.'],
      [null, 'How?', null],
    ];
    await importFile(owner, quizId, await workbook(rows), 'DESCRIPTIVE');
    expect((await questionsOf(quizId))['questions'].items).toEqual([
      { text: 'Why?', modelAnswer: 'Because.', marks: '2.5' },
      { text: 'How?', modelAnswer: '', marks: null },
    ]);
  });

  it('reports all invalid cells at once and stores nothing', async () => {
    const quizId = await quiz(owner);
    const file = await workbook([
      MCQ_HEADERS,
      ['Good?', 'yes', 'no', null, null, null, 'A'],
      ['', 'yes', null, 'no', null, null, 'Z'],
      [],
      ['Long?', 'x'.repeat(151), 'no', null, null, null, null],
    ]);
    const result = await importFile(owner, quizId, file);
    expect(result).toMatchObject({
      state: 'REFUSED',
      storedCount: 0,
      faultCount: 5,
      problem: null,
    });
    expect(result['faults'].items).toEqual([
      fault(3, 'Question', '', /^Question is required$/),
      fault(3, 'Option 2', '', /Option 3 is filled/),
      fault(3, 'Correct Answer', 'Z', /its letter \(A to C\)/),
      fault(5, 'Option 1', 'x'.repeat(151), /^Option 1 must be at most 150 characters long$/),
      fault(5, 'Correct Answer', '', /is required/),
    ]);
    expect((await questionsOf(quizId))['questionCount']).toBe(0);
  });

  it('pages findings', async () => {
    const quizId = await quiz(owner);
    const rows = Array.from({ length: 250 }, () => ['Q?', 'a', 'b', null, null, null, 'F']);
    const id = await startImport(owner, quizId, await workbook([MCQ_HEADERS, ...rows]));
    await finished(owner, id);
    const { import: third } = await owner.ask(READ_IMPORT, { id, page: 3 });
    expect(third.faults).toMatchObject({ totalCount: 250, totalPages: 3 });
    expect(third.faults.items[49]).toMatchObject({ row: 251 });
    const tooMany = await owner.refused(READ_IMPORT, { id, pageSize: 101 });
    expect(tooMany.extensions).toMatchObject({ code: 'VALIDATION', status: 400 });
    expect(tooMany.extensions.fields?.[0]?.path).toBe('pageSize');
  });

  it('is one import when the same id comes twice, also at the same moment', async () => {
    const quizId = await quiz(owner);
    const file = await uploadId(owner, await triviaWorkbook(20));
    const input = { id: randomUUID(), quizId, kind: 'MCQ', uploadId: file };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => owner.send(START_IMPORT, { input })),
    );
    expect(answers.flatMap((answer) => answer.errors)).toEqual([]);
    await finished(owner, input.id);
    const { startImport: again } = await owner.ask(START_IMPORT, { input });
    expect(again.state).toBe('SUCCEEDED');
    expect((await questionsOf(quizId))['questionCount']).toBe(20);
  });

  it('is the same import when the id comes again after its file and its quiz are deleted', async () => {
    const quizId = await quiz(owner);
    const file = await uploadId(owner, await triviaWorkbook(2));
    const input = { id: randomUUID(), quizId, kind: 'MCQ', uploadId: file };
    await owner.ask(START_IMPORT, { input });
    await finished(owner, input.id);
    await query(app.databaseUrl, 'DELETE FROM uploads WHERE id = $1', [file]);
    await owner.ask('mutation ($id: ID!) { deleteQuiz(id: $id) { id } }', { id: quizId });
    const shouted = { ...input, quizId: quizId.toUpperCase(), uploadId: file.toUpperCase() };
    for (const same of [input, shouted]) {
      const { startImport: again } = await owner.ask(START_IMPORT, { input: same });
      expect(again).toMatchObject({ id: input.id, state: 'SUCCEEDED' });
    }
    const other = { input: { ...input, kind: 'DESCRIPTIVE' } };
    expect((await owner.refused(START_IMPORT, other)).extensions.code).toBe('IMPORT_ID_TAKEN');
  });

  it('is rejected when the storage has lost its file', async () => {
    const file = await uploadId(owner, await triviaWorkbook(1));
    rmSync(join(app.server.dataDir, 'files', 'uploads', file));
    const input = { id: randomUUID(), quizId: await quiz(owner), kind: 'MCQ', uploadId: file };
    await owner.ask(START_IMPORT, { input });
    expect(await finished(owner, input.id)).toMatchObject({
      state: 'REFUSED',
      problem: { code: 'UPLOAD_NOT_FOUND' },
    });
  });

  it('rejects an id that belongs to another import, of any user', async () => {
    const quizId = await quiz(owner);
    const id = await startImport(owner, quizId, await triviaWorkbook(1));
    const input = {
      id,
      quizId: await quiz(owner),
      kind: 'MCQ',
      uploadId: await uploadId(owner, await triviaWorkbook(1)),
    };
    expect((await owner.refused(START_IMPORT, { input })).extensions.code).toBe('IMPORT_ID_TAKEN');
    const theirs = {
      ...input,
      quizId: await quiz(stranger),
      uploadId: await uploadId(stranger, await triviaWorkbook(1)),
    };
    expect((await stranger.refused(START_IMPORT, { input: theirs })).extensions.code).toBe(
      'IMPORT_ID_TAKEN',
    );
  });

  it("requires the caller's own quiz and upload", async () => {
    const input = {
      id: randomUUID(),
      quizId: await quiz(owner),
      kind: 'MCQ',
      uploadId: await uploadId(owner, await triviaWorkbook(1)),
    };
    const codes = async (api: Api, change: object): Promise<string> =>
      (await api.refused(START_IMPORT, { input: { ...input, ...change } })).extensions.code;
    expect(await codes(stranger, {})).toBe('QUIZ_NOT_FOUND');
    expect(await codes(stranger, { quizId: await quiz(stranger) })).toBe('UPLOAD_NOT_FOUND');
    expect(await codes(owner, { uploadId: UNKNOWN })).toBe('UPLOAD_NOT_FOUND');
    expect(await codes(owner, { uploadId: '../../etc/passwd' })).toBe('UPLOAD_NOT_FOUND');
    expect(await codes(owner, { id: 'mine' })).toBe('VALIDATION');
    expect(await codes(owner, { kind: 'ESSAY' })).toBe('BAD_USER_INPUT');
    expect(await codes(app.api, {})).toBe('UNAUTHENTICATED');
  });
});

describe('import', () => {
  it("answers for another institute's import as for an unknown one", async () => {
    const id = await startImport(owner, await quiz(owner), await triviaWorkbook(1));
    const none = await stranger.refused(READ_IMPORT, { id: UNKNOWN });
    expect(none.extensions).toMatchObject({ code: 'IMPORT_NOT_FOUND', status: 404 });
    expect(await stranger.refused(READ_IMPORT, { id })).toEqual(none);
    expect(await owner.refused(READ_IMPORT, { id: 'nonsense' })).toEqual(none);
    expect((await app.api.refused(READ_IMPORT, { id })).extensions.code).toBe('UNAUTHENTICATED');
  });
});
