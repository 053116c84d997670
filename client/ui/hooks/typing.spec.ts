import { expect, it } from 'vitest';
import { Typing } from './typing';

const FIELD = { isField: true, isMultiline: true, isNothing: false };
const LINE = { ...FIELD, isMultiline: false };
const NOTHING = { isField: false, isMultiline: false, isNothing: true };
const BUTTON = { ...NOTHING, isNothing: false };

it('takes the rest of a sentence whose field has gone away', () => {
  const typing = new Typing();
  expect(typing.has('n', NOTHING)).toBe(false);
  for (const key of ['a', 'Shift', 'Enter', 'B']) expect(typing.has(key, FIELD)).toBe(true);
  for (const key of ['n', ' ', 'n']) expect(typing.has(key, NOTHING)).toBe(true);
});

it.each([
  ['another focus', (typing: Typing) => typing.has('n', BUTTON)],
  ['a click', (typing: Typing) => typing.end()],
  ['Escape in the field', (typing: Typing) => typing.has('Escape', FIELD)],
  ['Escape afterwards', (typing: Typing) => typing.has('Escape', NOTHING)],
  ['Enter in a line', (typing: Typing) => typing.has('Enter', LINE)],
])('ends with %s', (_end, end) => {
  const typing = new Typing();
  typing.has('a', FIELD);
  end(typing);
  expect(typing.has('n', NOTHING)).toBe(false);
});
