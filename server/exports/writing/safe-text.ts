/** Texts that strangers wrote, made fit for cells: spreadsheet programs must neither run nor refuse them. */
import { beginningOf, MOST_UNITS } from '../../imports/spreadsheet/cell-text.js';

/** What stands for characters that no cell can hold. */
const REPLACEMENT = '\uFFFD';
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g;

/**
 * What a spreadsheet program takes for the beginning of a formula or a command: in any width, and behind
 * blanks, marks that nobody sees, and line breaks, which some programs leave out.
 */
const RUNS =
  /^[\s\u0000-\u001f\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\u2212\uFE62\uFE63\uFE66\uFE6B]/;
/** Some programs begin a cell anew behind these. */
const BEGINS_ODDLY = /^[\t\r\n]/;

/** Line breaks of one sort, no characters that XML has not, and not longer than a cell takes: then it says so. */
export function cellSafe(text: string): string {
  const whole = text.replace(/\r\n?/g, '\n').replace(CONTROLS, REPLACEMENT).toWellFormed();
  if (whole.length <= MOST_UNITS) return whole;
  const note = `… (cut: it has ${whole.length} characters)`;
  return beginningOf(whole, MOST_UNITS - note.length) + note;
}

/** Whether a program that opens it as CSV could take it for more than a text. */
export function couldRun(text: string): boolean {
  return RUNS.test(text) || BEGINS_ODDLY.test(text);
}

/** For files in which nothing says that a cell is a text: an apostrophe does. */
export function defused(text: string): string {
  return couldRun(text) ? `'${text}` : text;
}
