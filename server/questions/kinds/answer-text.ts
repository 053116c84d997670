import { kindNamed } from './registry.js';

/**
 * A stored response as text.
 * @param question as it was in the revision that was taken
 * @param stored null for none
 * @returns null for none; the stored JSON where the question does not have what was chosen
 */
export function answerText(
  { kind: name, body }: { kind: string; body: object },
  stored: object | null,
): string | null {
  if (stored === null) return null;
  const kind = kindNamed(name);
  const response = kind.responseSchema.safeParse(stored);
  if (!response.success || !kind.fits(response.data, body)) return JSON.stringify(stored);
  return kind.answerText(response.data, body);
}
