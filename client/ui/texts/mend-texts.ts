/** Texts of what must be mended before learners take a paper. */
export const mendTexts = {
  title: 'Submit the paper with something to mend?',
  hint: 'The check has found this:',
  more: (count: number, formatted: string) =>
    count === 1 ? 'There is one more.' : `There are ${formatted} more.`,
  question: (formatted: string) => `Question ${formatted}:`,
  mend: 'Mend',
  submitAll: 'Submit all the same',
  toMend: (count: number, formatted: string) =>
    count === 1 ? '1 thing must be mended' : `${formatted} things must be mended`,
  toCheck: (count: number, formatted: string) =>
    count === 1 ? '1 thing to check' : `${formatted} things to check`,
} as const;
