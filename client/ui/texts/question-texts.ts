/**
 * Texts about writing, reading and ordering questions. Those fixed by docs/specification.md name
 * their section.
 */
export const questionTexts = {
  // What keys do in the forms (docs/interface.md).
  shortcuts: {
    form: [{ keys: 'Ctrl+Enter', does: 'Save the question, and begin the next one' }],
    options: [{ keys: 'Enter', does: 'In an option: go on to the next, or add one' }],
  },
  exam: {
    title: 'Add questions',
    total: 'Total Questions',
    kind: 'Question type',
    mcq: 'Multiple Choice Questions', // section 2
    descriptive: 'Subjective', // section 2
    submit: 'Submit Questions Paper', // section 2
    submitted: 'Question paper submitted successfully!', // section 8
    submitFailed: 'Failed to submit question paper. Please try again.', // section 8
    submitUnsaved:
      'A question on this page is not saved yet. Save or discard it before you submit the paper.',
    viewQuestions: 'View the questions',
  },
  detail: {
    title: 'Quiz',
    creator: 'Creator',
    status: 'Status',
    completed: 'Completed',
    yes: 'Yes',
    no: 'No',
    created: 'Created',
    duration: 'Duration',
    minutes: (minutes: number, formatted: string) =>
      minutes === 1 ? '1 minute' : `${formatted} minutes`,
    addQuestion: 'Add Question', // section 2
    more: 'More',
    edit: 'Edit the quiz',
    give: 'Give this exam',
    exam: 'The exam',
    setDuration: 'Set the duration',
    examForm: 'Import, or submit the paper',
    imports: 'Imports',
    trash: 'Deleted questions',
    fetched: 'Quiz details fetched successfully', // section 8
    failed: 'Failed to fetch quiz details', // section 8
    none: 'No quiz details available', // section 8
    goneHint: 'It may have been deleted. Choose an exam from the list, or look into the trash.',
    noQuestions: 'No questions yet',
    noQuestionsSeen: 'Whoever writes this exam has not begun.',
    noQuestionsHint: 'Write the first one, or fill the exam from a spreadsheet.',
    noSubjective: 'No subjective questions available', // section 2
    correct: 'Correct answer',
    explanation: 'Description',
    answer: 'Answer',
    marks: (isSingular: boolean, formatted: string) =>
      `${formatted} ${isSingular ? 'mark' : 'marks'}`,
    wrongMarks: (formatted: string) => `a wrong choice takes away ${formatted}`,
    nothingTaken: 'a wrong choice takes nothing away',
    mcq: 'Multiple choice',
    descriptive: 'Subjective',
    question: (position: number) => `Question ${position}`,
  },
  form: {
    heading: 'Write a question',
    question: 'Question',
    options: 'Options',
    option: (place: number) => `Option ${place}`,
    correctHint: 'Tick the correct answer.',
    isCorrect: (place: number) => `Option ${place} is the correct answer`,
    addOption: 'Add Option', // section 2
    remove: 'Remove', // section 2
    removeOption: (place: number) => `Remove option ${place}`,
    sameOption: (place: number, earlier: number) =>
      `Option ${place} says the same as option ${earlier}`,
    description: 'Answer description (optional)', // section 2
    answer: 'Answer description', // section 2
    marks: 'Marks',
    marksHint: 'What the best answer earns, such as 2.5 or 1/3.',
    wrongMarks: 'Marks for a wrong choice',
    wrongMarksHint: 'For example -1, -0.25 or -1/3. Empty: what the rules of the exam say.',
    save: 'Save Question', // section 2
    update: 'Save Changes',
    updateMine: 'Save mine instead',
    discard: 'Discard',
    kept: 'You began to write this earlier. It is not saved yet.',
    leaveTitle: 'This question is not saved yet',
    leaveHint: 'It stays in this browser: come back to this page and go on with it.',
    leaveAnyway: 'Leave',
    discardTitle: 'Discard this question?',
    discardHint: 'What you typed and have not saved is gone then.',
    discardEditTitle: 'Discard your changes?',
    questionRequired: 'Question is required', // section 5
    optionRequired: (place: number) => `Option ${place} is required`, // section 5
    correctRequired: 'Correct answer is required', // section 5
    tooLong: (name: string, max: number) => `${name} must be at most ${max} characters long`,
    saved: 'Question saved successfully!', // section 8
    descriptiveSaved: 'Descriptive question saved successfully!', // section 8
    saveFailed: 'Failed to save question. Please try again.', // section 8
    addedEarlier:
      'This question was added when you saved it earlier. Look for it in the list. Save again to add another one.',
  },
  picture: {
    add: 'Add a picture',
    change: 'Change the picture',
    to: (place: string) => `to ${place}`,
    file: (place: string) => `File of the picture of ${place}`,
    removeFrom: (place: string) => `Remove the picture of ${place}`,
    title: 'Picture',
    preview: 'The picture you chose',
    previewOf: (place: string) => `The picture of ${place}`,
    saying: 'What it shows',
    sayingHint: 'For learners who cannot see it. At most 300 characters.',
    confirm: 'Confirm', // section 4
    unreadable: 'This file is no picture that can be shown. Choose a JPEG, PNG, WebP or GIF file.',
    tooLarge: 'The picture is larger than 15 MB. Choose a smaller one.',
    full: 'This browser has no room left for the picture. Save the question without it, or remove pictures of other unsaved questions.',
    missing: (place: string) =>
      `The picture of ${place} is gone from this browser. Choose it again.`,
    skipped: (place: string, reason: string) => `Saved without the picture of ${place}. ${reason}`,
  },
  edit: {
    title: 'Edit question',
    notFound: 'Question details not found.', // section 8
    idRequired: 'Question ID is required', // section 8
    updated: 'Question updated successfully!', // section 8
    updateFailed: 'Failed to update question. Please try again.', // section 8
    fetchFailed: 'The question could not be fetched',
    back: 'Back to the quiz',
    staleTitle: 'This question was changed elsewhere meanwhile',
    staleHint:
      'Below stands what it says now, then what you wrote. Nothing is overwritten until you choose.',
    theirs: 'What it says now',
    takeTheirs: 'Take this one',
    deletedTitle: 'This question has been deleted meanwhile',
    deletedHint: 'What you wrote is still here. Bring the question back to save it.',
    bringBack: 'Bring it back',
    broughtBack: 'The question is back.',
  },
  list: {
    edit: 'Edit',
    editNamed: (position: number) => `Edit question ${position}`,
    delete: 'Delete',
    deleteNamed: (position: number) => `Delete question ${position}`,
    deleteTitle: (position: number) => `Delete question ${position}?`,
    deleteHint:
      'It goes to the deleted questions of this quiz and can be brought back for 30 days.',
    deleted: 'Question deleted successfully', // section 8
    restored: 'The question is back.',
    // By HTTP status (docs/specification.md, section 8).
    notFound: 'Question not found',
    unauthorized: 'Authorization failed',
    badRequest: 'Bad request',
    unexpected: 'An unexpected error occurred',
    drag: (position: number) => `Move question ${position}`,
    move: 'Move to',
    moveNamed: (position: number) => `Move question ${position} to another place`,
    moveVerb: 'Move',
    moveTitle: (position: number) => `Move question ${position}`,
    place: 'New place',
    placeHint: (count: string) => `From 1 to ${count}.`,
    placeWrong: (count: string) => `Enter a place from 1 to ${count}.`,
    moved: (position: string) => `Moved to place ${position}.`,
    moveFailed: 'The question could not be moved. It is where it was.',
    moveUnanswered: 'No answer came, but the order has changed since. This is how it is now.',
    moveUnknown:
      'No answer came: the question may have been moved. Load the page again to see its place.',
    orderStale: 'The order was changed elsewhere meanwhile. This is how it is now: move it again.',
    dragHelp:
      'Press space or Enter to pick a question up, the arrow keys to move it, space or Enter to put it down, Escape to leave it where it was.',
    picked: (position: number) => `Question ${position} picked up.`,
    over: (position: number, place: number) => `Question ${position} is at place ${place}.`,
    dropped: (position: number, place: number) =>
      `Question ${position} put down at place ${place}.`,
    dropCancelled: (position: number) => `Question ${position} is where it was.`,
  },
} as const;
