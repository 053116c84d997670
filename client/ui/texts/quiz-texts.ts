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
  moreNamed: (title: string) => `More for ${title}`,
  addQuestions: 'Add questions',
  give: 'Give as an exam',
  exam: 'The exam',
  duplicate: 'Duplicate',
  minutes: (formatted: string) => `${formatted} min`,
  noLimit: 'No limit',
  durationNamed: (title: string, duration: string) => `Exam time of ${title}: ${duration}`,
  giveNext: 'Give this exam',
  submittedTitle: (title: string) => `The paper of ${title} is submitted`,
  submittedHint: 'Next: who takes it, when, and by which rules.',
  empty: 'No exams available', // section 2
  emptyHint: 'Create an exam, then write its questions or fill it from a spreadsheet.',
  noMatch: 'No exams found', // section 8
  noMatchHint: 'No exam fits the search and filters.',
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
    hint: 'It goes to the trash, from where it can be brought back for thirty days. While it is there, nobody can start its exam.',
    done: 'Quiz deleted successfully', // section 8
    failed: 'Failed to delete quiz', // section 8
    undone: (title: string) => `${title} is back`,
  },
  trash: {
    title: 'Trash',
    questionsTitle: 'Deleted questions',
    quizColumns: {
      title: 'Quiz Title',
      questions: 'Total Questions',
      deleted: 'Deleted',
      removed: 'Removed for good',
      actions: 'Actions',
    },
    questionColumns: {
      text: 'Question',
      kind: 'Kind',
      marks: 'Marks',
      deleted: 'Deleted',
      removed: 'Removed for good',
      actions: 'Actions',
    },
    quizStays: 'Never: learners took it',
    questionStays: 'Never: a submitted paper has it',
    quizzesHint: 'Deleted quizzes stay here for thirty days, with their questions.',
    questionsHint: 'Deleted questions stay here for thirty days, and come back to their old place.',
    empty: 'The trash is empty',
    failed: 'The trash could not be fetched',
    restore: 'Restore',
    restoreNamed: (title: string) => `Restore ${title}`,
    restored: (title: string) => `${title} is back`,
    restoreFailed: 'The quiz was not brought back',
    questionRestored: 'The question is back',
    purge: 'Delete for good',
    purgeNamed: (title: string) => `Delete for good: ${title}`,
    purgeQuizTitle: 'Delete this quiz for good?',
    purgeQuestionTitle: 'Delete this question for good?',
    purgeHint: 'It cannot be brought back any more.',
    purged: 'It is deleted for good',
    anotherTitle: 'Bring it back under another title',
  },
  editing: {
    title: 'Edit quiz',
    titleLabel: 'Quiz title',
    isCompleted: 'Is Completed',
    completedHint:
      'Completing submits the paper: learners take it as it is now, and later changes reach them when it is submitted again. Without it nobody can start the exam.',
    status: 'Status',
    statuses: [
      { value: 'ACTIVE', label: 'Active' },
      { value: 'INACTIVE', label: 'Inactive' },
    ],
    statusHint: 'While it is inactive, nobody can start the exam. Running attempts go on.',
    createdAt: 'Created At',
    save: 'Save Changes', // section 2
    saved: 'Quiz updated successfully', // section 8
    failed: 'Failed to update quiz', // section 8
    unanswered: 'Error updating quiz', // section 8
    notSaved: 'Your changes are not saved',
    staleTitle: 'This quiz was changed elsewhere meanwhile',
    staleHint: 'Your changes are not saved. What you did not touch shows what it says now:',
    leaveTitle: 'Your changes are not saved',
  },
  time: {
    title: 'Exam time',
    minutes: 'Minutes',
    hint: 'How long a learner has from the start: 1 to 10,080 minutes, which is a week.',
    start: 'Start', // section 2
    remove: 'Take the limit away',
    invalid: 'Please enter a valid exam time .', // section 5
    refused: (message: string) => `Error updating quiz duration: ${message}`, // section 8
    failed: 'An error occurred while updating the quiz duration.', // section 8
    saved: (minutes: string) => `Quiz duration updated successfully: ${minutes} minutes`, // section 8
    removed: 'There is no time limit any more.',
    leaveTitle: 'The exam time is not saved',
  },
  copy: {
    title: (title: string) => `Duplicate ${title}`,
    proposed: (title: string) => `Copy of ${title}`,
    hint: 'Questions, marks, exam time and rules come along. Its window, code and learners do not.',
    make: 'Duplicate',
    failed: 'The quiz was not duplicated',
    made: (title: string) => `${title} is made`,
  },
} as const;
