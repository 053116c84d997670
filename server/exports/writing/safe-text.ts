/** Texts that strangers wrote, made fit for cells: spreadsheet programs must neither run nor refuse them. */
import { beginningOf, MAX_UNITS } from '../../imports/spreadsheet/cell-text.js';

/** What stands for characters that no cell can hold. */
const REPLACEMENT = '\uFFFD';
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g;

/** Blanks and marks that nobody sees. */
const UNSEEN =
  '\\s\\u0000-\\u001f\\u00ad\\u034f\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u2069\\ufeff';
const SIGNS = '=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20\\u2212\\uFE62\\uFE63\\uFE66\\uFE6B';
/**
 * What a spreadsheet program takes for the beginning of a formula or a command: in any width, and behind
 * blanks, marks that nobody sees, and line breaks, which some programs leave out.
 */
const RUNS = new RegExp(`^[${UNSEEN}]*[${SIGNS}]`);
/**
 * The same behind what can end a cell: where lists are separated by semicolons, CSV with commas is cut at
 * these, and at line breaks, also between quotes, which are none to such a program in the midst of a cell.
 * Looked for from each sign back: from each blank it would take quadratic time.
 */
const RUNS_WITHIN = new RegExp(`[${SIGNS}](?<=[;\\t\\n]["${UNSEEN}]*[${SIGNS}])`, 'g');
/** Some programs begin a cell anew behind these. */
const BEGINS_ODDLY = /^[\t\r\n]/;

/** Line breaks of one sort, no characters that XML has not, and not longer than a cell takes: then it says so. */
export function cellSafe(text: string): string {
  const whole = text.replace(/\r\n?/g, '\n').replace(CONTROLS, REPLACEMENT).toWellFormed();
  if (whole.length <= MAX_UNITS) return whole;
  const note = `… (cut: it has ${whole.length} characters)`;
  return beginningOf(whole, MAX_UNITS - note.length) + note;
}

/** Whether a program that opens it as CSV could take it for more than a text. */
export function couldRun(text: string): boolean {
  return RUNS.test(text) || BEGINS_ODDLY.test(text);
}

/** For files in which nothing says that a cell is a text: an apostrophe does, wherever one could begin. */
export function defused(text: string): string {
  const within = text.replace(RUNS_WITHIN, "'$&");
  return couldRun(text) ? `'${within}` : within;
}
