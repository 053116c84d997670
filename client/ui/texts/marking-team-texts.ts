/** Texts of who marks what, and of comparing answers. */
const list = new Intl.ListFormat('en');

export const teamTexts = {
  title: 'Who marks',
  link: 'Who marks',
  failed: 'The markers could not be loaded',
  whole:
    'Every marker can see and mark the whole exam until you assign a part of it to someone; from then on, all markers see only what they are assigned.',
  divided:
    'Markers see only the parts that they are assigned. Owners and editors see the whole exam.',
  unassigned: (count: number, shown: string) =>
    count === 1
      ? '1 answer still to be marked is not assigned to any marker'
      : `${shown} answers still to be marked are not assigned to any marker`,
  unassignedHint: 'Assign their questions or learners, or mark them yourself.',
  none: 'No markers yet',
  noneHint:
    'Invite colleagues as markers. Owners and editors can mark every exam without being assigned.',
  toColleagues: 'Go to the colleagues',
  columns: {
    name: 'Marker',
    part: 'Assigned',
    marked: 'Marked',
    waiting: 'Still to mark',
    own: 'Marked by this person',
    actions: 'Actions',
  },
  of: (marked: string, all: string) => `${marked} of ${all}`,
  noPart: '–',
  wholeExam: 'The whole exam',
  nothing: 'Nothing',
  roles: {
    OWNER: 'The whole exam, as owner',
    EDITOR: 'The whole exam, as editor',
    MARKER: 'Nothing',
  },
  hasLeft: 'Nothing (former colleague)',
  noMarker: (part: string) => `${part} (no longer a marker)`,
  questions: (numbers: readonly string[]) =>
    `${numbers.length === 1 ? 'Question' : 'Questions'} ${list.format(numbers)}`,
  questionCount: (count: number, shown: string) =>
    `${shown} ${count === 1 ? 'question' : 'questions'}`,
  learnerCount: (count: number, shown: string) =>
    `${shown} ${count === 1 ? 'learner' : 'learners'}`,
  assign: 'Assign',
  change: 'Change',
  changeNamed: (name: string) => `Change the assignment of ${name}`,
  assignNamed: (name: string) => `Assign: ${name}`,
  takeBack: 'Remove assignment',
  takeBackNamed: (name: string) => `Remove the assignment of ${name}`,
  assigned: (name: string) => `The assignment of ${name} has been saved`,
  takenBack: (name: string) => `The assignment of ${name} has been removed`,
  undone: 'Undone',
  dialogTitle: (name: string) => `Assign answers to ${name}`,
  dialogHint:
    'Once a part of this exam is assigned to somebody, markers see only what they are assigned. Owners and editors see the whole exam.',
  whichQuestions: 'Questions',
  allQuestions: 'All questions',
  someQuestions: 'Only these questions',
  whichLearners: 'Learners',
  allLearners: 'All learners',
  someLearners: 'Only these learners',
  chosenLearners: (count: string, all: string) => `${count} of ${all} learners chosen`,
  choosePage: 'Choose all on this page',
  chooseSome: 'Choose at least one question and one learner, or all of them',
  now: (part: string) => `Now: ${part}. Save again to replace that.`,
  save: 'Save',
} as const;

export const compareTexts = {
  title: 'Compare answers',
  link: 'Compare',
  linkNamed: (question: string) => `Compare: ${question}`,
  failed: 'The answers could not be loaded',
  answerFailed: 'This answer could not be loaded',
  none: 'No answers to compare',
  noneHint:
    'Submitted answers to this question appear here. Choose “All” to see every one of them.',
  shown: (from: string, to: string, all: string) => `Answers ${from} to ${to} of ${all}`,
  previous: 'Previous three',
  next: 'Next three',
  save: 'Save',
  saveNamed: (name: string) => `Save the marks of ${name}`,
} as const;
