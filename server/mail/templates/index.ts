/** Every mail there is, and what it needs to be filled in. */
import { mailContent, type MailContent } from './layout.js';

export interface MailValues {
  'registration-code': { code: string; minutes: number };
  'password-code': { code: string; minutes: number };
  'already-registered': { url: string };
}

export type MailTemplate = keyof MailValues;

const NOT_YOU = 'If this was not you, there is nothing to do: without the code nothing happens.';

const templates: { [T in MailTemplate]: (values: MailValues[T]) => MailContent } = {
  'registration-code': ({ code, minutes }) =>
    mailContent(
      `${code} is your Examwright code`,
      ['Type this code to confirm your e-mail address:', validFor(minutes), NOT_YOU],
      code,
    ),
  'password-code': ({ code, minutes }) =>
    mailContent(
      `${code} is your code for a new password`,
      ['Type this code to choose a new password:', validFor(minutes), NOT_YOU],
      code,
    ),
  'already-registered': ({ url }) =>
    mailContent('You already have an Examwright account', [
      'Somebody, probably you, wants to sign up with this e-mail address. It has an account already.',
      `Log in with it: ${url}/login`,
      'If this was not you, there is nothing to do.',
    ]),
};

function validFor(minutes: number): string {
  return `It is valid for ${minutes} minutes and for one use.`;
}

export function renderMail<T extends MailTemplate>(
  template: T,
  values: MailValues[T],
): MailContent {
  return templates[template](values);
}
