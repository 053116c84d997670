/** Characters that change the direction of what follows, or end an isolation. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Isolates a text of somebody else for a sentence that is plain text, such as a title or a toast: it does
 * not change the direction of the words around it. In JSX use `<bdi>`.
 */
export function isolate(text: string): string {
  return `\u2068${text.replace(DIRECTIONS, '')}\u2069`;
}
