/** Texts and JSON that cost a careless reader far more than the sender. */
import type { SeededRandom } from '../faults/random.js';

/** A length: mostly one that every route accepts, sometimes one that none does. */
export function drawSize(draws: SeededRandom): number {
  const most = draws.weighted({ small: 60, body: 34, large: 5, huge: 1 });
  return draws.integer(1, { small: 4_000, body: 60_000, large: 1_500_000, huge: 6_000_000 }[most]);
}

/** Makes regular expressions backtrack: one part repeated, and an end that does not match. */
const REPEATED = [
  'a',
  ' ',
  '\n',
  '\t',
  '.',
  './',
  '../',
  '/',
  '=',
  '-',
  ',',
  ', ',
  ';',
  '<',
  '<a',
  '&',
  '&amp;',
  '%',
  '%25',
  '"',
  '\\',
  '(',
  '[',
  '{',
  '${',
  '0',
  '9',
  '1e',
  '-1',
  'a@',
  'a.',
  '@',
  'a@a.',
  '<a@a.aa>',
  'a, ',
  'data:',
  'http://',
  '\u0300',
  '\u200d',
  '\ud83d',
  'ß',
  '\u{1F9D1}',
  '٣',
  '\u2028',
  '\r\n',
  '#',
  '?',
  '*',
  'A1',
  'Correct Answer',
] as const;
const ENDS = ['', '!', '\u0000', '@', ' x', '\n', '.', '>', '"'] as const;

export function costlyText(draws: SeededRandom): string {
  const part = draws.pick(REPEATED);
  const count = Math.ceil(drawSize(draws) / Buffer.byteLength(part));
  return `${draws.pick(['', 'x', '<', 'a@'] as const)}${part.repeat(count)}${draws.pick(ENDS)}`;
}

/** Very many values in a list, as JSON. */
export function manyValues(draws: SeededRandom): string {
  const value = draws.pick(['{}', '[]', 'null', '0', '""', 'true', '{"id":1}', '[[]]'] as const);
  const count = Math.max(1, Math.floor(drawSize(draws) / (value.length + 1)));
  return `[${`${value},`.repeat(count)}${value}]`;
}

/** Very many fields in one object. */
export function manyFields(draws: SeededRandom): string {
  const count = Math.floor(drawSize(draws) / 8);
  return `{${Array.from({ length: count }, (_, at) => `"${at}":0`).join(',')}}`;
}

/** Nested lists or objects, as JSON. The end may be missing. */
export function deepValue(draws: SeededRandom): string {
  const [open, close] = draws.pick([
    ['[', ']'],
    ['{"a":', '}'],
    ['[{"input":', '}]'],
    ['{"__proto__":', '}'],
    ['{"questions":[', ']}'],
  ] as const);
  const depth = Math.ceil(drawSize(draws) / (open.length + close.length));
  return `${open.repeat(depth)}1${draws.chance(0.8) ? close.repeat(depth) : ''}`;
}

const SIGNS = [
  '.',
  '/',
  './',
  '../',
  '..;/',
  '//',
  '%2e',
  '%2f',
  '%2e%2e%2f',
  '\\',
  '%00',
  '%',
  '%u0041',
  ';',
  '~',
  '@',
];
const QUERIES = [
  'a=1&',
  'a[]=1&',
  'a[b][c]=1&',
  '&',
  '=',
  '%',
  '..',
  'page=9&',
  '__proto__[x]=1&',
  'toString=1&',
  '?',
  '#',
];

/** A path of no page, mostly of dots and slashes. @param usual a valid path that is sometimes part of it */
export function endlessPath(draws: SeededRandom, usual: string): string {
  // Node.js reads 16 kB of headers.
  const length = draws.pick([20, 300, 2_040, 2_050, 8_000, 15_000]);
  const repeated = (part: string): string => part.repeat(Math.ceil(length / part.length));
  const path = draws.chance(0.7)
    ? `/${repeated(draws.pick(SIGNS))}`
    : usual.replace(/[^/]*$/, repeated(draws.pick(SIGNS)));
  const end = draws.pick(['', '', usual, 'index.html', '.png', '/x', '?']);
  const query = draws.chance(0.4) ? `?${repeated(draws.pick(QUERIES))}` : '';
  return `${path}${end}${query}`.slice(0, 15_500);
}
