/** Mails about membership in an institute. User-supplied text (names) is escaped like all other text. */
import { formatDateTime } from './format-date-time.js';
import { mailContent, type MailContent } from './layout.js';

export interface MemberInvitationValues {
  institute: string;
  /** Name of the inviting colleague; null if their account was deleted. */
  invitedBy: string | null;
  /** The role in words, for example `an editor`. */
  as: string;
  /** ISO 8601. */
  expiresAt: string;
  timeZone: string;
  url: string;
}

export interface DeletionValues {
  /** ISO 8601. */
  dueAt: string;
  timeZone: string;
  /** Whether others work for the institute: then what the account created stays there. */
  hasColleagues?: boolean;
  url: string;
}

export function memberInvitation(values: MemberInvitationValues): MailContent {
  const { institute, invitedBy, as, expiresAt, timeZone, url } = values;
  const who = invitedBy === null ? institute : `${invitedBy} of ${institute}`;
  return mailContent(
    `Invitation to work for ${institute}`,
    [
      `${who} invites you to prepare and mark exams with Examwright, as ${as}.`,
      `This link is for you only. It works once, until ${formatDateTime(expiresAt, timeZone)}.`,
      `If ${institute} requires two-factor log-in, you set it up when you join, so have your phone with you.`,
      'If you do not know them, you can ignore this mail.',
    ],
    { link: { text: `Join ${institute}`, url } },
  );
}

export function memberRemoved({ institute, url }: { institute: string; url: string }): MailContent {
  return mailContent(`You no longer work for ${institute}`, [
    `An owner of ${institute} has removed your Examwright account from it. What you made there stays there, and you can no longer log in with the account.`,
    `If this is a mistake, ask them to invite you again. To set up an institute of your own: ${url}/register`,
  ]);
}

export function accountDeletion(values: DeletionValues): MailContent {
  const { dueAt, timeZone, hasColleagues = false, url } = values;
  const goes = hasColleagues ? 'your account' : 'your account and everything in it';
  const stays = 'What you made for your institute stays there, with your name.';
  return mailContent('Your Examwright account will be deleted', [
    `As you asked, ${goes} will be deleted on ${formatDateTime(dueAt, timeZone)}.`,
    ...(hasColleagues ? [stays] : []),
    `To keep it, log in before then and choose to keep it: ${url}/login`,
    'If this was not you, log in, keep the account and change your password.',
  ]);
}

export function accountKept({ url }: { url: string }): MailContent {
  return mailContent('Your Examwright account was not deleted', [
    'You asked us to delete your account. You are now the only owner of your institute, and others still work there, so we did not delete it.',
    `Make someone else an owner (${url}/navigation/profile/colleagues), then delete your account again.`,
  ]);
}
