/**
 * Texts of the look at questions before they are stored. A file of its own, so that the drop zone
 * does not load it.
 */
export const previewTexts = {
  title: (count: number, formatted: string) =>
    count === 1 ? '1 question is ready' : `${formatted} questions are ready`,
  lead: 'Nothing is stored yet. Look through the questions, then store them. If you leave, you find them for a week under “Earlier imports”.',
  changed: (count: number, formatted: string) =>
    count === 1
      ? '1 question does not read exactly as your sheet shows it. It comes first, and what was changed is marked.'
      : `${formatted} questions do not read exactly as your sheet shows them. They come first, and what was changed is marked.`,
  unchanged: 'All questions read as your sheet shows them.',
  leftOut: (count: number, formatted: string) =>
    count === 1
      ? '1 row is left out, because its cells need repair. You can repair it once the others are stored.'
      : `${formatted} rows are left out, because their cells need repair. You can repair them once the others are stored.`,
  failed: 'The questions could not be fetched',
  list: 'Questions to be stored',
  row: (row: string) => `Row ${row}`,
  reads: 'Different from the sheet',
  differs: 'changed',
  shown: 'As Excel shows it',
  shownInFile: 'As the file says it',
  read: 'As learners will see it',
  nothingStored: 'Nothing is stored yet.',
  store: (count: number, formatted: string) =>
    count === 1 ? 'Store 1 question' : `Store ${formatted} questions`,
  keys: 'With the list in focus, J and K or the arrow keys lead from question to question.',
  shortcuts: [
    { keys: 'J', does: 'In the list: to the next question' },
    { keys: 'K', does: 'In the list: to the previous question' },
  ],
} as const;
