/** Sentences for problems whose rule has none of its own. */
import type { z } from 'zod';

/** By the names that Zod has for types. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'an array',
  object: 'an object',
  record: 'an object',
  date: 'a time in ISO 8601, for example 2026-05-04T09:00:00Z',
};

/** By the names that Zod has for formats. */
const FORMATS: Readonly<Record<string, string>> = {
  uuid: 'an id, for example 7c9e6679-7425-40de-944b-e07fc1f90ae7',
  datetime: 'a time in ISO 8601, in UTC, for example 2026-05-04T09:00:00Z',
  email: 'an e-mail address, for example ada@school.example',
};

/** Says what a field must be, and calls it by its path. Passed to a schema's `safeParse`. */
export function plainMessage(issue: z.core.$ZodRawIssue): string {
  const name = issue.path?.join('.') || 'What is sent';
  return `${name} ${predicateOf(issue)}`;
}

function predicateOf(issue: z.core.$ZodRawIssue): string {
  if (issue.input === null) return 'cannot be null: leave it out, or give a value';
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'is required';
      return `must be ${TYPES[issue.expected] ?? 'of another type'}`;
    case 'invalid_format':
      return `must be ${FORMATS[issue.format] ?? 'of another form'}`;
    case 'invalid_value':
      return issue.values.length === 1
        ? `must be ${String(issue.values[0])}`
        : `must be one of ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return `must ${sizeOf(issue.origin, 'at least', issue.minimum)}`;
    case 'too_big':
      return `must ${sizeOf(issue.origin, 'at most', issue.maximum)}`;
    case 'unrecognized_keys':
      return `has fields that are not known here: ${issue.keys.join(', ')}`;
    case 'custom':
    case 'invalid_element':
    case 'invalid_key':
    case 'invalid_union':
    case 'not_multiple_of':
    default:
      return 'cannot be accepted';
  }
}

function sizeOf(origin: string, limit: string, size: number | bigint): string {
  const isOne = Number(size) === 1;
  if (origin === 'string') return `have ${limit} ${size} ${isOne ? 'character' : 'characters'}`;
  if (origin === 'array') return `have ${limit} ${size} ${isOne ? 'entry' : 'entries'}`;
  return `be ${limit} ${size}`;
}
