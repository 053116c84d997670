/**
 * Numbers as they are typed into plain text fields: what is not a number stays in the field and gets a
 * message. A number input that drops other characters would read 1/3 as 13.
 */
const NUMBER = /^(?:\d+(?:[.,]\d{0,2})?|[.,]\d{1,2})$/u;

/** @returns null for an empty text, NaN for anything but a number with at most two decimals */
export function parseNumber(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return null;
  return NUMBER.test(text) ? Number(text.replace(',', '.')) : NaN;
}

/** Whether a whole number within these limits was typed. */
export function isWholeNumber(typed: string, min: number, max: number): boolean {
  const number = parseNumber(typed);
  return number !== null && Number.isInteger(number) && number >= min && number <= max;
}
