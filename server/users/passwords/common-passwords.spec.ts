import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isCommonDigest, isCommonPassword } from './common-passwords.js';

describe('isCommonPassword', () => {
  it.each([
    ['as it is', 'password'],
    ['the last of the 3,000', 'warlord'],
    ['in capitals', 'PassWord'],
    ['with look-alikes', 'P@$$w0rd'],
    ['with look-alikes, digits and symbols', 'P@ssword1!'],
    ['with digits and a symbol behind it', 'Qwerty123!'],
    ['with digits and symbols before it', '#2026Dragon'],
    ['with a year and symbols around it', '!!Welcome2026!!'],
    ['with ! for i', 'M!chael#1'],
    ['with 1 for l', 'Foo7bal1#'],
    ['with the shift key on the number row', '!QAZ2wsx'],
    ['with a symbol behind a password of digits', 'Trustno1!'],
  ])('recognizes one %s', (_how, password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    ['one that is not quite as common', 'Superstar1!'],
    ['two words', 'Correct!Horse'],
    ['a common word within another', 'Passwordless!'],
    ['a common word between others', 'my#Dragon#flies'],
    ['digits and symbols around a few letters', '9482!Ax#8317'],
    ['random characters', 'x7#kQ!92vB'],
    ['letters of another script', 'пароль'],
    ['nothing', ''],
  ])('does not match %s', (_what, password) => {
    expect(isCommonPassword(password)).toBe(false);
  });

  // A backtracking pattern would not finish.
  it('takes no time for a long text', () => {
    expect(isCommonPassword(`a${'!'.repeat(1_000_000)}a`)).toBe(false);
  });
});

describe('isCommonDigest', () => {
  const digestOf = (password: string): string =>
    createHash('sha256').update(password).digest('hex');

  it('recognizes the digests of the most common passwords, and no others', () => {
    expect(isCommonDigest(digestOf('password'))).toBe(true);
    expect(isCommonDigest(digestOf('Correct!Horse'))).toBe(false);
  });
});
