/** Texts of who marks what, and of comparing answers. */
const list = new Intl.ListFormat('en');

export const teamTexts = {
  title: 'Who marks',
  link: 'Who marks',
  failed: 'The markers could not be loaded',
  whole: 'All markers see and mark the whole exam. Assign a part to divide it.',
  divided: 'Markers see only what is assigned to them. Owners and editors see everything.',
  unassigned: (count: number, shown: string) =>
    count === 1
      ? '1 answer to mark is assigned to no marker'
      : `${shown} answers to mark are assigned to no marker`,
  unassignedHint: 'Assign their questions or learners, or mark them yourself.',
  none: 'No markers yet',
  noneHint:
    'Invite colleagues as markers. Owners and editors mark every exam without an assignment.',
  toColleagues: 'Go to the colleagues',
  columns: {
    name: 'Marker',
    part: 'What they mark',
    marked: 'Done',
    waiting: 'To mark',
    own: 'Marked by them',
    actions: 'Actions',
  },
  of: (marked: string, all: string) => `${marked} of ${all}`,
  wholeExam: 'The whole exam',
  nothing: 'Nothing',
  seesAll: 'Owner, editor or former colleague',
  noMarker: (part: string) => `${part}; is not a marker any more`,
  questions: (numbers: readonly string[]) =>
    `${numbers.length === 1 ? 'Question' : 'Questions'} ${list.format(numbers)}`,
  questionCount: (count: number, shown: string) =>
    `${shown} ${count === 1 ? 'question' : 'questions'}`,
  learnerCount: (count: number, shown: string) =>
    `${shown} ${count === 1 ? 'learner' : 'learners'}`,
  assign: 'Assign',
  assignNamed: (name: string) => `Assign: ${name}`,
  takeBack: 'Take back',
  takeBackNamed: (name: string) => `Take back: ${name}`,
  assigned: (name: string) => `${name} now sees what you assigned`,
  takenBack: (name: string) => `The part of ${name} was taken back`,
  undone: 'Undone',
  dialogTitle: (name: string) => `What ${name} marks`,
  dialogHint: 'From the first assignment on, markers see only their part of this exam.',
  whichQuestions: 'Questions',
  allQuestions: 'All questions',
  someQuestions: 'Only these questions',
  whichLearners: 'Learners',
  allLearners: 'All learners',
  someLearners: 'Only these learners',
  chosenLearners: (count: string, all: string) => `${count} of ${all} learners chosen`,
  choosePage: 'Choose all on this page',
  chooseSome: 'Choose at least one, or all of them',
  save: 'Save',
} as const;

export const compareTexts = {
  title: 'Compare answers',
  link: 'Compare',
  linkNamed: (question: string) => `Compare: ${question}`,
  failed: 'The answers could not be loaded',
  answerFailed: 'This answer could not be loaded',
  none: 'No answers to compare',
  noneHint: 'Answers to this question appear here when they are submitted, or match what is shown.',
  shown: (from: string, to: string, all: string) => `Answers ${from} to ${to} of ${all}`,
  previous: 'Previous three',
  next: 'Next three',
  save: 'Save',
  saveNamed: (name: string) => `Save the marks of ${name}`,
} as const;
