import { beforeAll, describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { query } from '../setup/database.js';
import {
  anyEmail,
  logIn,
  PASSWORD,
  person,
  REQUEST_CODE,
  VERIFY_CODE,
} from '../setup/factories.js';
import { Legacy } from '../setup/legacy.js';
import { digestOf, mailedCode, member, otherThan, verified } from '../setup/legacy-accounts.js';

/**
 * forgetpasswordLN_M and resetpasswordN_M. One proxy stands in front, so that calls can come from
 * any address.
 */
const app = useApplication({ RATE_LIMIT: 'on', TRUST_PROXY: '1' });
const CODE = 'forgetpasswordLN_M';
const RESET = 'resetpasswordN_M';
const newPassword = 'Another!Horse';
const INVALID = [400, 'Invalid OTP. Please try again.'];
const UNPROVEN = [400, expect.stringMatching(/^Validate a code for this address first/)];
const CREATE_TOKEN = `mutation { createAccessToken(input: { name: "P", scope: WRITE, password: "${PASSWORD}" }) { token } }`;

let legacy: Legacy;
let elsewhere: Legacy;
beforeAll(() => {
  legacy = new Legacy(app.server.url).from('203.0.113.7');
  elsewhere = legacy.from('203.0.113.9');
});

const validated = async (email: string) => verified(legacy, app.sink, CODE, email);
const again = async () =>
  query(app.databaseUrl, `DELETE FROM rate_limits WHERE key LIKE 'limit:code-mail-%'`);
/** Whatever else was mailed before. */
async function resetCode(email: string): Promise<string> {
  return mailedCode(legacy, app.sink, CODE, email);
}
/** An account to whose address a code can be mailed at once. @returns the address */
async function newAccount(): Promise<string> {
  const { email } = await person(app);
  await again();
  return email;
}
/** Whether this is the password of the account. */
const has = async (email: string, password: string) =>
  (await legacy.from('203.0.113.30').send('userLoginN_M', { email, password })).status === 200;

describe('a code', () => {
  it('is answered alike for known and unknown addresses, and mailed to known ones', async () => {
    const [known, unknown] = [await newAccount(), anyEmail()];
    const answers = [];
    for (const email of [unknown, ` ${known.toUpperCase()}`]) {
      await again();
      const { status, body } = await legacy.send(CODE, { email, action: 'generate' });
      answers.push({ status, body });
    }
    const message = expect.any(String) as string;
    const answer = { status: 200, body: { statusCode: 200, success: true, message } };
    expect(answers).toEqual([answer, answer]);
    expect(answers[0]).toEqual(answers[1]);
    // When a later mail has arrived, an earlier one would have, too.
    expect((await app.sink.next(known)).subject).toMatch(/password/);
    expect(app.sink.mails.filter(({ recipient }) => recipient === unknown)).toEqual([]);
  });

  it('can be requested once a minute, for known and unknown addresses', async () => {
    const waits = [];
    for (const email of [await newAccount(), anyEmail()]) {
      await again();
      await legacy.ask(CODE, { email, action: 'generate' });
      const { status, headers, body } = await legacy.send(CODE, { email, action: 'generate' });
      expect([status, body['success']]).toEqual([429, false]);
      waits.push(Number(headers.get('retry-after')));
    }
    for (const wait of waits) expect(wait).toBeGreaterThan(30);
  });

  it('is validated once, for a token', async () => {
    const email = await newAccount();
    const otp = await resetCode(email);
    const sent = { email: ` ${email.toUpperCase()}`, action: 'validate', otp: ` ${otp} ` };
    const { status, body } = await legacy.under('/v1').send(CODE, sent);
    expect([status, body['statusCode'], body['success']]).toEqual([200, 200, true]);
    expect(body['resetToken']).toMatch(/^[\w-]{40,}$/);
    expect(await legacy.refused(CODE, sent)).toEqual(INVALID);
  });

  it('fails alike if it is wrong, expired, used up, tried too often or of an unknown address', async () => {
    const fails = async (email: string, otp: string, from = legacy) =>
      expect(await from.refused(CODE, { email, action: 'validate', otp })).toEqual(INVALID);
    await fails(anyEmail(), '123456');
    const [late, tried] = [await newAccount(), await newAccount()];
    await fails(late, '');
    await fails(late, 'x'.repeat(5_000));
    const expired = await resetCode(late);
    const past = `UPDATE email_codes SET expires_at = now() - interval '1 second' WHERE email = $1`;
    await query(app.databaseUrl, past, [late]);
    await fails(late, expired);
    const right = await resetCode(tried);
    for (let tries = 0; tries < 5; tries += 1) {
      // A stranger's guesses neither help nor count.
      await fails(tried, right, elsewhere);
      await fails(tried, otherThan(right));
    }
    await fails(tried, right);
  });

  it('cannot be validated through GraphQL, even with the client address of the request', async () => {
    const email = await newAccount();
    const otp = await resetCode(email);
    const purpose = 'RESET_PASSWORD';
    const stranger = { email, purpose, challenge: '203.0.113.7' };
    for (let tries = 0; tries < 5; tries += 1) {
      const { extensions } = await app.api.refused(VERIFY_CODE, {
        input: { ...stranger, code: otherThan(otp) },
      });
      expect(extensions.fields).toMatchObject([{ path: 'challenge' }]);
    }
    await again();
    const { extensions } = await app.api.refused(REQUEST_CODE, { input: stranger });
    expect(extensions.fields).toMatchObject([{ path: 'challenge' }]);
    await legacy.ask(CODE, { email, action: 'validate', otp });
  });

  it.each([
    [{ email: undefined }, 'email is required'],
    [{ email: 'nobody' }, 'email: Invalid email format'],
    [{ action: 'reset' }, 'action must be generate or validate'],
    [{ action: 'validate' }, 'otp is required'],
    [{ action: 'validate', otp: null }, 'otp is required'],
  ])('is rejected with %j', async (change, said) => {
    const given = { email: anyEmail(), action: 'generate', ...change };
    expect(await legacy.refused(CODE, given)).toEqual([400, said]);
  });
});

describe('a reset', () => {
  let reused: string;
  beforeAll(async () => {
    reused = await newAccount();
    await validated(reused);
  });

  it.each([
    ['the digest', digestOf(newPassword).toUpperCase()],
    ['the password itself', newPassword],
  ])('with %s sets the password and ends every token of the account', async (_what, password) => {
    const { email, api, legacy: owner } = await member(app, legacy);
    const program = legacy.as((await api.ask(CREATE_TOKEN))['createAccessToken'].token as string);
    await program.ask('userProfile_M', {});
    await app.sink.next(email);
    await again();
    await validated(email);
    const sent = { email: ` ${email.toUpperCase()} `, newPassword: password };
    const { status, body } = await legacy.under('/v1').send(RESET, sent);
    expect(status).toBe(200);
    expect(body).toEqual({
      statusCode: 200,
      success: true,
      message: 'Password changed successfully!',
    });
    for (const token of [owner, program]) {
      expect(await token.refused('userProfile_M', {})).toEqual([401, 'Authorization failed']);
    }
    expect([await has(email, PASSWORD), await has(email, newPassword)]).toEqual([false, true]);
    await logIn(app.api, email, newPassword);
    const mail = await app.sink.next(email);
    expect(mail.subject).toBe('Your Examwright password was changed');
    expect(mail.text).toMatch(/\/undo-reset#[\w-]{43}/);
  });

  it('uses the code up, also of two at once', async () => {
    const email = await newAccount();
    const { resetToken } = await validated(email);
    const sent = await Promise.all(
      [undefined, resetToken, null].map(async (token) =>
        legacy.send(RESET, { email, newPassword, resetToken: token }),
      ),
    );
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    const other = { email, newPassword: 'Third!Horse', resetToken };
    expect(await legacy.refused(RESET, other)).toEqual(UNPROVEN);
    expect(await has(email, newPassword)).toBe(true);
  });

  it('uses up all other validated codes of the address', async () => {
    const email = await newAccount();
    const { resetToken: earlier } = await validated(email);
    await again();
    await validated(email);
    await legacy.ask(RESET, { email, newPassword });
    for (const token of [undefined, earlier]) {
      const sent = { email, newPassword: 'Third!Horse', resetToken: token };
      expect(await legacy.refused(RESET, sent)).toEqual(UNPROVEN);
    }
    expect(await has(email, newPassword)).toBe(true);
  });

  it('from another client address requires the token, and the right one', async () => {
    const [email, other] = [await newAccount(), await newAccount()];
    const { resetToken } = await validated(email);
    const { resetToken: otherToken } = await validated(other);
    for (const token of [undefined, null, '', 'x', 'x'.repeat(5_000), otherToken]) {
      const sent = { email, newPassword, resetToken: token };
      expect(await elsewhere.refused(RESET, sent)).toEqual(UNPROVEN);
    }
    expect(await has(email, PASSWORD)).toBe(true);
    await elsewhere.ask(RESET, { email, newPassword, resetToken });
    expect([await has(email, newPassword), await has(other, PASSWORD)]).toEqual([true, true]);
  });

  it.each([
    ['9 minutes', 200],
    ['11 minutes', 400],
  ])('%s after its code answers %d', async (age, status) => {
    const email = await newAccount();
    const { resetToken } = await validated(email);
    const past = `UPDATE email_codes SET proof_expires_at = proof_expires_at - $2::interval
      WHERE email = $1 AND purpose = 'RESET_PASSWORD'`;
    await query(app.databaseUrl, past, [email, age]);
    const sent = { email, newPassword, ...(status === 200 ? {} : { resetToken }) };
    expect((await legacy.send(RESET, sent)).status).toBe(status);
    expect(await has(email, newPassword)).toBe(status === 200);
  });

  it('requires a validated code of its own purpose', async () => {
    const email = await newAccount();
    const sent = { email, newPassword };
    expect(await legacy.refused(RESET, sent)).toEqual(UNPROVEN);
    await resetCode(email);
    expect(await legacy.refused(RESET, sent)).toEqual(UNPROVEN);
    const other = anyEmail();
    await verified(legacy, app.sink, 'forgetpasswordN_M', other);
    expect(await legacy.refused(RESET, { email: other, newPassword })).toEqual(UNPROVEN);
    expect(await has(email, PASSWORD)).toBe(true);
  });

  it.each([
    [{ email: undefined }, /^email is required/],
    [{ email: 'nobody' }, /^email: Invalid email format$/],
    [{ newPassword: undefined }, /^newPassword is required$/],
    [{ newPassword: 'simple' }, /^newPassword: Must be 8 characters/],
    [{ newPassword: 'P@ssword1!' }, /^newPassword: This is one of the 3,000/],
    [{ newPassword: digestOf('password') }, /^newPassword: This is one of the 3,000/],
    [{ resetToken: 5 }, /^resetToken must be a text$/],
  ])('is rejected with %j, and the code stays valid', async (change, said) => {
    const sent = { email: reused, newPassword, ...change };
    expect(await legacy.refused(RESET, sent)).toEqual([400, expect.stringMatching(said)]);
    const good = `SELECT FROM email_codes
      WHERE email = $1 AND proof_spent_at IS NULL AND verified_at IS NOT NULL`;
    expect(await query(app.databaseUrl, good, [reused])).toHaveLength(1);
  });
});
