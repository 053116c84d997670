/** Texts of the demo page. */
export const demoTexts = {
  title: 'Try a short exam',
  lead: 'Take it as a learner, then view the results as a teacher. You need no account.',
  points: [
    'Eight questions, ten minutes at most: seven are multiple choice, and one asks for a written answer.',
    'The real thing: the page that learners use, and the results and statistics that teachers see.',
    'A class of eight took it before you. Their names and answers are made up.',
    'Multiple choice is marked at once, and you see the right answers. A teacher marks the written answer.',
    'What you type stays for at least two hours and is deleted within a day.',
  ],
  start: 'Start',
  another: 'Start another',
  starting: 'Making your exam…',
  waiting:
    'Many people are starting one right now. Yours will be ready in a moment: please stay on this page.',
  started: 'Your exam is ready.',
  needsScript: 'The demo exam needs JavaScript. Please turn it on in your browser.',
  // Worded like the messages in docs/specification.md, section 9.
  unreachable: 'No response from server. Please try again.',
  failed: 'There was an error starting the exam. Please try again later.',
  hereTitle: 'Your demo exams in this browser',
  until: (time: string) => `Deleted by ${time}`,
  take: 'Take the exam',
  results: 'View the results as a teacher',
  of: (time: string) => `of the demo exam that is deleted by ${time}`,
  attributionTitle: 'Where the questions come from',
  attribution: {
    before: 'The seven multiple-choice questions: ',
    source: 'OpenTriviaQA',
    by: ' by uberspot and its contributors, under the licence ',
    licence: 'CC BY-SA 4.0',
    after: ' (a selection). The explanations and the question with a written answer are ours.',
  },
};
