/**
 * Limits that the form validates before the server does (docs/specification.md, sections 5 and 9;
 * server/questions/kinds).
 */
export const MAX_TEXT = 5_000;
export const MAX_OPTION_TEXT = 150;
export const MIN_OPTIONS = 2;
export const MAX_OPTIONS = 10;
/** An edit may have this many options, or as many as there are already (decision 0013). */
export const MAX_EDITED_OPTIONS = 4;
const MAX_MARKS = 1_000;

/** Whether a text has more than `max` code points. */
export function isLonger(text: string, max: number): boolean {
  return text.length > max && Array.from(text.trim()).length > max;
}

/**
 * @param typed the marks, with a point or a comma
 * @returns null for an empty text; NaN for invalid marks
 */
export function marksOf(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  if (text === '') return null;
  if (!/^\d{1,4}(\.\d{1,2})?$/.test(text)) return Number.NaN;
  const marks = Number(text);
  return marks > 0 && marks <= MAX_MARKS ? marks : Number.NaN;
}
