/** Texts of a visitor's trial results. */
export const trialTexts = {
  banner: 'This is what a teacher sees of the exam you tried.',
  madeUp: 'Everybody but you is made up, and so are their answers.',
  removed: (time: string) => `It is removed by ${time}.`,
  more: 'With an account, teachers also open each paper, mark answers, release the results and export them.',
  awaited: 'You are in it as soon as you have handed in.',
  back: 'Back to the trial',
  failed: 'The trial could not be fetched',
  gone: 'This trial is not there',
  goneHint: 'It has been removed, as all are within a day, or its address is not whole.',
  register: 'Register Here',
  start: 'Start another trial',
};
