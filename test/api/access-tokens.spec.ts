import { beforeAll, describe, expect, it } from 'vitest';
import { isSessionOnly } from '../setup/handlers.js';
import type { Api, Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { query } from '../setup/database.js';
import { CANCEL_EXPORT, startExport } from '../setup/exports.js';
import { PASSWORD, person, type Person, proveEmail, quiz } from '../setup/factories.js';
import { importFile, upload } from '../setup/imports.js';
import { callOperation, errorCodes } from '../setup/operation-calls.js';
import { operations, slotsOf, subscriptions } from '../setup/operations.js';
import { triviaWorkbook } from '../setup/workbooks.js';

/** Personal access tokens: a program sends one instead of a log-in. */
const app = useApplication({ PUBLIC_URL: 'https://exams.example.org' });

const ME = '{ me { id email } }';
const CREATE = `mutation ($input: CreateAccessTokenInput!) {
  createAccessToken(input: $input) {
    token accessToken { id name scope createdAt expiresAt lastUsedAt }
  }
}`;
const LIST = '{ accessTokens { id name scope expiresAt lastUsedAt } }';
const REVOKE = 'mutation ($tokenId: ID!) { revokeAccessToken(id: $tokenId) { id } }';
const CREATE_QUIZ = 'mutation ($title: String!) { createQuiz(title: $title) { id } }';
const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { success } }';

let owner: Person;
/** Tokens of another user, of both scopes. */
let write: Api;
let read: Api;
beforeAll(async () => {
  owner = await person(app);
  const other = await person(app);
  write = (await create(other.api)).api;
  read = (await create(other.api, { scope: 'READ' })).api;
});

async function create(api: Api, change: object = {}): Promise<{ api: Api; id: string }> {
  const input = { name: 'My program', scope: 'WRITE', password: PASSWORD, ...change };
  const made = (await api.ask(CREATE, { input }))['createAccessToken'];
  return { api: app.api.as(made.token as string), id: made.accessToken.id as string };
}

async function list(api: Api): Promise<Data[]> {
  return (await api.ask(LIST))['accessTokens'] as Data[];
}

const codeOf = async (api: Api, text: string, variables: object = {}): Promise<string> =>
  (await api.refused(text, variables)).extensions.code;

describe('createAccessToken', () => {
  it('shows the token once, and stores only its hash', async () => {
    const { api } = await person(app);
    const input = { name: ' Büro-Skript ', scope: 'READ', expiresInDays: 30, password: PASSWORD };
    const made = (await api.ask(CREATE, { input }))['createAccessToken'];
    expect(made.token).toMatch(/^exw_[\w-]{43}$/);
    expect(made.accessToken).toMatchObject({ name: 'Büro-Skript', scope: 'READ' });
    const { createdAt, expiresAt } = made.accessToken as Record<string, string>;
    const days = (Date.parse(expiresAt ?? '') - Date.parse(createdAt ?? '')) / 86_400_000;
    expect(days).toBeCloseTo(30, 2);
    const [row] = await query<{ token_hash: string; everything: string }>(
      app.databaseUrl,
      'SELECT token_hash, t::text AS everything FROM access_tokens t WHERE id = $1',
      [made.accessToken.id],
    );
    expect(row?.token_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(row?.everything).not.toContain((made.token as string).slice(4));
    expect(await list(api)).toMatchObject([{ name: 'Büro-Skript', lastUsedAt: null }]);
  });

  it.each([
    ['READ', 'can read your quizzes'],
    ['WRITE', 'can read and change your quizzes'],
  ])('mails the owner name and scope, not the token: %s', async (scope, allows) => {
    const { api, email } = await person(app);
    const input = { name: 'Büro & Skript', scope, password: PASSWORD };
    const { token } = (await api.ask(CREATE, { input }))['createAccessToken'] as { token: string };
    const mail = await app.sink.next(email);
    expect(mail.subject).toBe('An access token was created for your Examwright account');
    expect(mail.text).toContain('It is called "Büro & Skript".');
    expect(mail.text).toContain(allows);
    expect(mail.text).toContain('https://exams.example.org/login, "Forgot password?"');
    expect(mail.html).toContain('Büro &amp; Skript');
    expect(`${mail.text} ${mail.html as string}`).not.toContain(token.slice(4));
    const sealed = await query<{ row: string }>(
      app.databaseUrl,
      'SELECT m::text AS row FROM mails m',
    );
    for (const { row } of sealed) expect(row).not.toContain(token.slice(4));
  });

  it.each([
    ['name', '', 'Name is required'],
    ['name', 'x'.repeat(101), 'Name must be at most 100 characters long'],
    ['name', 'a\u0000b', 'Name has a character that cannot be stored'],
    ['expiresInDays', 0, 'An access token can be valid for 1 to 366 days'],
    ['expiresInDays', 367, 'An access token can be valid for 1 to 366 days'],
  ])('rejects %s %j', async (path, value, message) => {
    const input = { name: 'My program', scope: 'READ', password: PASSWORD, [path]: value };
    const { extensions } = await owner.api.refused(CREATE, { input });
    expect(extensions).toMatchObject({ code: 'VALIDATION', fields: [{ path, message }] });
  });

  it('asks for the password each time, once a request', async () => {
    const { api } = await person(app);
    const input = { name: 'Stolen', scope: 'WRITE', password: 'Wrong!Horse' };
    expect(await codeOf(api, CREATE, { input })).toBe('CURRENT_PASSWORD_WRONG');
    expect(await list(api)).toEqual([]);
    const twice = `mutation ($input: CreateAccessTokenInput!) {
      a: createAccessToken(input: $input) { token } b: createAccessToken(input: $input) { token }
    }`;
    const { message } = await api.refused(twice, { input });
    expect(message).toBe('createAccessToken may be used only once in a request');
  });

  it('accepts names of a hundred characters of any kind', async () => {
    const { id } = await create(owner.api, { name: '🙂'.repeat(100) });
    await owner.api.ask(REVOKE, { tokenId: id });
  });

  it('creates at most fifty active tokens, however many are requested at once', async () => {
    const { api } = await person(app);
    await Promise.all(Array.from({ length: 46 }, () => create(api)));
    const input = { name: 'One more', scope: 'READ', password: PASSWORD };
    const answers = await Promise.all(Array.from({ length: 8 }, () => api.send(CREATE, { input })));
    const refused = answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions));
    expect(refused).toMatchObject(Array(4).fill({ code: 'TOO_MANY_ACCESS_TOKENS', status: 409 }));
    const [first, second] = await list(api);
    await api.ask(REVOKE, { tokenId: first?.['id'] });
    await create(api);
    const past = `UPDATE access_tokens SET expires_at = now() - interval '1 second' WHERE id = $1`;
    await query(app.databaseUrl, past, [second?.['id']]);
    await create(api);
    expect(await list(api)).toHaveLength(50);
    expect(await codeOf(api, CREATE, { input })).toBe('TOO_MANY_ACCESS_TOKENS');
  });
});

describe('an access token', () => {
  it('does what its owner may do, if its scope is write', async () => {
    const { api } = await create(owner.api);
    expect((await api.ask(ME))['me'].email).toBe(owner.email);
    const quizId = await quiz(api);
    expect(await importFile(api, quizId, await triviaWorkbook(3))).toMatchObject({
      state: 'SUCCEEDED',
      storedCount: 3,
    });
    const seen = await owner.api.ask(`query ($id: ID!) { quiz(id: $id) { questionCount } }`, {
      id: quizId,
    });
    expect(seen['quiz'].questionCount).toBe(3);
  });

  it('reads what its owner may read, and no more, if its scope is read', async () => {
    const id = await quiz(owner.api);
    const strange = await quiz((await person(app)).api);
    const { api } = await create(owner.api, { scope: 'READ' });
    const exportId = await startExport(api, id);
    expect((await api.ask(CANCEL_EXPORT, { id: exportId }))['cancelExport'].id).toBe(exportId);
    const READ = 'query ($id: ID!) { quiz(id: $id) { id } }';
    expect((await api.ask(READ, { id }))['quiz'].id).toBe(id);
    expect(await codeOf(api, READ, { id: strange })).toBe('QUIZ_NOT_FOUND');
  });

  it('changes nothing if its scope is read', async () => {
    const { api } = await create(owner.api, { scope: 'READ' });
    const error = await api.refused(CREATE_QUIZ, { title: 'Not to be' });
    expect(error).toMatchObject({
      message: 'This access token may only read. Create one with the scope WRITE for this.',
      extensions: { code: 'TOKEN_SCOPE', status: 403 },
    });
    const named = 'query A { me { id } } mutation B { createQuiz(title: "Not to be") { id } }';
    const response = await api.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: named, operationName: 'B' }),
    });
    expect(await response.json()).toMatchObject({
      errors: [{ extensions: { code: 'TOKEN_SCOPE' } }],
    });
    const file = await upload(api, await triviaWorkbook(1));
    expect([file.status, await file.json()]).toMatchObject([403, { code: 'TOKEN_SCOPE' }]);
    const search = '{ quizzes(filter: { search: "Not to be" }) { totalCount } }';
    expect((await owner.api.ask(search))['quizzes'].totalCount).toBe(0);
  });

  it.each(
    [...operations, ...subscriptions].map((operation) => [operation.name, operation] as const),
  )('is limited at %s', async (name, operation) => {
    const anyId = new Map(slotsOf(operation).map((slot) => [slot.path, 'x']));
    const codes = async (api: Api): Promise<string[]> =>
      errorCodes((await callOperation(api, operation, anyId)).errors);
    const [asWriter, asReader] = [await codes(write), await codes(read)];
    const isPublic = !(await codes(app.api)).includes('UNAUTHENTICATED');
    if (isSessionOnly(name)) {
      expect([asWriter, asReader]).toEqual([['SESSION_REQUIRED'], ['SESSION_REQUIRED']]);
    } else {
      expect(asWriter).not.toContain('SESSION_REQUIRED');
      expect(asWriter).not.toContain('TOKEN_SCOPE');
      const isReading = ['startExport', 'cancelExport'].includes(name);
      const isClosed = operation.kind === 'mutation' && !isPublic && !isReading;
      expect(asReader.includes('TOKEN_SCOPE')).toBe(isClosed);
    }
  });

  it('says what to do where a log-in is needed', async () => {
    const { api } = await create(owner.api);
    const error = await api.refused('mutation { logOutEverywhere { success } }');
    expect(error.extensions).toMatchObject({ code: 'SESSION_REQUIRED', status: 403 });
    expect(error.message).toContain('it needs a log-in');
    await owner.api.ask(ME);
  });

  it('is rejected once it has expired', async () => {
    const { api, id } = await create(owner.api, { expiresInDays: 1 });
    await api.ask(ME);
    const past = `UPDATE access_tokens SET expires_at = now() - interval '1 second' WHERE id = $1`;
    await query(app.databaseUrl, past, [id]);
    expect(await codeOf(api, ME)).toBe('UNAUTHENTICATED');
    expect((await list(owner.api)).map((row) => row['id'])).not.toContain(id);
  });

  it.each(['exw_', `exw_${'x'.repeat(43)}`, `exw_${'x'.repeat(4_000)}`])(
    'is rejected if it was never issued: %.20s',
    async (token) => {
      expect(await codeOf(app.api.as(token), ME)).toBe('UNAUTHENTICATED');
    },
  );

  it('ends with a password reset, and survives a log-out', async () => {
    const { email, api: session } = await person(app);
    const { api } = await create(session);
    await session.ask('mutation { logOutEverywhere { success } }');
    await api.ask(ME);
    await app.sink.next(email);
    const proof = await proveEmail(app.api, app.sink, email, 'RESET_PASSWORD');
    await app.api.ask(RESET, { input: { email, proof, newPassword: 'Another!Horse' } });
    expect(await codeOf(api, ME)).toBe('UNAUTHENTICATED');
  });

  it('shows when it was last used, to the minute', async () => {
    const { api, id } = await create(owner.api);
    const lastUsed = async (): Promise<string | null> =>
      (await list(owner.api)).find((row) => row['id'] === id)?.['lastUsedAt'] as string | null;
    const set = async (interval: string): Promise<void> => {
      const sql = `UPDATE access_tokens SET last_used_at = now() - interval '${interval}' WHERE id = $1`;
      await query(app.databaseUrl, sql, [id]);
    };
    await api.ask(ME);
    await expect.poll(lastUsed).not.toBeNull();
    await set('61 seconds');
    const before = await lastUsed();
    await Promise.all(Array.from({ length: 10 }, () => api.ask(ME)));
    await expect.poll(lastUsed).not.toBe(before);
    await set('30 seconds');
    const recent = await lastUsed();
    for (let uses = 0; uses < 5; uses += 1) await api.ask(ME);
    expect(await lastUsed()).toBe(recent);
  });
});

describe('accessTokens', () => {
  it("lists the caller's own active tokens, newest first", async () => {
    const { api } = await person(app);
    await create(owner.api, { name: 'Not yours' });
    await create(api, { name: 'First' });
    const { id } = await create(api, { name: 'Revoked' });
    await create(api, { name: 'Last', scope: 'READ' });
    await api.ask(REVOKE, { tokenId: id });
    expect(await list(api)).toMatchObject([
      { name: 'Last', scope: 'READ', expiresAt: null },
      { name: 'First', scope: 'WRITE' },
    ]);
  });
});

describe('revokeAccessToken', () => {
  it('ends it at once, and no other', async () => {
    const [first, second] = [await create(owner.api), await create(owner.api)];
    expect(await owner.api.ask(REVOKE, { tokenId: first.id })).toEqual({
      revokeAccessToken: { id: first.id },
    });
    expect(await codeOf(first.api, ME)).toBe('UNAUTHENTICATED');
    await second.api.ask(ME);
    // It has that effect already.
    await owner.api.ask(REVOKE, { tokenId: first.id });
  });

  it("does not find another user's token, or an invalid id", async () => {
    const { api, id } = await create(owner.api);
    const stranger = await person(app);
    for (const tokenId of [id, '00000000-0000-4000-8000-000000000000', 'x']) {
      const { extensions } = await stranger.api.refused(REVOKE, { tokenId });
      expect(extensions).toMatchObject({ code: 'ACCESS_TOKEN_NOT_FOUND', status: 404 });
    }
    await api.ask(ME);
  });
});
