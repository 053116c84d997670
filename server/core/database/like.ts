/** What is a wildcard to LIKE is a character like any other to people. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`);
}
