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

/** Whether a text has more than `max` code points. */
export function isLonger(text: string, max: number): boolean {
  return text.length > max && Array.from(text.trim()).length > max;
}
