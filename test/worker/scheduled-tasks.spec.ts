import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { useOwnApplication } from '../setup/application.js';
import { questionsNamed } from '../setup/question-transfers.js';
import { person, type Person, quiz, signedUp } from '../setup/factories.js';
import { lockQuiz } from '../setup/row-locks.js';
import { correcting, CORRECT_IMPORT, finished, startImport } from '../setup/imports.js';
import { DELETE_QUESTION, DELETE_QUIZ } from '../setup/trash.js';
import { triviaWorkbook, workbook } from '../setup/workbooks.js';
import { placedIn, placeIn, putInBank } from '../setup/placed-questions.js';

/** What is deleted by age. A worker does it when it starts, and every hour. */

const app = useOwnApplication();
let owner: Person;
beforeEach(async () => {
  owner = await person(app);
});

/** Inserts a row of this age. */
async function age(table: string, column: string, interval: string, id = ''): Promise<void> {
  await app.sql(`UPDATE ${table} SET ${column} = now() - interval '${interval}' WHERE id = $1`, [
    id,
  ]);
}

/** In the order in which they came. */
async function ids(table: string): Promise<string[]> {
  return (await app.sql(`SELECT id FROM ${table} ORDER BY created_at`)).map(({ id = '' }) => id);
}

/** Those of these rows that still exist. */
async function left(table: string, of: string[]): Promise<string[]> {
  return (await ids(table)).filter((id) => of.includes(id));
}

it('sessions, codes and mails are deleted after their expiry, and not before', async () => {
  // Two of each: a session or code of another user does not count.
  for (let people = 0; people < 2; people += 1) await signedUp(app.api, app.sink);
  const rules = [
    ['sessions', 'expires_at', '91 days', '89 days'],
    ['email_codes', 'created_at', '25 hours', '23 hours'],
    ['mails', 'created_at', '31 days', '29 days'],
  ] as const;
  const expected: [string, string[]][] = [];
  for (const [table, column, old, young] of rules) {
    const [first = '', second = '', ...others] = await ids(table);
    await age(table, column, old, first);
    await age(table, column, young, second);
    expected.push([table, [second, ...others].sort()]);
  }
  await app.sweep();
  for (const [table, kept] of expected) {
    const found = async () => (await ids(table)).sort();
    await expect.poll(found, { message: table }).toEqual(kept);
  }
});

it('requests to continue on another device are deleted after an hour', async () => {
  const quizId = await quiz(owner.api);
  await app.sql(
    `INSERT INTO return_requests (quiz_id, name, secret_hash, number, requested_at)
     SELECT $1, n || ' minutes', 'x', 100 + n, now() - n * interval '1 minute' FROM unnest(ARRAY[59, 61]) n`,
    [quizId],
  );
  await app.sweep();
  const found = 'SELECT name FROM return_requests WHERE quiz_id = $1';
  await expect.poll(async () => app.sql(found, [quizId])).toEqual([{ name: '59 minutes' }]);
});

it('claims of addresses are deleted after a day', async () => {
  await app.sql(
    `INSERT INTO address_claims (email, purpose, client, claimed_at)
     SELECT 'ada@example.org', 'REGISTER', n || ' hours', now() - n * interval '1 hour'
     FROM unnest(ARRAY[23, 25]) n`,
  );
  await app.sweep();
  const left = async () => app.sql('SELECT client FROM address_claims');
  await expect.poll(left).toEqual([{ client: '23 hours' }]);
});

it('idempotency keys lose their answers after a day, and go after 35 days', async () => {
  await app.sql(
    `INSERT INTO idempotency_keys (account_id, key_hash, part_hash, content_hash, answer, created_at)
     SELECT id, n, '', '', '{}', now() - n * interval '1 hour'
     FROM users, unnest(ARRAY[23, 25, 34 * 24, 36 * 24]) n WHERE email = $1`,
    [owner.email],
  );
  await app.sweep();
  const left = async () =>
    app.sql('SELECT key_hash AS age, answer FROM idempotency_keys ORDER BY created_at');
  await expect.poll(left).toEqual([
    { age: '816', answer: null },
    { age: '25', answer: null },
    { age: '23', answer: {} },
  ]);
});

it('uploads are deleted after a week with their files, and imports stay without them', async () => {
  const quizId = await quiz(owner.api);
  const imports = [];
  for (let count = 1; count <= 2; count += 1) {
    const id = await startImport(owner.api, quizId, await triviaWorkbook(count));
    await finished(owner.api, id);
    imports.push(id);
  }
  const [old = '', young = ''] = await ids('uploads');
  const isKept = (id: string): boolean =>
    existsSync(join(app.server.dataDir, 'files', 'uploads', id));
  expect([isKept(old), isKept(young)]).toEqual([true, true]);
  await age('uploads', 'created_at', '8 days', old);
  await age('uploads', 'created_at', '6 days', young);
  await app.sweep();
  await expect.poll(async () => left('uploads', [old, young])).toEqual([young]);
  expect([isKept(old), isKept(young)]).toEqual([false, true]);
  expect(await app.sql('SELECT id, upload_id FROM imports ORDER BY created_at')).toEqual([
    { id: imports[0], upload_id: null },
    { id: imports[1], upload_id: young },
  ]);
});

it('imports are deleted thirty days after their end, with their findings', async () => {
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
  await app.sweep();
  await expect.poll(async () => left('imports', imports)).toEqual([young]);
  for (const table of ['import_faults', 'import_rows']) {
    const rows = await app.sql(`SELECT import_id FROM ${table}`);
    expect(rows).toEqual([{ import_id: young }]);
  }
});

it('imports stay while a correction of them is running', async () => {
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
  const lock = await lockQuiz(app.databaseUrl, quizId);
  const asked = correcting(corrected, { 2: { Marks: '1' } });
  await owner.api.ask(CORRECT_IMPORT, asked);
  await lock.reached();
  await age('imports', 'finished_at', '31 days', corrected);
  await age('imports', 'finished_at', '31 days', other);
  await app.sweep();
  await expect.poll(async () => left('imports', imports)).toEqual([corrected]);
  await lock.release();
  const end = await finished(owner.api, asked.input.id);
  expect(end).toMatchObject({ state: 'SUCCEEDED', storedCount: 1 });
});

it('the trash is emptied although a quiz in it cannot be removed', async () => {
  const { api } = owner;
  const [stuck, ...others] = [await quiz(api), await quiz(api), await quiz(api)];
  for (const id of [stuck, ...others]) await api.ask(DELETE_QUIZ, { id });
  for (const id of [stuck, ...others]) await age('quizzes', 'deleted_at', '31 days', id);
  // As when it takes longer than a statement may.
  await app.sql(
    `CREATE FUNCTION cancel_removal() RETURNS trigger LANGUAGE plpgsql AS
     $$ BEGIN RAISE EXCEPTION USING ERRCODE = 'query_canceled'; END $$`,
  );
  await app.sql(
    `CREATE TRIGGER cancel_removal BEFORE DELETE ON quizzes FOR EACH ROW
     WHEN (OLD.id = '${stuck}') EXECUTE FUNCTION cancel_removal()`,
  );
  await app.sweep();
  await expect.poll(async () => left('quizzes', [stuck, ...others])).toEqual([stuck]);
  await app.sql('DROP TRIGGER cancel_removal ON quizzes');
});

it('the trash is emptied after thirty days, except for referenced rows', async () => {
  const { api } = owner;
  const quizIds = [await quiz(api), await quiz(api), await quiz(api), await quiz(api)];
  const [kept = '', old = '', young = '', referred = ''] = quizIds;
  const texts = ['1', '2', '3', '4', '5', '6'];
  const [taken, waiting, answered, , shared = '', banked] = await questionsNamed(api, kept, texts);
  const [inOld] = await questionsNamed(api, old, ['5']);
  const [inReferred] = await questionsNamed(api, referred, ['6']);
  const placed = new Map((await placedIn(app.sql, kept)).map((one) => [one.id, one.questionId]));
  await placeIn(app.databaseUrl, shared, young);
  await putInBank(app.sql, placed.get(banked ?? '') ?? '');
  for (const id of [taken, waiting, answered, shared, banked])
    await api.ask(DELETE_QUESTION, { id });
  for (const id of [old, young, referred]) await api.ask(DELETE_QUIZ, { id });
  for (const id of [taken, answered, shared, banked])
    await age('placements', 'deleted_at', '31 days', id);
  await age('placements', 'deleted_at', '29 days', waiting);
  for (const id of [old, referred]) await age('quizzes', 'deleted_at', '31 days', id);
  await age('quizzes', 'deleted_at', '29 days', young);
  // As attempts refer to them.
  await app.sql('CREATE TABLE answers (question_id uuid REFERENCES placements)');
  await app.sql('INSERT INTO answers VALUES ($1), ($2)', [answered, inReferred]);
  await app.sweep();
  const asked = [taken, waiting, answered, inOld, inReferred].map(String);
  const found = async (): Promise<unknown> => [
    await left('quizzes', quizIds),
    (await left('placements', asked)).sort(),
  ];
  await expect
    .poll(found)
    .toEqual([[kept, young, referred], [waiting, answered, inReferred].sort()]);
  expect(await app.sql('SELECT question_count FROM quizzes WHERE id = $1', [kept])).toEqual([
    { question_count: 1 },
  ]);
  expect(await left('placements', [shared, banked ?? ''])).toEqual([]);
  // Questions go with the last placement that has them, unless they are in the bank.
  const questions = [taken, waiting, answered, shared, banked].map((id) => placed.get(id ?? ''));
  const [, ...stay] = questions.map(String);
  expect((await left('questions', questions.map(String))).sort()).toEqual(stay.sort());
});
