import { randomInt } from 'node:crypto';

/** Without what is misread: 0 and O, 1, I and L, U and V. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;
const GROUP = 4;
const CODE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);
/** Room for blanks and hyphens. */
const MAX_GIVEN = 40;

/** A code that nobody guesses: one of 650 thousand million. */
export function newExamCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** As people read it out and write it down: `ABCD-2345`. */
export function shownExamCode(code: string): string {
  return `${code.slice(0, GROUP)}-${code.slice(GROUP)}`;
}

/**
 * A code as somebody gives it, without regard to case, blanks and hyphens.
 * @returns null for what is none
 */
export function readExamCode(given: string): string | null {
  if (given.length > MAX_GIVEN) return null;
  const code = given.replace(/[\s-]/g, '').toUpperCase();
  return CODE.test(code) ? code : null;
}
