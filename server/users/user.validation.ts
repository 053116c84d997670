/** Validation of people and institutes (docs/specification.md, section 5; decision 0004). */
import { z } from 'zod';
import { emailRule, requiredText } from '../core/errors/validation.js';
import { isCommonDigest, isCommonPassword } from './passwords/common-passwords.js';
import { PasswordDigest, type PasswordInput } from './passwords/passwords.js';

/**
 * Letters of any script with their marks, and the two joiners that Indic and Persian words need.
 */
const LETTERS = /^\p{L}[\p{L}\p{M}\u200c\u200d]*$/u;
const LETTERS_DIGITS_SPACES = /^[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}\u200c\u200d ]*$/u;
/** The rule of registration (docs/specification.md, section 5): it requires no digit. */
const PASSWORD = /^(?=.*[a-z])(?=.*[A-Z])(?=.*[!@#$%^&*])[A-Za-z\d!@#$%^&*]{8,}$/;

const PASSWORD_MESSAGE =
  'Must be 8 characters, 1 uppercase, 1 lowercase, 1 number, and 1 special character: @$!%*?&';
/** Only where the pattern is met: one message at a time. */
const COMMON_MESSAGE =
  'This is one of the 3,000 most common passwords, or one of them with digits or symbols around it. Choose one that nobody else would think of.';
const MAX_PASSWORD = 128;
const TOO_LONG = `Password must be at most ${MAX_PASSWORD} characters long`;
const LIFETIME_MESSAGE = 'An access token lives between 1 and 366 days';

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

/** All that can be checked of a digest is that it is not the digest of a common password. */
const newDigest = z
  .instanceof(PasswordDigest)
  .refine(({ hex }) => !isCommonDigest(hex), COMMON_MESSAGE);

/** A new password. */
export const passwordRule: z.ZodType<PasswordInput> = z.union([
  newDigest,
  z
    .string()
    .min(1, 'Password is required')
    .max(MAX_PASSWORD, TOO_LONG)
    .refine((text) => text === '' || PASSWORD.test(text), PASSWORD_MESSAGE)
    .refine((text) => !PASSWORD.test(text) || !isCommonPassword(text), COMMON_MESSAGE),
]);

/** A password to compare: only its length is checked. */
export const typedPasswordRule: z.ZodType<PasswordInput> = z.union([
  z.instanceof(PasswordDigest),
  z.string().min(1, 'Password is required').max(MAX_PASSWORD, TOO_LONG),
]);

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

export const profileRules = registrationRules.pick({ firstName: true, lastName: true });

export const instituteRules = z.object({ name: instituteName, timeZone: timeZoneRule });

export const accessTokenRules = z.object({
  name: requiredText('Name', 100),
  expiresInDays: z
    .number()
    .int()
    .min(1, LIFETIME_MESSAGE)
    .max(366, LIFETIME_MESSAGE)
    .nullish()
    .transform((days) => days ?? null),
});

export type Registration = z.input<typeof registrationRules>;

export type Profile = z.input<typeof profileRules>;
export type InstituteChange = z.input<typeof instituteRules>;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
