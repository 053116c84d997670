/** Writes CSV by RFC 4180, in UTF-8 with a byte order mark, by which Excel recognizes the encoding. */
import type { Cell, TableColumn } from '../tables/table.js';
import { fitForCell, escapeFormulas } from './safe-text.js';

const BOM = '\uFEFF';
const END = '\r\n';
const QUOTED = /[",\r\n;\t]|^\s|\s$/;

/** The byte order mark and the first line. */
export function csvHeader(columns: readonly TableColumn[]): string {
  return BOM + line(columns.map(({ header }) => textField(header)));
}

/** Numbers are computed, so that a negative one is not escaped as a formula. */
export function csvRow(cells: readonly Cell[], columns: readonly TableColumn[]): string {
  return line(
    cells.map((cell, index) => {
      if (cell === null) return '';
      if (typeof cell === 'string') return textField(cell);
      return columns[index]?.kind === 'TIME' ? timeText(cell) : String(cell);
    }),
  );
}

/** For example `2026-11-22 09:30:00`, in wall-clock time. */
function timeText(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ');
}

function textField(text: string): string {
  // Cut before the apostrophe is added, which is not part of the text.
  const safe = escapeFormulas(fitForCell(text));
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function line(fields: string[]): string {
  return fields.join(',') + END;
}
