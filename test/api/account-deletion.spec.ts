import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { query } from '../setup/database.js';
import { LOG_IN, logIn, PASSWORD, person, proveEmail } from '../setup/factories.js';

/** Requesting the deletion of an account, and cancelling it. The worker deletes accounts. */
const app = useApplication({ PUBLIC_URL: 'https://exams.example.org' });

const ME = '{ me { email deletionDueAt } }';
const DELETE = `mutation ($password: String!) {
  deleteAccount(password: $password) { deletionDueAt }
}`;
const KEEP = 'mutation { keepAccount { email deletionDueAt } }';
const INSTITUTE =
  'mutation ($input: UpdateInstituteInput!) { updateInstitute(input: $input) { id } }';
const CREATE_TOKEN = `mutation ($input: CreateAccessTokenInput!) {
  createAccessToken(input: $input) { token }
}`;

describe('deleteAccount', () => {
  it("allows thirty days, says so by mail in the institute's time zone, and logs out", async () => {
    const { email, api } = await person(app);
    const second = await logIn(app.api, email);
    const institute = { name: 'Analytical School', timeZone: 'Asia/Kolkata' };
    await api.ask(INSTITUTE, { input: institute });
    const input = { name: 'Program', scope: 'READ', password: PASSWORD };
    const token = (await api.ask(CREATE_TOKEN, { input }))['createAccessToken'].token as string;
    await app.sink.next(email);
    const before = Date.now();
    const { deletionDueAt } = (await api.ask(DELETE, { password: PASSWORD }))['deleteAccount'];
    const due = new Date(deletionDueAt as string);
    expect((due.getTime() - before) / 86_400_000).toBeCloseTo(30, 2);
    for (const ended of [api, second.api, app.api.as(token)]) {
      expect((await ended.refused(ME)).extensions.code).toBe('UNAUTHENTICATED');
    }
    const mail = await app.sink.next(email);
    expect(mail.subject).toBe('Your Examwright account will be deleted');
    const form = { timeZone: 'Asia/Kolkata', hour12: false, hour: '2-digit', minute: '2-digit' };
    const time = new Intl.DateTimeFormat('en-GB', form as Intl.DateTimeFormatOptions).format(due);
    const date = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Asia/Kolkata',
      dateStyle: 'long',
    }).format(due);
    expect(mail.text).toContain(`deleted on ${date} at ${time} (Asia/Kolkata).`);
    expect(mail.text).toContain('https://exams.example.org/login');
  });

  it.each([
    ['Wrong!Horse', 'CURRENT_PASSWORD_WRONG'],
    ['', 'VALIDATION'],
    ['x'.repeat(129), 'VALIDATION'],
  ])('rejects the password %.12j', async (password, code) => {
    const { api } = await person(app);
    expect((await api.refused(DELETE, { password })).extensions.code).toBe(code);
    expect((await api.ask(ME))['me'].deletionDueAt).toBeNull();
  });
});

describe('an account whose deletion is due', () => {
  const LOG_IN_AGAIN = `mutation ($token: String!) {
    logInWithRememberToken(token: $token) { token }
  }`;
  const REMEMBERED = 'mutation ($input: LogInInput!) { logIn(input: $input) { rememberToken } }';
  const RESET =
    'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { success } }';

  it('is unknown everywhere, even before it is removed', async () => {
    const { email, api } = await person(app);
    const proof = await proveEmail(app.api, app.sink, email, 'RESET_PASSWORD');
    await api.ask(DELETE, { password: PASSWORD });
    const again = (await logIn(app.api, email)).api;
    const input = { name: 'Program', scope: 'WRITE', password: PASSWORD };
    const token = (await again.ask(CREATE_TOKEN, { input }))['createAccessToken'].token as string;
    const program = app.api.as(token);
    const logInInput = { email, password: PASSWORD };
    const remembered = await app.api.ask(REMEMBERED, { input: { ...logInInput, remember: true } });
    const { rememberToken } = remembered['logIn'] as { rememberToken: string };
    for (const caller of [again, program]) await caller.ask(ME);
    const past = `UPDATE users SET deletion_due_at = now() - interval '1 second' WHERE email = $1`;
    await query(app.databaseUrl, past, [email]);
    for (const caller of [again, program])
      expect((await caller.refused(ME)).extensions.code).toBe('UNAUTHENTICATED');
    expect((await again.refused(KEEP)).extensions.code).toBe('UNAUTHENTICATED');
    const codeOf = async (text: string, variables: object): Promise<string> =>
      (await app.api.refused(text, variables)).extensions.code;
    expect(await codeOf(LOG_IN, { input: logInInput })).toBe('EMAIL_NOT_FOUND');
    expect(await codeOf(LOG_IN_AGAIN, { token: rememberToken })).toBe('REMEMBER_TOKEN_INVALID');
    const reset = { email, proof, newPassword: 'Another!Horse' };
    expect(await codeOf(RESET, { input: reset })).toBe('EMAIL_NOT_VERIFIED');
  });
});

describe('keepAccount', () => {
  it('lets the owner keep the account after logging in again', async () => {
    const { email, api } = await person(app);
    await api.ask(DELETE, { password: PASSWORD });
    const again = (await logIn(app.api, email)).api;
    expect((await again.ask(ME))['me'].deletionDueAt).not.toBeNull();
    expect((await again.ask(KEEP))['keepAccount']).toEqual({ email, deletionDueAt: null });
    expect((await again.ask(ME))['me'].deletionDueAt).toBeNull();
    // Keeping an account that was not to be deleted changes nothing.
    expect((await again.ask(KEEP))['keepAccount']).toEqual({ email, deletionDueAt: null });
  });

  it("does not keep another user's account", async () => {
    const { email, api } = await person(app);
    await api.ask(DELETE, { password: PASSWORD });
    await (await person(app)).api.ask(KEEP);
    const again = (await logIn(app.api, email)).api;
    expect((await again.ask(ME))['me'].deletionDueAt).not.toBeNull();
  });
});
