/** Writes CSV by RFC 4180, in UTF-8 with a byte order mark, by which Excel recognizes the encoding. */
import { stringify, type Options } from 'csv-stringify/sync';
import type { Cell, TableColumn } from '../tables/table.js';
import { fitForCell, escapeFormulas } from './safe-text.js';

const format: Options = {
  record_delimiter: '\r\n',
  // Each line ends with the delimiter, so that lines can be appended.
  eof: true,
  // A line break in a text is a single line feed, which the library quotes only with this option.
  quote_record_delimiter: true,
  // Also what other separators would split, and blanks that some programs would trim.
  quoted_match: /[;\t]|^\s|\s$/,
};

/** The byte order mark and the first line. */
export function csvHeader(columns: readonly TableColumn[]): string {
  const headers = columns.map(({ header }) => header);
  return stringify([headers], { ...format, bom: true, cast: { string: safeText } });
}

/** A line for each row. Numbers are computed, so that a negative one is not escaped as a formula. */
export function csvRows(rows: Cell[][], columns: readonly TableColumn[]): string {
  return stringify(rows, {
    ...format,
    cast: {
      string: safeText,
      number: (value, { index }) =>
        columns[index]?.kind === 'TIME' ? timeText(value) : String(value),
    },
  });
}

/** For example `2026-11-22 09:30:00`, in wall-clock time. */
function timeText(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ');
}

/** Not `escape_formulas` of the library, which only looks at the first character (safe-text.spec.ts). */
function safeText(text: string): string {
  // Cut before the apostrophe is added, which is not part of the text.
  return escapeFormulas(fitForCell(text));
}
