import { beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { query } from '../setup/database.js';
import { person } from '../setup/factories.js';
import { call, operations } from '../setup/operations.js';

/** What strangers may call, on purpose. Everything else in the schema must be closed. */
const PUBLIC = [
  'forgetRememberToken',
  'logIn',
  'logInWithRememberToken',
  'register',
  'requestEmailCode',
  'resetPassword',
  'verifyEmailCode',
];

const app = useApplication();
let expired: Api;
beforeAll(async () => {
  const { api, email } = await person(app.api, app.sink);
  expired = api;
  const past = `UPDATE sessions SET expires_at = now() - interval '1 day'
    WHERE user_id = (SELECT id FROM users WHERE email = $1)`;
  await query(app.databaseUrl, past, [email]);
});

describe.each(operations.map((operation) => [operation.name, operation] as const))(
  '%s',
  (name, operation) => {
    if (PUBLIC.includes(name)) {
      it('is open to strangers', async () => {
        const { errors } = await app.api.send(call(operation));
        expect(errors.map((error) => error.extensions.code)).not.toContain('UNAUTHENTICATED');
      });
      return;
    }
    it.each([
      ['no token', () => app.api],
      ['an expired session', () => expired],
      ['a token that is none', () => app.api.as('x'.repeat(40))],
    ])('is closed to %s', async (_who, caller) => {
      const { data, errors } = await caller().send(call(operation));
      expect(errors.map((error) => error.extensions.code)).toEqual(['UNAUTHENTICATED']);
      expect(Object.values(data ?? {})).not.toContainEqual(expect.anything());
    });
  },
);
