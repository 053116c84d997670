/** What the form says before the server does (specification, sections 5 and 9; server/questions/kinds). */
export const MAX_TEXT = 5_000;
export const MAX_OPTION_TEXT = 150;
export const MIN_OPTIONS = 2;
export const MAX_OPTIONS = 10;
/** An edit may hold this many, or as many as there are already (decision 13). */
export const MAX_EDITED_OPTIONS = 4;
const MAX_MARKS = 1_000;

/** Whether a text has more characters than that, as people count them (code points). */
export function isLonger(text: string, most: number): boolean {
  return text.length > most && Array.from(text.trim()).length > most;
}

/**
 * @param typed with a point or a comma
 * @returns null for nothing; NaN for what are no marks
 */
export function marksOf(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  if (text === '') return null;
  if (!/^\d{1,4}(\.\d{1,2})?$/.test(text)) return Number.NaN;
  const marks = Number(text);
  return marks > 0 && marks <= MAX_MARKS ? marks : Number.NaN;
}
