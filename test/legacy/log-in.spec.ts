import { beforeAll, describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { query } from '../setup/database.js';
import { anyEmail, LOG_IN, logIn, PASSWORD, person, signedUp } from '../setup/factories.js';
import { photograph } from '../setup/images.js';
import { Legacy } from '../setup/legacy.js';
import { digestOf, member, verified } from '../setup/legacy-accounts.js';

/** userLoginN_M. One proxy stands in front, so that calls can come from any address. */
const app = useApplication({ RATE_LIMIT: 'on', TRUST_PROXY: '1' });
const LOG_IN_N = 'userLoginN_M';
const BAD = [400, 'Bad Request. Please check your input.'];
const WRONG = [401, 'Invalid Username or Password'];
const UNKNOWN = [404, 'Email not found. Please register first.'];
const ME = '{ me { email } }';

let legacy: Legacy;
beforeAll(() => {
  legacy = new Legacy(app.server.url).from('203.0.113.7');
});

/** An account that the legacy routes created. @returns its address */
async function registered(password: string): Promise<string> {
  const email = anyEmail();
  await verified(legacy, app.sink, 'forgetpasswordN_M', email);
  const names = { fullname: 'Ada Byron', InstituteName: 'Analytical School' };
  await legacy.ask('userRegisterN_M', { ...names, email, password });
  return email;
}

it.each(['', '/v1'])('answers %s/ with a token, the address and no link', async (prefix) => {
  const { email } = await person(app);
  const sent = { email: ` ${email.toUpperCase()} `, password: PASSWORD, remember: true };
  const { status, body } = await legacy.under(prefix).send(LOG_IN_N, sent);
  expect(status).toBe(200);
  const { token, ...others } = body;
  const message = expect.any(String) as string;
  expect(others).toEqual({ statusCode: 200, success: true, message, email });
  expect((await app.api.as(token as string).ask(ME))['me'].email).toBe(email);
  await legacy.as(token as string).ask('userProfile_M', { email });
});

it('includes the link of the picture, if there is one', async () => {
  const { email, legacy: owner } = await member(app, legacy);
  const image = (await photograph()).toString('base64');
  const { UserProfileLink } = await owner.ask('userProfileImage_S3_M', { image });
  const body = await legacy.ask(LOG_IN_N, { email, password: PASSWORD });
  expect(body['UserProfileLink']).toBe(UserProfileLink);
  const picture = await fetch(UserProfileLink as string);
  expect(picture.headers.get('content-type')).toMatch(/^image\//);
});

describe('an account', () => {
  it.each([
    ['the legacy routes with a digest', async () => registered(digestOf(PASSWORD))],
    [
      'the legacy routes with upper-case digits',
      async () => registered(digestOf(PASSWORD).toUpperCase()),
    ],
    ['the legacy routes with the password', async () => registered(PASSWORD)],
    ['GraphQL', async () => (await signedUp(app.api, app.sink)).email],
  ])(
    'created by %s can log in at every endpoint, with either password form',
    async (_how, make) => {
      const email = await make();
      for (const password of [PASSWORD, digestOf(PASSWORD), digestOf(PASSWORD).toUpperCase()]) {
        const { token } = await legacy.ask(LOG_IN_N, { email, password });
        expect((await app.api.as(token as string).ask(ME))['me'].email).toBe(email);
      }
      await logIn(app.api, email);
      // To GraphQL a digest is a password like any other: a wrong one.
      const input = { email, password: digestOf(PASSWORD) };
      expect((await app.api.refused(LOG_IN, { input })).extensions.code).toBe('WRONG_PASSWORD');
    },
  );

  it('stores nothing that could log in by itself', async () => {
    const email = await registered(digestOf(PASSWORD));
    const [row] = await query<{ password_hash: string }>(
      app.databaseUrl,
      'SELECT password_hash FROM users WHERE email = $1',
      [email],
    );
    expect(row?.password_hash).toMatch(/^\$argon2id\$/);
    expect(row?.password_hash).not.toContain(digestOf(PASSWORD));
    const sent = { email, password: digestOf(digestOf(PASSWORD)) };
    expect(await legacy.refused(LOG_IN_N, sent)).toEqual(WRONG);
  });
});

describe('is rejected', () => {
  let known: string;
  beforeAll(async () => {
    known = (await person(app)).email;
  });

  it.each([
    ['a wrong password', 'Wrong!Horse'],
    ['the digest of a wrong one', digestOf('Wrong!Horse')],
    ['what is nearly the digest', digestOf(PASSWORD).slice(1)],
    ['the digest and a blank', `${digestOf(PASSWORD)} `],
    ['the password in another case', PASSWORD.toLowerCase()],
    ['the password and a blank', ` ${PASSWORD}`],
  ])('with %s: 401', async (_what, password) => {
    expect(await legacy.refused(LOG_IN_N, { email: known, password })).toEqual(WRONG);
  });

  it.each([
    {},
    { email: 'ada@example.org' },
    { password: PASSWORD },
    { email: '', password: PASSWORD },
    { email: 'nobody', password: PASSWORD },
    { email: ['ada@example.org'], password: PASSWORD },
    { email: 'ada@example.org', password: '' },
    { email: 'ada@example.org', password: null },
    { email: 'ada@example.org', password: 'x'.repeat(129) },
    { email: 'a\u0000da@example.org', password: PASSWORD },
    [],
    'text',
    null,
  ])('with %j: 400', async (body) => {
    expect(await legacy.refused(LOG_IN_N, body)).toEqual(BAD);
  });

  it('with invalid JSON: 400, in the same words', async () => {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: '{"email":' };
    const { status, body } = await legacy.fetch(`/${LOG_IN_N}`, init);
    expect([status, body['message']]).toEqual(BAD);
  });

  it('for an unknown address: 404', async () => {
    const sent = { email: anyEmail(), password: PASSWORD };
    expect(await legacy.refused(LOG_IN_N, sent)).toEqual(UNKNOWN);
  });

  it('after ten wrong passwords, says when to retry, and lets others in', async () => {
    const { email } = await person(app);
    const sent = { email, password: digestOf(PASSWORD) };
    for (let tries = 0; tries < 10; tries += 1) {
      const wrong = { email, password: digestOf('Wrong!Horse') };
      expect(await legacy.refused(LOG_IN_N, wrong)).toEqual(WRONG);
    }
    const { status, headers, body } = await legacy.send(LOG_IN_N, sent);
    expect([status, body['success']]).toEqual([429, false]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    // They count together with tries through GraphQL, and for this caller alone.
    const { extensions } = await app.api
      .from('203.0.113.7')
      .refused(LOG_IN, { input: { email, password: PASSWORD } });
    expect(extensions.code).toBe('TOO_MANY_REQUESTS');
    await legacy.from('203.0.113.8').ask(LOG_IN_N, sent);
    const other = await person(app);
    await legacy.ask(LOG_IN_N, { email: other.email, password: PASSWORD });
  });
});
