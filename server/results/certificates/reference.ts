import { randomInt } from 'node:crypto';

/** Without characters that are easily confused: 0 and O, 1, I and L, U and V. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;
const REFERENCE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);
/** Includes blanks and hyphens. */
const MAX_INPUT_LENGTH = 40;

/** 78 random bits. */
export function newReference(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** As printed: `ABCD-2345-EFGH-6789`. */
export function formatReference(reference: string): string {
  return reference.replace(/(.{4})(?=.)/g, '$1-');
}

/** @returns null for text that is not a reference */
export function parseReference(typed: string): string | null {
  if (typed.length > MAX_INPUT_LENGTH) return null;
  const reference = typed.replace(/[\s-]/g, '').toUpperCase();
  return REFERENCE.test(reference) ? reference : null;
}
