/** Styles and text encoding of all workbooks that we write. */
import type { Column, Row } from 'exceljs';

/** The media type of .xlsx files. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** The media type of .csv files. */
export const CSV = 'text/csv';
/** Makes spreadsheet programs take input literally: 1/2 is no date, =1 no formula. */
export const TEXT_FORMAT = '@';
/** The worksheet of templates that has no questions. */
export const INSTRUCTIONS = 'Instructions';
const HEADER_COLOUR = 'FFE4ECF7';

export function styleHeader(row: Row): void {
  row.font = { bold: true };
  row.alignment = { vertical: 'top', wrapText: true };
  row.fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: HEADER_COLOUR } };
}

export function styleText(column: Partial<Column>): void {
  column.numFmt = TEXT_FORMAT;
  column.alignment = { vertical: 'top', wrapText: true };
}

/**
 * Escapes a text for a cell: characters that XML cannot contain, and texts that look like an escape
 * sequence, become escape sequences (ECMA-376, ST_Xstring).
 */
export function escapeCellText(text: string): string {
  return text
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(
      /[\u0000-\u0008\u000b-\u001f\u007f\ufffe\uffff]/g,
      (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    );
}
