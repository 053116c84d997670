/** ASCII without tabs and line breaks: its capitals have one small letter each, and no accents. */
const PLAIN = /^[ -~]*$/;

/**
 * Normalizes a text for comparison: case, the number of blanks and the encoding of accents do not
 * matter. Compatibility characters stay distinct: x² is not x2.
 */
export function comparableText(text: string): string {
  // Most texts, in a fraction of the time: imports compare very many.
  if (PLAIN.test(text) && !text.includes('  ')) return text.trim().toLowerCase();
  // First to upper case, because some letters are equal only there: ß and ss.
  return text.trim().replace(/\s+/g, ' ').toUpperCase().toLowerCase().normalize('NFC');
}
