import { quizTexts as words } from '../ui/texts/quiz-texts';

const MAX_TITLE = 200;

/**
 * @returns the error of a title, or null (docs/specification.md, section 5). The server validates
 *   it too.
 */
export function titleError(title: string): string | null {
  const length = Array.from(title.trim()).length;
  if (length === 0) return words.titleRequired;
  return length > MAX_TITLE ? words.titleTooLong : null;
}

/** The proposed title of a copy, cut to the maximum length. */
export function copyTitleOf(title: string): string {
  return Array.from(words.copy.proposed(title)).slice(0, MAX_TITLE).join('').trimEnd();
}

/**
 * Capitalises the first letter of a title, also after leading spaces, which the server trims.
 * Changes the input directly, so that the caret stays in place.
 */
export function capitalise(input: HTMLInputElement): void {
  const { value, selectionStart, selectionEnd } = input;
  const at = value.length - value.trimStart().length;
  const [first = ''] = value.slice(at);
  const capital = first.toLocaleUpperCase();
  if (capital === first || capital.length !== first.length) return;
  input.value = value.slice(0, at) + capital + value.slice(at + first.length);
  input.setSelectionRange(selectionStart, selectionEnd);
}
