import { createHash } from 'node:crypto';
import { dictionary } from '@zxcvbn-ts/language-common';

/** Most common first; ASVS 5.0, 6.2.4 requires at least the first 3,000. */
const COMMON = new Set(dictionary['passwords-common'].slice(0, 3_000));
const LONGEST = Math.max(...Array.from(COMMON, (password) => password.length));
/** Length after removing digits and symbols around it. Shorter words would match by chance. */
const SHORTEST_WORD = 4;

const LOOK_ALIKES = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '3': 'e',
  '6': 'g',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};
/** Common substitutions of letters and digits. */
const SUBSTITUTIONS: Record<string, string>[] = [
  {},
  { ...LOOK_ALIKES, '1': 'i', '!': 'i' },
  { ...LOOK_ALIKES, '1': 'l', '!': 'l' },
  // The number row with the shift key.
  { '!': '1', '@': '2', '#': '3', $: '4', '%': '5', '^': '6', '&': '7', '*': '8' },
];

/**
 * Whether a password is one of the most common, also in capitals, with look-alikes (P@ssw0rd), or
 * with digits and symbols before or behind it (Qwerty123!).
 */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase();
  return [text, trimmedTo(text, /[a-z\d]/), trimmedTo(text, /[a-z]/)]
    .filter((form) => form.length >= SHORTEST_WORD && form.length <= LONGEST)
    .some((form) => SUBSTITUTIONS.some((letters) => COMMON.has(substituted(form, letters))));
}

/** Computed for the first digest: most installations never get one. */
let digests: Set<string> | null = null;

/**
 * The same for the SHA-256 of a password, as it is (no variants).
 * @param hex lower case
 */
export function isCommonDigest(hex: string): boolean {
  digests ??= new Set(
    Array.from(COMMON, (password) => createHash('sha256').update(password).digest('hex')),
  );
  return digests.has(hex);
}

/** From the first to the last character that matches. */
function trimmedTo(text: string, ends: RegExp): string {
  let [from, to] = [0, text.length];
  while (from < to && !ends.test(text.charAt(from))) from += 1;
  while (from < to && !ends.test(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

function substituted(text: string, letters: Record<string, string>): string {
  return Array.from(text, (character) => letters[character] ?? character).join('');
}
