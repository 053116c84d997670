/** Texts of the steps of an exam, and of what stands with them on each of its pages. */
export const stepTexts = {
  label: 'Steps of the exam',
  steps: {
    questions: 'Questions',
    check: 'Check',
    rules: 'Rules',
    people: 'People',
    run: 'Run',
    mark: 'Mark',
    results: 'Results',
  },
  /** For screen readers, after the name of a step. */
  states: {
    done: 'done',
    current: 'now',
    waiting: 'waits for you',
    later: 'not yet',
  },
  /** Below the name of a step. */
  notes: {
    noQuestions: () => 'None yet',
    questions: (count: number, formatted: string) =>
      count === 1 ? '1 question' : `${formatted} questions`,
    toCorrect: (_count: number, formatted: string) => `${formatted} to correct`,
    notSubmitted: () => 'Not submitted',
    changed: () => 'Changes wait',
    inactive: () => 'Inactive',
    submitted: () => 'Submitted',
    standardRules: () => 'As preset',
    ownRules: () => 'Set by you',
    nobody: () => 'Nobody yet',
    learners: (count: number, formatted: string) =>
      count === 1 ? '1 learner' : `${formatted} learners`,
    notOpen: () => 'Not open',
    opensLater: () => 'Opens later',
    open: () => 'Open',
    paused: () => 'Paused',
    working: (_count: number, formatted: string) => `${formatted} in progress`,
    closed: () => 'Closed',
    nothingYet: () => 'Nothing yet',
    toMark: (_count: number, formatted: string) => `${formatted} to mark`,
    nothingToMark: () => 'All marked',
    noResults: () => 'None yet',
    lateAnswers: (_count: number, formatted: string) => `${formatted} late`,
    notReleased: () => 'Not released',
    awaited: () => 'Shown later',
    partlyMarked: () => 'Not all marked',
    shown: () => 'Shown to learners',
    released: () => 'Released',
  },
  opening: {
    title: 'Submit the paper and open the exam?',
    hint: 'Learners who have the link can start at once. If they are to start later, set the opening times first.',
    setTimes: 'Set opening times',
    submit: 'Submit and open',
  },
  notReady: {
    title: (count: number, formatted: string) =>
      `Not open yet: ${count === 1 ? '1 thing' : `${formatted} things`} must be corrected`,
    hint: 'Learners can neither start nor be invited until this is corrected and the paper is submitted again. Then the exam opens by itself.',
    /** Nothing is left, but the submitted paper is still the one before. */
    titleCorrected: 'Not open yet',
    hintCorrected: 'What was wrong is corrected. Submit the paper again, and the exam opens.',
    see: 'See what to correct',
  },
  changes: {
    title: 'Learners do not have your latest changes',
    hint: 'You changed the questions or the title after you submitted the paper.',
    submitAgain: 'Submit again',
    retitled: 'title changed',
    reordered: 'order changed',
    changed: (count: number, formatted: string) =>
      count === 1 ? '1 question changed' : `${formatted} questions changed`,
    added: (count: number, formatted: string) =>
      count === 1 ? '1 question added' : `${formatted} questions added`,
    removed: (count: number, formatted: string) =>
      count === 1 ? '1 question removed' : `${formatted} questions removed`,
    /** Where not all of them are listed. */
    differ: (formatted: string) => `${formatted} questions differ`,
    kinds: { ADDED: 'Added', REMOVED: 'Removed', CHANGED: 'Changed' },
    question: (formatted: string) => `Question ${formatted}`,
    parts: {
      TEXT: 'text',
      OPTIONS: 'options',
      KEY: 'right answer',
      MARKS: 'marks',
      PICTURE: 'picture',
      EXPLANATION: 'explanation',
      OTHER: 'other settings',
    },
  },
  next: (step: string) => `Next: ${step}`,
} as const;
