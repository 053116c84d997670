import { publishErrors } from '../../core/errors/domain-error.js';

/** Why a whole file is refused. The message says what to do. */
export class FileRefusal extends Error {
  constructor(
    readonly code: RefusalCode,
    detail?: string,
  ) {
    super(detail ?? MESSAGES[code]);
  }
}

const SAVE_AS = 'Save it as .xlsx (Excel Workbook) and upload it again.';

const MESSAGES = {
  NOT_A_WORKBOOK: `This file is not an .xlsx workbook. ${SAVE_AS}`,
  OLD_OR_LOCKED: `This is an old .xls workbook, or one with a password. Without a password: ${SAVE_AS}`,
  DAMAGED: `The workbook is damaged or incomplete. Open it in a spreadsheet program. ${SAVE_AS}`,
  UNPACKS_TOO_LARGE: 'The workbook unpacks to more than 200 MB. Split it into smaller ones.',
  NO_SHEET: 'The workbook has no worksheet.',
  NO_HEADER: 'The first worksheet is empty. Its first row must name the columns.',
  MISSING_COLUMNS: 'Columns are missing.',
  DOUBLE_COLUMN: 'A column stands twice.',
  NO_ROWS: 'There is no question below the row that names the columns.',
  TOO_MANY_ROWS: 'The worksheet has more than 20,000 rows. Split it into smaller ones.',
  TOO_MUCH_TEXT: 'The worksheet holds more text than can be taken at once. Split it.',
  TOO_COMPLEX: 'Reading the workbook takes more memory than it may. Copy its rows into a new one.',
  TOO_SLOW: 'Reading the workbook takes longer than it may. Copy its rows into a new one.',
} as const;

publishErrors(Object.entries(MESSAGES));

export type RefusalCode = keyof typeof MESSAGES;
