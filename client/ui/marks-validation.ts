/** Validation of typed marks, by the limits of server/marks/marks.validation.ts. */
import { isNegative, negated, parseMarks, type Marks } from './marks';
import { marksTexts as words } from './texts/marks-texts';

/** What a right answer earns: more than zero. @returns an error, or null; empty is none */
export function rightMarksError(typed: string): string | null {
  const marks = parseMarks(typed);
  if (marks === null) return null;
  return marks === undefined || marks === '0' || isNegative(marks) ? words.right : null;
}

/** What a wrong choice earns: zero or less. @returns an error, or null; empty is none */
export function wrongMarksError(typed: string): string | null {
  const marks = parseMarks(typed);
  if (marks === null) return null;
  return marks === undefined || (marks !== '0' && !isNegative(marks)) ? words.wrong : null;
}

/** Marks that somebody gives: zero or more. */
export function areGivable(marks: Marks | null | undefined): marks is Marks {
  return typeof marks === 'string' && !isNegative(marks);
}

/**
 * Who types `1/3` for a wrong choice means that it takes away a third. The field then says so.
 * @returns the typed text, or what stands for it in the field
 */
export function asWrongMarks(typed: string): string {
  const marks = parseMarks(typed);
  return !marks || marks === '0' || isNegative(marks) ? typed : negated(marks);
}

/** Marks in drafts of earlier releases were numbers; absent marks are empty. */
export function draftMarks(stored: unknown): string {
  return typeof stored === 'string' || typeof stored === 'number' ? String(stored) : '';
}
