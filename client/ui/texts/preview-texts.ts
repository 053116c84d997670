/**
 * Texts of the look at questions before they are stored. A file of its own, so that the drop zone
 * does not load it.
 */
export const previewTexts = {
  title: (count: number, formatted: string) =>
    count === 1 ? '1 question is ready' : `${formatted} questions are ready`,
  lead: 'Nothing is stored yet. Review the questions, then store them. If you leave, you can find them under “Earlier imports” for a week.',
  changed: (count: number, formatted: string) =>
    count === 1
      ? '1 question is not exactly as your sheet shows it. It comes first, with the changes marked.'
      : `${formatted} questions are not exactly as your sheet shows them. They come first, with the changes marked.`,
  unchanged: 'All questions are exactly as your sheet shows them.',
  leftOut: (count: number, formatted: string) =>
    count === 1
      ? '1 row is left out because it needs correcting. You can correct it when the others are stored.'
      : `${formatted} rows are left out because they need correcting. You can correct them when the others are stored.`,
  failed: 'The questions could not be loaded',
  list: 'Questions to store',
  row: (row: string) => `Row ${row}`,
  reads: 'Different from the sheet',
  differs: 'changed',
  shown: 'As Excel shows it',
  shownInFile: 'As it is in the file',
  read: 'As learners will see it',
  nothingStored: 'Nothing is stored yet.',
  store: (count: number, formatted: string) =>
    count === 1 ? 'Store 1 question' : `Store ${formatted} questions`,
  keys: 'When the list has focus, use J and K or the arrow keys to move between questions.',
  shortcuts: [
    { keys: 'J', does: 'In the list: next question' },
    { keys: 'K', does: 'In the list: previous question' },
  ],
} as const;
