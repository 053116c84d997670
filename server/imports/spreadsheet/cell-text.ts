/** Converts the value of a cell to text (docs/legacy-api.md, "Spreadsheets"). */
import type { CellValue } from 'exceljs';
import { UNREADABLE } from './strict-cells.js';

/** A cell's text, or why it has none. */
export type CellText = { text: string } | { fault: string };

/** The longest text of a cell in spreadsheet programs, in UTF-16 units. */
export const MAX_UNITS = 32_767;
/** Quoted characters of an error: usually `#DIV/0!` and the like, but a file may contain any text. */
const MAX_ERROR_LENGTH = 20;
const DAY_MS = 86_400_000;
/** Earlier dates are times of day, which spreadsheets store as dates of 1899. */
const FIRST_DAY = Date.UTC(1900, 0, 1);

export function cellText(value: CellValue): CellText {
  const result = valueText(value);
  return 'text' in result ? { text: truncate(result.text.trim(), MAX_UNITS) } : result;
}

/** Cuts a text to a number of UTF-16 units, never within a surrogate pair. */
export function truncate(text: string, maxUnits: number): string {
  const cut = text.slice(0, maxUnits);
  return cut.length < text.length && !cut.isWellFormed() ? cut.slice(0, -1) : cut;
}

function valueText(value: CellValue): CellText {
  if (value === null || value === undefined) return { text: '' };
  if (typeof value === 'string') return { text: value };
  if (typeof value === 'number') return { text: plainDigits(value) };
  if (typeof value === 'boolean') return { text: value ? 'TRUE' : 'FALSE' };
  if (value instanceof Date) return dateText(value);
  if ('richText' in value) return { text: value.richText.map((run) => run.text).join('') };
  if ('error' in value) return { fault: errorFault(value.error) };
  if ('formula' in value || 'sharedFormula' in value) return formulaText(value.result);
  if ('hyperlink' in value) return valueText(value.text);
  return { fault: 'This cell holds something that is no text: write the text' };
}

function errorFault(error: string): string {
  if (!error.startsWith(UNREADABLE))
    return `This cell shows the error ${truncate(error, MAX_ERROR_LENGTH)}: write the text`;
  const content = truncate(error.slice(UNREADABLE.length), MAX_ERROR_LENGTH);
  return `This cell holds ${content}, which cannot be read: write it as text`;
}

function formulaText(result: CellValue): CellText {
  if (result !== undefined && result !== null) return valueText(result);
  const message =
    'This formula has no saved result: write the text, or save the file in a spreadsheet program';
  return { fault: message };
}

function dateText(date: Date): CellText {
  const time = date.getTime();
  if (Number.isNaN(time)) return { fault: 'This date is not valid: write it as text' };
  if (time < FIRST_DAY || time % DAY_MS !== 0) {
    return { fault: 'This cell holds a time of day: write it as text, as it is to be read' };
  }
  return { text: date.toISOString().slice(0, 10) };
}

const digits = new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 15 });

/** 15 significant digits, as spreadsheet programs show them, and never an exponent. */
function plainDigits(value: number): string {
  return digits.format(Number(value.toPrecision(15)));
}
