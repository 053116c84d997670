/** Texts and JSON that cost whoever reads them carelessly far more than whoever sends them. */
import type { Draws } from '../faults/random.js';

/** How long what is sent gets: mostly what every route reads, sometimes what none does. */
export function sizeOf(draws: Draws): number {
  const most = draws.weighted({ small: 60, body: 34, large: 5, huge: 1 });
  return draws.whole(1, { small: 4_000, body: 60_000, large: 1_500_000, huge: 6_000_000 }[most]);
}

/** What regular expressions go back over: one part again and again, and an end that does not fit. */
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

export function greedyText(draws: Draws): string {
  const part = draws.pick(REPEATED);
  const count = Math.ceil(sizeOf(draws) / Buffer.byteLength(part));
  return `${draws.pick(['', 'x', '<', 'a@'] as const)}${part.repeat(count)}${draws.pick(ENDS)}`;
}

/** Very many values in a list, as JSON. */
export function manyValues(draws: Draws): string {
  const value = draws.pick(['{}', '[]', 'null', '0', '""', 'true', '{"id":1}', '[[]]'] as const);
  const count = Math.max(1, Math.floor(sizeOf(draws) / (value.length + 1)));
  return `[${`${value},`.repeat(count)}${value}]`;
}

/** Very many fields in one object. */
export function manyFields(draws: Draws): string {
  const count = Math.floor(sizeOf(draws) / 8);
  return `{${Array.from({ length: count }, (_, at) => `"${at}":0`).join(',')}}`;
}

/** Lists or objects inside each other, as JSON. Its end may be missing. */
export function deepValue(draws: Draws): string {
  const [open, close] = draws.pick([
    ['[', ']'],
    ['{"a":', '}'],
    ['[{"input":', '}]'],
    ['{"__proto__":', '}'],
    ['{"questions":[', ']}'],
  ] as const);
  const depth = Math.ceil(sizeOf(draws) / (open.length + close.length));
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

/** A path that no page has, of dots and slashes mostly. @param usual is hidden in it at times */
export function endlessPath(draws: Draws, usual: string): string {
  // Of its headers Node.js reads 16 kB.
  const length = draws.pick([20, 300, 2_040, 2_050, 8_000, 15_000]);
  const repeated = (part: string): string => part.repeat(Math.ceil(length / part.length));
  const path = draws.chance(0.7)
    ? `/${repeated(draws.pick(SIGNS))}`
    : usual.replace(/[^/]*$/, repeated(draws.pick(SIGNS)));
  const end = draws.pick(['', '', usual, 'index.html', '.png', '/x', '?']);
  const query = draws.chance(0.4) ? `?${repeated(draws.pick(QUERIES))}` : '';
  return `${path}${end}${query}`.slice(0, 15_500);
}
