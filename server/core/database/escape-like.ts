/** Escapes the wildcards of LIKE, so that a search finds them as ordinary characters. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`);
}
