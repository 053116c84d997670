/** Makes untrusted texts safe for cells, against CSV injection and characters that programs refuse. */
import { truncate, MAX_UNITS } from '../../imports/spreadsheet/cell-text.js';

/** Replaces characters that a cell cannot contain. */
const REPLACEMENT = '\uFFFD';
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g;

/** Blanks and invisible marks. */
const INVISIBLE =
  '\\s\\u0000-\\u001f\\u00ad\\u034f\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u2069\\ufeff';
const SIGNS = '=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20\\u2212\\uFE62\\uFE63\\uFE66\\uFE6B';
/**
 * What a spreadsheet program may read as the beginning of a formula or a command: a sign in any width, also
 * after blanks, invisible marks and line breaks, which some programs ignore.
 */
const FORMULA_START = new RegExp(`^[${INVISIBLE}]*[${SIGNS}]`);
/**
 * The same after characters that can end a cell. Programs in locales with semicolons as list separators split
 * CSV with commas at semicolons and line breaks, even inside quotes, which they ignore within a cell.
 * The expression looks back from each sign; looking ahead from each blank would take quadratic time.
 */
const FORMULA_START_WITHIN = new RegExp(`[${SIGNS}](?<=[;\\t\\n]["${INVISIBLE}]*[${SIGNS}])`, 'g');
/** Some programs begin a new cell after these. */
const CELL_BREAK_START = /^[\t\r\n]/;

/** Unifies line breaks, replaces characters that XML forbids, and cuts a text that is too long, with a note. */
export function fitForCell(text: string): string {
  const whole = text.replace(/\r\n?/g, '\n').replace(CONTROLS, REPLACEMENT).toWellFormed();
  if (whole.length <= MAX_UNITS) return whole;
  const note = `… (cut: it has ${whole.length} characters)`;
  return truncate(whole, MAX_UNITS - note.length) + note;
}

/** Whether a program that opens it as CSV could read it as a formula. */
export function looksLikeFormula(text: string): boolean {
  return FORMULA_START.test(text) || CELL_BREAK_START.test(text);
}

/** For files without cell types: puts an apostrophe before each possible beginning of a formula. */
export function escapeFormulas(text: string): string {
  const within = text.replace(FORMULA_START_WITHIN, "'$&");
  return looksLikeFormula(text) ? `'${within}` : within;
}
