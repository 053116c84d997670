/** CSV as RFC 4180 has it, in UTF-8 with the mark by which Excel knows that. */
import type { Cell, TableColumn } from '../tables/table.js';
import { cellSafe, defused } from './safe-text.js';

const BOM = '\uFEFF';
const END = '\r\n';
const QUOTED = /[",\r\n;\t]|^\s|\s$/;

/** The first line of a file. */
export function csvHeader(columns: readonly TableColumn[]): string {
  return BOM + line(columns.map(({ header }) => textField(header)));
}

/** Numbers are ours: a negative one is no formula. */
export function csvRow(cells: readonly Cell[], columns: readonly TableColumn[]): string {
  return line(
    cells.map((cell, index) => {
      if (cell === null) return '';
      if (typeof cell === 'string') return textField(cell);
      return columns[index]?.kind === 'TIME' ? timeText(cell) : String(cell);
    }),
  );
}

/** `2026-11-22 09:30:00`, of a clock on the wall. */
function timeText(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ');
}

function textField(text: string): string {
  // Cut first: the apostrophe is no part of what somebody wrote.
  const safe = defused(cellSafe(text));
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function line(fields: string[]): string {
  return fields.join(',') + END;
}
