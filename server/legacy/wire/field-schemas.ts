/** Schemas of request fields. Their messages continue a sentence that begins with the name of the field. */
import { z } from 'zod';
import { coreErrors } from '../../core/errors/domain-error.js';
import { PasswordDigest, type PasswordInput } from '../../users/passwords/passwords.js';

/** Checks that a body is an object. @throws VALIDATION */
export function requireObject(body: unknown): Record<string, unknown> {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) {
    return body as Record<string, unknown>;
  }
  throw coreErrors.VALIDATION({ message: 'The body must be a JSON object.' });
}

interface ErrorOption {
  error: (issue: { input?: unknown }) => string;
}

/** The message for a missing field, or one of another type. */
function mustBe(what: string): ErrorOption {
  return { error: ({ input }) => (input === undefined ? 'is required' : `must be ${what}`) };
}

/** The domain checks the length and the content of texts. */
export const text = z.string(mustBe('a text'));
export const optionalText = text.nullish();
/** The address of the token's owner; own-email.guard.ts refuses any other. */
export const ownEmail = text.nullish().meta({ description: "The token's own, or left out." });
/** Opaque: an id of another form is not found. */
export const id = text.meta({ description: 'An opaque id.' });
export const flag = z.boolean(mustBe('true or false'));
export const quizTitle = text.meta({
  description: 'A title of yours, without regard to case and surrounding blanks.',
});

export const number = z.number(mustBe('a number'));
export const integer = z.int(mustBe('a whole number'));

export function wholeNumber(from: number, to: number) {
  const options = mustBe(`a whole number from ${from} to ${to}`);
  return z.int(options).min(from, options).max(to, options);
}

/** The same, or its digits. */
export function numberOrDigits(from: number, to: number) {
  const options = mustBe(`a whole number from ${from} to ${to}`);
  const number = wholeNumber(from, to);
  const digits = z
    .string()
    .regex(/^\d{1,9}$/, options)
    .transform(Number)
    .pipe(number);
  return z.union([number, digits], options);
}

export function oneOf<const Values extends readonly string[]>(values: Values) {
  return z.enum(values, mustBe(values.join(' or ')));
}

/** One of several values, or nothing. */
export function optionalOneOf<const Values extends readonly string[]>(values: Values) {
  const options = mustBe(values.join(' or '));
  return z.union([z.enum(values), z.literal('')], options).nullish();
}

/** The domain limits lists; this limit only avoids checking the entries of far too many. */
const MAX_ENTRIES = 100;

export function list<Entry extends z.ZodType>(entry: Entry) {
  return shortList(MAX_ENTRIES, `must have at most ${MAX_ENTRIES} entries`, entry);
}

export function boundedList<Entry extends z.ZodType>(entry: Entry, max: number) {
  const message = `must have from 1 to ${max} entries`;
  return shortList(max, message, entry, 1);
}

/** Checks the length before the entries: each of a million would be reported as a problem. */
function shortList<Entry extends z.ZodType>(max: number, message: string, entry: Entry, min = 0) {
  return z.preprocess(
    (input, context) => {
      if (!Array.isArray(input) || input.length <= max) return input;
      context.addIssue(message);
      return z.NEVER;
    },
    z.array(entry, mustBe('a list')).min(min, message),
  );
}

export function object<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object(shape, mustBe('an object'));
}

/** Sixty-four hexadecimal digits are the SHA-256 of a password; any other text is the password. */
export const password = text
  .transform((value): PasswordInput =>
    /^[0-9a-f]{64}$/i.test(value) ? new PasswordDigest(value) : value,
  )
  .meta({ description: 'The SHA-256 of the password in 64 hexadecimal digits, or the password.' });

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;
const DATA_PREFIX = /^data:[^,]{0,200},/;

/** A file in base64, with an optional `data:` prefix; line breaks are ignored. */
export const base64 = text
  .transform((value, context): Buffer => {
    const digits = value.replace(DATA_PREFIX, '').replace(/\s+/g, '');
    if (digits === '') context.addIssue('is required');
    else if (!BASE64.test(digits)) context.addIssue('must be base64');
    return Buffer.from(digits, 'base64');
  })
  .meta({ description: 'Base64; a data: prefix is allowed.' });
