import { expect, it } from 'vitest';
import { newExamCode, readExamCode, formatExamCode } from './exam-code.js';

it('reads a code as it is formatted, and as people write it', () => {
  const code = newExamCode();
  expect(formatExamCode(code)).toMatch(/^.{4}-.{4}$/);
  expect(readExamCode(formatExamCode(code))).toBe(code);
  expect(readExamCode(` ${code.toLowerCase().split('').join(' - ')}\u00a0`)).toBe(code);
});

it.each(['', 'ABCD-234', 'ABCD-23455', 'ABCD-2340', 'ABCD-234O', "ABCD-234'", 'ABCD-234\u0000'])(
  'rejects %j',
  (typed) => {
    expect(readExamCode(typed)).toBeNull();
  },
);

it('creates different codes', () => {
  const codes = Array.from({ length: 2_000 }, newExamCode);
  expect(new Set(codes).size).toBe(2_000);
  expect(new Set(codes.join('')).size).toBe(30);
});
