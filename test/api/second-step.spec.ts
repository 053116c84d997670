import { createHmac, hkdfSync } from 'node:crypto';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { LOG_IN, PASSWORD, person, proveEmail, type Person } from '../setup/factories.js';
import {
  requestChallenge,
  codeOf,
  CONFIRM_LOG_IN,
  forgetSteps,
  switchOnTwoFactor,
  type TwoFactorCodes,
} from '../setup/two-factor.js';

/** Logging in with two factors: what the password opens, and what a code does. */
const JWT_SECRET = 'a secret of the tests, thirty-two bytes and more';
const app = useApplication({ JWT_SECRET });

const ME = '{ me { email } }';
const SPEND = `mutation ($token: String!) {
  logInWithRememberToken(token: $token) { token rememberToken }
}`;
const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { success } }';
const CHANGE =
  'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { success } }';
const LOG_OUT = `mutation ($trustedBrowserToken: String) {
  logOut(forgetBrowser: true, trustedBrowserToken: $trustedBrowserToken) { success }
}`;
const newPassword = 'Another!Horse';

async function guarded(): Promise<Person & TwoFactorCodes> {
  const ada = await person(app);
  return { ...ada, ...(await switchOnTwoFactor(app, ada)) };
}

async function confirm(input: object) {
  return (await app.api.ask(CONFIRM_LOG_IN, { input }))['confirmLogIn'];
}

async function refusal(input: object): Promise<string> {
  return (await app.api.refused(CONFIRM_LOG_IN, { input })).extensions.code;
}

describe('logIn', () => {
  it('returns a challenge instead of a session, which opens nothing', async () => {
    const { email } = await guarded();
    const { data, errors } = await app.api.send(LOG_IN, { input: { email, password: PASSWORD } });
    expect(data).toEqual({ logIn: null });
    expect(errors[0]?.extensions).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED', status: 401 });
    const challenge = errors[0]?.extensions.challenge ?? '';
    expect((await app.api.as(challenge).refused(ME)).extensions.code).toBe('UNAUTHENTICATED');
    const spent = await app.api.refused(SPEND, { token: challenge });
    expect(spent.extensions.code).toBe('REMEMBER_TOKEN_INVALID');
  });

  it('reveals nothing about the second factor without the password', async () => {
    const { email } = await guarded();
    const input = { email, password: 'Wrong!Horse' };
    expect((await app.api.refused(LOG_IN, { input })).extensions).toEqual({
      code: 'WRONG_PASSWORD',
      status: 401,
    });
  });
});

describe('confirmLogIn', () => {
  it('begins a session with a code, with or without blanks in it', async () => {
    const { email, secret } = await guarded();
    const challenge = await requestChallenge(app.api, email);
    const code = codeOf(secret);
    const { logIn: opened, trustedBrowserToken } = await confirm({
      challenge,
      code: ` ${code.slice(0, 3)} ${code.slice(3)} `,
    });
    expect(opened).toMatchObject({ rememberToken: null, user: { email } });
    expect(trustedBrowserToken).toBeNull();
    expect((await app.api.as(opened.token as string).ask(ME))['me'].email).toBe(email);
  });

  it('accepts a code once, even of two requests at once, and none of an earlier step', async () => {
    const { email, secret } = await guarded();
    const input = { challenge: await requestChallenge(app.api, email), code: codeOf(secret) };
    const both = await Promise.all([1, 2].map(async () => app.api.send(CONFIRM_LOG_IN, { input })));
    const outcomes = both.map(({ errors }) => errors[0]?.extensions.code ?? 'opened').sort();
    expect(outcomes).toEqual(['SECOND_FACTOR_WRONG', 'opened']);
    expect(await refusal({ ...input, code: codeOf(secret, -1) })).toBe('SECOND_FACTOR_WRONG');
    await confirm({ ...input, code: codeOf(secret, 1) });
  });

  it('accepts a recovery code once, however it is typed, and notifies the owner by mail', async () => {
    const { email, recoveryCodes } = await guarded();
    await app.sink.next(email);
    const challenge = await requestChallenge(app.api, email);
    const [first = '', second = ''] = recoveryCodes;
    await confirm({ challenge, code: first });
    const mail = await app.sink.next(email);
    expect(mail.subject).toBe('A recovery code of your Examwright account was used');
    expect(mail.text).toContain('9 recovery codes are left.');
    expect(await refusal({ challenge, code: first })).toBe('SECOND_FACTOR_WRONG');
    await confirm({ challenge, code: ` ${second.replaceAll('-', '').toUpperCase()} ` });
  });

  it("rejects another account's codes", async () => {
    const [ada, eve] = [await guarded(), await guarded()];
    const challenge = await requestChallenge(app.api, ada.email);
    for (const code of [codeOf(eve.secret), eve.recoveryCodes[0]])
      expect(await refusal({ challenge, code })).toBe('SECOND_FACTOR_WRONG');
  });

  it.each([
    ['', 'VALIDATION'],
    ['x'.repeat(65), 'VALIDATION'],
    ['12345', 'SECOND_FACTOR_WRONG'],
  ])('rejects the code "%s"', async (code, expected) => {
    const { email } = await guarded();
    expect(await refusal({ challenge: await requestChallenge(app.api, email), code })).toBe(
      expected,
    );
  });

  it('cannot be tried twice in one request', async () => {
    const input = 'input: { challenge: "a", code: "b" }';
    const fields = '{ trustedBrowserToken }';
    const twice = `mutation { a: confirmLogIn(${input}) ${fields} b: confirmLogIn(${input}) ${fields} }`;
    expect((await app.api.refused(twice)).extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  it('works by a recovery code when the secret of the app cannot be decrypted', async () => {
    const { email, secret, recoveryCodes } = await guarded();
    await app.sql(
      `UPDATE two_factors SET sealed_secret = 'sealed by another secret'
       WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
      [email],
    );
    const challenge = await requestChallenge(app.api, email);
    expect(await refusal({ challenge, code: codeOf(secret) })).toBe('SECOND_FACTOR_WRONG');
    await confirm({ challenge, code: recoveryCodes[0] });
  });
});

describe('a challenge', () => {
  /** Signed as the server would, with other claims or under another key. */
  function forged(challenge: string, change: object, use = 'challenge', typ = 'challenge+jwt') {
    const key = Buffer.from(hkdfSync('sha256', JWT_SECRET, 'examwright', use, 32));
    const text = [
      { alg: 'HS256', typ },
      { ...decodeJwt(challenge), ...change },
    ]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
  }

  it('lives ten minutes, and is no other token', async () => {
    const { email, secret, token } = await guarded();
    const challenge = await requestChallenge(app.api, email);
    const { exp = 0, iat = 0 } = decodeJwt(challenge);
    expect(exp - iat).toBe(600);
    const code = codeOf(secret);
    const past = Math.floor(Date.now() / 1_000) - 1;
    for (const bad of [
      token,
      'x',
      'x'.repeat(1_001),
      forged(challenge, { exp: past }),
      forged(challenge, { aud: 'examwright:staff' }),
      forged(challenge, { iss: 'somebody' }),
      forged(challenge, { sub: 'nobody' }),
      forged(challenge, {}, 'session'),
      forged(challenge, {}, 'challenge', 'session+jwt'),
    ])
      expect(await refusal({ challenge: bad, code })).toBe('CHALLENGE_INVALID');
    await confirm({ challenge: forged(challenge, {}), code });
  });

  it('ends when the password is changed', async () => {
    const { api, email, secret } = await guarded();
    const challenge = await requestChallenge(app.api, email);
    await api.ask(CHANGE, { input: { currentPassword: PASSWORD, newPassword } });
    expect(await refusal({ challenge, code: codeOf(secret) })).toBe('CHALLENGE_INVALID');
  });
});

describe('a remembered browser', () => {
  it('logs in without either factor, once it was remembered with both', async () => {
    const { email, secret } = await guarded();
    const challenge = await requestChallenge(app.api, email, { remember: true });
    const { logIn: opened } = await confirm({ challenge, code: codeOf(secret) });
    const token = opened.rememberToken as string;
    const again = (await app.api.ask(SPEND, { token }))['logInWithRememberToken'];
    await app.api.as(again.token as string).ask(ME);
  });

  it('is forgotten when two-factor log-in is switched on', async () => {
    const ada = await person(app);
    const input = { email: ada.email, password: PASSWORD, remember: true };
    const opened = (
      await app.api.ask(
        'mutation ($input: LogInInput!) { logIn(input: $input) { rememberToken } }',
        {
          input,
        },
      )
    )['logIn'];
    await switchOnTwoFactor(app, ada);
    const error = await app.api.refused(SPEND, { token: opened.rememberToken });
    expect(error.extensions.code).toBe('REMEMBER_TOKEN_INVALID');
  });
});

describe('a trusted browser', () => {
  async function trusted({ email, secret }: TwoFactorCodes & Person): Promise<string> {
    const challenge = await requestChallenge(app.api, email);
    const input = { challenge, code: codeOf(secret), trustBrowser: true };
    return (await confirm(input)).trustedBrowserToken as string;
  }

  it('requires the password, and no code', async () => {
    const ada = await guarded();
    const trustedBrowserToken = await trusted(ada);
    const input = { email: ada.email, password: PASSWORD, trustedBrowserToken };
    await app.api.ask(LOG_IN, { input });
    const wrong = await app.api.refused(LOG_IN, { input: { ...input, password: 'Wrong!Horse' } });
    expect(wrong.extensions.code).toBe('WRONG_PASSWORD');
  });

  it('is trusted by its own account alone, for thirty days', async () => {
    const [ada, eve] = [await guarded(), await guarded()];
    const trustedBrowserToken = await trusted(ada);
    for (const token of [trustedBrowserToken, 'x', 'x'.repeat(101), ''])
      await requestChallenge(app.api, eve.email, { trustedBrowserToken: token });
    await app.sql(
      `UPDATE trusted_browsers SET expires_at = now()
       WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
      [ada.email],
    );
    await requestChallenge(app.api, ada.email, { trustedBrowserToken });
  });

  it('is forgotten by a log-out that brings its token, and no other one is', async () => {
    const ada = await guarded();
    const trustedBrowserToken = await trusted(ada);
    await forgetSteps(app.sql, ada.email);
    const other = await trusted(ada);
    const input = { email: ada.email, password: PASSWORD, trustedBrowserToken };
    const { logIn } = await app.api.ask(LOG_IN, { input });
    await app.api.as(logIn.token).ask(LOG_OUT, { trustedBrowserToken });
    await requestChallenge(app.api, ada.email, { trustedBrowserToken });
    await app.api.ask(LOG_IN, { input: { ...input, trustedBrowserToken: other } });
  });

  it('is forgotten by a log-out everywhere', async () => {
    const ada = await guarded();
    const trustedBrowserToken = await trusted(ada);
    await ada.api.ask('mutation { logOutEverywhere { success } }');
    await requestChallenge(app.api, ada.email, { trustedBrowserToken });
  });
});

describe('a reset by mailed code', () => {
  it('changes the password and nothing else: the second factor is still required', async () => {
    const { email, secret } = await guarded();
    const challenge = await requestChallenge(app.api, email, { remember: true });
    const opened = await confirm({ challenge, code: codeOf(secret), trustBrowser: true });
    await app.sink.next(email);
    const proof = await proveEmail(app.api, app.sink, email, 'RESET_PASSWORD');
    await app.api.ask(RESET, { input: { email, proof, newPassword } });
    const spent = await app.api.refused(SPEND, { token: opened.logIn.rememberToken });
    expect(spent.extensions.code).toBe('REMEMBER_TOKEN_INVALID');
    const { trustedBrowserToken } = opened;
    await forgetSteps(app.sql, email);
    const fresh = { password: newPassword, trustedBrowserToken };
    const next = await requestChallenge(app.api, email, fresh);
    await confirm({ challenge: next, code: codeOf(secret) });
  });
});

it('leaves access tokens alone', async () => {
  const ada = await person(app);
  const create = `mutation { createAccessToken(input: { name: "Program", scope: READ, password: "${PASSWORD}" }) { token } }`;
  const token = (await ada.api.ask(create))['createAccessToken'].token as string;
  await switchOnTwoFactor(app, ada);
  expect((await app.api.as(token).ask(ME))['me'].email).toBe(ada.email);
});
