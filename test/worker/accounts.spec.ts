import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Api } from '../setup/api.js';
import { freshDatabase, query } from '../setup/database.js';
import { LOG_IN, logIn, PASSWORD, person, quiz, type Person } from '../setup/factories.js';
import { importFile } from '../setup/imports.js';
import { startMailSink, type MailSink } from '../setup/mail-sink.js';
import { addQuestions, anyMcq } from '../setup/questions.js';
import { temporaryFolder, type Environment, type RunningServer } from '../setup/processes.js';
import { useServers } from '../setup/servers.js';
import { triviaWorkbook } from '../setup/workbooks.js';

/** What goes of accounts when its time has come. A worker does it when it starts, and every hour. */

const DELETE = 'mutation ($password: String!) { deleteAccount(password: $password) { id } }';
const CREATE_TOKEN = `mutation ($input: CreateAccessTokenInput!) {
  createAccessToken(input: $input) { token }
}`;
const PAST = "now() - interval '1 second'";

const servers = useServers();
let shared: Environment;
let sink: MailSink;
let server: RunningServer;
let api: Api;

beforeEach(async () => {
  sink = await startMailSink();
  shared = {
    DATABASE_URL: await freshDatabase(),
    DATA_DIR: temporaryFolder(),
    SMTP_URL: sink.url,
    JWT_SECRET: 'x'.repeat(32),
  };
  server = await servers.start(shared);
  api = new Api(server.url);
});
afterEach(async () => {
  await sink.close();
});

async function restart(): Promise<void> {
  await server.stop();
  server = await servers.start(shared);
  api = new Api(server.url);
}

const sql = async (text: string, values: unknown[] = []) =>
  query<Record<string, string>>(shared['DATABASE_URL'] ?? '', text, values);

/** Who asked for the end of their account, that long ago. */
async function due({ email }: Person, when = PAST): Promise<void> {
  await (await logIn(api, email)).api.ask(DELETE, { password: PASSWORD });
  await sql(`UPDATE users SET deletion_due_at = ${when} WHERE email = $1`, [email]);
}

const remember = async ({ email }: Person) =>
  api.ask(LOG_IN, { input: { email, password: PASSWORD, remember: true } });

const createToken = async (owner: Person) =>
  owner.api.ask(CREATE_TOKEN, { input: { name: 'Program', scope: 'READ' } });

/** Somebody with one of everything. */
async function someone(): Promise<Person> {
  const owner = await person(api, sink);
  const quizId = await quiz(owner.api);
  await addQuestions(owner.api, quizId, [anyMcq]);
  await importFile(owner.api, quizId, await triviaWorkbook(2));
  const deleted = await quiz(owner.api);
  await owner.api.ask('mutation ($id: ID!) { deleteQuiz(id: $id) }', { id: deleted });
  await remember(owner);
  await createToken(owner);
  return owner;
}

async function emails(): Promise<(string | undefined)[]> {
  return (await sql('SELECT email FROM users')).map((row) => row['email']).sort();
}

/** How many rows each table has that belongs to accounts. */
async function counts(): Promise<Record<string, unknown>[]> {
  return sql(
    ['institutes', 'users', 'sessions', 'remember_tokens', 'access_tokens']
      .concat('quizzes', 'questions', 'imports')
      .map((table) => `SELECT '${table}' AS name, count(*)::int FROM ${table}`)
      .join(' UNION ALL '),
  );
}

it('an account whose day has come goes with its institute and all that is in it', async () => {
  const stays = await someone();
  const later = await someone();
  await due(later, "now() + interval '1 hour'");
  const before = await counts();
  expect(before.map((row) => row['count'])).not.toContain(0);
  await due(await someone());
  expect(await counts()).not.toEqual(before);
  await restart();
  await expect.poll(emails, { timeout: 10_000 }).toEqual([stays.email, later.email].sort());
  expect(await counts()).toEqual(before);
  await api.as(stays.token).ask('{ quizzes { totalCount } }');
});

it('an institute stays while somebody else is in it', async () => {
  const [goes, stays] = [await person(api, sink), await person(api, sink)];
  const move = `UPDATE users SET institute_id = (SELECT institute_id FROM users WHERE email = $1)
    WHERE email = $2`;
  await sql(move, [goes.email, stays.email]);
  await due(goes);
  await restart();
  await expect.poll(emails, { timeout: 10_000 }).toEqual([stays.email]);
  const me = await api.as(stays.token).ask('{ me { institute { name } } }');
  expect(me['me'].institute.name).toBe('Analytical School');
});

it('an account whose files are still there goes in time, and its files after it', async () => {
  const goes = await person(api, sink);
  await importFile(goes.api, await quiz(goes.api), await triviaWorkbook(1));
  const [upload] = await sql('SELECT id FROM uploads');
  const file = join(server.dataDir, 'files', 'uploads', upload?.['id'] ?? '');
  expect(existsSync(file)).toBe(true);
  await due(goes);
  await restart();
  await expect.poll(emails, { timeout: 10_000 }).toEqual([]);
  expect(await sql('SELECT id FROM quizzes')).toEqual([]);
  // The files are looked for in the same hour, or in the next.
  await restart();
  await expect.poll(async () => sql('SELECT id FROM uploads'), { timeout: 10_000 }).toEqual([]);
  expect(existsSync(file)).toBe(false);
});

it('an account that is kept at the last moment stays', async () => {
  const before = await person(api, sink);
  const keeps = await person(api, sink);
  const after = await person(api, sink);
  // They go in the order of their days.
  await due(before, "now() - interval '3 days'");
  await due(keeps, "now() - interval '2 days'");
  await due(after, "now() - interval '1 day'");
  const client = new pg.Client({ connectionString: shared['DATABASE_URL'] });
  await client.connect();
  await client.query('BEGIN');
  const keep = 'UPDATE users SET deletion_due_at = NULL WHERE email = $1';
  await client.query(keep, [keeps.email]);
  await restart();
  await expect.poll(emails, { timeout: 10_000 }).not.toContain(before.email);
  await client.query('COMMIT');
  await client.end();
  await expect.poll(emails, { timeout: 10_000 }).not.toContain(after.email);
  expect(await emails()).toEqual([keeps.email]);
  await logIn(api, keeps.email);
});

it.each([
  ['remember_tokens', 'expires_at', '1 second', '-1 minute'],
  ['access_tokens', 'expires_at', '91 days', '89 days'],
  ['access_tokens', 'revoked_at', '91 days', '89 days'],
])('%s go when their %s is %s past', async (table, column, old, young) => {
  const owner = await person(api, sink);
  for (let count = 1; count <= 3; count += 1) {
    await remember(owner);
    await createToken(owner);
  }
  const rows = await sql(`SELECT id FROM ${table} ORDER BY created_at`);
  const [first, second, third] = rows.map((row) => row['id']);
  const age = `UPDATE ${table} SET ${column} = now() - $2::interval WHERE id = $1`;
  await sql(age, [first, old]);
  await sql(age, [second, young]);
  await restart();
  await expect
    .poll(async () => sql(`SELECT id FROM ${table} ORDER BY created_at`), { timeout: 10_000 })
    .toEqual([{ id: second }, { id: third }]);
});
