/**
 * Texts about refused rows of a spreadsheet. A file of its own, so that the drop zone does not load
 * it.
 */
export const repairTexts = {
  refusedTitle: (count: number, formatted: string) =>
    count === 1 ? '1 cell needs correcting' : `${formatted} cells need correcting`,
  /** @param good number of valid rows @param refused number of refused rows, at least one */
  nothingStored: (good: number, refused: number, [goodSaid, refusedSaid]: [string, string]) =>
    `Nothing was stored. ${refused === 1 ? '1 row has' : `${refusedSaid} rows have`} cells that cannot be imported; ${
      good === 0
        ? 'no row is correct'
        : good === 1
          ? '1 row is correct'
          : `${goodSaid} rows are correct`
    }.`,
  restTitle: (count: number, formatted: string) =>
    count === 1 ? '1 row was left out' : `${formatted} rows were left out`,
  restHint: 'They have cells that need correcting. All other rows are stored.',
  heading: 'Rows to correct',
  lead: 'Correct the marked cells, or keep them as they are where that is offered. Press Enter to go to the next cell and Shift+Enter to start a new line. This browser keeps what you type until it is imported.',
  failed: 'The rows could not be loaded',
  list: (first: string, last: string, total: string) => `Rows ${first} to ${last} of ${total}`,
  row: (row: string) => `Row ${row}`,
  cell: (column: string, row: string) => `${column}, row ${row}`,
  keep: 'Keep as it is',
  keepCell: (column: string, row: string) => `Keep as it is: ${column}, row ${row}`,
  /** @param cells the number of them, at least two */
  keepAll: (cells: string) => `Keep all ${cells} doubtful cells on this page as they are`,
  tooMuch: 'You can change at most 1,000 rows at once.',
  wholeRow: 'Change other cells',
  wholeRowOf: (row: string) => `Change other cells of row ${row}`,
  blank: '(blank)',
  tooLong: 'This cell is too long to edit here. Download these rows and correct it in the file.',
  tooLongToShow: '(continues)',
  full: 'You have changed 1,000 rows, the most that can be imported at once. Import them, then continue with the others.',
  changed: (count: number, formatted: string) =>
    count === 0
      ? 'You have not changed any rows yet.'
      : count === 1
        ? 'You have changed 1 row.'
        : `You have changed ${formatted} rows.`,
  importAll: 'Import all rows',
  importGood: 'Import the correct rows only',
  choice:
    '“Import all rows” imports nothing while a cell is still wrong. “Import the correct rows only” imports those now and keeps the others here.',
  nothingChanged: 'Change at least one cell first.',
  discard: 'Discard changes',
  discardTitle: (count: number, formatted: string) =>
    count === 1 ? 'Discard the changes to 1 row?' : `Discard the changes to ${formatted} rows?`,
  discardHint: 'The cells go back to what is in your file. You cannot undo this.',
  arrived: 'Your earlier changes have already been received. This is the result.',
  download: 'Download these rows',
  downloadHint: 'The file shows what to correct next to each row.',
  downloadAlone:
    'The file has only these rows. Import the correct rows first, or they will be missing.',
  downloadFailed: 'The rows could not be downloaded. Please try again.',
  downloadName: (fileName: string) =>
    `${fileName.replace(/\.(?:xlsx|csv)$/i, '')} (to repair).xlsx`,
  another: 'Import a corrected file',
  back: 'Back to the rows to correct',
  takenOver: 'A later import has taken over these rows',
  takenOverHint: 'If rows still need correcting, you find them there.',
  takenOverBy: 'Go to that import',
  typed: 'What you typed here',
  typedLead:
    'This was not imported from here. Copy anything you still need. This browser keeps it for 30 days.',
} as const;
