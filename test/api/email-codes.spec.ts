import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { query } from '../setup/database.js';
import { anyEmail, person, proveEmail, REQUEST_CODE, VERIFY_CODE } from '../setup/factories.js';
import { codeIn } from '../setup/mail-sink.js';

const app = useApplication({ PUBLIC_URL: 'https://exams.example.org/' });

async function request(email: string, more: object = {}): Promise<string> {
  const input = { email, purpose: 'REGISTER', ...more };
  const data = await app.api.ask(REQUEST_CODE, { input });
  return data['requestEmailCode'].challenge as string;
}

async function refusal(input: object) {
  return (await app.api.refused(VERIFY_CODE, { input })).extensions.code;
}

const wrong = (code: string): string => (code === '000000' ? '000001' : '000000');

describe('requestEmailCode', () => {
  it('mails six digits, as text and as HTML', async () => {
    const email = anyEmail();
    await request(email);
    const mail = await app.sink.next(email);
    expect(mail.subject).toBe(`${codeIn(mail)} is your Examwright code`);
    expect(mail.html).toContain(codeIn(mail));
    expect(mail.from?.text).toContain('no-reply@localhost');
  });

  it('answers the same for a known address, and notifies its owner by mail', async () => {
    const { email } = await person(app);
    const known = await app.api.ask(REQUEST_CODE, { input: { email, purpose: 'REGISTER' } });
    const unknown = await app.api.ask(REQUEST_CODE, {
      input: { email: anyEmail(), purpose: 'REGISTER' },
    });
    const shape = { challenge: expect.any(String) as string, resendAfter: 60 };
    expect(known['requestEmailCode']).toMatchObject(shape);
    expect(unknown['requestEmailCode']).toMatchObject(shape);
    const mail = await app.sink.next(email);
    expect(mail.subject).toBe('You already have an Examwright account');
    expect(mail.text).not.toMatch(/\b\d{6}\b/);
    expect(mail.text).toContain('Log in here: https://exams.example.org/login');
    expect(mail.text).toContain(
      'choose a new one: https://exams.example.org/login, "Forgot password?"',
    );
  });

  it('answers the same for a reset of an unknown address, and mails nobody', async () => {
    const email = anyEmail();
    const input = { email, purpose: 'RESET_PASSWORD' };
    const data = await app.api.ask(REQUEST_CODE, { input });
    expect(data['requestEmailCode'].challenge).toBeTruthy();
    // When a later mail has arrived, an earlier one would have, too.
    const later = anyEmail();
    await request(later);
    await app.sink.next(later);
    expect(app.sink.mails.filter((mail) => mail.recipient === email)).toEqual([]);
  });

  it('stores no code in plain text, neither in its table nor with the mail', async () => {
    const email = anyEmail();
    await request(email);
    const code = codeIn(await app.sink.next(email));
    const [stored] = await query(
      app.databaseUrl,
      `SELECT c.code_hash, m.sealed_values, m.state, m::text || c::text AS everything
       FROM email_codes c JOIN mails m ON m.recipient = c.email WHERE c.email = $1`,
      [email],
    );
    expect(stored).toMatchObject({ code_hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
    expect(stored?.['everything']).not.toContain(code);
    await expect
      .poll(async () =>
        query(app.databaseUrl, 'SELECT state, sealed_values FROM mails WHERE recipient = $1', [
          email,
        ]),
      )
      .toEqual([{ state: 'SENT', sealed_values: null }]);
  });

  it.each([
    ['', 'Email is required'],
    ['nobody', 'Invalid email format'],
    [`${'x'.repeat(250)}@example.org`, 'Email must be at most 254 characters long'],
    ['a\u0000b@example.org', 'Email has a character that cannot be stored'],
  ])('rejects the address %j', async (email, message) => {
    const error = await app.api.refused(REQUEST_CODE, { input: { email, purpose: 'REGISTER' } });
    expect(error.extensions.code).toBe('VALIDATION');
    expect(error.extensions.fields?.map((field) => field.message)).toContain(message);
  });
});

describe('verifyEmailCode', () => {
  it('accepts the right code once', async () => {
    const email = anyEmail();
    const challenge = await request(email);
    const code = codeIn(await app.sink.next(email));
    const input = { email, purpose: 'REGISTER', challenge, code };
    const data = await app.api.ask(VERIFY_CODE, { input });
    expect(data['verifyEmailCode'].proof).toMatch(/^[\w-]{43}$/);
    expect(await refusal(input)).toBe('INVALID_CODE');
  });

  it('ends the code after five wrong tries, even with request limits off', async () => {
    const email = anyEmail();
    const challenge = await request(email);
    const code = codeIn(await app.sink.next(email));
    const input = { email, purpose: 'REGISTER', challenge };
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await refusal({ ...input, code: wrong(code) })).toBe('INVALID_CODE');
    }
    expect(await refusal({ ...input, code })).toBe('INVALID_CODE');
  });

  it('counts wrong tries that arrive at the same moment', async () => {
    const email = anyEmail();
    const challenge = await request(email);
    const code = codeIn(await app.sink.next(email));
    const input = { email, purpose: 'REGISTER', challenge };
    await Promise.all(Array.from({ length: 8 }, () => refusal({ ...input, code: wrong(code) })));
    expect(await refusal({ ...input, code })).toBe('INVALID_CODE');
  });

  it("does not let another client's guesses end the code", async () => {
    const email = anyEmail();
    const challenge = await request(email);
    const code = codeIn(await app.sink.next(email));
    const stranger = { email, purpose: 'REGISTER', challenge: randomUUID() };
    for (let tries = 0; tries < 6; tries += 1) {
      expect(await refusal({ ...stranger, code: wrong(code) })).toBe('INVALID_CODE');
    }
    expect(await refusal({ ...stranger, code })).toBe('INVALID_CODE');
    await app.api.ask(VERIFY_CODE, { input: { email, purpose: 'REGISTER', challenge, code } });
  });

  it('accepts only the newest code of a client', async () => {
    const email = anyEmail();
    const challenge = await request(email);
    const first = codeIn(await app.sink.next(email));
    await request(email, { challenge });
    const second = codeIn(await app.sink.next(email));
    const input = { email, purpose: 'REGISTER', challenge };
    if (first !== second) expect(await refusal({ ...input, code: first })).toBe('INVALID_CODE');
    await app.api.ask(VERIFY_CODE, { input: { ...input, code: second } });
  });

  it('accepts a code for its purpose only', async () => {
    const { email } = await person(app);
    const challenge = await request(email, { purpose: 'RESET_PASSWORD' });
    const code = codeIn(await app.sink.next(email));
    expect(await refusal({ email, purpose: 'REGISTER', challenge, code })).toBe('INVALID_CODE');
  });

  it('accepts a code for its address only', async () => {
    const mine = anyEmail();
    const challenge = await request(mine);
    const code = codeIn(await app.sink.next(mine));
    const victim = anyEmail();
    // The victim has requested a code, too: an address without one proves nothing here.
    await request(victim);
    const input = { purpose: 'REGISTER', challenge, code };
    expect(await refusal({ ...input, email: victim })).toBe('INVALID_CODE');
    await app.api.ask(VERIFY_CODE, { input: { ...input, email: mine } });
  });

  it('accepts a code for ten minutes', async () => {
    const email = anyEmail();
    const before = Date.now();
    const { requestEmailCode } = await app.api.ask(REQUEST_CODE, {
      input: { email, purpose: 'REGISTER' },
    });
    const lives = Date.parse(requestEmailCode.expiresAt as string) - before;
    expect(lives).toBeGreaterThan(9.9 * 60_000);
    expect(lives).toBeLessThan(10.2 * 60_000);
    const code = codeIn(await app.sink.next(email));
    const late = `UPDATE email_codes SET expires_at = now() - interval '1 second' WHERE email = $1`;
    await query(app.databaseUrl, late, [email]);
    const { challenge } = requestEmailCode;
    expect(await refusal({ email, purpose: 'REGISTER', challenge, code })).toBe('INVALID_CODE');
  });

  it('returns a proof that a copy of the database does not contain', async () => {
    const email = anyEmail();
    const proof = await proveEmail(app.api, app.sink, email);
    const [row] = await query<{ proof_hash: string }>(
      app.databaseUrl,
      'SELECT proof_hash FROM email_codes WHERE email = $1',
      [email],
    );
    expect(row?.proof_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(row?.proof_hash).not.toBe(proof);
  });
});
