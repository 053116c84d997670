import { describe, expect, it } from 'vitest';
import { splitText } from './split-text';

const lines = (...parts: string[]): string => parts.join('\n');
/** `kind: text` of each part. */
const split = (text: string): string[] =>
  splitText(text).map((part) => `${part.kind}: ${part.text}`);

describe('blocks', () => {
  it('stand between fences, which are left out', () => {
    const code = lines('for x in y:', '', '    print(`x`)', '```js is no end');
    const text = lines('What is printed?', '```python', code, '```', 'Choose one.');
    expect(split(text)).toEqual(['TEXT: What is printed?', `BLOCK: ${code}`, 'TEXT: Choose one.']);
  });

  it('are indented by four spaces or a tab, with empty lines between', () => {
    const code = lines('    if (a) {', '', '\tb();', '      }');
    expect(split(lines('Read:', code, '', 'What is b?'))).toEqual([
      'TEXT: Read:',
      `BLOCK: ${code}`,
      'TEXT: \nWhat is b?',
    ]);
    expect(split(code)).toEqual([`BLOCK: ${code}`]);
  });

  it('have the lines of code around indented ones', () => {
    const python = lines('def f(x):', '    return x');
    const java = lines('int f() {', '    return 3;', '}', 'f();');
    expect(split(lines('What is it:', python, 'It ends.'))).toEqual([
      'TEXT: What is it:',
      `BLOCK: ${python}`,
      'TEXT: It ends.',
    ]);
    expect(split(java)).toEqual([`BLOCK: ${java}`]);
    expect(split('Either;\nor.')).toEqual(['TEXT: Either;\nor.']);
  });

  it.each([
    ['a fence without an end', lines('a', '```', 'b')],
    ['an end without a fence', lines('a', 'b ```', 'c')],
    ['fences with nothing between', lines('a', '```', ' ', '```')],
    ['three spaces', lines('a', '   b')],
    ['an indented line alone', '    a'],
    ['empty lines with spaces', lines('a', '      ', 'b')],
  ])('are not made of %s', (_name, text) => {
    expect(splitText(text)).toEqual([{ kind: 'TEXT', text }]);
  });
});

describe('code in a line', () => {
  it('stands between backticks, which stay', () => {
    expect(split('Is `a = 0` or `b` true?')).toEqual([
      'TEXT: Is ',
      'CODE: `a = 0`',
      'TEXT:  or ',
      'CODE: `b`',
      'TEXT:  true?',
    ]);
    expect(split(lines('`x`', 'y'))).toEqual(['CODE: `x`', 'TEXT: \ny']);
  });

  it.each([
    ['one backtick', 'The key ` is left of 1.'],
    ['two lines', lines('a `b', 'c` d')],
    ['quotation marks', "The `first' and the `second' one"],
    ['double ones', "He said ``no'' and ``yes''"],
    ['apostrophes', 'The Qur`an and the Shi`a'],
    ['nothing', 'An empty `` pair, and ` ` a space'],
  ])('is not made of %s', (_name, text) => {
    expect(splitText(text)).toEqual([{ kind: 'TEXT', text }]);
  });

  it('is found after a backtick that is none', () => {
    expect(split("a `b' and `c`")).toEqual(["TEXT: a `b' and ", 'CODE: `c`']);
  });
});

it('loses nothing but line breaks around blocks', () => {
  const pieces = ['a', 'é', ' ', '    ', '\t', '\n', '\n', '`', "'", 'م'];
  let state = 7;
  const draw = (): string => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return pieces[(state >> 8) % pieces.length] ?? '';
  };
  const unbroken = (text: string): string => text.replaceAll('\n', '');
  for (let round = 0; round < 2_000; round += 1) {
    // Without fences.
    const text = Array.from({ length: 30 }, draw).join('').replaceAll('```', '``');
    const joined = splitText(text).map((part) => part.text);
    expect(unbroken(joined.join(''))).toBe(unbroken(text));
  }
});

it.each(['```\n', '```x\n', '`a', '` ', '    a\n\n', '    \n', '\t', ';\n    a\n\n'])(
  'takes linear time for many of %j',
  (piece) => {
    // In quadratic time, minutes.
    const text = piece.repeat(200_000);
    expect(
      splitText(text)
        .map((part) => part.text)
        .join('').length,
    ).toBeGreaterThan(0);
  },
);
