import { expect, it } from 'vitest';
import { newExamCode, readExamCode, shownExamCode } from './exam-code.js';

it('is read as it is shown, and however people write it', () => {
  const code = newExamCode();
  expect(shownExamCode(code)).toMatch(/^.{4}-.{4}$/);
  expect(readExamCode(shownExamCode(code))).toBe(code);
  expect(readExamCode(` ${code.toLowerCase().split('').join(' - ')}\u00a0`)).toBe(code);
});

it.each(['', 'ABCD-234', 'ABCD-23455', 'ABCD-2340', 'ABCD-234O', "ABCD-234'", 'ABCD-234\u0000'])(
  'is not %j',
  (given) => {
    expect(readExamCode(given)).toBeNull();
  },
);

it('is another one each time', () => {
  const codes = Array.from({ length: 2_000 }, newExamCode);
  expect(new Set(codes).size).toBe(2_000);
  expect(new Set(codes.join('')).size).toBe(30);
});
