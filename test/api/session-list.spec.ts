import { describe, expect, it } from 'vitest';
import { Api, type Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { query } from '../setup/database.js';
import { logIn, PASSWORD, person } from '../setup/factories.js';

const app = useApplication();

const ME = '{ me { email } }';
const SESSIONS = `{ sessions {
  id createdAt expiresAt clientAddress userAgent isCurrent isOpen isRemembered
} }`;
const LOG_IN = `mutation ($input: LogInInput!) { logIn(input: $input) { token rememberToken } }`;
const SPEND = `mutation ($token: String!) {
  logInWithRememberToken(token: $token) { token rememberToken }
}`;
const FORGET = 'mutation ($token: String!) { forgetRememberToken(token: $token) { success } }';
const END = 'mutation ($sessionId: ID!) { endSession(id: $sessionId) { id } }';

async function sessions(api: Api): Promise<Data[]> {
  return (await api.ask(SESSIONS))['sessions'] as Data[];
}

async function idOf(api: Api): Promise<string> {
  return (await sessions(api)).find(({ isCurrent }) => isCurrent === true)?.['id'] as string;
}

async function isOpen(api: Api): Promise<boolean> {
  return (await api.send(ME)).errors.length === 0;
}

/** Another browser of the same person. */
async function browser(email: string, userAgent: string, remember = false) {
  const api = new Api(app.server.url, undefined, { 'user-agent': userAgent });
  const input = { email, password: PASSWORD, remember };
  const { token, rememberToken } = (await api.ask(LOG_IN, { input }))['logIn'];
  return { api: api.as(token as string), rememberToken: rememberToken as string };
}

describe('sessions', () => {
  it("lists the caller's sessions, newest first", async () => {
    const { email, api } = await person(app);
    await person(app);
    await browser(email, 'A telephone');
    const listed = await sessions(api);
    expect(listed).toMatchObject([
      { userAgent: 'A telephone', isCurrent: false, isOpen: true, isRemembered: false },
      { clientAddress: '127.0.0.1', isCurrent: true, isOpen: true, isRemembered: false },
    ]);
    const [{ createdAt, expiresAt } = {}] = listed;
    expect(Date.parse(expiresAt as string) - Date.parse(createdAt as string)).toBeGreaterThan(
      11.9 * 3_600_000,
    );
  });

  it('leaves out what has ended or expired', async () => {
    const { email, api } = await person(app);
    await (await browser(email, 'logged out')).api.ask('mutation { logOut { success } }');
    await browser(email, 'expired');
    const past = `UPDATE sessions SET expires_at = now() - interval '1 second'
      WHERE user_agent = 'expired'`;
    await query(app.databaseUrl, past);
    expect(await sessions(api)).toMatchObject([{ isCurrent: true }]);
  });

  it('lists a remembered browser once, whether it has a session or not', async () => {
    const { email, api } = await person(app);
    const first = await browser(email, 'Remembered', true);
    const openOne = { userAgent: 'Remembered', isOpen: true, isRemembered: true };
    expect(await sessions(api)).toMatchObject([openOne, { isCurrent: true }]);
    await first.api.ask('mutation { logOut { success } }');
    const closedOne = { ...openOne, isOpen: false };
    expect(await sessions(api)).toMatchObject([closedOne, { isCurrent: true }]);
    const again = new Api(app.server.url, undefined, { 'user-agent': 'Remembered' });
    const spent = (await again.ask(SPEND, { token: first.rememberToken }))[
      'logInWithRememberToken'
    ];
    expect(await sessions(api)).toMatchObject([openOne, { isCurrent: true }]);
    await again.as(spent.token as string).ask('mutation { logOut { success } }');
    expect(await sessions(api)).toMatchObject([closedOne, { isCurrent: true }]);
    await app.api.ask(FORGET, { token: spent.rememberToken as string });
    expect(await sessions(api)).toMatchObject([{ isCurrent: true }]);
  });

  it('lists at most a hundred', async () => {
    const { email, api } = await person(app);
    await query(
      app.databaseUrl,
      `INSERT INTO sessions (user_id, client_address, user_agent, expires_at, created_at)
       SELECT id, '192.0.2.1', 'many', now() + interval '1 hour', now() - interval '1 hour'
       FROM users, generate_series(1, 120) WHERE email = $1`,
      [email],
    );
    const listed = await sessions(api);
    expect(listed).toHaveLength(100);
    expect(listed[0]).toMatchObject({ isCurrent: true });
  });
});

describe('endSession', () => {
  it('ends that one at once, and no other', async () => {
    const { email, api } = await person(app);
    const [other, third] = [await logIn(app.api, email), await logIn(app.api, email)];
    const sessionId = await idOf(other.api);
    expect(await api.ask(END, { sessionId })).toEqual({ endSession: { id: sessionId } });
    expect([await isOpen(api), await isOpen(other.api), await isOpen(third.api)]).toEqual([
      true,
      false,
      true,
    ]);
    // It has that effect already.
    expect(await api.ask(END, { sessionId })).toEqual({ endSession: { id: sessionId } });
  });

  it('can end the session that calls it', async () => {
    const { api } = await person(app);
    await api.ask(END, { sessionId: await idOf(api) });
    expect(await isOpen(api)).toBe(false);
  });

  it('forgets its browser, with all sessions that were opened in it', async () => {
    const { email, api } = await person(app);
    const first = await browser(email, 'Remembered', true);
    const spent = (await app.api.ask(SPEND, { token: first.rememberToken }))[
      'logInWithRememberToken'
    ];
    await first.api.ask('mutation { logOut { success } }');
    const second = app.api.as(spent.token as string);
    const other = await browser(email, 'Remembered, too', true);
    await api.ask(END, { sessionId: await idOf(second) });
    expect(await isOpen(second)).toBe(false);
    const { extensions } = await app.api.refused(SPEND, { token: spent.rememberToken as string });
    expect(extensions.code).toBe('REMEMBER_TOKEN_INVALID');
    expect(await isOpen(other.api)).toBe(true);
    await app.api.ask(SPEND, { token: other.rememberToken });
  });

  it("does not find another user's session, or an invalid id", async () => {
    const { api } = await person(app);
    const victim = await person(app);
    const unknown = '00000000-0000-4000-8000-000000000000';
    for (const sessionId of [await idOf(victim.api), unknown, 'x']) {
      const { extensions } = await api.refused(END, { sessionId });
      expect(extensions).toMatchObject({ code: 'SESSION_NOT_FOUND', status: 404 });
    }
    expect(await isOpen(victim.api)).toBe(true);
  });
});

describe('logOutEverywhere', () => {
  it("ends all of the caller's sessions, this one too, and nobody else's", async () => {
    const { email, api } = await person(app);
    const second = await logIn(app.api, email);
    const other = await person(app);
    expect(await api.ask('mutation { logOutEverywhere { success } }')).toEqual({
      logOutEverywhere: { success: true },
    });
    expect([await isOpen(api), await isOpen(second.api), await isOpen(other.api)]).toEqual([
      false,
      false,
      true,
    ]);
    await logIn(app.api, email);
  });
});
