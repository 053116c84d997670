import type { ReceiptStatement } from '../receipts/receipt-statement.js';

/** Names that are reported of one file, and characters of each: the sender of the file chose them. */
const MAX_NAMES = 10;
const MAX_NAME_LENGTH = 60;
const FILE_FIELDS = new Set(['receipt', 'signature', 'answers']);
const ANSWER_FIELDS = new Set(['number', 'questionId', 'response', 'choice']);

/**
 * Finds fields of a receipt file that the signature does not cover, at any level.
 * @param file as it was sent
 * @returns their names, such as `note`, `receipt.score` or `answers.mark`; the first ones, cut short
 */
export function unsignedFields(file: object, statement: ReceiptStatement): string[] {
  const { receipt, answers } = file as { receipt?: unknown; answers?: unknown };
  const fileAnswers = Array.isArray(answers) ? (answers as unknown[]) : [];
  const names = [
    ...Object.keys(file).filter((name) => !FILE_FIELDS.has(name)),
    ...addedFields(receipt, statement, 'receipt'),
    ...fileAnswers.flatMap((answer) =>
      fieldNames(answer)
        .filter((name) => !ANSWER_FIELDS.has(name))
        .map((name) => `answers.${name}`),
    ),
  ];
  return [...new Set(names.map(shorten))].slice(0, MAX_NAMES);
}

/** Recurses only into objects of the statement, so that its depth limits the recursion. */
function addedFields(value: unknown, signed: object, path: string): string[] {
  return fieldNames(value).flatMap((name) => {
    if (!Object.hasOwn(signed, name)) return [`${path}.${name}`];
    const signedValue = signed[name as keyof typeof signed] as unknown;
    const within = (value as Record<string, unknown>)[name];
    return isObject(signedValue) ? addedFields(within, signedValue, `${path}.${name}`) : [];
  });
}

function fieldNames(value: unknown): string[] {
  return isObject(value) ? Object.keys(value) : [];
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function shorten(name: string): string {
  return name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH).toWellFormed()}…` : name;
}
