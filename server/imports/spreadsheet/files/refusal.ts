import { publishErrors } from '../../../core/errors/domain-error.js';

/** The first rows of a worksheet, for a person who says which columns are meant. */
export interface SheetStart {
  rows: { number: number; cells: { letters: string; text: string }[] }[];
  /** What was recognized: where the questions begin, and columns by their headers. */
  firstRow: number;
  columns: { header: string; letters: string }[];
}

/** Why a whole file is refused. The message says what to do. */
export class FileRefusal extends Error {
  constructor(
    readonly code: RefusalCode,
    detail?: string,
    /** The first rows, where a person can say which columns are meant. */
    readonly start?: SheetStart,
  ) {
    super(detail ?? MESSAGES[code]);
  }
}

const SAVE_AS = 'Save it as .xlsx (Excel Workbook) and upload it again.';
const HOW =
  'Open it in Excel, LibreOffice or Google Sheets, choose File, then Save As or Download, and the type Excel Workbook (.xlsx). Then upload that file.';

const MESSAGES = {
  NOT_A_WORKBOOK: `This file is not an .xlsx workbook. ${SAVE_AS}`,
  NOT_A_TABLE: `This file is neither an .xlsx workbook nor a .csv table. ${SAVE_AS}`,
  BROKEN_CSV: 'This .csv file is broken: a quotation mark is not closed.',
  NAMED_CSV:
    'This file is named .csv, but it is a workbook. Rename it to .xlsx and upload it again.',
  OPEN_DOCUMENT: `This is an OpenDocument file (.ods), which cannot be read. ${HOW}`,
  OLD_OR_LOCKED: `This is an old .xls workbook, or one with a password. Remove the password, if it has one. ${HOW}`,
  DAMAGED: `The workbook is damaged or incomplete. Open it in a spreadsheet program. ${SAVE_AS}`,
  UNPACKS_TOO_LARGE: 'The workbook unpacks to more than 200 MB. Split it into smaller ones.',
  NO_SHEET: 'The workbook has no worksheet.',
  NO_HEADER:
    'The worksheet is empty. Name the columns in one row, and write the questions below it.',
  MISSING_COLUMNS: 'Columns are missing.',
  DOUBLE_COLUMN: 'A column is there twice.',
  NO_ROWS: 'There are no questions below the row with the column names.',
  TOO_MANY_ROWS: 'The worksheet has more than 20,000 rows. Split it into smaller ones.',
  TOO_MUCH_TEXT: 'The worksheet has too much text for one import. Split it into smaller ones.',
  TOO_COMPLEX: 'The workbook needs too much memory to read. Copy its rows into a new one.',
  TOO_SLOW: 'The workbook takes too long to read. Copy its rows into a new one.',
} as const;

publishErrors(Object.entries(MESSAGES));

export type RefusalCode = keyof typeof MESSAGES;
