import { expect, it } from 'vitest';
import { isAccessCode } from './access-code.js';

it.each([
  ['Blue Heron', 'Blue Heron', true],
  ['blueheron', 'Blue Heron', true],
  ['  BLUE\u00a0 heron ', 'Blue Heron', true],
  ['blue', 'Blue Heron', false],
  ['', 'Blue Heron', false],
  ['７３１', '731', true],
  ['zoe\u0308', 'Zoë', true],
])('compares %j with the code %j: %s', (typed, code, is) => {
  expect(isAccessCode(typed, code)).toBe(is);
});
