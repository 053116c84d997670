import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { query } from '../setup/database.js';
import { person, type Person } from '../setup/factories.js';
import { lockImports } from '../setup/row-locks.js';
import { finished, startImport } from '../setup/imports.js';
import { Legacy } from '../setup/legacy.js';
import { MCQ_HEADERS, triviaAt, triviaWorkbook, workbook } from '../setup/workbooks.js';

/** Spreadsheets by the legacy routes, which respond when the import has ended. */

const MCQ = 'quizzQuestionServiceExcel_M';
const DESCRIPTIVE = 'quizzdescriptiveQuestionServiceExcel_M';
const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const DATA = 'data:application/vnd.openxmlformats-officedocument.spreadsheetml.sheet;base64,';

const app = useApplication();
let person1: Person;
let owner: Legacy;
let stranger: Legacy;
beforeAll(async () => {
  const visitor = new Legacy(app.server.url);
  person1 = await person(app);
  owner = visitor.as(person1.token);
  stranger = visitor.as(`Bearer ${(await person(app)).token}`);
});

/** A new quiz. @returns its title and id */
async function newQuiz(caller = owner): Promise<{ quizTitle: string; quizId: string }> {
  const quizTitle = `Quiz ${randomUUID()}`;
  const { quizzId } = await caller.ask('quizzIdentity_M', { quizTitle });
  return { quizTitle, quizId: quizzId as string };
}

const count = async (quizTitle: string, caller = owner): Promise<number> =>
  (await caller.ask('quizzCoutMCQ_M', { quizTitle }))['totalQuizzCount'] as number;
const base64 = (file: Buffer): string => file.toString('base64');
const sheet = async (...rows: unknown[][]): Promise<string> => base64(await workbook(rows));
const shown = async (_id: string): Promise<Data> => owner.ask('dashbordQuizzinfo_M', { _id });

/** The call of an import, and its response at the end. */
const good = (importedCount: number) => ({
  statusCode: 200,
  success: true,
  message: 'Excel file uploaded successfully!',
  importedCount,
  importId: expect.any(String) as string,
});

describe('a valid workbook', () => {
  it('is imported, in order, with its keys', async () => {
    const { quizTitle, quizId } = await newQuiz();
    const excelFile = base64(await triviaWorkbook(30));
    const { status, body } = await owner.send(MCQ, { excelFile, quizTitle });
    expect([status, body]).toEqual([200, good(30)]);
    const { mcqQuizz } = await shown(quizId);
    for (const [index, item] of (mcqQuizz as Data[]).entries()) {
      const { question, options, correct } = triviaAt(index);
      expect(item['question']).toBe(question.trim());
      const texts = (item['options'] as Data[]).map(({ answer }) => answer as string);
      expect(texts).toEqual(options.map((text) => text.trim()));
      expect(item['correctAnswer']).toBe(item['options'][correct - 1]._id);
    }
  });

  it.each([DATA, 'data:;base64,', 'data:application/octet-stream;name=a.xlsx;base64,'])(
    'can have %s before it, line breaks in it, and any title for its quiz',
    async (prefix) => {
      const { quizTitle } = await newQuiz();
      const digits = base64(await triviaWorkbook(2)).replace(/.{76}/g, '$&\r\n');
      const body = { excelFile: prefix + digits, quizTitle: `  ${quizTitle.toUpperCase()} ` };
      expect(await owner.under('/v1').ask(MCQ, body)).toEqual(good(2));
    },
  );

  it('can have its columns in any order, and the other spellings', async () => {
    const { quizTitle, quizId } = await newQuiz();
    const rows = [
      ['explanation', 'CORRECT answer', 'Option B', ' option a', 'Question'],
      ['Twice two.', 'B', 'four', 'three', '2 × 2?'],
      [],
      [null, 1, false, 2.5, 'Which?'],
    ];
    expect(await owner.ask(MCQ, { quizTitle, excelFile: await sheet(...rows) })).toEqual(good(2));
    const { mcqQuizz } = await shown(quizId);
    const [first, second] = mcqQuizz as Data[];
    expect(first).toMatchObject({
      question: '2 × 2?',
      options: [{ answer: 'three' }, { answer: 'four' }],
      correctAnswer: first?.['options'][1]._id,
      answerDescription: 'Twice two.',
    });
    expect(second?.['options']).toMatchObject([{ answer: '2.5' }, { answer: 'FALSE' }]);
  });

  it('can contain descriptive questions', async () => {
    const { quizTitle, quizId } = await newQuiz();
    const excelFile = await sheet(
      ['Question', 'Answer Description', 'Marks'],
      ['Why?', 'Because.', '2.5'],
      ['How?', null, null],
    );
    expect(await owner.ask(DESCRIPTIVE, { quizTitle, excelFile })).toEqual(good(2));
    const id = { descriptiveQuestion_id: expect.any(String) as string };
    expect((await shown(quizId))['descriptiveQuizz']).toEqual([
      { ...id, question: 'Why?', answer: 'Because.', marks: 2.5 },
      { ...id, question: 'How?', answer: '' },
    ]);
  });
});

describe('an invalid workbook', () => {
  it('has every faulty cell reported, and nothing is imported', async () => {
    const { quizTitle } = await newQuiz();
    const excelFile = await sheet(
      MCQ_HEADERS,
      ['Good?', 'yes', 'no', null, null, null, 'A'],
      ['', 'yes', null, 'no', null, null, 'Z'],
      [],
      ['Numbers?', 4, 3, 2, 1, null, 2],
      ['Long?', 'x'.repeat(151), 'no', null, null, null, null],
    );
    const { status, body } = await owner.send(MCQ, { quizTitle, excelFile });
    const fault = (row: number, column: string, message: RegExp) => ({
      row,
      column,
      message: expect.stringMatching(message) as string,
    });
    expect([status, body]).toEqual([
      400,
      {
        statusCode: 400,
        success: false,
        message:
          'Nothing was imported: 6 cells cannot be taken. Correct them and send the file again.',
        importId: expect.any(String) as string,
        errors: [
          fault(3, 'Question', /^Question is required$/),
          fault(3, 'Option 2', /Option 3 is filled/),
          fault(3, 'Correct Answer', /its letter \(A to C\)/),
          fault(5, 'Correct Answer', /option 2 .* or option 3 .*: write B for option 2/),
          fault(6, 'Option 1', /at most 150 characters/),
          fault(6, 'Correct Answer', /is required/),
        ],
      },
    ]);
    expect(await count(quizTitle)).toBe(0);
    // A request for the state gets the same again.
    const again = await owner.send(MCQ, { quizTitle, importId: body['importId'] });
    expect([again.status, again.body]).toEqual([400, body]);
  });

  it('has the errors of descriptive questions reported, too', async () => {
    const { quizTitle } = await newQuiz();
    const excelFile = await sheet(['Question', 'Marks'], ['Why?', 'many'], ['How?', 1]);
    const { status, body } = await owner.send(DESCRIPTIVE, { quizTitle, excelFile });
    expect(status).toBe(400);
    expect(body['errors']).toMatchObject([{ row: 2, column: 'Marks' }]);
    expect(body['message']).toContain('1 cell cannot be taken. Correct it');
    expect(await count(quizTitle)).toBe(0);
  });

  it.each([
    ['no base64', () => 'no base64!', /^excelFile must be base64$/],
    ['empty', () => '', /^excelFile is required$/],
    ['empty behind its prefix', () => DATA, /^excelFile is required$/],
    ['a text', () => base64(Buffer.from('Question,Answer\n')), /^This file is not an .xlsx/],
    [
      'an old workbook',
      () => base64(Buffer.from('d0cf11e0a1b11ae100', 'hex')),
      /^This is an old .xls/,
    ],
    [
      'half of one',
      () => triviaWorkbook(50).then((file) => base64(file.subarray(0, 3_000))),
      /damaged|incomplete/i,
    ],
    ['another archive', () => 'UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==', /./],
    ['without a header', () => sheet(), /header|empty/i],
    ['without its columns', () => sheet(['Question', 'Option 1']), /Option 2|Correct Answer/],
  ])('is reported in one sentence: %s', async (_name, file, message) => {
    const { quizTitle } = await newQuiz();
    const { status, body } = await owner.send(MCQ, { quizTitle, excelFile: await file() });
    expect(status).toBe(400);
    expect(body['message']).toMatch(message);
    expect(body['errors'] ?? []).toEqual([]);
    expect(await count(quizTitle)).toBe(0);
  });
});

describe('a request for the state', () => {
  it("requires a quiz of the caller's", async () => {
    const { quizTitle } = await newQuiz();
    const excelFile = base64(await triviaWorkbook(1));
    const none = [404, 'Quiz not found'];
    expect(await stranger.refused(MCQ, { quizTitle, excelFile })).toEqual(none);
    expect(await owner.refused(DESCRIPTIVE, { quizTitle: 'Nothing', excelFile })).toEqual(none);
    const { importId } = await owner.ask(MCQ, { quizTitle, excelFile });
    expect(await stranger.refused(MCQ, { quizTitle, importId })).toEqual(none);
  });

  it("returns an import of the caller's, of this quiz, by its route", async () => {
    const { quizTitle, quizId } = await newQuiz();
    const excelFile = base64(await triviaWorkbook(3));
    const answer = await owner.ask(MCQ, { quizTitle, excelFile });
    const { importId } = answer;
    expect(await owner.ask(MCQ, { quizTitle, importId, excelFile: null })).toEqual(answer);
    const others = await newQuiz();
    const theirs = await newQuiz(stranger);
    const none = [404, 'Import not found'];
    expect(await owner.refused(MCQ, { ...others, importId })).toEqual(none);
    expect(await owner.refused(DESCRIPTIVE, { quizTitle, importId })).toEqual(none);
    expect(await stranger.refused(MCQ, { ...theirs, importId })).toEqual(none);
    for (const id of [UNKNOWN, 'nonsense', '', "'"]) {
      expect(await owner.refused(MCQ, { quizTitle, importId: id })).toEqual(none);
    }
    // Started by GraphQL it is the same import.
    const id = await startImport(person1.api, quizId, await triviaWorkbook(4));
    await finished(person1.api, id);
    expect(await owner.ask(MCQ, { quizTitle, importId: id })).toEqual({ ...good(4), importId: id });
    expect(await count(quizTitle)).toBe(7);
  });

  it('requires a file or an import', async () => {
    const { quizTitle } = await newQuiz();
    const missing = [400, 'excelFile is required'];
    expect(await owner.refused(MCQ, { quizTitle })).toEqual(missing);
    const nothing = { quizTitle, excelFile: null, importId: null };
    expect(await owner.refused(DESCRIPTIVE, nothing)).toEqual(missing);
    expect(await owner.refused(MCQ, {})).toEqual([400, 'quizTitle is required']);
  });
});

it('the same bytes at once are one import, and later another', async () => {
  const { quizTitle } = await newQuiz();
  const other = await newQuiz();
  const excelFile = base64(await triviaWorkbook(5));
  const lock = await lockImports(app.databaseUrl, 'STORING');
  const calls = [quizTitle, quizTitle, ` ${quizTitle} `].map(async (title) =>
    owner.ask(MCQ, { quizTitle: title, excelFile }),
  );
  await lock.reached();
  const open = `SELECT count(*)::int AS open FROM imports WHERE state IN ('QUEUED', 'RUNNING')`;
  const opened = async () => (await query<{ open: number }>(app.databaseUrl, open))[0]?.open;
  // It starts later than the calls before: they have joined by then.
  calls.push(owner.ask(MCQ, { quizTitle: other.quizTitle, excelFile }));
  await expect.poll(opened).toBe(2);
  await lock.release();
  const [first, second, third, fourth] = await Promise.all(calls);
  expect([second, third]).toEqual([first, first]);
  expect(fourth?.['importId']).not.toBe(first?.['importId']);
  expect([await count(quizTitle), await count(other.quizTitle)]).toEqual([5, 5]);
  const later = await owner.ask(MCQ, { quizTitle, excelFile });
  expect(later['importId']).not.toBe(first?.['importId']);
  expect(await count(quizTitle)).toBe(10);
  await query(app.databaseUrl, 'DROP FUNCTION wait_for_test CASCADE');
});

it('a call joins no import of the client, whose rules are others, and finds no preview', async () => {
  const { quizTitle, quizId } = await newQuiz();
  const file = await triviaWorkbook(4);
  const lock = await lockImports(app.databaseUrl, 'CHECKING');
  const { api } = person1;
  const preview = await startImport(api, quizId, file, 'MCQ', { preview: true });
  await lock.reached();
  const call = owner.ask(MCQ, { quizTitle, excelFile: base64(file) });
  await lock.reached(2);
  await lock.release();
  const { importId, importedCount } = await call;
  expect([importedCount, await count(quizTitle)]).toEqual([4, 4]);
  expect(importId).not.toBe(preview);
  expect(await finished(api, preview)).toMatchObject({ state: 'CHECKED' });
  expect((await owner.send(MCQ, { quizTitle, importId: preview })).status).toBe(404);
  await query(app.databaseUrl, 'DROP FUNCTION wait_for_test CASCADE');
});

it('an import goes on after its caller has disconnected', async () => {
  const { quizTitle } = await newQuiz();
  const before = app.server.output().length;
  const lock = await lockImports(app.databaseUrl, 'STORING');
  const body = JSON.stringify({ quizTitle, excelFile: base64(await triviaWorkbook(6)) });
  const { hostname, port } = new URL(app.server.url);
  const headers = { ...owner.headers, 'content-type': 'application/json' };
  const call = request({ method: 'POST', hostname, port, path: `/${MCQ}`, headers });
  call.on('error', () => undefined);
  call.end(body);
  await lock.reached();
  call.destroy();
  await lock.release();
  await expect.poll(async () => count(quizTitle)).toBe(6);
  await query(app.databaseUrl, 'DROP FUNCTION wait_for_test CASCADE');
  expect(app.server.output().slice(before)).not.toMatch(/ERROR/);
});
