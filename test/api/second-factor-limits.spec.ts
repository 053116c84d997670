import { describe, expect, it } from 'vitest';
import type { Api } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { PASSWORD, person, type Person } from '../setup/factories.js';
import {
  BEGIN,
  requestChallenge,
  codeOf,
  CONFIRM,
  CONFIRM_LOG_IN,
  RENEW,
  SWITCH_OFF,
  switchOnTwoFactor,
  wrongCode,
  type TwoFactorCodes,
} from '../setup/two-factor.js';

/** One proxy stands in front, so that the tests can come from any address. */
const app = useApplication({ RATE_LIMIT: 'on', TRUST_PROXY: '1' });

let lastAddress = 0;
const anywhere = (): Api => {
  lastAddress += 1;
  return app.api.from(`198.18.0.${lastAddress}`);
};

/** An account with two-factor log-in, and the address it logs in from. */
async function guarded(api = anywhere()): Promise<Person & TwoFactorCodes & { place: Api }> {
  const ada = await person({ ...app, api });
  return { ...ada, ...(await switchOnTwoFactor(app, ada)), place: api };
}

async function tried(api: Api, challenge: string, code: string) {
  const { errors } = await api.send(CONFIRM_LOG_IN, { input: { challenge, code } });
  return errors[0]?.extensions ?? { code: 'in' };
}

/** Four wrong codes from each of five unknown addresses. */
async function failSecondFactors({ email, secret }: TwoFactorCodes & Person): Promise<string> {
  const challenge = await requestChallenge(anywhere(), email);
  for (let address = 0; address < 5; address += 1) {
    const stranger = anywhere();
    for (let tries = 0; tries < 4; tries += 1)
      expect(await tried(stranger, challenge, wrongCode(secret))).toMatchObject({
        code: 'SECOND_FACTOR_WRONG',
      });
  }
  return challenge;
}

describe('wrong second factors', () => {
  it('are limited to five in five minutes with an account from an address, whoever else is there', async () => {
    const classroom = anywhere();
    const [ada, eve] = [await guarded(classroom), await guarded(classroom)];
    const challenge = await requestChallenge(classroom, ada.email);
    for (let tries = 0; tries < 5; tries += 1)
      expect((await tried(classroom, challenge, wrongCode(ada.secret))).code).toBe(
        'SECOND_FACTOR_WRONG',
      );
    const refused = await tried(classroom, challenge, codeOf(ada.secret));
    expect(refused).toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429 });
    expect(refused).toHaveProperty('retryAfter');
    const theirs = await requestChallenge(classroom, eve.email);
    expect((await tried(classroom, theirs, codeOf(eve.secret))).code).toBe('in');
    // The counts are rows, which survive a restart.
    const rows = `SELECT points FROM rate_limits WHERE key LIKE 'limit:second-factor-pair:%'`;
    expect(await app.sql(rows)).toContainEqual({ points: 6 });
  });

  it('start counting again after a right one', async () => {
    const { email, place, secret, recoveryCodes } = await guarded();
    const challenge = await requestChallenge(place, email);
    for (const recoveryCode of recoveryCodes.slice(0, 2)) {
      for (let tries = 0; tries < 4; tries += 1) await tried(place, challenge, wrongCode(secret));
      expect((await tried(place, challenge, recoveryCode)).code).toBe('in');
    }
  });

  it('do not count once the password was changed', async () => {
    const { api, email, place, secret } = await guarded();
    const before = await requestChallenge(place, email);
    const input = { currentPassword: PASSWORD, newPassword: 'Another!Horse' };
    await api.ask(
      'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { success } }',
      {
        input,
      },
    );
    for (let tries = 0; tries < 6; tries += 1)
      expect((await tried(place, before, wrongCode(secret))).code).toBe('CHALLENGE_INVALID');
    const challenge = await requestChallenge(place, email, { password: input.newPassword });
    expect((await tried(place, challenge, codeOf(secret))).code).toBe('in');
  });

  it('from everywhere are slowed down, and leave the owner a way in at a familiar address', async () => {
    const ada = await guarded();
    const challenge = await failSecondFactors(ada);
    const stranger = anywhere();
    expect((await tried(stranger, challenge, wrongCode(ada.secret))).code).toBe(
      'SECOND_FACTOR_WRONG',
    );
    // One in ten minutes is left to all strangers together.
    expect((await tried(anywhere(), challenge, wrongCode(ada.secret))).code).toBe(
      'TOO_MANY_REQUESTS',
    );
    expect((await tried(ada.place, challenge, codeOf(ada.secret))).code).toBe('in');
    expect((await tried(anywhere(), challenge, ada.recoveryCodes[0] ?? '')).code).toBe('in');
  });

  it('are limited the same while an app is being set up, and do not count before', async () => {
    const place = anywhere();
    const ada = await person({ ...app, api: place });
    const confirm = async (code: string) =>
      (await ada.api.send(CONFIRM, { code })).errors[0]?.extensions.code ?? 'on';
    for (let tries = 0; tries < 6; tries += 1)
      expect(await confirm('123456')).toBe('TWO_FACTOR_NOT_BEGUN');
    const secret = (await ada.api.ask(BEGIN, { password: PASSWORD }))['beginTwoFactor'].secret;
    const wrong = wrongCode(secret as string);
    for (let tries = 0; tries < 5; tries += 1)
      expect(await confirm(wrong)).toBe('SECOND_FACTOR_WRONG');
    expect(await confirm(codeOf(secret as string))).toBe('TOO_MANY_REQUESTS');
  });

  it('are limited the same when changing it, in a session, too', async () => {
    const { api, secret, recoveryCodes } = await guarded();
    const renew = async (code = '') =>
      (await api.send(RENEW, { password: PASSWORD, code })).errors[0]?.extensions.code ?? 'done';
    for (let tries = 0; tries < 4; tries += 1) await renew(wrongCode(secret));
    expect(await renew(recoveryCodes[0])).toBe('done');
    for (let tries = 0; tries < 5; tries += 1)
      expect(await renew(wrongCode(secret))).toBe('SECOND_FACTOR_WRONG');
    expect(await renew(codeOf(secret))).toBe('TOO_MANY_REQUESTS');
  });

  it('do not include right ones, whatever becomes of the change', async () => {
    const { api, email, recoveryCodes } = await guarded();
    await app.sql(
      `UPDATE institutes SET requires_two_factor = true
       WHERE id = (SELECT institute_id FROM users WHERE email = $1)`,
      [email],
    );
    for (const code of recoveryCodes.slice(0, 6)) {
      const { extensions } = await api.refused(SWITCH_OFF, { password: PASSWORD, code });
      expect(extensions.code).toBe('TWO_FACTOR_KEPT');
    }
  });
});
