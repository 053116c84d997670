/** Texts of what must be corrected before learners take a paper. */
export const correctTexts = {
  title: 'Submit the paper with something to correct?',
  hint: 'The check has found this:',
  more: (count: number, formatted: string) =>
    count === 1 ? 'There is one more.' : `There are ${formatted} more.`,
  question: (formatted: string) => `Question ${formatted}:`,
  correct: 'Correct',
  submitAll: 'Submit all the same',
  toCorrect: (count: number, formatted: string) =>
    count === 1 ? '1 thing must be corrected' : `${formatted} things must be corrected`,
  toCheck: (count: number, formatted: string) =>
    count === 1 ? '1 thing to check' : `${formatted} things to check`,
} as const;
