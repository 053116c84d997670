import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { query } from '../setup/database.js';
import { anyEmail, LOG_IN, PASSWORD, person } from '../setup/factories.js';

const app = useApplication();
const ME = '{ me { id } }';

describe('logIn', () => {
  it('returns a token that opens what is closed', async () => {
    const { email, api, token } = await person(app);
    expect((await api.ask(ME))['me'].id).toBeTruthy();
    const { exp = 0, iat = 0 } = decodeJwt(token);
    expect(exp - iat).toBe(12 * 3600);
    const spelled = { email: ` ${email.toUpperCase()}`, password: PASSWORD };
    expect((await app.api.ask(LOG_IN, { input: spelled }))['logIn'].user.email).toBe(email);
  });

  it.each([
    ['WRONG_PASSWORD', 401, 'Invalid Username or Password', { password: 'Wrong!Horse' }],
    ['EMAIL_NOT_FOUND', 404, 'Email not found. Please register first.', { email: anyEmail() }],
    ['VALIDATION', 400, 'Invalid email format', { email: 'nobody' }],
    ['VALIDATION', 400, 'Password is required', { password: '' }],
  ])('answers %s (%i)', async (code, status, message, change) => {
    const { email } = await person(app);
    const error = await app.api.refused(LOG_IN, {
      input: { email, password: PASSWORD, ...change },
    });
    expect(error).toMatchObject({ message, extensions: { code, status } });
  });

  it('cannot be tried twice in one request, by alias or by batch', async () => {
    const input = { email: anyEmail(), password: PASSWORD };
    const twice = `mutation ($input: LogInInput!) {
      a: logIn(input: $input) { token } b: logIn(input: $input) { token }
    }`;
    const error = await app.api.refused(twice, { input });
    expect(error.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
    expect(error.message).toBe('logIn may be used only once in a request');
    const hidden = `mutation ($input: LogInInput!) { ...F logIn(input: $input) { token } }
      fragment F on Mutation { b: logIn(input: $input) { token } }`;
    expect((await app.api.refused(hidden, { input })).extensions.code).toBe(
      'GRAPHQL_VALIDATION_FAILED',
    );
    const batch = await app.api.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify([{ query: ME }, { query: ME }]),
    });
    expect(batch.status).toBe(400);
  });
});

describe('logOut', () => {
  it('ends this session at once, and no other', async () => {
    const { email, api } = await person(app);
    const second = await app.api.ask(LOG_IN, { input: { email, password: PASSWORD } });
    const other = app.api.as(second['logIn'].token as string);
    expect(await api.ask('mutation { logOut { success } }')).toEqual({ logOut: { success: true } });
    expect((await api.refused(ME)).extensions.code).toBe('UNAUTHENTICATED');
    await other.ask(ME);
  });
});

it('takes effect for the operations behind it in one request', async () => {
  const { api } = await person(app);
  const both = 'mutation { logOut { success } createQuiz(title: "Afterwards") { id } }';
  const { data, errors } = await api.send(both);
  expect(data).toEqual({ logOut: { success: true }, createQuiz: null });
  expect(errors.map(({ extensions }) => extensions.code)).toEqual(['UNAUTHENTICATED']);
});

it('rejects a token once its session has expired in the database', async () => {
  const { api, email } = await person(app);
  await query(
    app.databaseUrl,
    `UPDATE sessions SET expires_at = now() - interval '1 second'
     WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
    [email],
  );
  expect((await api.refused(ME)).extensions.code).toBe('UNAUTHENTICATED');
});
