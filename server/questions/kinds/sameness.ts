/**
 * A text as it is compared with others: without regard to case and to how many blanks there are,
 * and however its accents are written. Compatible characters stay apart: x² is not x2.
 */
export function comparable(text: string): string {
  // Up and down again, because some letters only meet above: ß and ss.
  return text.trim().replace(/\s+/g, ' ').toUpperCase().toLowerCase().normalize('NFC');
}
