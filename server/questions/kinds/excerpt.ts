/**
 * The beginning of a text in one line.
 * @param most in characters, with the ellipsis
 */
export function excerpt(text: string, most: number): string {
  const characters = Array.from(text.replace(/\s+/gu, ' ').trim());
  if (characters.length <= most) return characters.join('');
  return `${characters.slice(0, most - 1).join('')}…`;
}
