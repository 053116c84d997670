/** Pieces of what callers send. Each says what is wrong so that its field's name can stand before. */
import { z } from 'zod';
import { coreErrors } from '../../core/errors/domain-error.js';
import { PasswordDigest, type PasswordInput } from '../../users/passwords/passwords.js';

/** A body as the object that every route takes. @throws VALIDATION */
export function objectIn(body: unknown): Record<string, unknown> {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) {
    return body as Record<string, unknown>;
  }
  throw coreErrors.VALIDATION({ message: 'The body must be a JSON object.' });
}

interface Says {
  error: (issue: { input?: unknown }) => string;
}

/** What is said of a field that is missing, or else of another type. */
function mustBe(what: string): Says {
  return { error: ({ input }) => (input === undefined ? 'is required' : `must be ${what}`) };
}

/** How long a text may be, and what may stand in it, is the domain's rule. */
export const text = z.string(mustBe('a text'));
/** One that may be left out. */
export const optionalText = text.nullish();
/** An address of whose token it is; any other is refused before (own-email.guard.ts). */
export const ownEmail = text.nullish().meta({ description: "The token's own, or left out." });
/** Opaque: one of another form is simply not found. */
export const id = text.meta({ description: 'An opaque id.' });
export const flag = z.boolean(mustBe('true or false'));
export const quizTitle = text.meta({
  description: 'A title of yours, without regard to case and surrounding blanks.',
});

export const number = z.number(mustBe('a number'));
export const integer = z.int(mustBe('a whole number'));

export function wholeNumber(from: number, to: number) {
  const says = mustBe(`a whole number from ${from} to ${to}`);
  return z.int(says).min(from, says).max(to, says);
}

/** The same, or its digits. */
export function numberOrDigits(from: number, to: number) {
  const says = mustBe(`a whole number from ${from} to ${to}`);
  const number = wholeNumber(from, to);
  const digits = z
    .string()
    .regex(/^\d{1,9}$/, says)
    .transform(Number)
    .pipe(number);
  return z.union([number, digits], says);
}

export function word<const Words extends readonly string[]>(words: Words) {
  return z.enum(words, mustBe(words.join(' or ')));
}

/** A word out of several, or nothing. */
export function optionalWord<const Words extends readonly string[]>(words: Words) {
  const says = mustBe(words.join(' or '));
  return z.union([z.enum(words), z.literal('')], says).nullish();
}

/** How many there may be of what, it is left to the domain; but none is looked at of far too many. */
const FAR_TOO_MANY = 100;

export function list<Entry extends z.ZodType>(entry: Entry) {
  return shortList(FAR_TOO_MANY, `must have at most ${FAR_TOO_MANY} entries`, entry);
}

export function boundedList<Entry extends z.ZodType>(entry: Entry, most: number) {
  const says = `must have from 1 to ${most} entries`;
  return shortList(most, says, entry, 1);
}

/** Counted before its entries are checked: each of a million would have its own problem to tell of. */
function shortList<Entry extends z.ZodType>(most: number, says: string, entry: Entry, least = 0) {
  return z.preprocess(
    (given, context) => {
      if (!Array.isArray(given) || given.length <= most) return given;
      context.addIssue(says);
      return z.NEVER;
    },
    z.array(entry, mustBe('a list')).min(least, says),
  );
}

export function object<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object(shape, mustBe('an object'));
}

/** Sixty-four hexadecimal digits are the SHA-256 of a password, anything else is one. */
export const password = text
  .transform((given): PasswordInput =>
    /^[0-9a-f]{64}$/i.test(given) ? new PasswordDigest(given) : given,
  )
  .meta({ description: 'The SHA-256 of the password in 64 hexadecimal digits, or the password.' });

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;
const DATA_PREFIX = /^data:[^,]{0,200},/;

/** A file in base64, with or without `data:` before it; line breaks do not count. */
export const base64 = text
  .transform((given, context): Buffer => {
    const digits = given.replace(DATA_PREFIX, '').replace(/\s+/g, '');
    if (digits === '') context.addIssue('is required');
    else if (!BASE64.test(digits)) context.addIssue('must be base64');
    return Buffer.from(digits, 'base64');
  })
  .meta({ description: 'Base64; a data: prefix is allowed.' });
