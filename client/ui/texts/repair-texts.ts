/**
 * Texts about refused rows of a spreadsheet. A file of its own, so that the drop zone does not load
 * it.
 */
export const repairTexts = {
  refusedTitle: (count: number, formatted: string) =>
    count === 1 ? '1 cell needs repair' : `${formatted} cells need repair`,
  /** @param good number of valid rows @param refused number of refused rows, at least one */
  nothingStored: (good: number, refused: number, [goodSaid, refusedSaid]: [string, string]) =>
    `Nothing was stored: ${refused === 1 ? '1 row has' : `${refusedSaid} rows have`} cells that cannot be taken, ${
      good === 0 ? 'no row is right' : good === 1 ? '1 row is right' : `${goodSaid} rows are right`
    }.`,
  restTitle: (count: number, formatted: string) =>
    count === 1 ? '1 row was left out' : `${formatted} rows were left out`,
  restHint: 'Their cells need repair. All other rows are stored.',
  heading: 'Rows to repair',
  lead: 'Write what the marked cells are to say, or, where that is offered, keep them as they are. Enter leads to the next one, Shift+Enter begins a new line. What you type is kept in this browser until it is imported.',
  failed: 'The rows could not be fetched',
  list: (first: string, last: string, total: string) => `Rows ${first} to ${last} of ${total}`,
  row: (row: string) => `Row ${row}`,
  cell: (column: string, row: string) => `${column}, row ${row}`,
  keep: 'Keep as it is',
  keepCell: (column: string, row: string) => `Keep as it is: ${column}, row ${row}`,
  /** @param cells the number of them, at least two */
  keepAll: (cells: string) => `Keep all ${cells} doubtful cells of this page as they are`,
  tooMuch: 'No more than 1,000 rows can be changed at once.',
  wholeRow: 'Change other cells',
  wholeRowOf: (row: string) => `Change other cells of row ${row}`,
  blank: '(blank)',
  tooLong: 'This cell is too long to be changed here. Download these rows and repair it there.',
  tooLongToShow: '(goes on)',
  full: '1,000 rows are changed: as many as can be imported at once. Import them, then go on with the others.',
  changed: (count: number, formatted: string) =>
    count === 0
      ? 'No row is changed yet.'
      : count === 1
        ? '1 row is changed.'
        : `${formatted} rows are changed.`,
  importAll: 'Import all rows',
  importGood: 'Import what is right, keep the rest',
  choice:
    'With “Import all rows” nothing comes in while a cell is still wrong. Otherwise the rows that are right come in now, and those that are wrong stay here.',
  nothingChanged: 'Change at least one cell first.',
  discard: 'Discard changes',
  discardTitle: (count: number, formatted: string) =>
    count === 1 ? 'Discard the changes to 1 row?' : `Discard the changes to ${formatted} rows?`,
  discardHint: 'The cells say again what stands in your file. This cannot be taken back.',
  arrived: 'What you had sent before has arrived. Here is what became of it.',
  download: 'Download these rows',
  downloadHint: 'The file says beside each row what to repair.',
  downloadAlone:
    'It has these rows only: import what is right first, or the others will be missing.',
  downloadFailed: 'The rows could not be downloaded. Please try again.',
  downloadName: (fileName: string) =>
    `${fileName.replace(/\.(?:xlsx|csv)$/i, '')} (to repair).xlsx`,
  another: 'Import a repaired file',
  back: 'Back to the rows that need repair',
  takenOver: 'These rows have been taken over by a later import',
  takenOverHint: 'What still needs repair, if anything does, stands there.',
  takenOverBy: 'Show that import',
  typed: 'What you typed here',
  typedLead:
    'It was not imported from here. Copy what is still needed; it is kept in this browser for thirty days.',
} as const;
