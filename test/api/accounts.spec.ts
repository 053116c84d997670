import { beforeAll, describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { query } from '../setup/database.js';
import {
  anyEmail,
  LOG_IN,
  logIn,
  PASSWORD,
  person,
  proveEmail,
  REGISTER,
  signedUp,
} from '../setup/factories.js';

const app = useApplication();

const ME = '{ me { id email fullName institute { name timeZone } } }';
const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { success } }';

describe('register', () => {
  const details = {
    firstName: 'Zoë',
    lastName: 'अंजलि',
    instituteName: 'Schule 4 Ünter',
    password: PASSWORD,
  };

  it('creates an institute and its owner, who can log in', async () => {
    const email = anyEmail();
    const proof = await proveEmail(app.api, app.sink, email);
    const input = {
      ...details,
      email: ` ${email.toUpperCase()} `,
      proof,
      timeZone: 'Asia/Kolkata',
    };
    const { register } = await app.api.ask(REGISTER, { input });
    expect(register).toMatchObject({
      email,
      fullName: 'Zoë अंजलि',
      institute: { name: 'Schule 4 Ünter', timeZone: 'Asia/Kolkata' },
    });
    const { api } = await logIn(app.api, email);
    expect((await api.ask(ME))['me']).toMatchObject({
      email,
      institute: { timeZone: 'Asia/Kolkata' },
    });
  });

  it('does not join an institute of the same name', async () => {
    const ids = [];
    for (const email of [anyEmail(), anyEmail()]) {
      const proof = await proveEmail(app.api, app.sink, email);
      const { register } = await app.api.ask(REGISTER, { input: { ...details, email, proof } });
      ids.push(register.institute.id);
    }
    expect(new Set(ids).size).toBe(2);
  });

  it('stores argon2id, and nothing that could log in by itself', async () => {
    const { email } = await signedUp(app.api, app.sink);
    const [row] = await query<{ password_hash: string }>(
      app.databaseUrl,
      'SELECT password_hash FROM users WHERE email = $1',
      [email],
    );
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it.each([
    ['firstName', '', 'First Name is required'],
    ['firstName', 'R2D2', 'First Name must contain only alphabets'],
    ['lastName', 'x'.repeat(29), 'Last Name must be at most 28 characters long'],
    ['instituteName', '', 'Institute Name is required'],
    ['instituteName', 'A & B', 'Institute Name must contain only alphanumeric characters'],
    ['password', '', 'Password is required'],
    ['password', 'Short!1', /^Must be 8 characters/],
    ['password', 'alllower!', /^Must be 8 characters/],
    ['password', 'NoSymbols1', /^Must be 8 characters/],
    ['password', 'Has space!', /^Must be 8 characters/],
    ['password', `A!${'a'.repeat(127)}`, 'Password must be at most 128 characters long'],
    ['email', 'not an address', 'Invalid email format'],
    ['timeZone', 'Mars/Olympus', /IANA/],
  ])('rejects %s %j', async (field, value, message) => {
    const input = { ...details, email: anyEmail(), proof: 'x', [field]: value };
    const { extensions } = await app.api.refused(REGISTER, { input });
    expect(extensions.code).toBe('VALIDATION');
    expect(extensions.fields).toEqual([
      { path: field, message: expect.stringMatching(message) as string },
    ]);
  });

  it('names every invalid field at once', async () => {
    const input = { ...details, firstName: '1', lastName: '', email: anyEmail(), proof: 'x' };
    const { extensions } = await app.api.refused(REGISTER, { input });
    expect(extensions.fields?.map((field) => field.path)).toEqual(['firstName', 'lastName']);
  });

  it('requires a proof for that address, and consumes it', async () => {
    const email = anyEmail();
    const proof = await proveEmail(app.api, app.sink, email);
    const other = await app.api.refused(REGISTER, {
      input: { ...details, email: anyEmail(), proof },
    });
    expect(other.extensions).toMatchObject({ code: 'EMAIL_NOT_VERIFIED', status: 403 });
    await app.api.ask(REGISTER, { input: { ...details, email, proof } });
    const again = await app.api.refused(REGISTER, { input: { ...details, email, proof } });
    expect(again.extensions.code).toBe('EMAIL_NOT_VERIFIED');
  });

  it('rejects a proof that is older than half an hour', async () => {
    const email = anyEmail();
    const proof = await proveEmail(app.api, app.sink, email);
    const late = `UPDATE email_codes SET proof_expires_at = now() - interval '1 second' WHERE email = $1`;
    await query(app.databaseUrl, late, [email]);
    const { extensions } = await app.api.refused(REGISTER, { input: { ...details, email, proof } });
    expect(extensions.code).toBe('EMAIL_NOT_VERIFIED');
  });

  it('creates one account for two registrations at the same moment', async () => {
    const email = anyEmail();
    const proofs = [
      await proveEmail(app.api, app.sink, email),
      await proveEmail(app.api, app.sink, email),
    ];
    const answers = await Promise.all(
      proofs.map((proof) => app.api.send(REGISTER, { input: { ...details, email, proof } })),
    );
    const codes = answers.map((answer) => answer.errors[0]?.extensions.code ?? 'made').sort();
    expect(codes).toEqual(['EMAIL_TAKEN', 'made']);
  });
});

describe('resetPassword', () => {
  const newPassword = 'Another!Horse';

  it('sets the password and ends every session', async () => {
    const { email, api } = await person(app);
    const proof = await proveEmail(app.api, app.sink, email, 'RESET_PASSWORD');
    await app.api.ask(RESET, { input: { email, proof, newPassword } });
    expect((await api.refused(ME)).extensions.code).toBe('UNAUTHENTICATED');
    const old = await app.api.refused(LOG_IN, { input: { email, password: PASSWORD } });
    expect(old.extensions.code).toBe('WRONG_PASSWORD');
    await logIn(app.api, email, newPassword);
  });

  it('rejects a proof that was issued for registration', async () => {
    const email = anyEmail();
    const proof = await proveEmail(app.api, app.sink, email);
    const { extensions } = await app.api.refused(RESET, { input: { email, proof, newPassword } });
    expect(extensions.code).toBe('EMAIL_NOT_VERIFIED');
  });

  it('rejects a proof of another address', async () => {
    const victim = await person(app);
    const { email } = await person(app);
    const proof = await proveEmail(app.api, app.sink, email, 'RESET_PASSWORD');
    const input = { email: victim.email, proof, newPassword };
    expect((await app.api.refused(RESET, { input })).extensions).toMatchObject({
      code: 'EMAIL_NOT_VERIFIED',
      status: 403,
    });
    await victim.api.ask(ME);
    await logIn(app.api, victim.email);
  });

  it('rejects a proof that is older than ten minutes', async () => {
    const { email } = await person(app);
    const before = Date.now();
    const proof = await proveEmail(app.api, app.sink, email, 'RESET_PASSWORD');
    const proofOf = `WHERE email = $1 AND purpose = 'RESET_PASSWORD'`;
    const [row] = await query<{ until: Date }>(
      app.databaseUrl,
      `SELECT proof_expires_at AS until FROM email_codes ${proofOf}`,
      [email],
    );
    expect((row?.until.getTime() ?? 0) - before).toBeLessThan(10.5 * 60_000);
    const late = `UPDATE email_codes SET proof_expires_at = now() - interval '1 second' ${proofOf}`;
    await query(app.databaseUrl, late, [email]);
    const { extensions } = await app.api.refused(RESET, { input: { email, proof, newPassword } });
    expect(extensions.code).toBe('EMAIL_NOT_VERIFIED');
    await logIn(app.api, email);
  });

  it('accepts a proof once', async () => {
    const { email } = await person(app);
    const proof = await proveEmail(app.api, app.sink, email, 'RESET_PASSWORD');
    await app.api.ask(RESET, { input: { email, proof, newPassword } });
    const again = { email, proof, newPassword: 'Third!Horse' };
    const { extensions } = await app.api.refused(RESET, { input: again });
    expect(extensions.code).toBe('EMAIL_NOT_VERIFIED');
    await logIn(app.api, email, newPassword);
  });

  it('requires a new password to meet the rule of registration', async () => {
    const input = { email: anyEmail(), proof: 'x', newPassword: 'toosimple' };
    expect((await app.api.refused(RESET, { input })).extensions.code).toBe('VALIDATION');
  });
});

describe('me', () => {
  let token: string;
  beforeAll(async () => {
    token = (await person(app)).token;
  });

  it('is closed without a session', async () => {
    expect((await app.api.refused(ME)).extensions).toMatchObject({
      code: 'UNAUTHENTICATED',
      status: 401,
    });
  });

  it('shows the account of the token', async () => {
    expect((await app.api.as(token).ask(ME))['me'].fullName).toBe('Ada Byron');
  });
});
