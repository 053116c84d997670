import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Api } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { DUPLICATE } from '../setup/question-transfers.js';
import { query } from '../setup/database.js';
import {
  anyEmail,
  LOG_IN,
  PASSWORD,
  person,
  type Person,
  proveEmail,
  signedUp,
} from '../setup/factories.js';

/** One proxy stands in front, so that the tests can come from any address. */
const app = useApplication({ RATE_LIMIT: 'on', TRUST_PROXY: '1' });

let lastAddress = 0;
const anyAddress = (): string => {
  lastAddress += 1;
  return `198.51.${Math.floor(lastAddress / 250)}.${1 + (lastAddress % 250)}`;
};

const CHANGE =
  'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { success } }';
const CREATE_TOKEN = `mutation ($input: CreateAccessTokenInput!) {
  createAccessToken(input: $input) { token }
}`;
const DELETE = 'mutation ($password: String!) { deleteAccount(password: $password) { id } }';
const CHANGE_EMAIL = `mutation ($input: ChangeEmailInput!) { changeEmail(input: $input) { id } }`;
const SPEND = `mutation ($token: String!) {
  logInWithRememberToken(token: $token) { token }
}`;
const REMEMBER = 'mutation ($input: LogInInput!) { logIn(input: $input) { rememberToken } }';
const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { success } }';

/** Ten wrong passwords from each of ten unknown addresses. */
async function failLogIns(email: string): Promise<void> {
  for (let address = 0; address < 10; address += 1) {
    const stranger = app.api.from(anyAddress());
    for (let tries = 0; tries < 10; tries += 1) await tryLogIn(stranger, email, 'Wrong!Horse');
  }
}

/** A user whose log-in counts for no address of these tests. */
const elsewhere = async (): Promise<Person> => person({ ...app, api: app.api.from(anyAddress()) });

async function tryLogIn(api: Api, email: string, password: string): Promise<string> {
  const { errors } = await api.send(LOG_IN, { input: { email, password } });
  return errors[0]?.extensions.code ?? 'in';
}

describe('log-ins', () => {
  it('of forty people at one address at once all succeed', async () => {
    const classroom = app.api.from(anyAddress());
    const people = await Promise.all(Array.from({ length: 40 }, () => elsewhere()));
    const answers = await Promise.all(
      people.map(({ email }) => tryLogIn(classroom, email, PASSWORD)),
    );
    expect(answers).toEqual(Array(40).fill('in'));
  });

  it('are slowed down after ten failures with an account from an address', async () => {
    const { email } = await person(app);
    const api = app.api.from(anyAddress());
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await tryLogIn(api, email, 'Wrong!Horse')).toBe('WRONG_PASSWORD');
    }
    expect(await tryLogIn(api, email, PASSWORD)).toBe('TOO_MANY_REQUESTS');
    // Neither others at this address nor users elsewhere are limited.
    const neighbour = await person(app);
    expect(await tryLogIn(api, neighbour.email, PASSWORD)).toBe('in');
    expect(await tryLogIn(app.api.from(anyAddress()), email, PASSWORD)).toBe('in');
  });

  it('are answered with 429 and Retry-After, unless a part was carried out', async () => {
    const { api, email } = await person(app);
    const there = api.from(anyAddress());
    for (let tries = 0; tries < 10; tries += 1) await tryLogIn(there, email, 'Wrong!Horse');
    const logIn = `logIn(input: { email: "${email}", password: "Wrong!Horse" }) { token }`;
    const send = async (query: string): Promise<[number, string | null]> => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ query });
      const response = await there.fetch('/graphql', { method: 'POST', headers, body });
      return [response.status, response.headers.get('retry-after')];
    };
    const { extensions } = await there.refused(`mutation { ${logIn} }`);
    const [status, retryAfter] = await send(`mutation { ${logIn} }`);
    expect([status, extensions.status]).toEqual([429, 429]);
    expect(Number(retryAfter)).toBeGreaterThan(0);
    expect(Number(retryAfter)).toBeLessThanOrEqual(extensions.retryAfter ?? 0);
    // Sent again, the quiz would be created twice.
    expect(await send(`mutation { createQuiz(title: "A") { id } ${logIn} }`)).toEqual([200, null]);
  });

  it('start counting again after a success', async () => {
    const { email } = await person(app);
    const api = app.api.from(anyAddress());
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 0; tries < 8; tries += 1) await tryLogIn(api, email, 'Wrong!Horse');
      expect(await tryLogIn(api, email, PASSWORD)).toBe('in');
    }
  });

  it('let the owner in from a familiar address after a hundred failures of strangers', async () => {
    const { email } = await person(app);
    const familiar = app.api.from(anyAddress());
    expect(await tryLogIn(familiar, email, PASSWORD)).toBe('in');
    await failLogIns(email);
    const first = await tryLogIn(app.api.from(anyAddress()), email, 'Wrong!Horse');
    const second = await tryLogIn(app.api.from(anyAddress()), email, 'Wrong!Horse');
    expect([first, second]).toEqual(['WRONG_PASSWORD', 'TOO_MANY_REQUESTS']);
    expect(await tryLogIn(familiar, email, PASSWORD)).toBe('in');
  });

  it('let the owner in from a new browser by a mailed code, or where "Remember me" was ticked', async () => {
    const { email } = await person(app);
    const input = { email, password: PASSWORD, remember: true };
    const { logIn: entered } = await app.api.from(anyAddress()).ask(REMEMBER, { input });
    await failLogIns(email);
    for (let tries = 0; tries < 10; tries += 1)
      await tryLogIn(app.api.from(anyAddress()), email, 'Wrong!Horse');
    const home = app.api.from(anyAddress());
    expect(await tryLogIn(home, email, PASSWORD)).toBe('TOO_MANY_REQUESTS');
    await proveEmail(home, app.sink, email, 'RESET_PASSWORD');
    expect(await tryLogIn(home, email, PASSWORD)).toBe('in');
    await app.api.from(anyAddress()).ask(SPEND, { token: entered.rememberToken });
  });

  it('are counted before they are tried, so that parallel ones count, too', async () => {
    const { email } = await person(app);
    const answers = await Promise.all(
      Array.from({ length: 130 }, () => tryLogIn(app.api.from(anyAddress()), email, 'Wrong!Horse')),
    );
    const counted = (code: string): number => answers.filter((answer) => answer === code).length;
    const [wrong, busy] = [counted('WRONG_PASSWORD'), counted('BUSY')];
    // A hundred, and the one a minute that is left to strangers.
    expect(wrong).toBeLessThanOrEqual(101);
    expect(wrong + busy).toBeGreaterThanOrEqual(101);
    expect(wrong + busy + counted('TOO_MANY_REQUESTS')).toBe(130);
    // A log-in that the queue refused has tried no password.
    const hashed = createHash('sha256').update(email).digest('base64url');
    const [row] = await query<{ points: number }>(
      app.databaseUrl,
      'SELECT points FROM rate_limits WHERE key = $1',
      [`limit:log-in-account:${hashed}`],
    );
    expect(row?.points).toBe(130 - busy);
  });

  it('let the owner in with a new password, whatever strangers tried and try', async () => {
    const { email } = await person(app);
    await failLogIns(email);
    const home = app.api.from(anyAddress());
    for (let tries = 0; tries < 12; tries += 1) await tryLogIn(home, email, 'Wrong!Horse');
    expect(await tryLogIn(home, email, PASSWORD)).toBe('TOO_MANY_REQUESTS');
    await query(app.databaseUrl, `DELETE FROM rate_limits WHERE key LIKE 'limit:code-mail-%'`);
    const proof = await proveEmail(home, app.sink, email, 'RESET_PASSWORD');
    const newPassword = 'Newer!Horse';
    await home.ask(RESET, { input: { email, newPassword, proof } });
    await failLogIns(email);
    await tryLogIn(app.api.from(anyAddress()), email, 'Wrong!Horse');
    expect(await tryLogIn(home, email, newPassword)).toBe('in');
  });

  it("count half an IPv6 address, which a provider's customer has, as one", async () => {
    const email = anyEmail();
    for (let host = 0; host < 10; host += 1)
      await tryLogIn(app.api.from(`2001:db8:1:2::${host + 1}`), email, PASSWORD);
    expect(await tryLogIn(app.api.from('2001:db8:1:2:ffff::1'), email, PASSWORD)).toBe(
      'TOO_MANY_REQUESTS',
    );
    expect(await tryLogIn(app.api.from('2001:db8:1:3::1'), email, PASSWORD)).toBe(
      'EMAIL_NOT_FOUND',
    );
  });

  it('are limited for an address that tries many accounts, except for users who logged in there before', async () => {
    const api = app.api.from(anyAddress());
    const familiar = await person({ ...app, api });
    const codes = [];
    for (let tries = 0; tries < 301; tries += 1) {
      codes.push(await tryLogIn(api, anyEmail(), PASSWORD));
    }
    expect(codes.slice(0, 300)).toEqual(Array(300).fill('EMAIL_NOT_FOUND'));
    expect(codes[300]).toBe('TOO_MANY_REQUESTS');
    expect(await tryLogIn(api, familiar.email, PASSWORD)).toBe('in');
  });

  it('with the right password count, too: each costs the server a hash', async () => {
    const { email } = await elsewhere();
    const api = app.api.from(anyAddress());
    const answers = await Promise.all(
      Array.from({ length: 9 }, async () => {
        const codes = [];
        for (let tries = 0; tries < 14; tries += 1)
          codes.push(await tryLogIn(api, email, PASSWORD));
        return codes;
      }),
    );
    const refused = answers.flat().filter((answer) => answer !== 'in');
    expect(refused).toEqual(Array(6).fill('TOO_MANY_REQUESTS'));
    await proveEmail(api, app.sink, email, 'RESET_PASSWORD');
    expect(await tryLogIn(api, email, PASSWORD)).toBe('in');
    expect(await tryLogIn(app.api.from(anyAddress()), email, PASSWORD)).toBe('in');
  });

  it('ignore forwarding headers of clients', async () => {
    const direct = app.api.from('203.0.113.9, 198.51.100.250');
    for (let tries = 0; tries < 10; tries += 1) await tryLogIn(direct, 'one@example.org', PASSWORD);
    const renamed = app.api.from('203.0.113.10, 198.51.100.250');
    expect(await tryLogIn(renamed, 'one@example.org', PASSWORD)).toBe('TOO_MANY_REQUESTS');
  });
});

describe('copies of quizzes', () => {
  it('are limited to 120 an hour by one account', async () => {
    const copies = async (api: Api): Promise<(string | undefined)[]> => {
      const answers = Array.from({ length: 121 }, async () => api.send(DUPLICATE, { quizId: 'x' }));
      return (await Promise.all(answers)).map(({ errors }) => errors[0]?.extensions.code).sort();
    };
    const expected = [...Array<string>(120).fill('QUIZ_NOT_FOUND'), 'TOO_MANY_REQUESTS'];
    expect(await copies((await elsewhere()).api)).toEqual(expected);
    expect(await copies((await elsewhere()).api)).toEqual(expected);
  });
});

describe('the current password', () => {
  const newEmail = 'new@example.org';
  it.each([
    [
      'changePassword',
      CHANGE,
      (password: string) => ({ input: { currentPassword: password, newPassword: 'Newer!Horse' } }),
    ],
    [
      'changeEmail',
      CHANGE_EMAIL,
      (password: string) => ({ input: { newEmail, password, proof: 'x' } }),
    ],
    ['deleteAccount', DELETE, (password: string) => ({ password })],
    [
      'createAccessToken',
      CREATE_TOKEN,
      (password: string) => ({ input: { name: 'Program', scope: 'READ', password } }),
    ],
  ])('cannot be guessed with a session, by %s', async (_name, text, variables) => {
    const home = app.api.from(anyAddress());
    const { email, api } = await signedUp(home, app.sink);
    for (let tries = 0; tries < 10; tries += 1) {
      const { extensions } = await api.refused(text, variables('Wrong!Horse'));
      expect(extensions.code).toBe('CURRENT_PASSWORD_WRONG');
    }
    const { extensions } = await api.refused(text, variables(PASSWORD));
    expect(extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429 });
    // A copied session does not lock the owner out of logging in.
    expect(await tryLogIn(home, email, PASSWORD)).toBe('in');
  });
});

it('lets an owner with a session change it from anywhere, while strangers guess it', async () => {
  const { email, token } = await elsewhere();
  await failLogIns(email);
  for (let tries = 0; tries < 2; tries += 1)
    await tryLogIn(app.api.from(anyAddress()), email, 'Wrong!Horse');
  const input = { currentPassword: PASSWORD, newPassword: 'Newer!Horse' };
  await app.api.from(anyAddress()).as(token).ask(CHANGE, { input });
});

it('is not limited by tries of others at the address, for an owner with a session or a mailed code', async () => {
  const { email, token } = await elsewhere();
  const classroom = app.api.from(anyAddress());
  // More than may be tried at all in that time.
  for (let tries = 0; tries < 125; tries += 1) await tryLogIn(classroom, email, 'Wrong!Horse');
  const input = { name: 'Program', scope: 'READ', password: PASSWORD };
  await classroom.as(token).ask(CREATE_TOKEN, { input });
  await app.sink.next(email);
  await proveEmail(classroom, app.sink, email, 'RESET_PASSWORD');
  expect(await tryLogIn(classroom, email, PASSWORD)).toBe('in');
});

describe('remember tokens', () => {
  it('are limited to six hundred tries an hour from one address', async () => {
    const api = app.api.from(anyAddress());
    const answers = [];
    for (let tries = 0; tries < 601; tries += 1) {
      answers.push((await api.refused(SPEND, { token: 'x' })).extensions.code);
    }
    expect(answers.slice(0, 600)).toEqual(Array(600).fill('REMEMBER_TOKEN_INVALID'));
    expect(answers[600]).toBe('TOO_MANY_REQUESTS');
  });
});
