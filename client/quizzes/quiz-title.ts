import { quizTexts as words } from '../ui/texts/quiz-texts';

const MAX_TITLE = 200;

/** What is wrong with a title (specification, section 5). The server checks the same. */
export function titleFault(title: string): string | null {
  const length = Array.from(title.trim()).length;
  if (length === 0) return words.titleRequired;
  return length > MAX_TITLE ? words.titleTooLong : null;
}

/** What a copy may be called, as long as a title may be. */
export function titleOfCopy(title: string): string {
  return Array.from(words.copy.proposed(title)).slice(0, MAX_TITLE).join('').trimEnd();
}

/**
 * The first letter of a title is a capital one, also behind blanks, which the server takes away. Written into
 * the input, so that the caret stays.
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
