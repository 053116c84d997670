/** Mails about two-factor log-in. */
import { mailContent, type MailContent } from './layout.js';

interface Values {
  url: string;
}

export function twoFactorOn({ url }: Values): MailContent {
  return mailContent('Two-factor log-in is on for your Examwright account', [
    'From now on a code of your authenticator app is asked for after your password. Wherever else the account was logged in, it is logged out.',
    'Keep the recovery codes where you find them without your phone: each logs you in once.',
    `If you know nothing of this, choose a new password at once (${forgotPasswordAt(url)}), then ask an owner of your institute, or whoever runs this installation, to switch two-factor log-in off: a new password alone does not.`,
  ]);
}

export function twoFactorOff({ url }: Values): MailContent {
  return mailContent('Two-factor log-in is off for your Examwright account', [
    'From now on the password alone logs in. Wherever else the account was logged in, it is logged out.',
    notYou(url),
  ]);
}

export function recoveryCodesMade({ url }: Values): MailContent {
  return mailContent('Your Examwright account has new recovery codes', [
    'Ten new recovery codes were made for two-factor log-in. Those from before do not work any more.',
    notYou(url),
  ]);
}

export function recoveryCodeUsed({ left, url }: Values & { left: number }): MailContent {
  const rest =
    left === 0
      ? 'No recovery code is left.'
      : `${left} recovery ${left === 1 ? 'code is' : 'codes are'} left.`;
  return mailContent('A recovery code of your Examwright account was used', [
    `Somebody, probably you, typed your password and a recovery code in place of the code of your authenticator app. ${rest}`,
    `To make new ones, or to set up another app: ${url}/navigation/profile/two-factor`,
    notYou(url),
  ]);
}

/** @param by name of the colleague who switched it off; null for the operator */
export function twoFactorRemoved({ by, url }: Values & { by: string | null }): MailContent {
  return mailContent('Two-factor log-in was switched off for your Examwright account', [
    `${by ?? 'Whoever runs this installation'} has switched off two-factor log-in of your account, so that you can log in without your authenticator app. You are logged out everywhere.`,
    `Log in with your password, and set it up again: ${url}/login`,
    notYou(url),
  ]);
}

function notYou(url: string): string {
  return `If you know nothing of this, choose a new password at once: ${forgotPasswordAt(url)}`;
}

function forgotPasswordAt(url: string): string {
  return `${url}/login, "Forgot password?"`;
}
