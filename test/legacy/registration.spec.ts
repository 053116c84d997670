import { beforeAll, describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { query } from '../setup/database.js';
import { anyEmail, logIn, PASSWORD, signedUp } from '../setup/factories.js';
import { Legacy } from '../setup/legacy.js';
import { digestOf, mailedCode, otherThan, verified } from '../setup/legacy-accounts.js';

/**
 * forgetpasswordN_M and userRegisterN_M. One proxy stands in front, so that calls can come from any
 * address.
 */
const app = useApplication({ RATE_LIMIT: 'on', TRUST_PROXY: '1' });
const CODE = 'forgetpasswordN_M';
const REGISTER = 'userRegisterN_M';
const ME = '{ me { firstName lastName email institute { name } } }';

let legacy: Legacy;
beforeAll(() => {
  legacy = new Legacy(app.server.url).from('203.0.113.7');
});

const account = (email: string, change: object = {}) => ({
  fullname: 'Ada Byron',
  email,
  password: digestOf(PASSWORD),
  InstituteName: 'Analytical School',
  ...change,
});
const accounts = async (email: string) =>
  (await query(app.databaseUrl, 'SELECT FROM users WHERE email = $1', [email])).length;
const validated = async (email: string) => verified(legacy, app.sink, CODE, email);
const again = async (name: string) =>
  query(app.databaseUrl, 'DELETE FROM rate_limits WHERE key LIKE $1', [`limit:${name}:%`]);

describe('a code', () => {
  it('is mailed to a new address, and validated once', async () => {
    const email = anyEmail();
    const asked = await legacy.send(CODE, { email: ` ${email.toUpperCase()}`, action: 'generate' });
    const message = expect.any(String) as string;
    expect([asked.status, asked.body]).toEqual([200, { statusCode: 200, success: true, message }]);
    const { subject, text } = await app.sink.next(email);
    const otp = /\d{6}/.exec(text ?? '')?.[0];
    expect(subject).toContain(otp);
    const { status, body } = await legacy.send(CODE, { email, action: 'validate', otp: ` ${otp}` });
    const registerToken = expect.stringMatching(/^[\w-]{43}$/) as string;
    const answer = { statusCode: 200, success: true, message, registerToken };
    expect([status, body]).toEqual([200, answer]);
    expect(await legacy.refused(CODE, { email, action: 'validate', otp })).toEqual([
      400,
      'OTP verification failed',
    ]);
  });

  it('is not mailed to a registered address, and the response says so', async () => {
    const { email } = await signedUp(app.api.from('203.0.113.8'), app.sink);
    const mails = app.sink.mails.length;
    const given = { email: ` ${email.toUpperCase()} `, action: 'generate' };
    expect(await legacy.refused(CODE, given)).toEqual([
      409,
      'This e-mail address is already registered.',
    ]);
    const other = anyEmail();
    await mailedCode(legacy, app.sink, CODE, other);
    expect(app.sink.mails.slice(mails).map(({ recipient }) => recipient)).toEqual([other]);
  });

  it('fails alike if it is wrong, expired, of another client or tried too often', async () => {
    const fails = async (email: string, otp: string, from = legacy) =>
      expect(await from.refused(CODE, { email, action: 'validate', otp })).toEqual([
        400,
        'OTP verification failed',
      ]);
    const [never, late, tried] = [anyEmail(), anyEmail(), anyEmail()];
    await fails(never, '123456');
    await fails(never, '');
    await fails(never, 'x'.repeat(5_000));
    const expired = await mailedCode(legacy, app.sink, CODE, late);
    const past = `UPDATE email_codes SET expires_at = now() - interval '1 second' WHERE email = $1`;
    await query(app.databaseUrl, past, [late]);
    await fails(late, expired);
    const right = await mailedCode(legacy, app.sink, CODE, tried);
    for (let tries = 0; tries < 5; tries += 1) {
      await fails(tried, right, legacy.from('203.0.113.9'));
      await fails(tried, otherThan(right));
    }
    await fails(tried, right);
  });

  it('of a reset is not valid for a registration', async () => {
    const email = anyEmail();
    const input = { email, action: 'generate' };
    await legacy.ask('forgetpasswordLN_M', input);
    const rows = await query(app.databaseUrl, 'SELECT purpose FROM email_codes WHERE email = $1', [
      email,
    ]);
    expect(rows).toEqual([{ purpose: 'RESET_PASSWORD' }]);
    await query(
      app.databaseUrl,
      `UPDATE email_codes SET verified_at = now(), proof_expires_at = now() + interval '9 minutes'
       WHERE email = $1`,
      [email],
    );
    expect((await legacy.refused(REGISTER, account(email)))[0]).toBe(403);
  });

  it.each([
    [{ email: undefined }, 'email is required'],
    [{ email: 'nobody' }, 'email: Invalid email format'],
    [{ action: undefined }, 'action is required'],
    [{ action: 'GENERATE' }, 'action must be generate or validate'],
    [{ action: 'validate' }, 'otp is required'],
    [{ action: 'validate', otp: 123_456 }, 'otp must be a text'],
    [{ action: 'validate', otp: '123456', email: '@' }, 'email: Invalid email format'],
  ])('is rejected with %j', async (change, said) => {
    const given = { email: anyEmail(), action: 'generate', ...change };
    expect(await legacy.refused(CODE, given)).toEqual([400, said]);
  });

  it('is mailed to an address once a minute and five times an hour', async () => {
    const email = anyEmail();
    const waits = async () => {
      const { status, headers } = await legacy.send(CODE, { email, action: 'generate' });
      expect(status).toBe(429);
      return Number(headers.get('retry-after'));
    };
    await mailedCode(legacy, app.sink, CODE, email);
    expect(await waits()).toBeGreaterThan(30);
    for (let mails = 1; mails < 5; mails += 1) {
      await again('code-mail-minute');
      await mailedCode(legacy, app.sink, CODE, email);
    }
    await again('code-mail-minute');
    expect(await waits()).toBeGreaterThan(3_000);
  });

  it('does not let a client try a list of addresses', async () => {
    const scanner = legacy.from('203.0.113.200');
    const { email } = await signedUp(app.api.from('203.0.113.8'), app.sink);
    const given = { email, action: 'generate' };
    for (let tries = 0; tries < 300; tries += 1) {
      expect((await scanner.send(CODE, given)).status).toBe(409);
    }
    const { status, headers } = await scanner.send(CODE, given);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await legacy.send(CODE, given)).status).toBe(409);
  });
});

describe('a registration', () => {
  it.each([
    ['the digest of the password', digestOf(PASSWORD), ''],
    ['the password itself', PASSWORD, '/v1'],
  ])(
    'with %s creates an account that can log in at all endpoints',
    async (_what, password, prefix) => {
      const email = anyEmail();
      await validated(email);
      const given = account(` ${email.toUpperCase()} `, {
        fullname: '  Zoë   Müller\n',
        password,
        InstituteName: ' School 42 ',
      });
      const { status, body } = await legacy.under(prefix).send(REGISTER, given);
      expect(status).toBe(201);
      expect(body).toEqual({ statusCode: 201, success: true, message: 'Registration successful' });
      const { api } = await logIn(app.api, email);
      expect((await api.ask(ME))['me']).toEqual({
        firstName: 'Zoë',
        lastName: 'Müller',
        email,
        institute: { name: 'School 42' },
      });
    },
  );

  it.each([
    ['fullname', undefined, 'fullname is required'],
    ['fullname', ' ', 'fullname: First Name is required'],
    ['fullname', 'Ada', 'fullname: Last Name is required'],
    ['fullname', 'R2 Byron', 'fullname: First Name must contain only alphabets'],
    ['fullname', 'Ada King Noel', 'fullname: Last Name must contain only alphabets'],
    [
      'fullname',
      `${'x'.repeat(29)} Byron`,
      'fullname: First Name must be at most 28 characters long',
    ],
    ['fullname', `Ada ${'x'.repeat(29)}`, 'fullname: Last Name must be at most 28 characters long'],
    ['email', 'nobody', 'email: Invalid email format'],
    ['password', '', 'password: Password is required'],
    ['password', 'lower!case', /^password: Must be 8 characters/],
    ['password', 'Aa!45678'.slice(0, 7), /^password: Must be 8 characters/],
    ['password', 'a'.repeat(63), /^password: Must be 8 characters/],
    ['password', 'P@ssword1!', /^password: This is one of the 3,000 most common/],
    [
      'password',
      digestOf('password').toUpperCase(),
      /^password: This is one of the 3,000 most common/,
    ],
    ['password', 42, 'password must be a text'],
    ['InstituteName', undefined, 'InstituteName is required'],
    ['InstituteName', '', 'InstituteName: Institute Name is required'],
    [
      'InstituteName',
      'School #1',
      'InstituteName: Institute Name must contain only alphanumeric characters',
    ],
  ])('is rejected with %s %j', async (field, value, said) => {
    const email = anyEmail();
    const given = account(email, { [field]: value });
    expect(await legacy.refused(REGISTER, given)).toEqual([
      400,
      typeof said === 'string' ? said : expect.stringMatching(said),
    ]);
    expect(await accounts(email)).toBe(0);
  });

  it('that fails keeps the validation', async () => {
    const email = anyEmail();
    await validated(email);
    expect((await legacy.refused(REGISTER, account(email, { fullname: 'Ada' })))[0]).toBe(400);
    await legacy.ask(REGISTER, account(email));
  });

  it('requires a code: a mailed one that was not validated is none', async () => {
    const email = anyEmail();
    expect((await legacy.refused(REGISTER, account(email)))[0]).toBe(403);
    await mailedCode(legacy, app.sink, CODE, email);
    const [status, message] = await legacy.refused(REGISTER, account(email));
    expect([status, message]).toEqual([403, expect.stringMatching(/^Verify your e-mail address/)]);
    expect(await accounts(email)).toBe(0);
  });

  it.each([
    ['29 minutes ago', '29 minutes', 201],
    ['31 minutes ago', '31 minutes', 403],
  ])('with a code of %s answers as documented', async (_when, age, status) => {
    const email = anyEmail();
    await validated(email);
    const past = `UPDATE email_codes SET proof_expires_at = proof_expires_at - $2::interval
      WHERE email = $1`;
    await query(app.databaseUrl, past, [email, age]);
    expect((await legacy.send(REGISTER, account(email))).status).toBe(status);
    expect(await accounts(email)).toBe(status === 201 ? 1 : 0);
  });

  it('requires the client that validated the code, and the same address', async () => {
    const email = anyEmail();
    await validated(email);
    const elsewhere = legacy.from('203.0.113.9');
    expect((await elsewhere.refused(REGISTER, account(email)))[0]).toBe(403);
    expect((await legacy.refused(REGISTER, account(anyEmail())))[0]).toBe(403);
    await legacy.ask(REGISTER, account(email));
  });

  it('of a registered address is a conflict, also the second time and elsewhere', async () => {
    const email = anyEmail();
    await validated(email);
    await legacy.ask(REGISTER, account(email));
    for (const caller of [legacy, legacy.from('203.0.113.9')]) {
      expect(await caller.refused(REGISTER, account(email))).toEqual([
        409,
        'This e-mail address is already registered.',
      ]);
    }
  });

  it.each(['one code', 'two codes'])('twice at once succeeds once, with %s', async (codes) => {
    const email = anyEmail();
    await validated(email);
    if (codes === 'two codes') {
      await again('code-mail-minute');
      await validated(email);
    }
    const sent = await Promise.all(
      Array.from({ length: 3 }, async () => legacy.send(REGISTER, account(email))),
    );
    expect(sent.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await accounts(email)).toBe(1);
  });
});
