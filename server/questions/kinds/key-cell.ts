/** Reads the cell that names the right option. An ambiguous cell is a fault; nothing is guessed. */
import { comparableText } from './comparable-text.js';
import type { SheetRules } from './question-kind.js';

export const LETTERS = Array.from('ABCDEFGHIJ');
const QUOTED_UNITS = 40;
/** What people write before an answer: `Ans: B`, `Answer - 2`. */
const PREFIX = /^(?:correct |right )?(?:answers?|ans|key)\b/i;
const MARKS_AFTER = /^[\s.:=)]+/;
/** No minus: `Ans -2` may be a number. */
const DASH_AFTER = /^-(?=[\s(a-z])/i;
/** `A, C`, `A and C`, `1/2`. */
const SEVERAL = /^[([]?(?:[a-j]|\d)[)\]]?\s?(?:,|;|&|\/|\+|and|or)\s?[([]?(?:[a-j]|\d)\b/i;
/** `2`, `(b)`, `b)`, `B.`, `Option 2`, `Opt. B`. */
const LABEL =
  /^(?:(?:option|opt|choice)[\s.:-]*)?(?:[([{]\s*)?(?<label>\d{1,2}|[a-j])\s*[)\]}.:]*$/i;
const NUMBER = /^[-+−–]?(?:\d{1,15}(?:[.,]\d{1,15})?|[.,]\d{1,15})$/;
/** As spreadsheet programs show a number in a cell for decimals or codes: `2.00`, `02`. */
const FORMATTED = /^0*(?<label>\d{1,2})(?:[.,]0+)?$/;
/** A letter or number before the option's own text: `B) Kabul`, `2. Kabul`. */
const LABELLED = /^[([{]?\s*(?<label>\d{1,2}|[a-j])\s*[)\]}.:-]+\s*(?<text>\S.*)$/is;

export const letterOf = (position: number): string => LETTERS[position - 1] ?? '';

/**
 * @param rules `LEGACY`: a number, a letter or exactly the text of an option
 * @returns the position from 1, or the message of the fault
 */
export function readKey(cell: string, options: string[], rules: SheetRules): number | string {
  const forms = `its number (1 to ${options.length}), its letter (A to ${letterOf(options.length)}) or exactly its text`;
  if (cell === '') return `Correct Answer is required: write ${forms}`;
  const positions = readings(cell, options, rules);
  const [only, ...others] = positions;
  if (only === undefined) {
    const isSeveral = rules === 'TOLERANT' && SEVERAL.test(cell);
    const why = isSeveral
      ? 'Several options are named, but only one can be right'
      : 'This does not match any option';
    return `${why}: write ${forms}`;
  }
  if (others.length === 0) return only;
  const meanings = positions.map(
    (position) => `option ${position} ("${quoted(options[position - 1] ?? '')}")`,
  );
  const ways = positions.map(
    (position) => `${clearForm(position, options, rules)} for option ${position}`,
  );
  return `This can mean ${meanings.join(' or ')}: write ${ways.join(', or ')}`;
}

function withoutPrefix(cell: string): string {
  const prefix = PREFIX.exec(cell)?.[0] ?? '';
  if (prefix === '') return cell;
  return cell.slice(prefix.length).replace(MARKS_AFTER, '').replace(DASH_AFTER, '').trimStart();
}

/** The beginning of an option, to recognize it. */
function quoted(text: string): string {
  return text.length > QUOTED_UNITS ? `${text.slice(0, QUOTED_UNITS)}…` : text;
}

/** All positions that a cell can mean. */
function readings(cell: string, options: string[], rules: SheetRules): number[] {
  const positions = new Set(plainReadings(cell, options, rules));
  if (rules === 'TOLERANT' && positions.size === 0) {
    const texts = new Set([cell, withoutPrefix(cell)]);
    for (const text of texts)
      for (const position of looseReadings(text.trim(), options)) positions.add(position);
  }
  return [...positions].filter((position) => position >= 1 && position <= options.length);
}

function plainReadings(cell: string, options: string[], rules: SheetRules): number[] {
  const positions: number[] = [];
  const isTolerant = rules === 'TOLERANT';
  const label = isTolerant ? FORMATTED.exec(cell)?.groups?.['label'] : undefined;
  const named = positionOf(label ?? cell);
  if (named !== null && named <= options.length) positions.push(named);
  const number = isTolerant ? numberIn(cell) : null;
  options.forEach((text, index) => {
    // A format may show one number in two ways.
    if (text === cell || (number !== null && numberIn(text) === number)) positions.push(index + 1);
  });
  return positions;
}

/** @returns null for what is no number */
function numberIn(text: string): number | null {
  return NUMBER.test(text) ? Number(text.replace(/[−–]/, '-').replace(',', '.')) : null;
}

function looseReadings(text: string, options: string[]): number[] {
  const positions: number[] = [];
  // Also `（Ｂ）` of East Asian keyboards, ② and raised letters.
  const label = LABEL.exec(text.normalize('NFKC'))?.groups?.['label'];
  const named = label === undefined ? null : positionOf(label);
  if (named !== null) positions.push(named);
  const same = comparableText(text);
  options.forEach((option, index) => {
    if (comparableText(option) === same) positions.push(index + 1);
  });
  return positions.length > 0 ? positions : labelledReadings(text, options);
}

/** Counts only where the letter and the text say the same. */
function labelledReadings(text: string, options: string[]): number[] {
  const { label = '', text: rest = '' } = LABELLED.exec(text)?.groups ?? {};
  const position = positionOf(label);
  const option = options[(position ?? 0) - 1];
  return option !== undefined && comparableText(option) === comparableText(rest)
    ? [position as number]
    : [];
}

/** @returns null for what is neither a number nor a letter */
function positionOf(text: string): number | null {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  return /^[a-j]$/i.test(text) ? LETTERS.indexOf(text.toUpperCase()) + 1 : null;
}

/** An unambiguous way to name an option. */
function clearForm(position: number, options: string[], rules: SheetRules): string {
  const forms = [letterOf(position), String(position), letterOf(position).toLowerCase()];
  const clear = forms.find((form) => readings(form, options, rules).length === 1);
  return clear ?? 'different texts in the options, so that none looks like a letter or a number,';
}
