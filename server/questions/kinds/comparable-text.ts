/**
 * Normalizes a text for comparison: case, the number of blanks and the encoding of accents do not
 * matter. Compatibility characters stay distinct: x² is not x2.
 */
export function comparableText(text: string): string {
  // First to upper case, because some letters are equal only there: ß and ss.
  return text.trim().replace(/\s+/g, ' ').toUpperCase().toLowerCase().normalize('NFC');
}
