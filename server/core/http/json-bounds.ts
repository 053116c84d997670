/** Looks at JSON before it is parsed: many small values take far more time and memory than their bytes. */

export interface JsonBounds {
  /** Objects, arrays, strings, numbers, `true`, `false` and `null`; names of fields are not counted. */
  values: number;
  /** Objects and arrays inside each other: 1 for `[]`, 2 for `[[]]`. */
  depth: number;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;

const WORD = 0;
const BLANK = 1;
const OPENING = 2;
const CLOSING = 3;
const SEPARATOR = 4;

/** What each byte is outside of strings; a word is a number, `true`, `false` or `null`. */
const kinds = new Uint8Array(256);
const setKind = (signs: string, kind: number): void => {
  for (const sign of signs) kinds[sign.charCodeAt(0)] = kind;
};
setKind(' \t\n\r', BLANK);
setKind('{[', OPENING);
setKind('}]', CLOSING);
setKind(',:"', SEPARATOR);

/**
 * Counts the values that `JSON.parse` would make, and stops at the first bound that is exceeded. It allocates
 * nothing and takes a few milliseconds for a megabyte. Invalid JSON is counted, too, at least up to where the
 * parser will refuse it.
 * @param json in UTF-8
 * @returns the bound that is exceeded, or null
 */
export function exceededJsonBound(json: Uint8Array, bounds: JsonBounds): keyof JsonBounds | null {
  let values = 0;
  let depth = 0;
  let at = 0;
  while (at < json.length) {
    const byte = json[at] ?? 0;
    if (byte === QUOTE) {
      at = skip(json, stringEnd(json, at), BLANK);
      // Else it is the name of a field.
      if (json[at] !== COLON) values += 1;
    } else {
      const kind = kinds[byte];
      if (kind === OPENING || kind === WORD) values += 1;
      if (kind === OPENING) depth += 1;
      if (kind === CLOSING) depth -= 1;
      at = kind === WORD ? skip(json, at, WORD) : at + 1;
    }
    if (values > bounds.values) return 'values';
    if (depth > bounds.depth) return 'depth';
  }
  return null;
}

/**
 * Whether an object has a name twice: `JSON.parse` keeps the last of them, other programs the first.
 * @param json in UTF-8, of which `parsed` was made
 */
export function hasRepeatedNames(json: Uint8Array, parsed: unknown): boolean {
  return namesWritten(json) > namesKept(parsed);
}

function namesWritten(json: Uint8Array): number {
  let names = 0;
  let at = 0;
  while (at < json.length) {
    if (json[at] === QUOTE) {
      at = skip(json, stringEnd(json, at), BLANK);
      if (json[at] === COLON) names += 1;
    } else at += 1;
  }
  return names;
}

/** As deep as bodies may be, which is not deep. */
function namesKept(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const values: unknown[] = Object.values(value);
  const own = Array.isArray(value) ? 0 : values.length;
  return values.reduce<number>((sum, one) => sum + namesKept(one), own);
}

/** @returns the place behind the closing quote, or the end of the text */
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

/** @returns the first place from `at` on whose byte is of another kind */
function skip(json: Uint8Array, at: number, kind: number): number {
  let next = at;
  while (next < json.length && kinds[json[next] ?? 0] === kind) next += 1;
  return next;
}
