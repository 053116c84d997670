/** Texts of the dashboard: what is going on, and what to do next. */
const questions = (count: number, formatted: string): string =>
  count === 1 ? '1 question' : `${formatted} questions`;

export const todayTexts = {
  title: 'Dashboard',
  failed: 'The dashboard could not be loaded',
  create: 'Create new exam',
  allQuizzes: 'All Quizzes',
  /** Of a list that shows the first ones only. */
  more: (formatted: string) => `${formatted} more in All Quizzes`,
  stale: 'Not up to date',
  staleHint: 'The last refresh failed. This page tries again by itself.',
  calm: {
    title: 'Nothing waits for you',
    hint: 'No exam is running or coming up, and there is nothing to mark or to release. You can write the next exam, or look at results.',
    markerHint: 'There is nothing to mark. Answers appear here when learners have submitted them.',
  },
  running: {
    heading: 'Running now',
    working: (working: string, learners: string) => `${working} of ${learners} in progress`,
    nextEnds: (time: string) => `the next ends ${time}`,
    closes: (time: string) => `closes ${time}`,
    paused: 'Paused',
    watch: 'Watch',
  },
  waiting: {
    heading: 'Waiting for you',
    returns: (count: number, formatted: string) =>
      count === 1
        ? '1 learner asks to go on at another device'
        : `${formatted} learners ask to go on at another device`,
    toMark: (count: number, formatted: string) =>
      count === 1 ? '1 answer to mark' : `${formatted} answers to mark`,
    late: (count: number, formatted: string) =>
      count === 1 ? '1 late answer to decide on' : `${formatted} late answers to decide on`,
    unreleased: (count: number, formatted: string) =>
      count === 1 ? '1 result to release' : `${formatted} results to release`,
    failedImport: (count: number, formatted: string) =>
      count === 1 ? '1 row of an import to repair' : `${formatted} rows of an import to repair`,
    failedWhole: 'An import failed',
    since: (count: number, time: string) => (count > 1 ? `the first ${time}` : time),
    mark: 'Mark',
    decide: 'Decide',
    release: 'Release',
    repair: 'Repair',
  },
  toMark: { heading: 'To mark' },
  upcoming: {
    heading: 'Upcoming',
    opens: (time: string, from: string) => `Opens ${time}, ${from}`,
    invited: (count: number, formatted: string) =>
      count === 0 ? 'nobody invited yet' : `${formatted} invited`,
    invite: 'Invite',
    check: 'Check',
  },
  drafts: {
    heading: 'Drafts',
    questions: (count: number, formatted: string) =>
      count === 0 ? 'No questions yet' : questions(count, formatted),
    changed: (time: string) => `changed ${time}`,
    addQuestions: 'Add questions',
    correct: 'Correct',
    check: 'Check',
  },
  /** What must be corrected before learners can take an exam. */
  correct: (count: number, formatted: string) =>
    count === 1 ? '1 thing to correct' : `${formatted} things to correct`,
  actionNamed: (action: string, title: string) => `${action}: ${title}`,
  first: {
    heading: 'Your first exam, in three steps',
    steps: {
      write: {
        title: 'Write the questions, or import them',
        hint: 'Give the exam a title, then type its questions or drop a spreadsheet.',
      },
      submit: {
        title: 'Check the paper and submit it',
        hint: 'The check says what must be corrected. Learners get the paper as you submit it.',
      },
      invite: {
        title: 'Invite learners, or share the link',
        hint: 'Each learner you invite gets a personal link by e-mail.',
      },
    },
    done: 'Done',
    add: 'Add questions',
    check: 'Check and submit',
    invite: 'Choose an exam',
    sample: 'Load a sample exam',
    sampleHint:
      'Or look around first: a small exam about world geography, which you can try as a learner and delete again.',
    sampleMade: (title: string) => `${title} has been added`,
  },
  justNow: 'just now',
  from: {
    minutes: (count: number) => (count === 1 ? 'in 1 minute' : `in ${count} minutes`),
    hours: (count: number) => (count === 1 ? 'in 1 hour' : `in ${count} hours`),
    days: (count: number) => (count === 1 ? 'in 1 day' : `in ${count} days`),
  },
  ago: {
    minutes: (count: number) => (count === 1 ? '1 minute ago' : `${count} minutes ago`),
    hours: (count: number) => (count === 1 ? '1 hour ago' : `${count} hours ago`),
    days: (count: number) => (count === 1 ? '1 day ago' : `${count} days ago`),
  },
} as const;
