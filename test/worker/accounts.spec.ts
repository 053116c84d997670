import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { useOwnApplication } from '../setup/application.js';
import { sitting } from '../setup/attempts.js';
import { candidate, exam } from '../setup/exams.js';
import { LOG_IN, logIn, PASSWORD, person, type Person, quiz } from '../setup/factories.js';
import { importFile } from '../setup/imports.js';
import { addQuestions, anyMcq } from '../setup/questions.js';
import { triviaWorkbook } from '../setup/workbooks.js';

/** What is deleted with accounts that are due. A worker does it when it starts, and every hour. */

const DELETE = 'mutation ($password: String!) { deleteAccount(password: $password) { id } }';
const CREATE_TOKEN = `mutation ($input: CreateAccessTokenInput!) {
  createAccessToken(input: $input) { token }
}`;
const PAST = "now() - interval '1 second'";

const app = useOwnApplication();

/** A user who requested deletion that long ago. */
async function due({ email }: Person, when = PAST): Promise<void> {
  await (await logIn(app.api, email)).api.ask(DELETE, { password: PASSWORD });
  await app.sql(`UPDATE users SET deletion_due_at = ${when} WHERE email = $1`, [email]);
}

const remember = async ({ email }: Person) =>
  app.api.ask(LOG_IN, { input: { email, password: PASSWORD, remember: true } });

const createToken = async (owner: Person) =>
  owner.api.ask(CREATE_TOKEN, { input: { name: 'Program', scope: 'READ', password: PASSWORD } });

/** An exam with an answer that was marked, one that is running, and another in the trash. */
async function takenExam({ api }: Person): Promise<void> {
  const ids = [];
  for (let count = 1; count <= 2; count += 1) {
    const { quizId, code } = await exam(app, api);
    const [done, running] = [
      await sitting(await candidate(app, code, 'Grace')),
      await sitting(await candidate(app, code, 'Alan')),
    ];
    await done.save([done.entry(0)]);
    await done.submit();
    await running.save([running.entry(0)]);
    ids.push(quizId);
  }
  await api.ask('mutation ($id: ID!) { deleteQuiz(id: $id) { id } }', { id: ids[0] });
}

/** A user with one of everything. */
async function accountWithData(): Promise<Person> {
  const owner = await person(app);
  const quizId = await quiz(owner.api);
  await addQuestions(owner.api, quizId, [anyMcq]);
  await importFile(owner.api, quizId, await triviaWorkbook(2));
  const deleted = await quiz(owner.api);
  await owner.api.ask('mutation ($id: ID!) { deleteQuiz(id: $id) { id } }', { id: deleted });
  await takenExam(owner);
  await remember(owner);
  await createToken(owner);
  return owner;
}

/** Until no others of these are left. */
async function expectLeft(of: Person[], ...stay: Person[]): Promise<void> {
  const some = 'SELECT email FROM users WHERE email = ANY($1)';
  const emails = async () =>
    (await app.sql(some, [of.map(({ email }) => email)])).map(({ email }) => email).sort();
  await expect.poll(emails).toEqual(stay.map(({ email }) => email).sort());
}

/** How many rows each table has that belongs to accounts. */
async function counts(): Promise<Record<string, unknown>[]> {
  return app.sql(
    ['institutes', 'users', 'sessions', 'remember_tokens', 'access_tokens']
      .concat('quizzes', 'questions', 'question_versions', 'placements', 'imports')
      .concat('paper_revisions', 'paper_revision_questions', 'exam_rules', 'learners', 'candidates')
      .concat('attempts', 'responses', 'grades', 'exam_events')
      .map((table) => `SELECT '${table}' AS name, count(*)::int FROM ${table}`)
      .join(' UNION ALL '),
  );
}

it('an account that is due is deleted with its institute and all its data', async () => {
  const stays = await accountWithData();
  const later = await accountWithData();
  await due(later, "now() + interval '1 hour'");
  const before = await counts();
  expect(before.map((row) => row['count'])).not.toContain(0);
  const goes = await accountWithData();
  await due(goes);
  expect(await counts()).not.toEqual(before);
  await app.sweep();
  await expectLeft([stays, later, goes], stays, later);
  expect(await counts()).toEqual(before);
  await app.api.as(stays.token).ask('{ quizzes { totalCount } }');
});

it('an institute stays while it has another member', async () => {
  const [goes, stays] = [await person(app), await person(app)];
  const move = `UPDATE users SET institute_id = (SELECT institute_id FROM users WHERE email = $1)
    WHERE email = $2`;
  await app.sql(move, [goes.email, stays.email]);
  await due(goes);
  await app.sweep();
  await expectLeft([goes, stays], stays);
  const me = await app.api.as(stays.token).ask('{ me { institute { name } } }');
  expect(me['me'].institute.name).toBe('Analytical School');
});

it('an account whose files still exist is deleted in time, and its files after it', async () => {
  const goes = await person(app);
  const quizId = await quiz(goes.api);
  await importFile(goes.api, quizId, await triviaWorkbook(1));
  const own = `SELECT id FROM uploads
    WHERE created_by = (SELECT id FROM users WHERE email = $1)`;
  const [upload] = await app.sql(own, [goes.email]);
  const file = join(app.server.dataDir, 'files', 'uploads', upload?.['id'] ?? '');
  expect(existsSync(file)).toBe(true);
  await due(goes);
  await app.sweep();
  await expectLeft([goes]);
  expect(await app.sql('SELECT id FROM quizzes WHERE id = $1', [quizId])).toEqual([]);
  // The files are deleted in the same hour, or in the next.
  await app.sweep();
  const rows = async () => app.sql('SELECT id FROM uploads WHERE id = $1', [upload?.['id']]);
  await expect.poll(rows).toEqual([]);
  expect(existsSync(file)).toBe(false);
});

it('an account that is kept at the last moment stays', async () => {
  const before = await person(app);
  const keeps = await person(app);
  const after = await person(app);
  // Accounts are deleted in the order of their due dates.
  await due(before, "now() - interval '3 days'");
  await due(keeps, "now() - interval '2 days'");
  await due(after, "now() - interval '1 day'");
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  await client.query('BEGIN');
  const keep = 'UPDATE users SET deletion_due_at = NULL WHERE email = $1';
  await client.query(keep, [keeps.email]);
  await app.sweep();
  await expectLeft([before]);
  await client.query('COMMIT');
  await client.end();
  await expectLeft([before, keeps, after], keeps);
  await logIn(app.api, keeps.email);
});

it('tokens are deleted after their expiry, and not before', async () => {
  const rules = [
    ['remember_tokens', 'expires_at', '1 second', '-1 minute'],
    ['access_tokens', 'expires_at', '91 days', '89 days'],
    ['access_tokens', 'revoked_at', '91 days', '89 days'],
  ] as const;
  const expected: [string, string[], string[]][] = [];
  for (const [table, column, old, young] of rules) {
    const owner = await person(app);
    const make = table === 'access_tokens' ? createToken : remember;
    for (let count = 1; count <= 3; count += 1) await make(owner);
    const own = `SELECT id FROM ${table}
      WHERE user_id = (SELECT id FROM users WHERE email = $1) ORDER BY created_at`;
    const [first = '', second = '', third = ''] = (await app.sql(own, [owner.email])).map(
      ({ id = '' }) => id,
    );
    const age = `UPDATE ${table} SET ${column} = now() - $2::interval WHERE id = $1`;
    await app.sql(age, [first, old]);
    await app.sql(age, [second, young]);
    expected.push([table, [first, second, third], [second, third]]);
  }
  await app.sweep();
  for (const [table, all, kept] of expected) {
    const some = `SELECT id FROM ${table} WHERE id = ANY($1) ORDER BY created_at`;
    const found = async () => (await app.sql(some, [all])).map(({ id }) => id);
    await expect.poll(found, { message: table }).toEqual(kept);
  }
});
