/** Texts of a visitor's trial results. */
export const trialTexts = {
  banner: 'This is what a teacher sees after the exam you tried.',
  madeUp: 'All the other learners and their answers are made up.',
  removed: (time: string) => `This trial is deleted by ${time}.`,
  more: 'With an account, teachers can also open each paper, mark answers, and release and export the results.',
  awaited: 'You appear here as soon as you have submitted.',
  back: 'Back to the trial',
  failed: 'The trial could not be loaded',
  gone: 'Trial not found',
  goneHint: 'Trials are deleted within a day, or the link may be incomplete.',
  register: 'Register Here',
  start: 'Start another trial',
};
