/**
 * Texts of the form that says which columns of a sheet are meant. A file of its own, so that the
 * drop zone does not load it.
 */
export const sheetTexts = {
  title: 'Match your columns',
  remembered:
    'Your institute remembers this choice. The next sheet with the same column names is read in the same way.',
  noOptions: 'No options were found. Are these questions with written answers?',
  asSubjective: 'Import as subjective questions',
  table: 'The first rows of your file',
  first: 'first question',
  firstRow: 'The first question is in row',
  rowOption: (row: string, sample: string) => (sample === '' ? row : `${row}: ${sample}`),
  columnOption: (letters: string, sample: string) =>
    sample === '' ? `${letters} (blank in these rows)` : `${letters}: ${sample}`,
  choose: 'Choose a column',
  none: 'Not in this sheet',
  more: 'More options',
  required: (column: string) => `Choose the column for “${column}”`,
  twice: (letters: string, other: string) => `Column ${letters} is already used for “${other}”`,
  submit: 'Import with these columns',
  gone: 'The server no longer has the file. Choose it again.',
} as const;
