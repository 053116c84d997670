import { z } from 'zod';
import { documentedRules } from './documented-rules.js';
import { plainMessage } from './plain-messages.js';
import { coreErrors, type FieldProblem } from './domain-error.js';

/** PostgreSQL stores neither NUL nor half a surrogate pair. Both are rejected, never stripped. */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

/** Whether a text has more than `max` characters, as people count them (code points). */
export function isLongerThan(text: string, max: number): boolean {
  // Counts only if the text may be short enough: a character has one or two UTF-16 units.
  if (text.length <= max) return false;
  return text.length > 2 * max || Array.from(text).length > max;
}

/** The text with U+FFFD for what PostgreSQL cannot store: to quote it, never to store it. */
export function replaceUnstorable(text: string): string {
  return text.replaceAll('\u0000', '\uFFFD').toWellFormed();
}

/**
 * The rule for an input text: trimmed, inner blanks kept, with a maximum length.
 * @param name of the text in messages, for example `Question`
 * @param max maximum number of characters
 */
export function boundedText(name: string, max: number): z.ZodType<string, string> {
  return z
    .string()
    .trim()
    .refine(isStorable, `${name} has a character that cannot be stored`)
    .refine((text) => !isLongerThan(text, max), `${name} must be at most ${max} characters long`)
    .register(documentedRules, { maxLength: max });
}

/** The same for a text that must not be blank. */
export function requiredText(name: string, max: number): z.ZodType<string, string> {
  return boundedText(name, max)
    .refine((text) => text.length > 0, `${name} is required`)
    .register(documentedRules, { minLength: 1, maxLength: max });
}

/** Blanks, control characters, and what is drawn by no font: of no width, of directions, fillers. */
const INVISIBLE = /^[\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a text shows anything. */
export function isVisible(text: string): boolean {
  return !INVISIBLE.test(text);
}

/** The same as `requiredText` for what somebody writes to others: it must show something. */
export function visibleText(name: string, max: number): z.ZodType<string, string> {
  return boundedText(name, max)
    .refine(isVisible, `${name} is required`)
    .register(documentedRules, { minLength: 1, maxLength: max });
}

export const MAX_EMAIL = 254;

/** Trimmed and in lower case, as addresses are stored and compared. */
export const emailRule = requiredText('Email', MAX_EMAIL)
  .transform((text) => text.toLowerCase())
  .refine((text) => text === '' || z.email().safeParse(text).success, 'Invalid email format')
  .register(documentedRules, { format: 'email' });

/** A rule for a field that may be left out but cannot be null, which would look like a change that was made. */
export function omittable<T extends z.ZodType>(rule: T) {
  return rule.nullish().refine((value) => value !== null);
}

const DATE_TIME =
  'Times are ISO 8601 with seconds and an offset, on a day that exists, for example 2026-05-04T09:00:00+02:00';
const MAX_DATE_TIME = 40;

/** A time from outside: RFC 3339 (section 5.6), so that it names the same moment for everybody. */
export const dateTimeRule = z
  .string(DATE_TIME)
  .max(MAX_DATE_TIME, DATE_TIME)
  .pipe(z.iso.datetime({ offset: true, error: DATE_TIME }))
  .transform((text) => new Date(text));

/** The problems of a failed validation, as every transport returns them. */
function fieldProblems(error: z.ZodError, name: string): FieldProblem[] {
  return error.issues.map(({ path, message }) => ({ path: path.join('.') || name, message }));
}

/**
 * Validates an input against its rules.
 * @param name of the input in problems, if it is a single value
 * @returns the checked (trimmed, defaulted) value
 * @throws VALIDATION with the problems in `fields`; the message is the first of them
 */
export function validate<T>(schema: z.ZodType<T>, value: unknown, name = ''): T {
  const result = schema.safeParse(value, { error: plainMessage });
  if (result.success) return result.data;
  const fields = fieldProblems(result.error, name);
  throw coreErrors.VALIDATION({ message: fields[0]?.message, fields });
}

const uuid = z.uuid();

/** Whether a text is a valid id. Ids are opaque to callers: an id of another form counts as not found. */
export function isId(value: string): boolean {
  return uuid.safeParse(value).success;
}
