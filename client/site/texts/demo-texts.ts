/** Texts of the demo page. */
export const demoTexts = {
  title: 'Try a short exam',
  lead: 'Take it as a learner does, then look at its results as a teacher does. No account is needed.',
  points: [
    'Eight questions, ten minutes at most: seven of multiple choice, one to answer in words.',
    'The real thing: the page that learners use, and the tables and figures that teachers see.',
    'A class of eight has taken it before you. Its names and answers are made up.',
    'Multiple choice is marked at once, with the right answers shown. The answer in words waits for a teacher.',
    'Whatever you type there is removed within a day, and not before two hours have gone.',
  ],
  start: 'Start',
  another: 'Start another',
  starting: 'Making your exam…',
  waiting: 'Many people are starting one just now. Yours is made in a moment: please stay here.',
  started: 'Your exam is ready.',
  needsScript: 'The trial needs JavaScript. Please switch it on in your browser.',
  // Worded like the messages in docs/specification.md, section 9.
  unreachable: 'No response from server. Please try again.',
  failed: 'There was an error starting the exam. Please try again later.',
  hereTitle: 'Your trials in this browser',
  until: (time: string) => `Removed by ${time}`,
  take: 'Take the exam',
  results: 'See the results as a teacher',
  of: (time: string) => `of the trial that is removed by ${time}`,
  attributionTitle: 'Whose questions these are',
  attribution: {
    before: 'The seven questions of multiple choice are taken out of ',
    source: 'OpenTriviaQA',
    by: ' by uberspot and its contributors, under the licence ',
    licence: 'CC BY-SA 4.0',
    after:
      ', here as a selection. Their explanations and the question to answer in words are ours.',
  },
};
