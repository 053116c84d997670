/** Mails about two-factor log-in. */
import { mailContent, type MailContent } from './layout.js';

interface Values {
  url: string;
}

export function twoFactorOn({ url }: Values): MailContent {
  return mailContent('Two-factor log-in is on for your Examwright account', [
    'From now on, you log in with your password and a code from your authenticator app. The account was logged out everywhere else.',
    'Keep your recovery codes where you can find them without your phone. Each one logs you in once.',
    `If this was not you, choose a new password at once (${forgotPasswordAt(url)}). Then ask an owner of your institute, or the administrator of this site, to turn off two-factor log-in: a new password alone does not turn it off.`,
  ]);
}

export function twoFactorOff({ url }: Values): MailContent {
  return mailContent('Two-factor log-in is off for your Examwright account', [
    'From now on, you log in with your password alone. The account was logged out everywhere else.',
    notYou(url),
  ]);
}

export function recoveryCodesMade({ url }: Values): MailContent {
  return mailContent('Your Examwright account has new recovery codes', [
    'Ten new recovery codes were created for two-factor log-in. The old ones no longer work.',
    notYou(url),
  ]);
}

export function recoveryCodeUsed({ left, url }: Values & { left: number }): MailContent {
  const rest =
    left === 0
      ? 'No recovery code is left.'
      : `${left} recovery ${left === 1 ? 'code is' : 'codes are'} left.`;
  return mailContent('A recovery code of your Examwright account was used', [
    `Someone, probably you, logged in with your password and a recovery code instead of a code from your authenticator app. ${rest}`,
    `To create new codes, or to set up another app: ${url}/navigation/profile/two-factor`,
    notYou(url),
  ]);
}

/** @param by name of the colleague who switched it off; null for the operator */
export function twoFactorRemoved({ by, url }: Values & { by: string | null }): MailContent {
  return mailContent('Two-factor log-in was turned off for your Examwright account', [
    `${by ?? 'The administrator of this site'} has turned off two-factor log-in for your account, so that you can log in without your authenticator app. You were logged out everywhere.`,
    `Log in with your password, and set it up again: ${url}/login`,
    notYou(url),
  ]);
}

function notYou(url: string): string {
  return `If this was not you, choose a new password at once: ${forgotPasswordAt(url)}`;
}

function forgotPasswordAt(url: string): string {
  return `${url}/login, "Forgot password?"`;
}
