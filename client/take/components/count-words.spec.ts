import { expect, it } from 'vitest';
import { countWords } from './count-words';

it.each([
  ['', 0],
  [' \n ', 0],
  ['One', 1],
  ["It isn't  well-known.\nIs it?", 5],
  ['A – dash … and 3.5 numbers', 5],
  ['नदी गाद लाती है।', 4],
  ['القاهرة عاصمة مصر', 3],
])('%j has %i words', (text, count) => {
  expect(countWords(text)).toBe(count);
  expect(countWords(text, null)).toBe(count);
});

it('finds words where a script has no spaces, if the browser can', () => {
  const japanese = '東京は日本の首都です。 Yes.';
  expect(countWords(japanese)).toBeGreaterThan(4);
  expect(countWords('ภาษาไทยเขียนติดกัน')).toBeGreaterThan(2);
  expect(countWords(japanese, null)).toBe(2);
});
