/** Mails to candidates. User-supplied text (titles, names) is escaped like all other text. */
import { mailContent, type MailContent, type MailQuote } from './layout.js';
import { formatDateTime } from './format-date-time.js';

/** The values of a mail with a candidate's link. */
export interface ExamLinkValues {
  title: string;
  institute: string;
  /** Null if only the address is known. */
  name: string | null;
  /** When this candidate can start the exam; ISO 8601, null for no limit on that side. */
  opensAt: string | null;
  closesAt: string | null;
  timeZone: string;
  /** Null: no limit. */
  minutes: number | null;
  url: string;
  /** What staff write to all who get this mail; absent in mails that an earlier version has queued. */
  message?: StaffMessage | null;
}

/** A message of staff: plain text of several lines. */
export interface StaffMessage {
  /** First and last name. */
  by: string;
  text: string;
  /** Whether no mail program may make links of it. Absent in mails that an earlier version has queued: it may not. */
  isUnlinked?: boolean;
}

/** The mail contains nothing that the visitor has typed: it goes to any address that somebody types. */
export interface ExamCodeValues {
  code: string;
  minutes: number;
  /** Formatted for people: XXXX-XXXX. */
  examCode: string;
  /** Absent, as is the institute, in mails that an earlier version has queued. */
  title?: string;
  institute?: string;
}

const LINK_NOTICE =
  'This link is for you only. It opens the exam without a password, and also your result once it is available. Do not share it.';

export function examInvitation(values: ExamLinkValues): MailContent {
  const first = `${values.institute} invites you to the exam "${values.title}".`;
  return linkMail('Invitation to an exam', first, values);
}

export function examReminder(values: ExamLinkValues): MailContent {
  const first = `You have not started the exam "${values.title}" of ${values.institute} yet.`;
  return linkMail('Reminder of an exam', first, values);
}

export function examLink(values: ExamLinkValues): MailContent {
  const first = `Here is your link to the exam "${values.title}" of ${values.institute}.`;
  return linkMail('Your link to an exam', first, values);
}

export function examTimes(values: ExamLinkValues): MailContent {
  const { title, institute, opensAt, closesAt } = values;
  const first = `The times of the exam "${title}" of ${institute} have changed.`;
  const isAlways = opensAt === null && closesAt === null;
  const any = isAlways ? ['You can now start it at any time.'] : [];
  return linkMail('New times of an exam', first, values, any);
}

/** The values of a mail about a released result. */
export type ExamResultValues = Pick<ExamLinkValues, 'title' | 'institute' | 'name' | 'url'>;

export function examResult({ title, institute, name, url }: ExamResultValues): MailContent {
  return mailContent(
    examSubject('Your result is available', { title, institute }),
    [
      `You can now see your result of the exam "${title}" of ${institute}.`,
      ...(name === null ? [] : [`This mail is for ${name}.`]),
      'This link is for you only. It opens your result without a password. Do not share it.',
    ],
    { link: { text: 'See your result', url } },
  );
}

export function examCode(values: ExamCodeValues): MailContent {
  const { code, minutes, examCode, title, institute } = values;
  const isNamed = title !== undefined && institute !== undefined;
  const exam = isNamed
    ? `"${unlinked(shorten(title, MAX_TITLE))}" of ${unlinked(shorten(institute, MAX_INSTITUTE))}`
    : null;
  return mailContent(
    exam === null ? `${code} is your code for an exam` : `${code} is your code for ${exam}`,
    [
      exam === null
        ? `Type this code to join the exam ${examCode}:`
        : `Type this code to join the exam ${exam} (${examCode}):`,
      `It works once, for ${minutes} minutes.`,
      'If this was not you, you can ignore this mail: nothing happens without the code.',
    ],
    { highlight: code },
  );
}

/** In characters; longer ones are shortened in subjects, which mail programs cut anyway. */
const MAX_TITLE = 80;
const MAX_INSTITUTE = 60;

/** For example: `Invitation to an exam: Botany (Analytical School)`. */
function examSubject(
  what: string,
  { title, institute }: Pick<ExamLinkValues, 'title' | 'institute'>,
): string {
  return `${what}: ${shorten(title, MAX_TITLE)} (${shorten(institute, MAX_INSTITUTE)})`;
}

/** @param most in characters */
function shorten(text: string, most: number): string {
  const characters = Array.from(text);
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
}

/**
 * Those of addresses: programs also take the dots of other scripts and widths for dots (UTS 46). Not those of times and
 * dates, such as 10:30 and 3/4, which stand between two digits.
 */
const LINKING =
  /(?:[.@\u2024\u3002\uFE52\uFF0E\uFF0F\uFF1A\uFF20\uFF61]|(?<!\d)[/:]|[/:](?!\d))(?=\S)/gu;

/** Mail programs make links of addresses. Whoever gives an exam must not have any mailed to strangers. */
function unlinked(text: string): string {
  return text.replace(LINKING, '$& ');
}

/** @param more paragraphs before those about time */
function linkMail(
  what: string,
  first: string,
  values: ExamLinkValues,
  more: readonly string[] = [],
): MailContent {
  const { name, url, minutes, institute, message } = values;
  const paragraphs = [
    first,
    ...(name === null ? [] : [`This mail is for ${name}.`]),
    ...more,
    ...window(values),
    ...(minutes === null ? [] : [`You have ${minutes} minutes from the moment you start.`]),
    LINK_NOTICE,
  ];
  return mailContent(examSubject(what, values), paragraphs, {
    quote: message ? quoteOf(message, institute) : null,
    link: { text: 'Open the exam', url },
  });
}

/** Names the institute as the writer: learners know it rather than the person, and do not take the message for ours. */
function quoteOf({ by, text, isUnlinked = true }: StaffMessage, institute: string): MailQuote {
  const shown = isUnlinked ? unlinked : (words: string): string => words;
  const heading = `${institute} writes, by ${by} (passed on by Examwright):`;
  return { heading: shown(heading), text: shown(text) };
}

function window({ opensAt, closesAt, timeZone }: ExamLinkValues): string[] {
  const from = opensAt === null ? null : formatDateTime(opensAt, timeZone);
  const until = closesAt === null ? null : formatDateTime(closesAt, timeZone);
  if (from !== null && until !== null) return [`It is open from ${from} until ${until}.`];
  if (from !== null) return [`It opens on ${from}.`];
  return until === null ? [] : [`It closes on ${until}.`];
}
