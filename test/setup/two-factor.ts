/** Two-factor log-in, with the codes of an authenticator app. */
import { Secret, TOTP } from 'otpauth';
import type { Api } from './api.js';
import type { Application } from './application.js';
import { LOG_IN, PASSWORD, type Person } from './factories.js';

export const BEGIN = `mutation ($password: String!, $code: String) {
  beginTwoFactor(password: $password, code: $code) { secret uri }
}`;
export const CONFIRM = 'mutation ($code: String!) { confirmTwoFactor(code: $code) { codes } }';
export const SWITCH_OFF = `mutation ($password: String!, $code: String) {
  switchOffTwoFactor(password: $password, code: $code) { success }
}`;
export const RENEW = `mutation ($password: String!, $code: String) {
  renewRecoveryCodes(password: $password, code: $code) { codes }
}`;
export const REQUIRE = `mutation ($isRequired: Boolean!, $password: String!) {
  requireTwoFactor(isRequired: $isRequired, password: $password) { id requiresTwoFactor }
}`;
/** An owner switches a colleague's off. */
export const SWITCH_OFF_MEMBER = `mutation ($input: SwitchOffMemberTwoFactorInput!) {
  switchOffMemberTwoFactor(input: $input) { id }
}`;
export const STATE = '{ me { twoFactor { since isRequired mustSetUp recoveryCodesLeft } } }';
export const CONFIRM_LOG_IN = `mutation ($input: ConfirmLogInInput!) {
  confirmLogIn(input: $input) {
    logIn { token rememberToken user { email } }
    trustedBrowserToken
  }
}`;
export const BROWSERS = `{
  trustedBrowsers { id createdAt expiresAt clientAddress userAgent }
}`;

/** @param steps how many time steps from now, of 30 seconds each */
export function codeOf(secret: string, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: Date.now() + steps * 30_000 });
}

/** @returns six digits that are not the code of any time near now */
export function wrongCode(secret: string): string {
  const near = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find(
    (code) => !near.includes(code),
  ) as string;
}

export interface TwoFactorCodes {
  secret: string;
  recoveryCodes: string[];
}

/** Switches two-factor log-in on for somebody who is logged in. */
export async function switchOnTwoFactor(
  { sql }: Pick<Application, 'sql'>,
  { api, email }: Person,
  password = PASSWORD,
): Promise<TwoFactorCodes> {
  const { secret } = (await api.ask(BEGIN, { password }))['beginTwoFactor'];
  const { confirmTwoFactor } = await api.ask(CONFIRM, { code: codeOf(secret as string) });
  await forgetSteps(sql, email);
  return { secret: secret as string, recoveryCodes: confirmTwoFactor.codes as string[] };
}

/** As if no code had been used for a while: a test does not wait half a minute for the next one. */
export async function forgetSteps(sql: Application['sql'], email: string): Promise<void> {
  await sql(
    `UPDATE two_factors SET last_step = NULL
     WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
    [email],
  );
}

/** The first step of a log-in. @returns the challenge for the second one */
export async function requestChallenge(
  api: Api,
  email: string,
  options: object = {},
): Promise<string> {
  const input = { email, password: PASSWORD, ...options };
  const { extensions, message } = await api.refused(LOG_IN, { input });
  if (extensions.challenge === undefined) throw new Error(message);
  return extensions.challenge;
}
