import { describe, expect, it } from 'vitest';
import {
  emailRule,
  instituteRule,
  logInPasswordRule,
  nameRule,
  newPasswordRule,
} from './account-rules';

const COMPLEXITY =
  'Must be 8 characters, 1 uppercase, 1 lowercase, 1 number, and 1 special character: @$!%*?&';

describe('rules of the account forms (docs/specification.md, section 5)', () => {
  it.each([
    ['', 'Email is required'],
    ['ada', 'Invalid email format'],
    ['ada@example', 'Invalid email format'],
    [' ada@example.org ', null],
  ])('e-mail %j', (value, message) => {
    expect(emailRule(value)).toBe(message);
  });

  it.each([
    ['', 'First Name is required'],
    ['Zoë', null],
    ['अंजलि', null],
    ['R2', 'First Name must contain only alphabets'],
    ['Anna Maria', 'First Name must contain only alphabets'],
    ['a'.repeat(28), null],
    ['a'.repeat(29), 'First Name must be at most 28 characters long'],
  ])('first name %j', (value, message) => {
    expect(nameRule('First Name')(value)).toBe(message);
  });

  it.each([
    ['', 'Institute Name is required'],
    ['Schule 4 Süd', null],
    ['A & B', 'Institute Name must contain only alphanumeric characters'],
  ])('institute %j', (value, message) => {
    expect(instituteRule(value)).toBe(message);
  });

  it('requires no digit in a new password, and accepts # and ^', () => {
    expect(newPasswordRule('')).toBe('Password is required');
    expect(newPasswordRule('Abcdefg#')).toBeNull();
    expect(newPasswordRule('Abcdefg?1')).toBe(COMPLEXITY);
    expect(newPasswordRule('abcdefg#')).toBe(COMPLEXITY);
    expect(newPasswordRule('Abc#')).toBe(COMPLEXITY);
    // Letters of A to Z only, and only the symbols of the rule.
    for (const other of ['Wintergärten!', 'Winter(Garden)!', 'Winter-Garden!'])
      expect(newPasswordRule(other)).toBe(COMPLEXITY);
  });

  it('accepts both patterns at log-in (decision 0003)', () => {
    expect(logInPasswordRule('Abcdefg#')).toBeNull();
    expect(logInPasswordRule('Abcdefg?1')).toBeNull();
    expect(logInPasswordRule('abcdefgh')).toBe(COMPLEXITY);
  });
});
