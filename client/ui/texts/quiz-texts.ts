/** Texts about quizzes and their list. Those fixed by docs/specification.md name their section. */
export const quizTexts = {
  title: 'All Quizzes',
  create: 'Create new exam',
  importExam: 'Import exam',
  search: 'Search by title',
  filter: 'Filters',
  complete: 'Complete',
  incomplete: 'Incomplete',
  active: 'Active',
  inactive: 'Inactive',
  clearFilters: 'Clear Filters',
  columns: {
    title: 'Quiz Title',
    creator: 'Creator Name',
    status: 'Status',
    questions: 'Total Questions',
    completed: 'Is Completed',
    created: 'Created At',
    actions: 'Actions',
    settings: 'Settings',
  },
  completedYes: 'Completed',
  completedNo: 'Incompleted', // section 3
  view: 'View',
  viewNamed: (title: string) => `View ${title}`,
  edit: 'Edit',
  editNamed: (title: string) => `Edit ${title}`,
  moreNamed: (title: string) => `More actions for ${title}`,
  addQuestions: 'Add questions',
  duplicate: 'Duplicate',
  minutes: (formatted: string) => `${formatted} min`,
  noLimit: 'No limit',
  durationNamed: (title: string, duration: string) => `Exam time of ${title}: ${duration}`,
  nextPeople: 'Next: People',
  submittedTitle: (title: string) => `The paper of ${title} has been submitted`,
  /** By the stage of its exam. */
  submittedHints: {
    OPEN: 'The exam is open: learners who have a link can start now. Next, invite them, or share the link.',
    SCHEDULED: 'Learners can start when the exam opens. Next, invite them, or share the link.',
    NOT_READY: 'The exam does not open before what is wrong in the paper is corrected.',
  },
  nextCheck: 'Next: Check',
  empty: 'No exams available', // section 2
  emptyHint: 'Create an exam, then write its questions or import them from a spreadsheet.',
  firstSteps: 'First steps, and a sample exam',
  noMatch: 'No exams found', // section 8
  noMatchHint: 'No exam matches the search and filters.',
  failed: 'Failed to fetch exam details', // section 8
  enterTitle: 'Enter Exam Title', // section 2
  titleLabel: 'Exam title',
  getStarted: 'Get Started', // section 2
  titleRequired: 'The title is required',
  titleTooLong: 'The title must be at most 200 characters long',
  createFailed: 'Failed to create exam', // section 8
  created: 'Exam created successfully', // section 8
  remove: {
    verb: 'Delete',
    named: (title: string) => `Delete ${title}`,
    question: 'Are you sure you want to delete this quiz?', // section 8
    hint: 'It moves to the trash, and you can restore it for 30 days. While it is there, nobody can start its exam.',
    done: 'Quiz deleted successfully', // section 8
    failed: 'Failed to delete quiz', // section 8
    undone: (title: string) => `${title} has been restored`,
  },
  time: {
    title: 'Exam time',
    minutes: 'Minutes',
    hint: 'The time each learner has from the start: 1 to 10,080 minutes (one week).',
    start: 'Start', // section 2
    remove: 'Remove the time limit',
    invalid: 'Please enter a valid exam time .', // section 5
    refused: (message: string) => `Error updating quiz duration: ${message}`, // section 8
    failed: 'An error occurred while updating the quiz duration.', // section 8
    saved: (minutes: string) => `Quiz duration updated successfully: ${minutes} minutes`, // section 8
    removed: 'The time limit has been removed.',
    leaveTitle: 'You have not saved the exam time',
  },
  copy: {
    title: (title: string) => `Duplicate ${title}`,
    proposed: (title: string) => `Copy of ${title}`,
    hint: 'The copy has the same questions, marks, exam time and rules. It does not copy the opening times, the exam code or the learners.',
    make: 'Duplicate',
    failed: 'The quiz could not be duplicated',
    made: (title: string) => `${title} has been created`,
  },
} as const;
