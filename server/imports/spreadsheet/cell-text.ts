/** Converts the value of a cell to text as the `_M` routes promise it (docs/legacy-api.md, "Spreadsheets"). */
import { joined, type CellStyle, type CellValue } from './ooxml/cell-value.js';
import { dateOf, isCalendarOfEastAsia, plainDigits } from './numbers.js';

/** A cell's text, or why it has none. */
export type CellText = { text: string } | { fault: string };

/** The longest text of a cell in spreadsheet programs, in UTF-16 units. */
export const MAX_UNITS = 32_767;
/** Quoted characters of an error: usually `#DIV/0!` and the like, but a file may contain any text. */
const MAX_ERROR_LENGTH = 20;
const DAY_MS = 86_400_000;
/** Earlier dates are times of day, which spreadsheets store as dates of 1899. */
const FIRST_DAY = Date.UTC(1900, 0, 1);
const NO_RESULT =
  'This formula has no saved result: write the text, or save the file in a spreadsheet program';

export function cellText(value: CellValue | null): CellText {
  const result = valueText(value);
  return 'text' in result ? { text: truncate(result.text.trim(), MAX_UNITS) } : result;
}

/** Cuts a text to a number of UTF-16 units, never within a surrogate pair. */
export function truncate(text: string, maxUnits: number): string {
  if (text.length <= maxUnits) return text;
  const cut = text.slice(0, maxUnits);
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
}

function valueText(value: CellValue | null): CellText {
  if (value === null) return { text: '' };
  if (typeof value === 'string') return { text: value };
  if (typeof value === 'boolean') return { text: value ? 'TRUE' : 'FALSE' };
  if ('number' in value)
    return isDate(value.style)
      ? dateText(dateOf(value.number, value.is1904))
      : { text: plainDigits(value.number) };
  if ('runs' in value) return { text: joined(value.runs) };
  if ('picture' in value) return valueText(value.picture);
  if ('lost' in value) return { text: value.lost };
  return { fault: faultOf(value) };
}

/** Why a cell has no text. */
export function faultOf(
  value: { error: string } | { unreadable: string } | { formula: object },
): string {
  if ('formula' in value) return NO_RESULT;
  if ('unreadable' in value)
    return `This cell contains ${truncate(value.unreadable, MAX_ERROR_LENGTH)}, which cannot be read: write it as text`;
  return `This cell shows the error ${truncate(value.error, MAX_ERROR_LENGTH)}: write the text`;
}

/** Any format that names a part of a date. Not the formats of Japanese and Chinese calendars, as callers know it. */
function isDate({ format, formatId }: CellStyle): boolean {
  if (isCalendarOfEastAsia(formatId)) return false;
  return /[ymdhMsb]/.test(format.replace(/\[[^[\]]*\]/g, '').replace(/"[^"]*"/g, ''));
}

function dateText(date: Date): CellText {
  const time = date.getTime();
  if (Number.isNaN(time)) return { fault: 'This date is not valid: write it as text' };
  if (time < FIRST_DAY || time % DAY_MS !== 0) {
    return {
      fault: 'This cell contains a time of day: write it as text, as learners should read it',
    };
  }
  return { text: date.toISOString().slice(0, 10) };
}
