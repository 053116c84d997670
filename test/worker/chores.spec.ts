import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Api } from '../setup/api.js';
import { questionsNamed } from '../setup/arranging.js';
import { freshDatabase, query } from '../setup/database.js';
import { logIn, person, quiz, type Person } from '../setup/factories.js';
import { holdQuiz } from '../setup/holding.js';
import { correcting, CORRECT_IMPORT, finished, startImport } from '../setup/imports.js';
import { startMailSink, type MailSink } from '../setup/mail-sink.js';
import { temporaryFolder, type Environment, type RunningServer } from '../setup/processes.js';
import { useServers } from '../setup/servers.js';
import { DELETE_QUESTION, DELETE_QUIZ } from '../setup/trash.js';
import { triviaWorkbook, workbook } from '../setup/workbooks.js';

/** What is swept away by age. A worker does it when it starts, and every hour. */

const servers = useServers();
let shared: Environment;
let sink: MailSink;
let server: RunningServer;
let owner: Person;

beforeEach(async () => {
  sink = await startMailSink();
  shared = {
    DATABASE_URL: await freshDatabase(),
    DATA_DIR: temporaryFolder(),
    SMTP_URL: sink.url,
    JWT_SECRET: 'x'.repeat(32),
  };
  server = await servers.start(shared);
  owner = await person(new Api(server.url), sink);
});
afterEach(async () => {
  await sink.close();
});

const sql = async (text: string, values: unknown[] = []) =>
  query<Record<string, string>>(shared['DATABASE_URL'] ?? '', text, values);

/** Makes rows as old as this. */
async function age(table: string, column: string, interval: string, id?: string): Promise<void> {
  const which = id === undefined ? 'true' : 'id = $1';
  await sql(
    `UPDATE ${table} SET ${column} = now() - interval '${interval}' WHERE ${which}`,
    id === undefined ? [] : [id],
  );
}

async function ids(table: string): Promise<(string | undefined)[]> {
  return (await sql(`SELECT id FROM ${table} ORDER BY created_at`)).map((row) => row['id']);
}

async function restart(): Promise<void> {
  await server.stop();
  server = await servers.start(shared);
}

it.each([
  ['sessions', 'expires_at', '91 days', '89 days'],
  ['email_codes', 'created_at', '25 hours', '23 hours'],
  ['mails', 'created_at', '31 days', '29 days'],
])('%s go when their %s is %s past, and not at %s', async (table, column, old, young) => {
  // Two of each: somebody else's log-in and code are another's.
  await logIn(new Api(server.url), owner.email);
  await person(new Api(server.url), sink);
  const [first, second, ...others] = await ids(table);
  await age(table, column, old, first);
  await age(table, column, young, second);
  await restart();
  await expect
    .poll(async () => (await ids(table)).sort(), { timeout: 10_000 })
    .toEqual([second, ...others].sort());
});

it('uploads go after a week with their files, and imports stay without them', async () => {
  const quizId = await quiz(owner.api);
  const imports = [];
  for (let count = 1; count <= 2; count += 1) {
    const id = await startImport(owner.api, quizId, await triviaWorkbook(count));
    await finished(owner.api, id);
    imports.push(id);
  }
  const [old = '', young = ''] = await ids('uploads');
  const isKept = (id: string): boolean => existsSync(join(server.dataDir, 'files', 'uploads', id));
  expect([isKept(old), isKept(young)]).toEqual([true, true]);
  await age('uploads', 'created_at', '8 days', old);
  await age('uploads', 'created_at', '6 days', young);
  await restart();
  await expect.poll(async () => ids('uploads'), { timeout: 10_000 }).toEqual([young]);
  expect([isKept(old), isKept(young)]).toEqual([false, true]);
  expect(await sql('SELECT id, upload_id FROM imports ORDER BY created_at')).toEqual([
    { id: imports[0], upload_id: null },
    { id: imports[1], upload_id: young },
  ]);
});

it('imports go thirty days after their end, with what was wrong with them', async () => {
  const quizId = await quiz(owner.api);
  const faulty = await workbook([['Question'], [null], ['Why?'], ['x'.repeat(5_001)]]);
  const imports: string[] = [];
  for (let count = 1; count <= 2; count += 1) {
    const id = await startImport(owner.api, quizId, faulty, 'DESCRIPTIVE');
    expect(await finished(owner.api, id)).toMatchObject({ faultCount: 1 });
    imports.push(id);
  }
  const [old = '', young = ''] = imports;
  await age('imports', 'finished_at', '31 days', old);
  await age('imports', 'finished_at', '29 days', young);
  await restart();
  await expect.poll(async () => ids('imports'), { timeout: 10_000 }).toContain(young);
  await expect.poll(async () => ids('imports'), { timeout: 10_000 }).not.toContain(old);
  const faults = await sql('SELECT import_id FROM import_faults');
  expect(faults).toEqual([{ import_id: young }]);
  const rows = await sql('SELECT import_id FROM import_rows');
  expect(rows).toEqual([{ import_id: young }]);
});

it('imports stay as long as a correction of them is under way', async () => {
  const quizId = await quiz(owner.api);
  const faulty = await workbook([
    ['Question', 'Marks'],
    ['Why?', 0],
  ]);
  const imports: string[] = [];
  for (let count = 1; count <= 2; count += 1) {
    const id = await startImport(owner.api, quizId, faulty, 'DESCRIPTIVE');
    await finished(owner.api, id);
    imports.push(id);
  }
  const [corrected = '', other = ''] = imports;
  const held = await holdQuiz(shared['DATABASE_URL'] ?? '', quizId);
  const asked = correcting(corrected, { 2: { Marks: '1' } });
  await owner.api.ask(CORRECT_IMPORT, asked);
  await held.reached();
  await age('imports', 'finished_at', '31 days', corrected);
  await age('imports', 'finished_at', '31 days', other);
  await server.kill();
  server = await servers.start(shared);
  await expect.poll(async () => ids('imports'), { timeout: 10_000 }).not.toContain(other);
  expect(await ids('imports')).toContain(corrected);
  await held.release();
  const end = await finished(new Api(server.url, owner.token), asked.input.id);
  expect(end).toMatchObject({ state: 'SUCCEEDED', storedCount: 1 });
});

it('the trash is emptied after thirty days, but for what is referred to', async () => {
  const { api } = owner;
  const quizIds = [await quiz(api), await quiz(api), await quiz(api), await quiz(api)];
  const [kept = '', old = '', young = '', referred = ''] = quizIds;
  const [taken, waiting, answered] = await questionsNamed(api, kept, ['1', '2', '3', '4']);
  const [inOld] = await questionsNamed(api, old, ['5']);
  const [inReferred] = await questionsNamed(api, referred, ['6']);
  for (const id of [taken, waiting, answered]) await api.ask(DELETE_QUESTION, { id });
  for (const id of [old, young, referred]) await api.ask(DELETE_QUIZ, { id });
  for (const id of [taken, answered]) await age('questions', 'deleted_at', '31 days', id);
  await age('questions', 'deleted_at', '29 days', waiting);
  for (const id of [old, referred]) await age('quizzes', 'deleted_at', '31 days', id);
  await age('quizzes', 'deleted_at', '29 days', young);
  // As attempts will.
  await sql('CREATE TABLE answers (question_id uuid REFERENCES questions)');
  await sql('INSERT INTO answers VALUES ($1), ($2)', [answered, inReferred]);
  await restart();
  const left = async (): Promise<unknown> => [
    (await ids('quizzes')).sort(),
    (
      await sql('SELECT id FROM questions WHERE id = ANY($1)', [
        [taken, waiting, answered, inOld, inReferred],
      ])
    )
      .map((row) => row['id'])
      .sort(),
  ];
  await expect
    .poll(left, { timeout: 10_000 })
    .toEqual([[kept, young, referred].sort(), [waiting, answered, inReferred].sort()]);
  expect(await sql('SELECT question_count FROM quizzes WHERE id = $1', [kept])).toEqual([
    { question_count: 1 },
  ]);
});
