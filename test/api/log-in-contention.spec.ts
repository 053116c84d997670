import { describe, expect, it } from 'vitest';
import { useOwnApplication } from '../setup/application.js';
import { query } from '../setup/database.js';
import { LOG_IN, logIn, PASSWORD, person } from '../setup/factories.js';
import { commit, transaction, waiting } from '../setup/transactions.js';

/**
 * Requests that open sessions, and requests that end them, at the same moment: one follows the
 * other. Without a worker, whose sweeps would wait for the locks, too, and be counted.
 */
const app = useOwnApplication({ ROLE: 'api' });

const CREATE_TOKEN = `mutation ($input: CreateAccessTokenInput!) {
  createAccessToken(input: $input) { token }
}`;
const SPEND = `mutation ($token: String!) {
  logInWithRememberToken(token: $token) { token }
}`;
const CHANGE =
  'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { success } }';
const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { success } }';
const UNDO =
  'mutation ($input: UndoPasswordResetInput!) { undoPasswordReset(input: $input) { success } }';
const DELETE = 'mutation ($password: String!) { deleteAccount(password: $password) { id } }';

describe('a log-in', () => {
  it('whose password is changed meanwhile opens no session', async () => {
    const { email, api } = await person(app);
    const change = `UPDATE users SET password_hash = password_hash || '=' WHERE email = $1`;
    const reset = await transaction(app.databaseUrl, change, [email]);
    const late = app.api.send(LOG_IN, { input: { email, password: PASSWORD } });
    await waiting(app.databaseUrl, 1);
    await commit(reset);
    expect((await late).errors[0]?.extensions.code).toBe('WRONG_PASSWORD');
    // The reset ends the earlier session.
    await api.ask('{ me { email } }');
  });

  it('with the password alone opens no session if the account gets a second factor meanwhile', async () => {
    const { email } = await person(app);
    const change = 'UPDATE users SET two_factor_since = now() WHERE email = $1';
    const switchingOn = await transaction(app.databaseUrl, change, [email]);
    const late = app.api.send(LOG_IN, { input: { email, password: PASSWORD } });
    await waiting(app.databaseUrl, 1);
    await commit(switchingOn);
    expect((await late).errors[0]?.extensions.code).toBe('WRONG_PASSWORD');
  });

  it('whose session ends meanwhile creates no access token', async () => {
    const { email, api } = await person(app);
    const lockUserSql = 'SELECT FROM users WHERE email = $1 FOR NO KEY UPDATE';
    const logOut = await transaction(app.databaseUrl, lockUserSql, [email]);
    await logOut.query(
      `UPDATE sessions SET ended_at = now()
       WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
      [email],
    );
    const input = { name: 'Stays', scope: 'WRITE', password: PASSWORD };
    const late = api.send(CREATE_TOKEN, { input });
    await waiting(app.databaseUrl, 1);
    await commit(logOut);
    expect((await late).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const tokens = `SELECT t.id FROM access_tokens t JOIN users u ON u.id = t.user_id WHERE u.email = $1`;
    expect(await query(app.databaseUrl, tokens, [email])).toEqual([]);
  });

  it('by a remember token that is ended meanwhile opens no session', async () => {
    const { email } = await person(app);
    const input = { email, password: PASSWORD, remember: true };
    const remembered = await app.api.ask(
      'mutation ($input: LogInInput!) { logIn(input: $input) { rememberToken } }',
      { input },
    );
    const lockUserSql = 'SELECT FROM users WHERE email = $1 FOR NO KEY UPDATE';
    const everywhere = await transaction(app.databaseUrl, lockUserSql, [email]);
    const token = remembered['logIn'].rememberToken as string;
    const late = app.api.send(SPEND, { token });
    await waiting(app.databaseUrl, 1);
    await everywhere.query(
      `UPDATE remember_tokens SET ended_at = now()
       WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
      [email],
    );
    await commit(everywhere);
    expect((await late).errors[0]?.extensions.code).toBe('REMEMBER_TOKEN_INVALID');
  });

  it('with "Remember me" in progress is ended by a log-out everywhere', async () => {
    const { email, api } = await person(app);
    // Waits after the session was opened, before the remember token is written.
    const slow = await transaction(app.databaseUrl, 'LOCK TABLE remember_tokens IN SHARE MODE', []);
    const input = { email, password: PASSWORD, remember: true };
    const loggingIn = app.api.ask(
      'mutation ($input: LogInInput!) { logIn(input: $input) { token rememberToken } }',
      { input },
    );
    await waiting(app.databaseUrl, 1);
    const everywhere = api.ask('mutation { logOutEverywhere { success } }');
    await waiting(app.databaseUrl, 2);
    await commit(slow);
    const { token, rememberToken } = (await loggingIn)['logIn'];
    await everywhere;
    const opened = app.api.as(token as string);
    expect((await opened.refused('{ me { id } }')).extensions.code).toBe('UNAUTHENTICATED');
    const spent = await app.api.refused(SPEND, { token: rememberToken as string });
    expect(spent.extensions.code).toBe('REMEMBER_TOKEN_INVALID');
  });
});

describe('a reset', () => {
  it('takes turns with the undoing of an earlier one, which consumes its proof', async () => {
    const { email } = await person(app);
    const [proof, token] = ['proof', 'token'].map((kind) => `${kind} of ${email}`);
    await query(
      app.databaseUrl,
      `INSERT INTO email_codes (id, email, purpose, client, code_hash, code_id, expires_at, verified_at,
         proof_hash, proof_expires_at)
       VALUES (gen_random_uuid(), $1, 'RESET_PASSWORD', 'c', '', gen_random_uuid(), now(), now(),
         encode(sha256($2::bytea), 'hex'), now() + interval '1 hour')`,
      [email, proof],
    );
    await query(
      app.databaseUrl,
      `INSERT INTO password_resets (user_id, email, token_hash, expires_at)
       SELECT id, email, encode(sha256($2::bytea), 'hex'), now() + interval '1 hour'
       FROM users WHERE email = $1`,
      [email, token],
    );
    const lockUserSql = 'SELECT FROM users WHERE email = $1 FOR NO KEY UPDATE';
    const other = await transaction(app.databaseUrl, lockUserSql, [email]);
    const undone = app.api.ask(UNDO, { input: { token, newPassword: 'New!Horse' } });
    await waiting(app.databaseUrl, 1);
    const reset = app.api.refused(RESET, { input: { email, proof, newPassword: 'Theirs!Horse' } });
    await waiting(app.databaseUrl, 2);
    await commit(other);
    expect(await undone).toEqual({ undoPasswordReset: { success: true } });
    expect((await reset).extensions.code).toBe('EMAIL_NOT_VERIFIED');
  });
});

describe('a log-out', () => {
  it('takes turns with other requests that open and end sessions', async () => {
    const { email, api } = await person(app);
    const lockUserSql = 'SELECT FROM users WHERE email = $1 FOR NO KEY UPDATE';
    const other = await transaction(app.databaseUrl, lockUserSql, [email]);
    const out = api.ask('mutation { logOut { success } }');
    await waiting(app.databaseUrl, 1);
    await api.ask('{ me { id } }');
    await commit(other);
    expect(await out).toEqual({ logOut: { success: true } });
    expect((await api.refused('{ me { id } }')).extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('a change that requires the password', () => {
  it.each([
    ['changePassword', CHANGE, { input: { currentPassword: PASSWORD, newPassword: 'New!Horse' } }],
    ['deleteAccount', DELETE, { password: PASSWORD }],
  ])('is not made if the password changes meanwhile: %s', async (_name, text, variables) => {
    const { email, api } = await person(app);
    const change = `UPDATE users SET password_hash = password_hash || '=' WHERE email = $1`;
    const reset = await transaction(app.databaseUrl, change, [email]);
    const late = api.send(text, variables);
    await waiting(app.databaseUrl, 1);
    await commit(reset);
    expect((await late).errors[0]?.extensions.code).toBe('CURRENT_PASSWORD_WRONG');
    const [row] = await query<{ password_hash: string; deletion_due_at: Date | null }>(
      app.databaseUrl,
      'SELECT password_hash, deletion_due_at FROM users WHERE email = $1',
      [email],
    );
    expect(row?.password_hash).toMatch(/=$/);
    expect(row?.deletion_due_at).toBeNull();
  });
});

describe('a change that requires a session', () => {
  it.each([
    ['changePassword', CHANGE, { input: { currentPassword: PASSWORD, newPassword: 'New!Horse' } }],
    ['deleteAccount', DELETE, { password: PASSWORD }],
  ])('is not made if that is ended meanwhile: %s', async (_name, text, variables) => {
    const { email, api } = await person(app);
    const lockUserSql = 'SELECT id FROM users WHERE email = $1 FOR NO KEY UPDATE';
    const everywhere = await transaction(app.databaseUrl, lockUserSql, [email]);
    const late = api.send(text, variables);
    await waiting(app.databaseUrl, 1);
    await everywhere.query(
      `UPDATE sessions SET ended_at = now()
       WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
      [email],
    );
    await commit(everywhere);
    expect((await late).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const again = (await logIn(app.api, email)).api;
    expect((await again.ask('{ me { deletionDueAt } }'))['me'].deletionDueAt).toBeNull();
  });
});
