/** Options that say the same, as server/questions/kinds/comparable-text.ts compares them. */
import type { OptionDraft } from '../content/draft';

/**
 * @returns by the key of an option, the place of an earlier one that says the same, from 1. Blank
 *   options are left out, and those with a picture that is not stored yet, which cannot be compared.
 */
export function equalOptions(options: readonly OptionDraft[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  const found = new Map<string, number>();
  for (const [index, option] of options.entries()) {
    const { key, text, image } = option;
    if (text.trim() === '' || (image && !image.stored)) continue;
    const said = `${comparableText(text)} ${image?.stored?.imageId ?? ''}`;
    const first = places.get(said);
    if (first === undefined) places.set(said, index + 1);
    else found.set(key, first);
  }
  return found;
}

/** Case, the number of blanks and the encoding of accents do not matter. */
function comparableText(text: string): string {
  // First to upper case, because some letters are equal only there: ß and ss.
  return text.trim().replace(/\s+/g, ' ').toUpperCase().toLowerCase().normalize('NFC');
}
