import { randomInt } from 'node:crypto';

/** Without characters that are easily misread: 0 and O, 1, I and L, U and V. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;
const GROUP = 4;
const CODE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);
/** Includes blanks and hyphens. */
const MAX_TYPED_LENGTH = 40;

/** Creates a random code, one of 650 thousand million. */
export function newExamCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** Formats a code for people: `ABCD-2345`. */
export function formatExamCode(code: string): string {
  return `${code.slice(0, GROUP)}-${code.slice(GROUP)}`;
}

/**
 * Parses a typed code, without regard to case, blanks and hyphens.
 * @returns null if it is not a code
 */
export function readExamCode(typed: string): string | null {
  if (typed.length > MAX_TYPED_LENGTH) return null;
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return CODE.test(code) ? code : null;
}
