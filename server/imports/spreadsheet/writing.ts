/** What all workbooks that we write have in common. */
import type { Column, Row } from 'exceljs';

/** The media type of .xlsx files. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** A format that makes spreadsheet programs take whatever is typed as it is: 1/2 is no date, =1 no sum. */
export const TEXT_FORMAT = '@';
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
 * A text in the form in which a workbook keeps it: characters that XML cannot hold, and texts that
 * look like such a character's stand-in, are written as stand-ins (ECMA-376, ST_Xstring).
 */
export function stored(text: string): string {
  return text
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(
      /[\u0000-\u0008\u000b-\u001f\u007f\ufffe\uffff]/g,
      (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    );
}
