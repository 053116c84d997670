import { randomInt } from 'node:crypto';

/** Without what is misread: 0 and O, 1, I and L, U and V. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;
const REFERENCE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);
/** Room for blanks and hyphens. */
const MAX_GIVEN = 40;

/** What nobody guesses: 78 bits. */
export function newReference(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** As it stands on paper: `ABCD-2345-EFGH-6789`. */
export function shownReference(reference: string): string {
  return reference.replace(/(.{4})(?=.)/g, '$1-');
}

/** @returns null for what is none, however it is written */
export function readReference(given: string): string | null {
  if (given.length > MAX_GIVEN) return null;
  const reference = given.replace(/[\s-]/g, '').toUpperCase();
  return REFERENCE.test(reference) ? reference : null;
}
