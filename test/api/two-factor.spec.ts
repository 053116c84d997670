import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { logIn, PASSWORD, person, type Person } from '../setup/factories.js';
import {
  BEGIN,
  BROWSERS,
  requestChallenge,
  codeOf,
  CONFIRM,
  CONFIRM_LOG_IN,
  forgetSteps,
  RENEW,
  STATE,
  SWITCH_OFF,
  switchOnTwoFactor,
  wrongCode,
} from '../setup/two-factor.js';

/**
 * Two-factor log-in of one's own account: set-up, switching off, recovery codes, trusted browsers.
 */
const app = useApplication({ PUBLIC_URL: 'https://exams.example.org' });

const ME = '{ me { email } }';
const FORGET = 'mutation ($id: ID!) { forgetTrustedBrowser(id: $id) { id } }';
const OFF = { since: null, isRequired: false, mustSetUp: false, recoveryCodesLeft: 0 };

async function stateOf({ api }: Person) {
  return (await api.ask(STATE))['me'].twoFactor;
}

async function begun({ api }: Person, code?: string): Promise<string> {
  return (await api.ask(BEGIN, { password: PASSWORD, code }))['beginTwoFactor'].secret as string;
}

/** A browser that is trusted. @returns its token */
async function trusted(email: string, code: string): Promise<string> {
  const challenge = await requestChallenge(app.api, email);
  const input = { challenge, code, trustBrowser: true };
  const { confirmLogIn } = await app.api.ask(CONFIRM_LOG_IN, { input });
  return confirmLogIn.trustedBrowserToken as string;
}

describe('the set-up', () => {
  it('shows the secret for an app, and changes nothing before a code confirms it', async () => {
    const ada = await person(app);
    const { secret, uri } = (await ada.api.ask(BEGIN, { password: PASSWORD }))['beginTwoFactor'];
    const url = new URL(uri as string);
    expect(url.searchParams.get('secret')).toBe(secret);
    expect(decodeURIComponent(url.pathname)).toContain(`Examwright:${ada.email}`);
    expect(await stateOf(ada)).toEqual(OFF);
    await logIn(app.api, ada.email);
  });

  it('returns ten recovery codes, ends the other sessions and notifies the owner by mail', async () => {
    const ada = await person(app);
    const other = await logIn(app.api, ada.email);
    const { recoveryCodes } = await switchOnTwoFactor(app, ada);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[a-z2-9]{6}(-[a-z2-9]{6}){3}$/);
    expect((await other.api.refused(ME)).extensions.code).toBe('UNAUTHENTICATED');
    expect(await stateOf(ada)).toMatchObject({ recoveryCodesLeft: 10, mustSetUp: false });
    expect((await stateOf(ada)).since).not.toBeNull();
    const mail = await app.sink.next(ada.email);
    expect(mail.subject).toBe('Two-factor log-in is on for your Examwright account');
    expect(mail.text).toContain('https://exams.example.org/login');
    expect(mail.text).toContain(
      'to turn off two-factor log-in: a new password alone does not turn it off.',
    );
  });

  it('stores neither the secret nor a recovery code in plain text', async () => {
    const ada = await person(app);
    const { secret, recoveryCodes } = await switchOnTwoFactor(app, ada);
    const rows = await app.sql(
      `SELECT f.sealed_secret, c.code_hash FROM two_factors f JOIN recovery_codes c USING (user_id)
       WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
      [ada.email],
    );
    expect(rows).toHaveLength(10);
    const stored = JSON.stringify(rows);
    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.slice(0, 6))])
      expect(stored).not.toContain(text);
  });

  it('rejects a wrong code, and a right one without a set-up, or too late', async () => {
    const ada = await person(app);
    const codeFor = async (code: string) =>
      (await ada.api.refused(CONFIRM, { code })).extensions.code;
    expect(await codeFor('123456')).toBe('TWO_FACTOR_NOT_BEGUN');
    const secret = await begun(ada);
    expect(await codeFor(wrongCode(secret))).toBe('SECOND_FACTOR_WRONG');
    expect(await codeFor('')).toBe('VALIDATION');
    expect(await codeFor('1'.repeat(65))).toBe('VALIDATION');
    await app.sql(
      `UPDATE two_factors SET pending_until = now() - interval '1 second'
       WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
      [ada.email],
    );
    expect(await codeFor(codeOf(secret))).toBe('TWO_FACTOR_NOT_BEGUN');
    expect(await stateOf(ada)).toEqual(OFF);
  });

  it('replaces the app: the old one works until then, and no longer', async () => {
    const ada = await person(app);
    const before = await switchOnTwoFactor(app, ada);
    const secret = await begun(ada, before.recoveryCodes[9]);
    await trusted(ada.email, codeOf(before.secret));
    await ada.api.ask(CONFIRM, { code: codeOf(secret) });
    const challenge = await requestChallenge(app.api, ada.email);
    for (const code of [codeOf(before.secret, 1), before.recoveryCodes[0] ?? ''])
      expect(
        (await app.api.refused(CONFIRM_LOG_IN, { input: { challenge, code } })).extensions.code,
      ).toBe('SECOND_FACTOR_WRONG');
    await app.api.ask(CONFIRM_LOG_IN, { input: { challenge, code: codeOf(secret, 1) } });
  });
});

describe.each([
  ['beginTwoFactor', BEGIN],
  ['switchOffTwoFactor', SWITCH_OFF],
  ['renewRecoveryCodes', RENEW],
])('%s', (_name, operation) => {
  it.each([
    ['Wrong!Horse', 'CURRENT_PASSWORD_WRONG'],
    ['', 'VALIDATION'],
    ['x'.repeat(129), 'VALIDATION'],
  ])('is refused with the password "%s"', async (password, code) => {
    const ada = await person(app);
    expect((await ada.api.refused(operation, { password })).extensions.code).toBe(code);
  });

  it('requires a code, too, once two-factor log-in is on, and accepts it once', async () => {
    const ada = await person(app);
    const { secret, recoveryCodes } = await switchOnTwoFactor(app, ada);
    const refusal = async (code?: string | null) =>
      (await ada.api.refused(operation, { password: PASSWORD, code })).extensions;
    for (const missing of [undefined, null, '', 'x'.repeat(65)])
      expect(await refusal(missing)).toMatchObject({
        code: 'VALIDATION',
        fields: [{ path: 'code' }],
      });
    expect((await refusal(wrongCode(secret))).code).toBe('SECOND_FACTOR_WRONG');
    const code = codeOf(secret);
    await trusted(ada.email, code);
    expect((await refusal(code)).code).toBe('SECOND_FACTOR_WRONG');
    expect(await stateOf(ada)).toMatchObject({ recoveryCodesLeft: 10 });
    await ada.api.ask(operation, { password: PASSWORD, code: recoveryCodes[0] });
  });
});

describe('switchOffTwoFactor', () => {
  it('lets the password log in again, ends other sessions and notifies the owner by mail', async () => {
    const ada = await person(app);
    const { secret, recoveryCodes } = await switchOnTwoFactor(app, ada);
    await trusted(ada.email, codeOf(secret));
    await app.sink.next(ada.email);
    await forgetSteps(app.sql, ada.email);
    await ada.api.ask(SWITCH_OFF, { password: PASSWORD, code: codeOf(secret) });
    expect(await stateOf(ada)).toEqual(OFF);
    expect((await ada.api.ask(BROWSERS))['trustedBrowsers']).toEqual([]);
    await logIn(app.api, ada.email);
    expect((await app.sink.next(ada.email)).subject).toBe(
      'Two-factor log-in is off for your Examwright account',
    );
    const left = 'SELECT FROM recovery_codes JOIN users u ON u.id = user_id WHERE u.email = $1';
    expect(recoveryCodes).toHaveLength(10);
    expect(await app.sql(left, [ada.email])).toEqual([]);
  });

  it('requires two-factor log-in to be on', async () => {
    const { api } = await person(app);
    const error = await api.refused(SWITCH_OFF, { password: PASSWORD });
    expect(error.extensions).toMatchObject({ code: 'TWO_FACTOR_OFF', status: 409 });
  });
});

describe('renewRecoveryCodes', () => {
  it('replaces all of them, and notifies the owner by mail', async () => {
    const ada = await person(app);
    const { recoveryCodes, secret } = await switchOnTwoFactor(app, ada);
    await app.sink.next(ada.email);
    const shown = { password: PASSWORD, code: codeOf(secret) };
    const renewed = (await ada.api.ask(RENEW, shown))['renewRecoveryCodes'].codes;
    expect(renewed).toHaveLength(10);
    expect((await app.sink.next(ada.email)).subject).toBe(
      'Your Examwright account has new recovery codes',
    );
    const challenge = await requestChallenge(app.api, ada.email);
    const old = { challenge, code: recoveryCodes[0] };
    expect((await app.api.refused(CONFIRM_LOG_IN, { input: old })).extensions.code).toBe(
      'SECOND_FACTOR_WRONG',
    );
    await app.api.ask(CONFIRM_LOG_IN, { input: { challenge, code: renewed[9] } });
  });

  it('requires two-factor log-in to be on', async () => {
    const { api } = await person(app);
    const error = await api.refused(RENEW, { password: PASSWORD });
    expect(error.extensions.code).toBe('TWO_FACTOR_OFF');
  });
});

describe('trusted browsers', () => {
  it('are listed, and can be forgotten one by one', async () => {
    const ada = await person(app);
    const { recoveryCodes } = await switchOnTwoFactor(app, ada);
    const [first, second] = [
      await trusted(ada.email, recoveryCodes[0] ?? ''),
      await trusted(ada.email, recoveryCodes[1] ?? ''),
    ];
    const listed = (await ada.api.ask(BROWSERS))['trustedBrowsers'];
    expect(listed).toHaveLength(2);
    expect(listed[0]).toMatchObject({ clientAddress: '127.0.0.1' });
    const days =
      Date.parse(listed[0].expiresAt as string) - Date.parse(listed[0].createdAt as string);
    expect(Math.round(days / 86_400_000)).toBe(30);
    expect(JSON.stringify(listed)).not.toContain(first);
    await ada.api.ask(FORGET, { id: listed[0].id });
    await requestChallenge(app.api, ada.email, { trustedBrowserToken: second });
    const again = await ada.api.refused(FORGET, { id: listed[0].id });
    expect(again.extensions.code).toBe('TRUSTED_BROWSER_NOT_FOUND');
    expect((await ada.api.ask(BROWSERS))['trustedBrowsers']).toEqual([listed[1]]);
  });

  it('are at most twenty: the oldest is forgotten', async () => {
    const ada = await person(app);
    const { secret } = await switchOnTwoFactor(app, ada);
    await app.sql(
      `INSERT INTO trusted_browsers (user_id, token_hash, client_address, user_agent, created_at, expires_at)
       SELECT id, id || '-' || n, '192.0.2.1', 'number ' || n, now() - n * interval '1 hour',
         now() + interval '1 day'
       FROM users, generate_series(1, 20) n WHERE email = $1`,
      [ada.email],
    );
    await trusted(ada.email, codeOf(secret));
    const agents = (await ada.api.ask(BROWSERS))['trustedBrowsers'].map(
      ({ userAgent }: { userAgent: string }) => userAgent,
    );
    expect(agents).toHaveLength(20);
    expect(agents).toContain('number 19');
    expect(agents).not.toContain('number 20');
  });
});
