/** What may be entered about people and institutes (specification, section 5; decision 4). */
import { z } from 'zod';
import { emailRule, requiredText } from '../core/errors/validation.js';

/** Letters of any script with their marks; the two joiners that Indic and Persian words need. */
const LETTERS = /^\p{L}[\p{L}\p{M}\u200c\u200d]*$/u;
const LETTERS_DIGITS_SPACES = /^[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}\u200c\u200d ]*$/u;
/** As specified for registration: it asks for no digit. */
const PASSWORD = /^(?=.*[a-z])(?=.*[A-Z])(?=.*[!@#$%^&*])[A-Za-z\d!@#$%^&*]{8,}$/;

const PASSWORD_MESSAGE =
  'Must be 8 characters, 1 uppercase, 1 lowercase, 1 number, and 1 special character: @$!%*?&';
const MAX_PASSWORD = 128;

function personName(name: string) {
  return requiredText(name, 28).refine(
    (text) => text === '' || LETTERS.test(text),
    `${name} must contain only alphabets`,
  );
}

const instituteName = requiredText('Institute Name', 200).refine(
  (text) => text === '' || LETTERS_DIGITS_SPACES.test(text),
  'Institute Name must contain only alphanumeric characters',
);

/** A new password. */
export const passwordRule = z
  .string()
  .min(1, 'Password is required')
  .max(MAX_PASSWORD, `Password must be at most ${MAX_PASSWORD} characters long`)
  .refine((text) => text === '' || PASSWORD.test(text), PASSWORD_MESSAGE);

/** A password that is only compared: bounded, nothing else. */
export const typedPasswordRule = z
  .string()
  .min(1, 'Password is required')
  .max(MAX_PASSWORD, `Password must be at most ${MAX_PASSWORD} characters long`);

const timeZoneRule = z
  .string()
  .max(64)
  .refine(isTimeZone, 'Time zone must be an IANA name such as Asia/Kolkata');

export const registrationRules = z.object({
  email: emailRule,
  firstName: personName('First Name'),
  lastName: personName('Last Name'),
  instituteName,
  password: passwordRule,
  timeZone: timeZoneRule.nullish().transform((zone) => zone ?? 'UTC'),
});

export type Registration = z.input<typeof registrationRules>;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
