import { createHash } from 'node:crypto';
import { dictionary } from '@zxcvbn-ts/language-common';

/** The commonest first; ASVS 5.0, 6.2.4 asks for the first 3,000 at least. */
const COMMON = new Set(dictionary['passwords-common'].slice(0, 3_000));
const LONGEST = Math.max(...Array.from(COMMON, (password) => password.length));
/** Of what is left without digits and symbols around it. All shorter words would be refused by chance. */
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
/** What people write in place of a letter or a digit, in the ways that are in use. */
const SUBSTITUTIONS: Record<string, string>[] = [
  {},
  { ...LOOK_ALIKES, '1': 'i', '!': 'i' },
  { ...LOOK_ALIKES, '1': 'l', '!': 'l' },
  // The number row, with the shift key.
  { '!': '1', '@': '2', '#': '3', $: '4', '%': '5', '^': '6', '&': '7', '*': '8' },
];

/**
 * Whether a password is one of the commonest, also in disguise: in capitals, with look-alikes
 * (P@ssw0rd), with digits and symbols before or behind it (Qwerty123!).
 */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase();
  return [text, between(text, /[a-z\d]/), between(text, /[a-z]/)]
    .filter((form) => form.length >= SHORTEST_WORD && form.length <= LONGEST)
    .some((form) => SUBSTITUTIONS.some((letters) => COMMON.has(replaced(form, letters))));
}

/** Made when the first digest comes: most installations never see one. */
let digests: Set<string> | null = null;

/** The same for a password of which only the SHA-256 is known: in no disguise. @param hex lower case */
export function isCommonDigest(hex: string): boolean {
  digests ??= new Set(
    Array.from(COMMON, (password) => createHash('sha256').update(password).digest('hex')),
  );
  return digests.has(hex);
}

/** From the first to the last of these characters. */
function between(text: string, ends: RegExp): string {
  let [from, to] = [0, text.length];
  while (from < to && !ends.test(text.charAt(from))) from += 1;
  while (from < to && !ends.test(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

function replaced(text: string, letters: Record<string, string>): string {
  return Array.from(text, (character) => letters[character] ?? character).join('');
}
