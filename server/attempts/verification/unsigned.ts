import type { Statement } from '../receipts/statement.js';

/** Names that are told of one file, and the characters of each: whoever made it up chose them. */
const MAX_NAMES = 10;
const LONGEST_NAME = 60;
const OF_FILE = new Set(['receipt', 'signature', 'answers']);
const OF_ANSWER = new Set(['number', 'questionId', 'response', 'choice']);

/**
 * What a receipt's file holds that no signature covers, at any level.
 * @param file as it was given
 * @returns its names, such as `note`, `receipt.score` or `answers.mark`; the first ones, cut short
 */
export function unsignedFields(file: object, statement: Statement): string[] {
  const { receipt, answers } = file as { receipt?: unknown; answers?: unknown };
  const given = Array.isArray(answers) ? (answers as unknown[]) : [];
  const names = [
    ...Object.keys(file).filter((name) => !OF_FILE.has(name)),
    ...addedTo(receipt, statement, 'receipt'),
    ...given.flatMap((answer) =>
      namesIn(answer)
        .filter((name) => !OF_ANSWER.has(name))
        .map((name) => `answers.${name}`),
    ),
  ];
  return [...new Set(names.map(short))].slice(0, MAX_NAMES);
}

/** No deeper than the statement itself goes. */
function addedTo(given: unknown, signed: object, path: string): string[] {
  return namesIn(given).flatMap((name) => {
    if (!Object.hasOwn(signed, name)) return [`${path}.${name}`];
    const value = signed[name as keyof typeof signed] as unknown;
    const within = (given as Record<string, unknown>)[name];
    return isObject(value) ? addedTo(within, value, `${path}.${name}`) : [];
  });
}

function namesIn(value: unknown): string[] {
  return isObject(value) ? Object.keys(value) : [];
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function short(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME).toWellFormed()}…` : name;
}
