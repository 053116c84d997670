/** All mails, and the values of their templates. */
import {
  examCode,
  examInvitation,
  examLink,
  examReminder,
  examResult,
  examTimes,
  type ExamCodeValues,
  type ExamLinkValues,
  type ExamResultValues,
} from './exams.js';
import { formatDateTime } from './format-date-time.js';
import { mailContent, type MailContent } from './layout.js';
import {
  accountDeletion,
  accountKept,
  memberInvitation,
  memberRemoved,
  type DeletionValues,
  type MemberInvitationValues,
} from './members.js';
import {
  recoveryCodesMade,
  recoveryCodeUsed,
  twoFactorOff,
  twoFactorOn,
  twoFactorRemoved,
} from './two-factor.js';

export interface MailValues {
  'registration-code': { code: string; minutes: number };
  'password-code': { code: string; minutes: number };
  'already-registered': { url: string };
  'email-change-code': { code: string; minutes: number };
  'email-changed': { url: string };
  'password-reset': PasswordResetValues;
  'password-reset-undone': { url: string };
  'password-changed': { url: string };
  'access-token-created': { name: string; mayWrite: boolean; url: string };
  'account-deletion': DeletionValues;
  'account-kept': { url: string };
  'member-invitation': MemberInvitationValues;
  'member-removed': { institute: string; url: string };
  'two-factor-on': { url: string };
  'two-factor-off': { url: string };
  'two-factor-removed': { by: string | null; url: string };
  'recovery-codes-made': { url: string };
  'recovery-code-used': { left: number; url: string };
  'exam-invitation': ExamLinkValues;
  'exam-reminder': ExamLinkValues;
  'exam-link': ExamLinkValues;
  'exam-times': ExamLinkValues;
  'exam-result': ExamResultValues;
  'exam-code': ExamCodeValues;
}

export type MailTemplate = keyof MailValues;

const NOT_YOU = 'If this was not you, you can ignore this mail: nothing happens without the code.';

const templates: { [T in MailTemplate]: (values: MailValues[T]) => MailContent } = {
  'registration-code': ({ code, minutes }) =>
    mailContent(
      `${code} is your Examwright code`,
      ['Type this code to confirm your e-mail address:', validFor(minutes), NOT_YOU],
      { highlight: code },
    ),
  'password-code': ({ code, minutes }) =>
    mailContent(
      `${code} is your code for a new password`,
      ['Type this code to choose a new password:', validFor(minutes), NOT_YOU],
      { highlight: code },
    ),
  'already-registered': ({ url }) =>
    mailContent('You already have an Examwright account', [
      'Someone, probably you, wants to use this e-mail address for an Examwright account. The address already has an account, so there is no code in this mail.',
      `Log in here: ${url}/login`,
      `If you have forgotten your password, choose a new one: ${forgotPasswordAt(url)}`,
      'If this was not you, you can ignore this mail: your account has not changed.',
    ]),
  'email-change-code': ({ code, minutes }) =>
    mailContent(
      `${code} is the code for your new e-mail address`,
      ['Type this code to use this e-mail address with Examwright:', validFor(minutes), NOT_YOU],
      { highlight: code },
    ),
  'email-changed': ({ url }) =>
    mailContent('The e-mail address of your Examwright account was changed', [
      'From now on, log in with the new address. We no longer send mail to this one.',
      `If this was not you, tell the administrator of ${url} at once.`,
    ]),
  'password-reset': passwordReset,
  'password-reset-undone': ({ url }) =>
    mailContent('The reset of your Examwright password was undone', [
      'Someone used the link from the reset mail to choose another password. The account has its earlier e-mail address again. It was logged out everywhere, and the access tokens of its programs were revoked.',
      `If this was not you, choose a new password at once: ${forgotPasswordAt(url)}`,
    ]),
  'password-changed': ({ url }) =>
    mailContent('Your Examwright password was changed', [
      'Your account has a new password. It was logged out everywhere else.',
      'Access tokens for programs still work. To revoke all of them, choose a new password with "Forgot password?".',
      `To revoke one of them: ${accessTokensUrl(url)}`,
      `If this was not you, do that at once: ${forgotPasswordAt(url)}`,
    ]),
  'access-token-created': ({ name, mayWrite, url }) =>
    mailContent('An access token was created for your Examwright account', [
      `It is called "${name}". Anyone who has it can ${mayWrite ? 'read and change' : 'read'} your quizzes without logging in, until it expires or you revoke it: ${accessTokensUrl(url)}`,
      `If this was not you, choose a new password at once. This revokes the token: ${forgotPasswordAt(url)}`,
    ]),
  'account-deletion': accountDeletion,
  'account-kept': accountKept,
  'member-invitation': memberInvitation,
  'member-removed': memberRemoved,
  'two-factor-on': twoFactorOn,
  'two-factor-off': twoFactorOff,
  'two-factor-removed': twoFactorRemoved,
  'recovery-codes-made': recoveryCodesMade,
  'recovery-code-used': recoveryCodeUsed,
  'exam-invitation': examInvitation,
  'exam-reminder': examReminder,
  'exam-link': examLink,
  'exam-times': examTimes,
  'exam-result': examResult,
  'exam-code': examCode,
};

/** The values of the mail after a password reset. */
export interface PasswordResetValues {
  url: string;
  undoUrl: string;
  /** When the link expires; ISO 8601. */
  until: string;
  timeZone: string;
}

function passwordReset({ url, undoUrl, until, timeZone }: PasswordResetValues): MailContent {
  return mailContent(
    'Your Examwright password was changed',
    [
      'Your account has a new password. It was logged out everywhere, and the access tokens of its programs were revoked. If this was not you, undo it:',
      `The link works once, until ${formatDateTime(until, timeZone)}. Choose another password there. Everyone who is logged in is then logged out. If the e-mail address of the account was changed, this one is restored.`,
      `After that, choose a new password: ${forgotPasswordAt(url)}`,
    ],
    { link: { text: 'Undo this', url: undoUrl } },
  );
}

/** The path to a new password, which ends all sessions. */
function forgotPasswordAt(url: string): string {
  return `${url}/login, "Forgot password?"`;
}

/** The page on which access tokens are revoked. */
function accessTokensUrl(url: string): string {
  return `${url}/navigation/profile/access-tokens`;
}

function validFor(minutes: number): string {
  return `It works once, for ${minutes} minutes.`;
}

export function renderMail<T extends MailTemplate>(
  template: T,
  values: MailValues[T],
): MailContent {
  return templates[template](values);
}
