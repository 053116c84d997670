/**
 * Texts of the form that says which columns of a sheet are meant. A file of its own, so that the
 * drop zone does not load it.
 */
export const sheetTexts = {
  title: 'Which columns are meant?',
  remembered:
    'Your institute remembers the choice: the next sheet with the same names above its columns is read like this one.',
  noOptions: 'No options were recognized. Are these questions to be answered in words?',
  asSubjective: 'Import as subjective questions',
  table: 'The first rows of your file',
  first: 'first question',
  firstRow: 'The first question stands in row',
  rowOption: (row: string, sample: string) => (sample === '' ? row : `${row}: ${sample}`),
  columnOption: (letters: string, sample: string) =>
    sample === '' ? `${letters} (blank in these rows)` : `${letters}: ${sample}`,
  choose: 'Choose a column',
  none: 'Not in this sheet',
  more: 'More options',
  required: (column: string) => `Say which column has “${column}”`,
  twice: (letters: string, other: string) => `Column ${letters} is chosen for “${other}” already`,
  submit: 'Import with these columns',
  gone: 'The file was removed from the server meanwhile. Choose it once more.',
} as const;
