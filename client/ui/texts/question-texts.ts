/**
 * Texts about writing, reading and ordering questions. Those fixed by docs/specification.md name
 * their section.
 */
export const questionTexts = {
  // What keys do in the forms (docs/interface.md).
  shortcuts: {
    form: [{ keys: 'Ctrl+Enter', does: 'Save the question and start the next one' }],
    options: [{ keys: 'Enter', does: 'In an option: go to the next option, or add one' }],
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
    edit: 'Edit quiz',
    setDuration: 'Set the exam time',
    importQuestions: 'Import questions',
    openEditor: 'Open the editor',
    imports: 'Imports',
    trash: 'Deleted questions',
    fetched: 'Quiz details fetched successfully', // section 8
    failed: 'Failed to fetch quiz details', // section 8
    none: 'No quiz details available', // section 8
    goneHint: 'It may have been deleted. Choose a quiz from the list, or look in the trash.',
    noQuestions: 'No questions yet',
    noQuestionsSeen: 'The author of this quiz has not added any questions yet.',
    noQuestionsHint: 'Write the first question, or import questions from a spreadsheet.',
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
    full: (most: number) => `No more than ${most} options`,
    remove: 'Remove', // section 2
    removeOption: (place: number) => `Remove option ${place}`,
    sameOption: (place: number, earlier: number) =>
      `Option ${place} is the same as option ${earlier}`,
    description: 'Answer description (optional)', // section 2
    answer: 'Answer description', // section 2
    marks: 'Marks',
    marksHint: 'The marks for a perfect answer, such as 2.5 or 1/3.',
    wrongMarks: 'Marks for a wrong choice',
    wrongMarksHint: 'For example -1, -0.25 or -1/3. Leave it empty to use the rules of the exam.',
    save: 'Save Question', // section 2
    update: 'Save Changes',
    updateMine: 'Save my version instead',
    discard: 'Discard',
    kept: 'You started writing this earlier. It is not saved yet.',
    leaveTitle: 'This question is not saved yet',
    leaveHint: 'This browser keeps it. Come back to this page to continue.',
    leaveAnyway: 'Leave the page',
    discardTitle: 'Discard this question?',
    discardHint: 'You will lose what you typed and have not saved.',
    discardEditTitle: 'Discard your changes?',
    questionRequired: 'Question is required', // section 5
    optionRequired: (place: number) => `Option ${place} is required`, // section 5
    correctRequired: 'Correct answer is required', // section 5
    tooLong: (name: string, max: number) => `${name} must be at most ${max} characters long`,
    saved: 'Question saved successfully!', // section 8
    descriptiveSaved: 'Descriptive question saved successfully!', // section 8
    saveFailed: 'Failed to save question. Please try again.', // section 8
    addedEarlier:
      'This question was already added when you saved it earlier. You can find it in the list. Save again only if you want to add another one.',
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
    saying: 'Description of the picture',
    sayingHint: 'For learners who cannot see it. At most 300 characters.',
    confirm: 'Confirm', // section 4
    unreadable: 'This file cannot be shown as a picture. Choose a JPEG, PNG, WebP or GIF file.',
    tooLarge: 'The picture is larger than 15 MB. Choose a smaller one.',
    full: 'This browser has no space left for the picture. Save the question without it, or remove pictures from other unsaved questions.',
    missing: (place: string) =>
      `This browser no longer has the picture of ${place}. Choose it again.`,
    skipped: (place: string, reason: string) => `Saved without the picture of ${place}. ${reason}`,
  },
  edit: {
    title: 'Edit question',
    notFound: 'Question details not found.', // section 8
    idRequired: 'Question ID is required', // section 8
    updated: 'Question updated successfully!', // section 8
    unpublished: 'Learners get this change after you submit the paper again.',
    updateFailed: 'Failed to update question. Please try again.', // section 8
    fetchFailed: 'The question could not be loaded',
    back: 'Back to the quiz',
    taken: (count: number, formatted: string) =>
      `${count === 1 ? '1 learner has' : `${formatted} learners have`} taken this question. Their marks stay. Learners get the change after you submit the paper again.`,
    staleTitle: 'This question was changed elsewhere while you were editing',
    staleHint:
      'Below you see the current version, then yours. Nothing is overwritten until you choose.',
    theirs: 'Current version',
    takeTheirs: 'Use this version',
    deletedTitle: 'This question has been deleted',
    deletedHint: 'Your text is still here. Restore the question to save it.',
    bringBack: 'Restore the question',
    broughtBack: 'The question has been restored.',
  },
  list: {
    edit: 'Edit',
    editNamed: (position: number) => `Edit question ${position}`,
    delete: 'Delete',
    deleteNamed: (position: number) => `Delete question ${position}`,
    deleteTitle: (position: number) => `Delete question ${position}?`,
    deleteHint: 'It moves to the deleted questions of this quiz. You can restore it for 30 days.',
    deleted: 'Question deleted successfully', // section 8
    restored: 'The question has been restored.',
    // By HTTP status (docs/specification.md, section 8).
    notFound: 'Question not found',
    unauthorized: 'Authorization failed',
    badRequest: 'Bad request',
    unexpected: 'An unexpected error occurred',
    drag: (position: number) => `Move question ${position}`,
    move: 'Move to…',
    moveNamed: (position: number) => `Move question ${position} to another position`,
    moveVerb: 'Move',
    moveTitle: (position: number) => `Move question ${position}`,
    place: 'New position',
    placeHint: (count: string) => `From 1 to ${count}.`,
    placeWrong: (count: string) => `Enter a number from 1 to ${count}.`,
    moved: (position: string) => `Moved to position ${position}.`,
    moveFailed: 'The question could not be moved. It is still in its old position.',
    moveUnanswered:
      'The server did not answer, but the order has changed. You now see the latest order.',
    moveUnknown:
      'The server did not answer. The question may have been moved. Reload the page to check.',
    orderStale:
      'The order was changed elsewhere. You now see the latest order. Move the question again.',
    dragHelp:
      'Press space or Enter to pick up a question, the arrow keys to move it, space or Enter to put it down, and Escape to cancel.',
    picked: (position: number) => `Question ${position} picked up.`,
    over: (position: number, place: number) => `Question ${position} is at position ${place}.`,
    dropped: (position: number, place: number) =>
      `Question ${position} put down at position ${place}.`,
    dropCancelled: (position: number) => `Question ${position} was not moved.`,
  },
} as const;
