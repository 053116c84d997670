/** Checks JSON before it is parsed: many small values take far more time and memory than their bytes. */

export interface JsonLimits {
  /** Objects, arrays, strings, numbers, `true`, `false` and `null`; keys are not counted. */
  values: number;
  /** Nested objects and arrays: 1 for `[]`, 2 for `[[]]`. */
  depth: number;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;

const LITERAL = 0;
const BLANK = 1;
const OPENING = 2;
const CLOSING = 3;
const SEPARATOR = 4;

/** The kind of each byte outside of strings; a literal is a number, `true`, `false` or `null`. */
const kinds = new Uint8Array(256);
const setKind = (characters: string, kind: number): void => {
  for (const character of characters) kinds[character.charCodeAt(0)] = kind;
};
setKind(' \t\n\r', BLANK);
setKind('{[', OPENING);
setKind('}]', CLOSING);
setKind(',:"', SEPARATOR);

/**
 * Counts the values that `JSON.parse` would create, and stops at the first limit that is exceeded. It allocates
 * nothing and takes a few milliseconds for a megabyte. Invalid JSON is counted too, at least up to the point
 * where the parser will reject it.
 * @param json in UTF-8
 * @returns the limit that is exceeded, or null
 */
export function exceededJsonLimit(json: Uint8Array, limits: JsonLimits): keyof JsonLimits | null {
  let values = 0;
  let depth = 0;
  let at = 0;
  while (at < json.length) {
    const byte = json[at] ?? 0;
    if (byte === QUOTE) {
      at = skip(json, stringEnd(json, at), BLANK);
      // Otherwise it is a key.
      if (json[at] !== COLON) values += 1;
    } else {
      const kind = kinds[byte];
      if (kind === OPENING || kind === LITERAL) values += 1;
      if (kind === OPENING) depth += 1;
      if (kind === CLOSING) depth -= 1;
      at = kind === LITERAL ? skip(json, at, LITERAL) : at + 1;
    }
    if (values > limits.values) return 'values';
    if (depth > limits.depth) return 'depth';
  }
  return null;
}

/**
 * Whether an object has the same key twice: `JSON.parse` uses the last value, other programs the first.
 * @param json in UTF-8, from which `parsed` was parsed
 */
export function hasDuplicateKeys(json: Uint8Array, parsed: unknown): boolean {
  return countWrittenKeys(json) > countParsedKeys(parsed);
}

function countWrittenKeys(json: Uint8Array): number {
  let keys = 0;
  let at = 0;
  while (at < json.length) {
    if (json[at] === QUOTE) {
      at = skip(json, stringEnd(json, at), BLANK);
      if (json[at] === COLON) keys += 1;
    } else at += 1;
  }
  return keys;
}

/** Recursive: bodies are not deep. */
function countParsedKeys(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const values: unknown[] = Object.values(value);
  const ownKeys = Array.isArray(value) ? 0 : values.length;
  return values.reduce<number>((sum, one) => sum + countParsedKeys(one), ownKeys);
}

/** @returns the index after the closing quote, or the end of the text */
function stringEnd(json: Uint8Array, start: number): number {
  let end = start;
  do {
    end = json.indexOf(QUOTE, end + 1);
    if (end < 0) return json.length;
  } while (isEscaped(json, end));
  return end + 1;
}

function isEscaped(json: Uint8Array, at: number): boolean {
  let first = at;
  while (json[first - 1] === BACKSLASH) first -= 1;
  return (at - first) % 2 === 1;
}

/** @returns the first index from `at` on whose byte is of another kind */
function skip(json: Uint8Array, at: number, kind: number): number {
  let next = at;
  while (next < json.length && kinds[json[next] ?? 0] === kind) next += 1;
  return next;
}
