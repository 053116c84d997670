import { describe, expect, it } from 'vitest';
import type { Api } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { query } from '../setup/database.js';
import { logIn, PASSWORD, person, proveEmail } from '../setup/factories.js';

/** "Remember me" (decision 0005): a token that works once and returns the next one. */
const app = useApplication();

const ME = '{ me { email } }';
const LOG_IN = `mutation ($input: LogInInput!) { logIn(input: $input) { token rememberToken } }`;
const SPEND = `mutation ($token: String!) {
  logInWithRememberToken(token: $token) { token expiresAt rememberToken user { email } }
}`;
const FORGET = 'mutation ($token: String!) { forgetRememberToken(token: $token) { success } }';
const CHANGE =
  'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { success } }';
const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { success } }';
const DELETE = 'mutation ($password: String!) { deleteAccount(password: $password) { id } }';

interface Browser {
  session: Api;
  token: string;
}

/** A browser that logged in with "Remember me". */
async function remembered(email: string): Promise<Browser> {
  const input = { email, password: PASSWORD, remember: true };
  const { token, rememberToken } = (await app.api.ask(LOG_IN, { input }))['logIn'];
  return { session: app.api.as(token as string), token: rememberToken as string };
}

async function useToken(token: string): Promise<Browser> {
  const opened = (await app.api.ask(SPEND, { token }))['logInWithRememberToken'];
  return { session: app.api.as(opened.token as string), token: opened.rememberToken as string };
}

async function refusal(token: string): Promise<string> {
  return (await app.api.refused(SPEND, { token })).extensions.code;
}

async function isOpen(session: Api): Promise<boolean> {
  const { errors } = await session.send(ME);
  return errors.length === 0;
}

async function setExpiry(email: string, expiry: string): Promise<void> {
  const sql = `UPDATE remember_tokens SET expires_at = ${expiry}
    WHERE user_id = (SELECT id FROM users WHERE email = $1)`;
  await query(app.databaseUrl, sql, [email]);
}

describe('logIn', () => {
  it.each([
    ['left out', {}],
    ['false', { remember: false }],
  ])('returns no remember token when remember is %s', async (_name, choice) => {
    const { email } = await person(app);
    const input = { email, password: PASSWORD, ...choice };
    expect((await app.api.ask(LOG_IN, { input }))['logIn'].rememberToken).toBeNull();
  });

  it('returns one on request, of which the database stores a hash only', async () => {
    const { email } = await person(app);
    const { session, token } = await remembered(email);
    expect(await isOpen(session)).toBe(true);
    expect(token).toMatch(/^[\w-]{43}$/);
    const rows = await query<{ token_hash: string; everything: string }>(
      app.databaseUrl,
      `SELECT r.token_hash, r::text || u::text AS everything
       FROM remember_tokens r JOIN users u ON u.id = r.user_id WHERE u.email = $1`,
      [email],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.token_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(rows[0]?.everything).not.toContain(token);
  });
});

describe('logInWithRememberToken', () => {
  it('begins a session and returns the next token', async () => {
    const { email } = await person(app);
    const first = await remembered(email);
    const { logInWithRememberToken: opened } = await app.api.ask(SPEND, { token: first.token });
    expect(opened.user.email).toBe(email);
    expect(opened.rememberToken).not.toBe(first.token);
    const me = await app.api.as(opened.token as string).ask(ME);
    expect(me['me'].email).toBe(email);
    const third = await useToken(opened.rememberToken as string);
    expect(await isOpen(third.session)).toBe(true);
  });

  it('returns one that lives thirty days from its creation', async () => {
    const { email } = await person(app);
    const { token } = await remembered(email);
    await setExpiry(email, "now() + interval '1 minute'");
    const next = await useToken(token);
    const [row] = await query<{ life: number }>(
      app.databaseUrl,
      `SELECT extract(epoch FROM expires_at - created_at)::float / 86400 AS life
       FROM remember_tokens WHERE used_at IS NULL
         AND user_id = (SELECT id FROM users WHERE email = $1)`,
      [email],
    );
    expect(row?.life).toBeCloseTo(30, 2);
    await setExpiry(email, "now() - interval '1 second'");
    const error = await app.api.refused(SPEND, { token: next.token });
    expect(error).toMatchObject({
      message: 'This browser is no longer remembered. Log in with your password.',
      extensions: { code: 'REMEMBER_TOKEN_INVALID', status: 401 },
    });
    // It was no copy: its session continues.
    expect(await isOpen(next.session)).toBe(true);
  });

  it('ends the family, and nothing else, when a used token is used again', async () => {
    const { email, api: plain } = await person(app);
    const first = await remembered(email);
    const second = await useToken(first.token);
    const third = await useToken(second.token);
    const otherBrowser = await remembered(email);
    const other = await remembered((await person(app)).email);
    expect(await refusal(first.token)).toBe('REMEMBER_TOKEN_INVALID');
    expect(await refusal(third.token)).toBe('REMEMBER_TOKEN_INVALID');
    const family = await Promise.all([first, second, third].map(({ session }) => isOpen(session)));
    expect(family).toEqual([false, false, false]);
    expect(await isOpen(plain)).toBe(true);
    expect(await isOpen(otherBrowser.session)).toBe(true);
    expect(await isOpen((await useToken(otherBrowser.token)).session)).toBe(true);
    expect(await isOpen((await useToken(other.token)).session)).toBe(true);
  });

  it('returns the next one again after a lost response, for a minute, as long as it is unused', async () => {
    const { email } = await person(app);
    const first = await remembered(email);
    const lost = await useToken(first.token);
    const second = await useToken(first.token);
    expect(await isOpen(first.session)).toBe(true);
    const third = await useToken(second.token);
    expect(await isOpen(third.session)).toBe(true);
    // Nothing was lost: somebody has it, and somebody else has its successor.
    expect(await refusal(lost.token)).toBe('REMEMBER_TOKEN_INVALID');
    expect(await refusal(third.token)).toBe('REMEMBER_TOKEN_INVALID');
    const family = [first, lost, second, third].map(({ session }) => isOpen(session));
    expect(await Promise.all(family)).toEqual([false, false, false, false]);
  });

  it('ends the family when a used token is used again after a minute, or once the next was used', async () => {
    const { email } = await person(app);
    const late = await remembered(email);
    const next = await useToken(late.token);
    await app.sql(`UPDATE remember_tokens SET used_at = used_at - interval '61 seconds'`);
    expect(await refusal(late.token)).toBe('REMEMBER_TOKEN_INVALID');
    expect(await isOpen(next.session)).toBe(false);
    expect(await refusal(next.token)).toBe('REMEMBER_TOKEN_INVALID');

    const copied = await remembered(email);
    const third = await useToken((await useToken(copied.token)).token);
    expect(await refusal(copied.token)).toBe('REMEMBER_TOKEN_INVALID');
    expect(await isOpen(third.session)).toBe(false);
    expect(await refusal(third.token)).toBe('REMEMBER_TOKEN_INVALID');
  });

  it('has one successor, however many requests bring it at the same moment', async () => {
    const { email } = await person(app);
    const { session, token } = await remembered(email);
    await Promise.all(Array.from({ length: 6 }, () => app.api.send(SPEND, { token })));
    const live = await query(
      app.databaseUrl,
      `SELECT id FROM remember_tokens WHERE used_at IS NULL AND ended_at IS NULL
         AND user_id = (SELECT id FROM users WHERE email = $1)`,
      [email],
    );
    expect(live).toHaveLength(1);
    expect(await isOpen(session)).toBe(true);
  });

  it('ends the family whichever comes first, the used token or the live one', async () => {
    const { email } = await person(app);
    for (let round = 0; round < 5; round += 1) {
      const first = await remembered(email);
      const second = await useToken(first.token);
      const [, live] = await Promise.all([
        app.api.send(SPEND, { token: first.token }),
        app.api.send(SPEND, { token: second.token }),
      ]);
      const opened = live.data?.['logInWithRememberToken'] as Record<string, string> | null;
      if (opened) {
        expect(await isOpen(app.api.as(opened['token'] ?? ''))).toBe(false);
        expect(await refusal(opened['rememberToken'] ?? '')).toBe('REMEMBER_TOKEN_INVALID');
      }
      expect(await isOpen(second.session)).toBe(false);
    }
  });

  it.each([
    ['an unknown one', 'x'.repeat(43)],
    ['nothing', ''],
    ['a text of any length', 'x'.repeat(60_000)],
  ])('rejects %s', async (_name, token) => {
    expect(await refusal(token)).toBe('REMEMBER_TOKEN_INVALID');
  });

  it('accepts no session as a remember token, and no remember token as a session', async () => {
    const { email, token: session } = await person(app);
    const { token } = await remembered(email);
    expect(await refusal(session)).toBe('REMEMBER_TOKEN_INVALID');
    expect((await app.api.as(token).refused(ME)).extensions.code).toBe('UNAUTHENTICATED');
    const asPassword = { input: { email, password: token } };
    expect((await app.api.refused(LOG_IN, asPassword)).extensions.code).toBe('WRONG_PASSWORD');
  });

  it('cannot be tried twice in one request', async () => {
    const twice = `mutation { a: logInWithRememberToken(token: "x") { token }
      b: logInWithRememberToken(token: "y") { token } }`;
    const { message } = await app.api.refused(twice);
    expect(message).toBe('logInWithRememberToken may be used only once in a request');
  });
});

describe('a remembered browser', () => {
  it('stays remembered after a log-out', async () => {
    const { email } = await person(app);
    const { session, token } = await remembered(email);
    await session.ask('mutation { logOut { success } }');
    expect(await isOpen(session)).toBe(false);
    expect(await isOpen((await useToken(token)).session)).toBe(true);
  });

  it('is forgotten by a log-out for good, and no other one is', async () => {
    const { email } = await person(app);
    const { session, token } = await remembered(email);
    const other = await remembered(email);
    await session.ask('mutation { logOut(forgetBrowser: true) { success } }');
    expect(await isOpen(session)).toBe(false);
    expect(await refusal(token)).toBe('REMEMBER_TOKEN_INVALID');
    expect(await isOpen(other.session)).toBe(true);
    expect(await isOpen((await useToken(other.token)).session)).toBe(true);
  });

  it.each([
    [
      'a new password by code',
      async (email: string) => {
        const proof = await proveEmail(app.api, app.sink, email, 'RESET_PASSWORD');
        await app.api.ask(RESET, { input: { email, proof, newPassword: 'Another!Horse' } });
      },
    ],
    [
      'a new password',
      async (email: string) => {
        const input = { currentPassword: PASSWORD, newPassword: 'Another!Horse' };
        await (await logIn(app.api, email)).api.ask(CHANGE, { input });
      },
    ],
    [
      'a log-out everywhere',
      async (email: string) =>
        (await logIn(app.api, email)).api.ask('mutation { logOutEverywhere { success } }'),
    ],
    [
      'the end of the account',
      async (email: string) =>
        (await logIn(app.api, email)).api.ask(DELETE, { password: PASSWORD }),
    ],
  ])('is forgotten with %s', async (_name, change) => {
    const { email } = await person(app);
    const { session, token } = await remembered(email);
    await change(email);
    expect(await isOpen(session)).toBe(false);
    expect(await refusal(token)).toBe('REMEMBER_TOKEN_INVALID');
  });
});

describe('forgetRememberToken', () => {
  it('ends the token, and keeps the session', async () => {
    const { email } = await person(app);
    const first = await remembered(email);
    const second = await useToken(first.token);
    const other = await remembered(email);
    // Also with a used token: the browser may have kept the older one.
    expect(await app.api.ask(FORGET, { token: first.token })).toEqual({
      forgetRememberToken: { success: true },
    });
    expect(await isOpen(second.session)).toBe(true);
    expect(await isOpen((await useToken(other.token)).session)).toBe(true);
    expect(await refusal(second.token)).toBe('REMEMBER_TOKEN_INVALID');
    // A later use of the old token counts as theft.
    expect(await isOpen(second.session)).toBe(false);
  });

  it.each(['', 'x'.repeat(43), 'x'.repeat(60_000)])('returns true for any text', async (token) => {
    expect((await app.api.ask(FORGET, { token }))['forgetRememberToken']).toEqual({
      success: true,
    });
  });
});
