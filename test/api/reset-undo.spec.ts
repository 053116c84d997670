import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import {
  anyEmail,
  LOG_IN,
  logIn,
  PASSWORD,
  person,
  proveEmail,
  type Person,
} from '../setup/factories.js';
import { colleague, memberId } from '../setup/members.js';
import {
  BEGIN,
  requestChallenge,
  codeOf,
  CONFIRM,
  SWITCH_OFF_MEMBER,
  switchOnTwoFactor,
} from '../setup/two-factor.js';

/** How an owner undoes a password reset by somebody else. */
const app = useApplication({ PUBLIC_URL: 'https://exams.example.org' });

const ME = '{ me { email deletionDueAt } }';
const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { success } }';
const UNDO =
  'mutation ($input: UndoPasswordResetInput!) { undoPasswordReset(input: $input) { success } }';
const CHANGE_EMAIL = 'mutation ($input: ChangeEmailInput!) { changeEmail(input: $input) { id } }';
const DELETE = 'mutation ($password: String!) { deleteAccount(password: $password) { id } }';
const STRANGERS_PASSWORD = 'Stolen!Horse';
const CREATE_TOKEN = `mutation {
  createAccessToken(input: { name: "P", scope: WRITE, password: "${STRANGERS_PASSWORD}" }) { token }
}`;
const newPassword = 'Another!Horse';

/** A reset by somebody else. @returns the token of the link that the owner is mailed */
async function reset(email: string): Promise<string> {
  const proof = await proveEmail(app.api, app.sink, email, 'RESET_PASSWORD');
  await app.api.ask(RESET, { input: { email, proof, newPassword: STRANGERS_PASSWORD } });
  const { text } = await app.sink.next(email);
  return /https:\/\/exams\.example\.org\/undo-reset#([\w-]{43})\s/.exec(text ?? '')?.[1] ?? '';
}
const undo = async (token: string) => app.api.ask(UNDO, { input: { token, newPassword } });
const refusal = async (input: object) =>
  (await app.api.refused(UNDO, { input: { newPassword, ...input } })).extensions;
const TOO_SOON = { code: 'TWO_FACTOR_TOO_SOON', status: 409 };
const INVALID = { code: 'RESET_UNDO_INVALID', status: 404 };

const required = async ({ email }: Person): Promise<unknown> =>
  app.sql(
    `UPDATE institutes SET requires_two_factor = true
     WHERE id = (SELECT institute_id FROM users WHERE email = $1)`,
    [email],
  );

describe('the link that a reset mails', () => {
  it('ends every session since, and lets the owner choose the password', async () => {
    const { email } = await person(app);
    const cameFrom = async (): Promise<unknown[]> =>
      app.sql('SELECT s.id FROM sessions s JOIN users u ON u.id = user_id WHERE email = $1', [
        email,
      ]);
    const before = await cameFrom();
    const token = await reset(email);
    const stranger = await logIn(app.api, email, STRANGERS_PASSWORD);
    const { createAccessToken } = await stranger.api.ask(CREATE_TOKEN);
    const program = app.api.as(createAccessToken.token as string);
    await app.sink.next(email);
    const proof = await proveEmail(app.api, app.sink, email, 'RESET_PASSWORD');
    await undo(token);
    expect(await cameFrom()).toEqual(before);
    for (const api of [stranger.api, program])
      expect((await api.refused(ME)).extensions.code).toBe('UNAUTHENTICATED');
    for (const password of [STRANGERS_PASSWORD, PASSWORD]) {
      const { extensions } = await app.api.refused(LOG_IN, { input: { email, password } });
      expect(extensions.code).toBe('WRONG_PASSWORD');
    }
    const again = await app.api.refused(RESET, {
      input: { email, proof, newPassword: STRANGERS_PASSWORD },
    });
    expect(again.extensions.code).toBe('EMAIL_NOT_VERIFIED');
    await logIn(app.api, email, newPassword);
  });

  it('removes a second factor that had to be set up since, and no other', async () => {
    const owner = await person(app);
    await switchOnTwoFactor(app, owner);
    // The owner is notified by mail, too.
    await app.sink.next(owner.email);
    await undo(await reset(owner.email));
    const input = { email: owner.email, password: newPassword };
    const { extensions } = await app.api.refused(LOG_IN, { input });
    expect(extensions.code).toBe('SECOND_FACTOR_REQUIRED');
    const other = await person(app);
    const token = await reset(other.email);
    await required(other);
    await switchOnTwoFactor(
      app,
      await logIn(app.api, other.email, STRANGERS_PASSWORD),
      STRANGERS_PASSWORD,
    );
    await undo(token);
    await logIn(app.api, other.email, newPassword);
  });

  it('prevents the set-up of a second factor that it could remove', async () => {
    const { email } = await person(app);
    const token = await reset(email);
    const { api } = await logIn(app.api, email, STRANGERS_PASSWORD);
    expect((await api.refused(BEGIN, { password: STRANGERS_PASSWORD })).extensions).toMatchObject(
      TOO_SOON,
    );
    await app.sql(
      "UPDATE password_resets SET expires_at = now() - interval '1 s' WHERE email = $1",
      [email],
    );
    const { beginTwoFactor } = await api.ask(BEGIN, { password: STRANGERS_PASSWORD });
    await app.sql(
      "UPDATE password_resets SET expires_at = now() + interval '1 h' WHERE email = $1",
      [email],
    );
    const code = codeOf(beginTwoFactor.secret as string);
    expect((await api.refused(CONFIRM, { code })).extensions).toMatchObject(TOO_SOON);
    await undo(token);
    const owner = await logIn(app.api, email, newPassword);
    await switchOnTwoFactor(app, owner, newPassword);
  });

  it('removes one that replaced a factor that was lost since', async () => {
    const ada = await person(app);
    const grace = await colleague(app, ada, 'EDITOR');
    await switchOnTwoFactor(app, grace);
    await app.sink.next(grace.email);
    const token = await reset(grace.email);
    const id = await memberId(ada, grace.email);
    await ada.api.ask(SWITCH_OFF_MEMBER, { input: { id, password: PASSWORD } });
    const { api } = await logIn(app.api, grace.email, STRANGERS_PASSWORD);
    expect((await api.refused(BEGIN, { password: STRANGERS_PASSWORD })).extensions).toMatchObject(
      TOO_SOON,
    );
    await required(ada);
    await switchOnTwoFactor(
      app,
      await logIn(app.api, grace.email, STRANGERS_PASSWORD),
      STRANGERS_PASSWORD,
    );
    await undo(token);
    await logIn(app.api, grace.email, newPassword);
  });

  it('goes by the times if a server of an earlier version handled the reset', async () => {
    const [owner, other] = [await person(app), await person(app)];
    await switchOnTwoFactor(app, owner);
    await app.sink.next(owner.email);
    const tokens = [await reset(owner.email), await reset(other.email)];
    const emails = [owner.email, other.email];
    await app.sql('UPDATE password_resets SET had_two_factor = NULL WHERE email = ANY($1)', [
      emails,
    ]);
    await app.sql('UPDATE users SET two_factor_since = now() WHERE email = $1', [other.email]);
    for (const token of tokens) await undo(token);
    await requestChallenge(app.api, owner.email, { password: newPassword });
    await logIn(app.api, other.email, newPassword);
  });

  it('is the latest of an address, and goes as far back as the first', async () => {
    const owner = await person(app);
    await switchOnTwoFactor(app, owner);
    await app.sink.next(owner.email);
    const first = await reset(owner.email);
    const latest = await reset(owner.email);
    const setUpAgain = 'UPDATE users SET two_factor_since = now() WHERE email = $1';
    await app.sql(setUpAgain, [owner.email]);
    expect(await refusal({ token: first })).toMatchObject(INVALID);
    await undo(latest);
    await requestChallenge(app.api, owner.email, { password: newPassword });
    const other = await person(app);
    await reset(other.email);
    await required(other);
    await switchOnTwoFactor(
      app,
      await logIn(app.api, other.email, STRANGERS_PASSWORD),
      STRANGERS_PASSWORD,
    );
    await app.sink.next(other.email);
    await undo(await reset(other.email));
    await logIn(app.api, other.email, newPassword);
  });

  it('gives the account its address back and keeps it, and later links do not work', async () => {
    const { email } = await person(app);
    const token = await reset(email);
    const stranger = await logIn(app.api, email, STRANGERS_PASSWORD);
    const newEmail = anyEmail();
    const proof = await proveEmail(app.api, app.sink, newEmail, 'CHANGE_EMAIL');
    await stranger.api.ask(CHANGE_EMAIL, {
      input: { newEmail, password: STRANGERS_PASSWORD, proof },
    });
    const later = await reset(newEmail);
    const { api } = await logIn(app.api, newEmail, STRANGERS_PASSWORD);
    await api.ask(DELETE, { password: STRANGERS_PASSWORD });
    await undo(token);
    const recipients = () =>
      app.sink.mails
        .filter(({ subject }) => subject === 'The reset of your Examwright password was undone')
        .map(({ recipient }) => recipient);
    await expect.poll(recipients).toEqual(expect.arrayContaining([email, newEmail]));
    const owner = await logIn(app.api, email, newPassword);
    expect((await owner.api.ask(ME))['me']).toEqual({ email, deletionDueAt: null });
    expect(await refusal({ token: later })).toMatchObject(INVALID);
  });

  it('works once, even of two requests at the same moment', async () => {
    const { email } = await person(app);
    const token = await reset(email);
    const input = { token, newPassword };
    const answers = await Promise.all([1, 2].map(async () => app.api.send(UNDO, { input })));
    const codes = answers.map(({ errors }) => errors[0]?.extensions.code ?? 'undone').sort();
    expect(codes).toEqual(['RESET_UNDO_INVALID', 'undone']);
  });

  it('works for a day', async () => {
    const { email } = await person(app);
    const token = await reset(email);
    const pass = async (age: string) =>
      app.sql(
        `UPDATE password_resets SET expires_at = expires_at - $2::interval WHERE email = $1`,
        [email, age],
      );
    await pass('24 hours');
    expect(await refusal({ token })).toMatchObject(INVALID);
    await pass('-1 minute');
    await undo(token);
  });

  it.each(['', 'somebody', 'x'.repeat(5_000)])(
    'is rejected if it is made up: %j',
    async (token) => {
      expect(await refusal({ token })).toMatchObject(INVALID);
    },
  );

  it('rejects a password that breaks the rule, and still works after that', async () => {
    const { email } = await person(app);
    const token = await reset(email);
    const { code, fields } = await refusal({ token, newPassword: 'simple' });
    expect([code, fields?.[0]?.path]).toEqual(['VALIDATION', 'newPassword']);
    await undo(token);
  });

  it('does not take an address from an account that has it by now', async () => {
    const { email, api } = await person(app);
    const token = await reset(email);
    await app.sql(`UPDATE users SET email = $1 WHERE email = $2`, [anyEmail(), email]);
    await app.sql(
      `INSERT INTO users (institute_id, email, first_name, last_name, password_hash)
       SELECT id, $1, 'Ada', 'Byron', '-' FROM institutes LIMIT 1`,
      [email],
    );
    expect((await refusal({ token })).code).toBe('EMAIL_TAKEN');
    expect((await api.refused(ME)).extensions.code).toBe('UNAUTHENTICATED');
  });
});
