/** Validation of people and institutes (docs/specification.md, section 5; decision 0004). */
import { z } from 'zod';
import { requiredText } from '../core/errors/validation.js';
import { currentTimeZone } from './time-zone-names.js';

/**
 * Letters of any script with their marks, and the two joiners that Indic and Persian words need.
 */
const LETTERS = /^\p{L}[\p{L}\p{M}\u200c\u200d]*$/u;
const LETTERS_DIGITS_SPACES = /^[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}\u200c\u200d ]*$/u;
const LIFETIME_MESSAGE = 'An access token can be valid for 1 to 366 days';

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

/** Earlier names are accepted, and stored as the current ones. */
const timeZoneRule = z
  .string()
  .max(64)
  .refine(isTimeZone, 'Time zone must be an IANA name such as Asia/Kolkata')
  .transform(currentTimeZone);

export const profileRules = z.object({
  firstName: personName('First Name'),
  lastName: personName('Last Name'),
});

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

export type Profile = z.input<typeof profileRules>;
export type InstituteChange = z.input<typeof instituteRules>;

function isTimeZone(name: string): boolean {
  try {
    currentTimeZone(name);
    return true;
  } catch {
    return false;
  }
}
