/** Numbers of cells as texts: their digits, and as Excel shows them. */
import { format as formatNumber, isDateFormat, isPercentFormat } from 'numfmt';
import type { CellStyle } from './ooxml/cell-value.js';

const DAY_MS = 86_400_000;
/** The days between the beginning of 1900, as spreadsheets count it, and of 1970. */
const EPOCH_1900 = 25_569;
/** The days between the two calendars of spreadsheets. */
const DAYS_1904 = 1_462;
/** Excel keeps so many digits of a number. */
const DIGITS = 15;
/** Other numbers are written with a power of ten, as Excel shows them: their further digits are not known. */
const [SMALLEST_PLAIN, LARGEST_PLAIN] = [1e-9, 1e15];
/** Dates as the system writes them: the file does not say whether the day or the month comes first. */
const SYSTEM_DATES = new Map([
  [14, 'yyyy-mm-dd'],
  [22, 'yyyy-mm-dd hh:mm'],
]);

const digits = new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: DIGITS });

/** 15 significant digits, as spreadsheet programs keep them, and never an exponent. */
export function plainDigits(value: number): string {
  return digits.format(Number(value.toPrecision(DIGITS)));
}

/** A day of a spreadsheet as a date, in UTC. */
export function dateOf(days: number, is1904: boolean): Date {
  return new Date(Math.round((days - EPOCH_1900 + (is1904 ? DAYS_1904 : 0)) * DAY_MS));
}

/** Formats 27 to 36 and 50 to 58 are dates where Excel is set to Chinese, Japanese or Korean. */
export function isCalendarOfEastAsia(formatId: number): boolean {
  return (formatId >= 27 && formatId <= 36) || (formatId >= 50 && formatId <= 58);
}

/** What a format makes of a number. */
export type NumberKind = 'PLAIN' | 'DATE' | 'TIME' | 'PERCENT';

const kinds = new Map<string, NumberKind>();

export function numberKind({ format }: CellStyle): NumberKind {
  const known = kinds.get(format) ?? kindOf(format);
  kinds.set(format, known);
  return known;
}

function kindOf(format: string): NumberKind {
  try {
    if (isPercentFormat(format)) return 'PERCENT';
    if (!isDateFormat(format)) return 'PLAIN';
    return /[dy]/i.test(format.replace(/\[[^[\]]*\]|"[^"]*"/g, '')) ? 'DATE' : 'TIME';
  } catch {
    // Not a format that Excel knows: it shows the digits.
    return 'PLAIN';
  }
}

/** As Excel shows it, of a date as the system writes it in the order year, month, day. */
export function shownNumber(value: number, style: CellStyle, is1904: boolean): string {
  const format = SYSTEM_DATES.get(style.formatId) ?? style.format;
  if (format === 'General' || format === '@') return shownGeneral(value);
  const days = is1904 && numberKind(style) === 'DATE' ? DAYS_1904 : 0;
  try {
    return formatNumber(format, value + days).trim() || shownGeneral(value);
  } catch {
    return shownGeneral(value);
  }
}

/** All digits, although Excel leaves some out of a narrow column; very small and large numbers with a power of ten. */
function shownGeneral(value: number): string {
  const size = Math.abs(value);
  if (value === 0 || (size >= SMALLEST_PLAIN && size < LARGEST_PLAIN)) return plainDigits(value);
  return Number(value.toPrecision(DIGITS)).toExponential().toUpperCase();
}
