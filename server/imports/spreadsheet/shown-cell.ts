/** Reads a cell as spreadsheet programs show it, and finds what a text cannot say (docs/imports.md, "Cells"). */
import type { CellReading } from '../../questions/kinds/question-kind.js';
import { faultOf, MAX_UNITS, truncate } from './cell-text.js';
import { dateOf, numberKind, plainDigits, shownNumber } from './numbers.js';
import { joined, type CellValue, type TextRun } from './ooxml/cell-value.js';
import type { ParsedRow } from './ooxml/parsed-rows.js';
import { withUnicode } from './raised-text.js';

export interface ShownCell {
  /** What is taken. With a fault, what a person may make of it. */
  text: string;
  /** What the spreadsheet program shows, where that is not `text`. */
  shown?: TextRun[];
  /** Why it cannot be taken without a look, and what to do. */
  fault?: string;
}

type NumberValue = Extract<CellValue, { number: number }>;

const BLANK: ShownCell = { text: '' };
const QUOTED = 40;
/** Of a cell. Nobody writes so many by hand. */
const MAX_RUNS = 200;
const MANY_FONTS = 'This cell has too many changes of format to be read: write it as plain text';
const FRACTION = /^-?\d{1,4}\/\d{1,4}$/;
const PICTURE_IN_CELL =
  'This cell shows a picture that is part of the cell, which other programs cannot read: in Excel, right-click it and choose Place over Cells';
const LOST_LETTERS =
  'The program that saved this file replaced letters with question marks: save it as “CSV UTF-8” or .xlsx, or write the text';
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** @param reading what the column is for */
export function readCell(value: CellValue | undefined, reading: CellReading): ShownCell {
  if (value === undefined) return BLANK;
  if (typeof value === 'string') return { text: cut(value) };
  if (typeof value === 'boolean') return { text: value ? 'TRUE' : 'FALSE' };
  if ('number' in value) return readNumber(value, reading);
  if ('runs' in value) return readRuns(value.runs, reading);
  if ('picture' in value) return { text: '', fault: PICTURE_IN_CELL };
  if ('lost' in value) return { text: cut(value.lost), fault: LOST_LETTERS };
  // As a formula that refers to a blank cell gives it.
  if ('formula' in value && value.formula.isText) return BLANK;
  return { text: '', fault: faultOf(value) };
}

/** Whether nothing stands in the cell. */
export function isBlank(value: CellValue | undefined): boolean {
  if (value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value !== 'object') return false;
  if ('runs' in value) return joined(value.runs).trim() === '';
  return 'formula' in value && value.formula.isText;
}

/** Whether something stands in a row. */
export function isFilled({ cells }: ParsedRow): boolean {
  for (const value of cells.values()) if (!isBlank(value)) return true;
  return false;
}

function readNumber(value: NumberValue, reading: CellReading): ShownCell {
  const { number, style, is1904 } = value;
  const kind = numberKind(style);
  if (kind === 'PLAIN') {
    const text = shownNumber(number, style, is1904);
    // A third that is shown as 1/3 is one.
    if (reading === 'MARKS') return { text: FRACTION.test(text) ? text : plainDigits(number) };
    return style.position ? readRuns([{ text, position: style.position }], reading) : { text };
  }
  const text = shownNumber(number, style, is1904);
  if (reading === 'TEXT') return { text };
  return { text, fault: numberFault(text, value) };
}

/** Excel makes a date of 1/2, a time of 2:1 and a number of 50 %: what was typed is lost. */
function numberFault(shown: string, { number, style, is1904 }: NumberValue): string {
  const toDo = 'Write as text what it should say';
  const kind = numberKind(style);
  if (kind === 'DATE')
    return `Excel turned this cell into a date and shows ${shown}${meaning(dateOf(number, is1904), shown)}. ${toDo}, for example 1/2`;
  if (kind === 'TIME')
    return `Excel turned this cell into a time and shows ${shown}. ${toDo}, for example ${shown}`;
  return `Excel turned this cell into a percentage and shows ${shown}. ${toDo}, for example ${shown}`;
}

/** The day in words, if it is valid. */
function meaning(date: Date, shown: string): string {
  if (Number.isNaN(date.getTime())) return '';
  const words = day.format(date);
  return words === shown ? '' : ` (${words})`;
}

function readRuns(runs: readonly TextRun[], reading: CellReading): ShownCell {
  if (runs.length > MAX_RUNS) return { text: cut(joined(runs)), fault: MANY_FONTS };
  const { text, without } = withUnicode(runs);
  const cell = { text: cut(text), shown: shownRuns(runs) };
  // Keys and marks are compared or counted, and nobody reads them.
  if (reading === 'KEY' || reading === 'MARKS') return cell;
  const fault = fontFault(runs) ?? lineFault(runs) ?? positionFault(without);
  return fault === null ? cell : { ...cell, fault };
}

function shownRuns(runs: readonly TextRun[]): TextRun[] {
  let left = MAX_UNITS;
  return runs.flatMap((run) => {
    const text = truncate(run.text, left);
    left -= text.length;
    return text === '' ? [] : [{ ...run, text }];
  });
}

function positionFault([first]: readonly TextRun[]): string | null {
  if (!first) return null;
  const where = first.position === 'LOWERED' ? 'below' : 'above';
  const sign = first.position === 'LOWERED' ? '_' : '^';
  const quoted = truncate(first.text.trim(), QUOTED);
  return `“${quoted}” is ${where} the line, which plain text cannot show: check whether ${sign}(${quoted}) is clear, or write it another way`;
}

/** Words that a question speaks of because they are underlined, and those that were struck out. */
function lineFault(runs: readonly TextRun[]): string | null {
  const run = runs.find(({ line, text }) => line !== undefined && text.trim() !== '');
  if (!run) return null;
  const quoted = truncate(run.text.trim(), QUOTED);
  return run.line === 'STRUCK'
    ? `“${quoted}” is struck out, which plain text cannot show: remove it, or write it another way`
    : `“${quoted}” is underlined, which plain text cannot show: check whether the question is clear without it, or mark it another way, for example with quotation marks`;
}

function fontFault(runs: readonly TextRun[]): string | null {
  const run = runs.find(({ font, text }) => font !== undefined && text.trim() !== '');
  if (!run) return null;
  return `“${truncate(run.text.trim(), QUOTED)}” is set in the font ${truncate(run.font ?? '', QUOTED)}, in which it looks like other characters: write those in another font`;
}

function cut(text: string): string {
  return truncate(text.trim(), MAX_UNITS);
}
