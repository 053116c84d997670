/** Limits of texts that all kinds share (docs/legacy-api.md). */
import { boundedText, requiredText } from '../../core/errors/validation.js';

export const MAX_TEXT = 5_000;

export const questionText = requiredText('Question', MAX_TEXT);

/** An explanation or a model answer. */
export function longText(name: string) {
  return boundedText(name, MAX_TEXT);
}
