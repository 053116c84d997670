import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { AccountData } from '../setup/account-data.js';
import type { Answer, Api, Data } from '../setup/api.js';
import { useOwnApplication } from '../setup/application.js';
import { exportExam, importExam } from '../setup/exam-files.js';
import { PASSWORD, person, quiz } from '../setup/factories.js';
import { isPublic } from '../setup/handlers.js';
import { upload, uploadId } from '../setup/imports.js';
import { preparedCalls } from '../setup/keyed-mutations.js';
import { callOperation, requiredIds } from '../setup/operation-calls.js';
import { operations, type Operation } from '../setup/operations.js';
import { addQuestions, anyMcq } from '../setup/questions.js';
import { BEGIN, codeOf, CONFIRM } from '../setup/two-factor.js';
import { triviaWorkbook } from '../setup/workbooks.js';

/** A call with an Idempotency-Key is applied once, and answered again with what it made. */

const app = useOwnApplication();

const key = (): { 'idempotency-key': string } => ({ 'idempotency-key': randomUUID() });

/** They end the session that they come with. */
const ENDING = ['deleteAccount', 'endSession', 'logOut', 'logOutEverywhere'];
/** They change nothing that a repetition could change twice: a claim of an answer is taken, kept or left. */
const CLAIMS = ['candidateLink', 'leaveAnswer', 'openAnswer', 'openNextAnswer'];
/** A worker goes on meanwhile. */
const STARTS = [
  ...['correctImport', 'startExport', 'startImport', 'storeImport', 'cancelExport'],
  ...['makeAdjustment', 'undoAdjustment'],
];

const mutations = operations.filter(
  (operation) =>
    operation.kind === 'mutation' && !isPublic(operation) && !ENDING.includes(operation.name),
);

const RUNNING = `SELECT id FROM imports WHERE state IN ('QUEUED', 'RUNNING')
  UNION ALL SELECT id FROM exports WHERE state IN ('QUEUED', 'RUNNING')`;

/** How many rows each table has, once the jobs of earlier tests have ended. */
async function rowCounts(): Promise<Data> {
  await expect.poll(async () => app.sql(RUNNING)).toEqual([]);
  const tables = await app.sql<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'quiz_tallies'`,
  );
  const counts = tables.map(({ name }) => `(SELECT count(*) FROM "${name}")::int AS "${name}"`);
  const [row] = await app.sql(`SELECT ${counts.join(', ')}`);
  return row as Data;
}

/** A worker sends mails meanwhile. */
const withoutMailState = (answer: Answer): unknown =>
  JSON.parse(JSON.stringify(answer).replaceAll(/"mailState":"\w+"/g, '"mailState":null'));

async function caller(operation: Operation): Promise<[Api, (api: Api) => Promise<Answer>]> {
  const account = await AccountData.create(app);
  const prepared = await preparedCalls[operation.name]?.(account);
  if (prepared) {
    const { query, variables } = prepared;
    return [prepared.caller ?? account.owner.api, async (api) => api.send(query, variables)];
  }
  const ids = await requiredIds(account, operation);
  return [account.owner.api, async (api) => callOperation(api, operation, ids)];
}

describe('a mutation that is sent again with its key', () => {
  it.each(mutations.map((operation) => [operation.name, operation] as const))(
    '%s is applied once',
    async (name, operation) => {
      const [api, call] = await caller(operation);
      const keyed = api.with(key());
      const first = await call(keyed);
      expect(first.errors).toEqual([]);
      const before = await rowCounts();
      const second = await call(keyed);
      if (STARTS.includes(name)) expect(second.data?.[name].id).toBe(first.data?.[name].id);
      else {
        expect(withoutMailState(second)).toEqual(withoutMailState(first));
        expect(await rowCounts()).toEqual(before);
      }
      const recorded = await app.sql(
        'SELECT 1 FROM idempotency_keys WHERE key_hash = encode(sha256($1), $2)',
        [keyed.headers['idempotency-key'], 'hex'],
      );
      expect([name, recorded.length]).toEqual([name, CLAIMS.includes(name) ? 0 : 1]);
    },
  );
});

const CREATE = 'mutation ($title: String!) { createQuiz(title: $title) { id title } }';

describe('a key', () => {
  it('applies each root field once, also those that failed at first', async () => {
    const { api } = await person(app);
    const title = `Quiz ${randomUUID()}`;
    const both =
      'mutation ($title: String!) { a: createQuiz(title: $title) { id } b: createQuiz(title: $title) { id } }';
    const keyed = api.with(key());
    const first = await keyed.send(both, { title });
    expect(first.data).toEqual({ a: { id: expect.any(String) as string }, b: null });
    const { id } = first.data?.['a'] as { id: string };
    await api.ask('mutation ($id: ID!) { deleteQuiz(id: $id) { id } }', { id });
    const second = await keyed.send(both, { title });
    // The first is in the trash: it is not made again. Its title is free.
    expect(second.data).toEqual({ a: { id }, b: { id: expect.any(String) as string } });
  });

  it('is refused with another body', async () => {
    const keyed = (await person(app)).api.with(key());
    await keyed.ask(CREATE, { title: 'First' });
    const { extensions } = await keyed.refused(CREATE, { title: 'Second' });
    expect(extensions).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED', status: 422 });
    const alias = 'mutation ($title: String!) { other: createQuiz(title: $title) { id } }';
    expect((await keyed.refused(alias, { title: 'First' })).extensions.code).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    );
    expect((await keyed.ask('{ quizzes { totalCount } }'))['quizzes'].totalCount).toBe(1);
  });

  it('is of one account', async () => {
    const headers = key();
    const [first, second] = [await person(app), await person(app)];
    const created = await first.api.with(headers).ask(CREATE, { title: 'Same' });
    const other = await second.api.with(headers).ask(CREATE, { title: 'Same' });
    expect(other['createQuiz'].id).not.toBe(created['createQuiz'].id);
  });

  it.each(['short', 'x'.repeat(256), 'with a blank in the middle of it'])(
    'such as "%s" is refused',
    async (sent) => {
      const { api } = await person(app);
      const { extensions } = await api
        .with({ 'idempotency-key': sent })
        .refused(CREATE, { title: 'Any' });
      expect(extensions).toMatchObject({ code: 'IDEMPOTENCY_KEY_INVALID', status: 400 });
    },
  );

  it('can stand in quotation marks', async () => {
    const { api } = await person(app);
    const id = randomUUID();
    const plain = await api.with({ 'idempotency-key': id }).ask(CREATE, { title: 'Q' });
    const quoted = await api.with({ 'idempotency-key': `"${id}"` }).ask(CREATE, { title: 'Q' });
    expect(quoted).toEqual(plain);
  });

  it('of a refused call can be sent again', async () => {
    const { api } = await person(app);
    const keyed = api.with(key());
    const title = `Quiz ${randomUUID()}`;
    const id = await quiz(api, title);
    expect((await keyed.refused(CREATE, { title })).extensions.code).toBe('TITLE_TAKEN');
    await api.ask('mutation ($id: ID!) { deleteQuiz(id: $id) { id } }', { id });
    expect((await keyed.ask(CREATE, { title }))['createQuiz'].title).toBe(title);
  });

  it('is applied once by concurrent calls: the others are refused, or get the answer', async () => {
    const keyed = (await person(app)).api.with(key());
    const answers = await Promise.all(
      Array.from({ length: 8 }, async () => keyed.send(CREATE, { title: 'Once' })),
    );
    const codes = answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code));
    expect(new Set(codes)).toEqual(new Set(codes.length > 0 ? ['IDEMPOTENCY_IN_PROGRESS'] : []));
    expect((await keyed.ask('{ quizzes { totalCount } }'))['quizzes'].totalCount).toBe(1);
  });

  it('that expired is refused, and its answer is forgotten', async () => {
    const { api, email } = await person(app);
    const keyed = api.with(key());
    await keyed.ask(CREATE, { title: 'Old' });
    await app.sql(
      `UPDATE idempotency_keys SET created_at = now() - interval '25 hours'
       WHERE account_id = (SELECT id FROM users WHERE email = $1)`,
      [email],
    );
    const { extensions } = await keyed.refused(CREATE, { title: 'Old' });
    expect(extensions).toMatchObject({ code: 'IDEMPOTENCY_KEY_EXPIRED', status: 409 });
    expect((await api.ask('{ quizzes { totalCount } }'))['quizzes'].totalCount).toBe(1);
  });

  it('says if what it made is gone', async () => {
    const { api } = await person(app);
    const keyed = api.with(key());
    const { createQuiz } = await keyed.ask(CREATE, { title: 'Gone' });
    await app.sql('DELETE FROM quizzes WHERE id = $1', [createQuiz.id]);
    const { extensions } = await keyed.refused(CREATE, { title: 'Gone' });
    expect(extensions).toMatchObject({ code: 'IDEMPOTENCY_ANSWER_GONE', status: 410 });
  });

  it('stores no secret in a readable form, nor what was sent', async () => {
    const account = await AccountData.create(app);
    const prepared = await preparedCalls['createAccessToken']?.(account);
    const keyed = account.owner.api.with(key());
    const { createAccessToken } = await keyed.ask(prepared?.query ?? '', prepared?.variables);
    const rows = JSON.stringify(await app.sql('SELECT * FROM idempotency_keys'));
    for (const secret of [createAccessToken.token, keyed.headers['idempotency-key'], 'Nightly'])
      expect(rows).not.toContain(secret);
  });
});

it('the repetition of a begun set-up shows its secret only until a code confirms it', async () => {
  const { api } = await person(app);
  const keyed = api.with(key());
  const { beginTwoFactor } = await keyed.ask(BEGIN, { password: PASSWORD });
  expect(await keyed.ask(BEGIN, { password: PASSWORD })).toEqual({ beginTwoFactor });
  await api.ask(CONFIRM, { code: codeOf(beginTwoFactor.secret as string) });
  const { extensions } = await keyed.refused(BEGIN, { password: PASSWORD });
  expect(extensions.code).toBe('TWO_FACTOR_NOT_BEGUN');
});

describe('an upload that is sent again with its key', () => {
  it('is stored once', async () => {
    const { api } = await person(app);
    const file = await triviaWorkbook(2);
    const keyed = api.with(key());
    const first = await uploadId(keyed, file);
    expect(await uploadId(keyed, file)).toBe(first);
    const other = await upload(keyed, await triviaWorkbook(3));
    expect(await other.json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('of an exam makes one quiz', async () => {
    const { api } = await person(app);
    const id = await quiz(api);
    await addQuestions(api, id, [anyMcq]);
    const text = await exportExam(api, id);
    const keyed = api.with(key());
    expect(await importExam(keyed, text)).toEqual(await importExam(keyed, text));
    expect((await api.ask('{ quizzes { totalCount } }'))['quizzes'].totalCount).toBe(2);
  });
});
