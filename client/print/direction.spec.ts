import { expect, it } from 'vitest';
import { directionOf } from './direction';

it.each([
  ['1. What?', 'ltr'],
  ['12: ما هي (the capital)?', 'rtl'],
  ['מהי', 'rtl'],
  ['2 + 2 = ?', 'ltr'],
  ['', 'ltr'],
])('%s is read from %s', (text, direction) => {
  expect(directionOf(text)).toBe(direction);
});
