import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { questionsNamed } from '../setup/arranging.js';
import { query } from '../setup/database.js';
import { LOG_IN, PASSWORD, person, quiz, type Person } from '../setup/factories.js';
import { holdQuiz } from '../setup/holding.js';
import { finished, upload, uploadId } from '../setup/imports.js';
import { readQuestions, textsOf } from '../setup/questions.js';
import { triviaWorkbook } from '../setup/workbooks.js';

/** What happens when two want the same thing, or one wants too much. */
const app = useApplication();

const UPDATE = `mutation ($id: ID!, $version: Int! = 1, $title: String!) {
  updateQuiz(input: { id: $id, version: $version, title: $title }) { title version }
}`;
const CREATE = 'mutation ($title: String!) { createQuiz(title: $title) { id } }';
const CREATE_TOKEN = `mutation ($input: CreateAccessTokenInput!) {
  createAccessToken(input: $input) { token }
}`;
const SPEND = `mutation ($token: String!) {
  logInWithRememberToken(token: $token) { token }
}`;
const CHANGE = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) }';
const DELETE = 'mutation ($password: String!) { deleteAccount(password: $password) { id } }';
const START = 'mutation ($input: StartImportInput!) { startImport(input: $input) { id state } }';

let owner: Person;
beforeAll(async () => {
  owner = await person(app.api, app.sink);
});

/** A connection in the middle of a transaction. */
async function transaction(sql: string, values: unknown[]): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  await client.query('BEGIN');
  await client.query(sql, values);
  return client;
}

async function commit(client: pg.Client): Promise<void> {
  await client.query('COMMIT');
  await client.end();
}

/** Until as many statements of the application wait for a lock. */
async function waiting(count: number): Promise<void> {
  const blocked = `SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  await expect
    .poll(async () => (await query(app.databaseUrl, blocked)).length, { timeout: 10_000 })
    .toBe(count);
}

describe('a quiz that is held', () => {
  it('keeps its changes waiting for seconds, then says so, and keeps nobody else waiting', async () => {
    const id = await quiz(owner.api);
    const other = await person(app.api, app.sink);
    const held = await holdQuiz(app.databaseUrl, id);
    const changes = Array.from({ length: 15 }, (_, index) =>
      owner.api.send(UPDATE, { id, title: `Title ${index}` }),
    );
    await waiting(15);
    await quiz(other.api);
    const codes = (await Promise.all(changes)).map(({ errors }) => errors[0]?.extensions.code);
    expect(codes).toEqual(Array(15).fill('BUSY'));
    await held.release();
    await owner.api.ask(UPDATE, { id, title: 'Free again' });
  });
});

describe('a question that is moved while somebody deletes it', () => {
  it('is deleted from the quiz it is in then, and counted out there', async () => {
    const [from, to] = [await quiz(owner.api), await quiz(owner.api)];
    const [id] = await questionsNamed(owner.api, from, ['goes', 'stays']);
    await questionsNamed(owner.api, to, ['is there']);
    const hold = 'SELECT FROM quizzes WHERE id = $1 FOR NO KEY UPDATE';
    const moving = await transaction(hold, [from]);
    const deleted = owner.api.ask('mutation ($id: ID!) { deleteQuestion(id: $id) }', { id });
    await waiting(1);
    await moving.query('UPDATE questions SET quiz_id = $1, position = 9 WHERE id = $2', [to, id]);
    const count = 'UPDATE quizzes SET question_count = question_count + $2 WHERE id = $1';
    await moving.query(count, [from, -1]);
    await moving.query(count, [to, 1]);
    await commit(moving);
    expect(await deleted).toEqual({ deleteQuestion: id });
    expect(textsOf(await readQuestions(owner.api, from))).toEqual(['stays']);
    const left = await readQuestions(owner.api, to);
    expect([textsOf(left), left['questionCount']]).toEqual([['is there'], 1]);
    expect((await readQuestions(owner.api, from))['questionCount']).toBe(1);
  });
});

describe('a log-in', () => {
  it('with a password that is changed meanwhile opens no session', async () => {
    const { email, api } = await person(app.api, app.sink);
    const change = `UPDATE users SET password_hash = password_hash || '=' WHERE email = $1`;
    const reset = await transaction(change, [email]);
    const late = app.api.send(LOG_IN, { input: { email, password: PASSWORD } });
    await waiting(1);
    await commit(reset);
    expect((await late).errors[0]?.extensions.code).toBe('WRONG_PASSWORD');
    // The session from before is the reset's to end.
    await api.ask('{ me { email } }');
  });

  it('that ends meanwhile makes no access token that would outlive it', async () => {
    const { email, api } = await person(app.api, app.sink);
    const hold = 'SELECT FROM users WHERE email = $1 FOR NO KEY UPDATE';
    const logOut = await transaction(hold, [email]);
    await logOut.query(
      `UPDATE sessions SET ended_at = now()
       WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
      [email],
    );
    const input = { name: 'Stays', scope: 'WRITE' };
    const late = api.send(CREATE_TOKEN, { input });
    await waiting(1);
    await commit(logOut);
    expect((await late).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(await query(app.databaseUrl, 'SELECT id FROM access_tokens')).toEqual([]);
  });

  it('by a remember token that is ended meanwhile opens no session', async () => {
    const { email } = await person(app.api, app.sink);
    const input = { email, password: PASSWORD, remember: true };
    const remembered = await app.api.ask(
      'mutation ($input: LogInInput!) { logIn(input: $input) { rememberToken } }',
      { input },
    );
    const hold = 'SELECT FROM users WHERE email = $1 FOR NO KEY UPDATE';
    const everywhere = await transaction(hold, [email]);
    const token = remembered['logIn'].rememberToken as string;
    const late = app.api.send(SPEND, { token });
    await waiting(1);
    await everywhere.query(
      `UPDATE remember_tokens SET ended_at = now()
       WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
      [email],
    );
    await commit(everywhere);
    expect((await late).errors[0]?.extensions.code).toBe('REMEMBER_TOKEN_INVALID');
  });

  it('with "Remember me" that is under way is ended by a log-out everywhere', async () => {
    const { email, api } = await person(app.api, app.sink);
    // Stands after the session was opened, before the remember token is written.
    const slow = await transaction('LOCK TABLE remember_tokens IN SHARE MODE', []);
    const input = { email, password: PASSWORD, remember: true };
    const logIn = app.api.ask(
      'mutation ($input: LogInInput!) { logIn(input: $input) { token rememberToken } }',
      { input },
    );
    await waiting(1);
    const everywhere = api.ask('mutation { logOutEverywhere }');
    await waiting(2);
    await commit(slow);
    const { token, rememberToken } = (await logIn)['logIn'];
    await everywhere;
    const opened = app.api.as(token as string);
    expect((await opened.refused('{ me { id } }')).extensions.code).toBe('UNAUTHENTICATED');
    const spent = await app.api.refused(SPEND, { token: rememberToken as string });
    expect(spent.extensions.code).toBe('REMEMBER_TOKEN_INVALID');
  });
});

describe('a change that needs the password', () => {
  it.each([
    ['changePassword', CHANGE, { input: { currentPassword: PASSWORD, newPassword: 'New!Horse' } }],
    ['deleteAccount', DELETE, { password: PASSWORD }],
  ])('is not made if the password changes meanwhile: %s', async (_name, text, variables) => {
    const { email, api } = await person(app.api, app.sink);
    const change = `UPDATE users SET password_hash = password_hash || '=' WHERE email = $1`;
    const reset = await transaction(change, [email]);
    const late = api.send(text, variables);
    await waiting(1);
    await commit(reset);
    expect((await late).errors[0]?.extensions.code).toBe('CURRENT_PASSWORD_WRONG');
    const [row] = await query<{ password_hash: string; deletion_due_at: Date | null }>(
      app.databaseUrl,
      'SELECT password_hash, deletion_due_at FROM users WHERE email = $1',
      [email],
    );
    expect(row?.password_hash).toMatch(/=$/);
    expect(row?.deletion_due_at).toBeNull();
  });
});

describe('a commit that is not answered', () => {
  it('is reported as what it is: it may have arrived', async () => {
    await query(
      app.databaseUrl,
      `CREATE FUNCTION break() RETURNS trigger LANGUAGE plpgsql
       AS $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$`,
    );
    await query(
      app.databaseUrl,
      `CREATE CONSTRAINT TRIGGER break_at_commit AFTER INSERT ON quizzes
       DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
       WHEN (NEW.title = 'Breaks at commit') EXECUTE FUNCTION break()`,
    );
    const error = await owner.api.refused(CREATE, { title: 'Breaks at commit' });
    expect(error.extensions).toMatchObject({ code: 'OUTCOME_UNKNOWN', status: 503 });
    expect(error.extensions.retryAfter).toBeUndefined();
    await quiz(owner.api);
  });
});

describe('one account', () => {
  it('has five imports under way at most', async () => {
    const api = (await person(app.api, app.sink)).api;
    const [quizId, file] = [await quiz(api), await uploadId(api, await triviaWorkbook(1))];
    // None of them can end before this does.
    const held = await holdQuiz(app.databaseUrl, quizId);
    const start = async (id: string) =>
      api.send(START, { input: { id, quizId, uploadId: file, kind: 'MCQ' } });
    const ids = Array.from({ length: 8 }, () => randomUUID());
    const answers = await Promise.all(ids.map(start));
    const refused = answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions));
    expect(refused).toMatchObject(Array(3).fill({ code: 'TOO_MANY_IMPORTS', status: 429 }));
    const started = ids.filter((_, index) => answers[index]?.errors.length === 0);
    // Asking again for one that is under way is no new one.
    expect((await start(started[0] ?? '')).errors).toEqual([]);
    const under = await api.ask('query ($id: ID!) { quiz(id: $id) { openImport { id state } } }', {
      id: quizId,
    });
    expect(started).toContain(under['quiz'].openImport.id);
    await held.release();
    for (const id of started) expect((await finished(api, id))['state']).toBe('SUCCEEDED');
    const after = await api.ask('query ($id: ID!) { quiz(id: $id) { openImport { id } } }', {
      id: quizId,
    });
    expect(after['quiz'].openImport).toBeNull();
    expect((await start(randomUUID())).errors).toEqual([]);
  });

  it('keeps 500 MB of uploads at most', async () => {
    const { api, email } = await person(app.api, app.sink);
    const file = await triviaWorkbook(1);
    await uploadId(api, file);
    const grow = `UPDATE uploads SET size_bytes = 524288001
      WHERE created_by = (SELECT id FROM users WHERE email = $1)`;
    await query(app.databaseUrl, grow, [email]);
    const response = await upload(api, file);
    expect([response.status, await response.json()]).toMatchObject([409, { code: 'UPLOADS_FULL' }]);
  });

  it('cannot import a file that never arrived whole', async () => {
    const api = (await person(app.api, app.sink)).api;
    const [quizId, file] = [await quiz(api), await uploadId(api, await triviaWorkbook(1))];
    await query(app.databaseUrl, 'UPDATE uploads SET kept_at = NULL WHERE id = $1', [file]);
    const input = { id: randomUUID(), quizId, uploadId: file, kind: 'MCQ' };
    expect((await api.refused(START, { input })).extensions.code).toBe('UPLOAD_NOT_FOUND');
  });
});
