import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import {
  anyEmail,
  LOG_IN,
  logIn,
  PASSWORD,
  person,
  proveEmail,
  REGISTER,
  REQUEST_CODE,
} from '../setup/factories.js';

/** Changing the password or the address of an account. */
const app = useApplication({ PUBLIC_URL: 'https://exams.example.org' });

const ME = '{ me { email } }';
const CHANGE =
  'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { success } }';
const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { success } }';
const CHANGE_EMAIL = `mutation ($input: ChangeEmailInput!) {
  changeEmail(input: $input) { id email }
}`;
const newPassword = 'Another!Horse';

describe('changePassword', () => {
  it('sets it, ends the other sessions and notifies the owner by mail', async () => {
    const { email, api } = await person(app);
    const other = await logIn(app.api, email);
    const input = { currentPassword: PASSWORD, newPassword };
    expect(await api.ask(CHANGE, { input })).toEqual({ changePassword: { success: true } });
    await api.ask(ME);
    expect((await other.api.refused(ME)).extensions.code).toBe('UNAUTHENTICATED');
    const old = await app.api.refused(LOG_IN, { input: { email, password: PASSWORD } });
    expect(old.extensions.code).toBe('WRONG_PASSWORD');
    await logIn(app.api, email, newPassword);
    const mail = await app.sink.next(email);
    expect(mail.subject).toBe('Your Examwright password was changed');
    expect(mail.text).toContain('https://exams.example.org/login');
  });

  it('leaves access tokens, and says so', async () => {
    const { email, api } = await person(app);
    const create = `mutation { createAccessToken(input: { name: "Program", scope: READ, password: "${PASSWORD}" }) { token } }`;
    const program = app.api.as((await api.ask(create))['createAccessToken'].token as string);
    await app.sink.next(email);
    await api.ask(CHANGE, { input: { currentPassword: PASSWORD, newPassword } });
    expect((await program.ask(ME))['me'].email).toBe(email);
    expect((await app.sink.next(email)).text).toContain('Access tokens for programs still work.');
  });

  it.each([
    ['currentPassword', { currentPassword: 'Wrong!Horse' }, 'CURRENT_PASSWORD_WRONG', 403],
    ['currentPassword', { currentPassword: '' }, 'VALIDATION', 400],
    ['currentPassword', { currentPassword: 'x'.repeat(129) }, 'VALIDATION', 400],
    ['newPassword', { newPassword: 'simple' }, 'VALIDATION', 400],
    ['newPassword', { newPassword: '' }, 'VALIDATION', 400],
  ])('rejects a bad %s %j', async (path, change, code, status) => {
    const { email, api } = await person(app);
    const other = await logIn(app.api, email);
    const input = { currentPassword: PASSWORD, newPassword, ...change };
    const { extensions } = await api.refused(CHANGE, { input });
    expect(extensions).toMatchObject({ code, status });
    if (code === 'VALIDATION')
      expect(extensions.fields?.map((field) => field.path)).toEqual([path]);
    await other.api.ask(ME);
    await logIn(app.api, email);
  });

  it('cannot be tried twice in one request', async () => {
    const { api } = await person(app);
    const input = `input: { currentPassword: "a", newPassword: "b" }`;
    const twice = `mutation { a: changePassword(${input}) b: changePassword(${input}) }`;
    expect((await api.refused(twice)).extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
  });
});

describe('a common password', () => {
  const common = 'P@ssword1!';
  const message = expect.stringMatching(/^This is one of the 3,000 most common/) as string;

  it('is rejected at sign-up', async () => {
    const names = { firstName: 'Ada', lastName: 'Byron', instituteName: 'School' };
    const input = { ...names, email: anyEmail(), proof: 'x', password: common };
    const { extensions } = await app.api.refused(REGISTER, { input });
    expect(extensions).toMatchObject({
      code: 'VALIDATION',
      fields: [{ path: 'password', message }],
    });
  });

  it('is rejected in a reset', async () => {
    const input = { email: anyEmail(), proof: 'x', newPassword: common };
    const { extensions } = await app.api.refused(RESET, { input });
    expect(extensions.fields).toEqual([{ path: 'newPassword', message }]);
  });

  it('is rejected in a change', async () => {
    const { api } = await person(app);
    const input = { currentPassword: PASSWORD, newPassword: common };
    const { extensions } = await api.refused(CHANGE, { input });
    expect(extensions.fields).toEqual([{ path: 'newPassword', message }]);
  });
});

describe('a password reset by code', () => {
  it('notifies the owner by mail', async () => {
    const { email } = await person(app);
    const proof = await proveEmail(app.api, app.sink, email, 'RESET_PASSWORD');
    await app.api.ask(RESET, { input: { email, proof, newPassword } });
    const mail = await app.sink.next(email);
    expect(mail.subject).toBe('Your Examwright password was changed');
    expect(mail.text).toContain('the access tokens of its programs were revoked');
  });

  it('does not reach an account that has moved to another address', async () => {
    const { email, api } = await person(app);
    const reset = await proveEmail(app.api, app.sink, email, 'RESET_PASSWORD');
    const newEmail = anyEmail();
    const proof = await proveEmail(app.api, app.sink, newEmail, 'CHANGE_EMAIL');
    await api.ask(CHANGE_EMAIL, { input: { newEmail, password: PASSWORD, proof } });
    const input = { email, proof: reset, newPassword };
    expect((await app.api.refused(RESET, { input })).extensions.code).toBe('EMAIL_NOT_VERIFIED');
    await logIn(app.api, newEmail);
  });
});

describe('changeEmail', () => {
  it('changes the address everywhere at once, and notifies the old one', async () => {
    const { email, api } = await person(app);
    const newEmail = anyEmail();
    const proof = await proveEmail(app.api, app.sink, newEmail, 'CHANGE_EMAIL');
    const input = { newEmail: ` ${newEmail.toUpperCase()} `, password: PASSWORD, proof };
    expect((await api.ask(CHANGE_EMAIL, { input }))['changeEmail'].email).toBe(newEmail);
    expect((await api.ask(ME))['me'].email).toBe(newEmail);
    await logIn(app.api, newEmail);
    const old = await app.api.refused(LOG_IN, { input: { email, password: PASSWORD } });
    expect(old.extensions.code).toBe('EMAIL_NOT_FOUND');
    const mail = await app.sink.next(email);
    expect(mail.subject).toBe('The e-mail address of your Examwright account was changed');
    expect(mail.text).not.toContain(newEmail);
  });

  it('requires the password and a proof for that address and purpose, once', async () => {
    const { email, api } = await person(app);
    const newEmail = anyEmail();
    const proof = await proveEmail(app.api, app.sink, newEmail, 'CHANGE_EMAIL');
    const register = await proveEmail(app.api, app.sink, newEmail, 'REGISTER');
    const right = { newEmail, password: PASSWORD, proof };
    const codeOf = async (change: object) =>
      (await api.refused(CHANGE_EMAIL, { input: { ...right, ...change } })).extensions.code;
    expect(await codeOf({ password: 'Wrong!Horse' })).toBe('CURRENT_PASSWORD_WRONG');
    expect(await codeOf({ password: '' })).toBe('VALIDATION');
    expect(await codeOf({ newEmail: 'nobody' })).toBe('VALIDATION');
    expect(await codeOf({ proof: 'x' })).toBe('EMAIL_NOT_VERIFIED');
    expect(await codeOf({ proof: register })).toBe('EMAIL_NOT_VERIFIED');
    expect(await codeOf({ newEmail: anyEmail() })).toBe('EMAIL_NOT_VERIFIED');
    expect((await api.ask(ME))['me'].email).toBe(email);
    await api.ask(CHANGE_EMAIL, { input: right });
    expect(await codeOf({})).toBe('EMAIL_NOT_VERIFIED');
  });

  it('assigns an address that two callers want to one of them', async () => {
    const people = [await person(app), await person(app)];
    const newEmail = anyEmail();
    const proofs = [
      await proveEmail(app.api, app.sink, newEmail, 'CHANGE_EMAIL'),
      await proveEmail(app.api, app.sink, newEmail, 'CHANGE_EMAIL'),
    ];
    const answers = await Promise.all(
      people.map(({ api }, index) =>
        api.send(CHANGE_EMAIL, { input: { newEmail, password: PASSWORD, proof: proofs[index] } }),
      ),
    );
    const codes = answers.map(({ errors }) => errors[0]?.extensions.code ?? 'changed').sort();
    expect(codes).toEqual(['EMAIL_TAKEN', 'changed']);
  });

  it('does not reveal whether an address is taken: its owner is notified by mail', async () => {
    const { email } = await person(app);
    const taken = await app.api.ask(REQUEST_CODE, { input: { email, purpose: 'CHANGE_EMAIL' } });
    expect(taken['requestEmailCode']).toMatchObject({ resendAfter: 60 });
    const mail = await app.sink.next(email);
    expect(mail.subject).toBe('You already have an Examwright account');
    const free = anyEmail();
    await app.api.ask(REQUEST_CODE, { input: { email: free, purpose: 'CHANGE_EMAIL' } });
    expect((await app.sink.next(free)).subject).toMatch(
      /^\d{6} is the code for your new e-mail address$/,
    );
  });
});
