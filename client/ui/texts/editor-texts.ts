/** Texts of the editor: the page on which all questions of a quiz are written side by side. */
const questions = (count: number, formatted: string): string =>
  count === 1 ? '1 question' : `${formatted} questions`;

export const editorTexts = {
  title: 'Editor',
  failed: 'The questions could not be loaded',
  back: 'Back to the quiz',
  total: (count: number, formatted: string, marks: string, isSingular: boolean) =>
    `${questions(count, formatted)}, ${marks} ${isSingular ? 'mark' : 'marks'}`,
  addQuestion: 'Add Question',
  tooMany: (shown: string, all: string) =>
    `The editor shows the first ${shown} of ${all} questions, as many as an exam can have. The page of the quiz lists all of them.`,
  parts: {
    label: 'Parts of the editor',
    outline: 'Outline',
    question: 'Question',
    learner: 'Learner’s view',
  },
  outline: {
    label: 'Questions of this quiz',
    search: 'Search this quiz',
    filter: 'Which questions are shown',
    all: (count: string) => `All (${count})`,
    unfinished: (count: string) => `Not finished (${count})`,
    noneFound: 'No question matches your search.',
    noneUnfinished: 'All questions are finished.',
    empty: 'No questions yet. Add the first one.',
    marks: (marks: string, isSingular: boolean) => `${marks} ${isSingular ? 'mark' : 'marks'}`,
    mcq: 'Choice',
    descriptive: 'Written',
    unsaved: 'Not saved yet',
    newQuestion: 'New question',
    lost: 'A question that is not in this quiz any more',
    draftsHint: 'Questions that are not saved yet are kept in this browser only.',
    selected: (count: string) => `${count} selected`,
  },
  gone: 'Some of these questions have just been deleted. Nothing was changed.',
  hidden:
    'The selected questions are not shown. Nothing was changed. Go to a question, or select it.',
  actions: {
    label: 'Selected questions',
    selectAll: 'Select all',
    marks: 'Set marks',
    move: 'Move',
    copy: 'Copy to a quiz',
    duplicate: 'Duplicate',
    delete: 'Delete',
  },
  of: (count: number, formatted: string) => questions(count, formatted),
  marks: {
    title: (count: number, formatted: string) => `Marks of ${questions(count, formatted)}`,
    hint: 'Leave this empty to keep the current marks of each question.',
    apply: 'Set marks',
    none: 'Enter the marks.',
    done: (count: number, formatted: string) => `Marks set for ${questions(count, formatted)}.`,
    undone: 'The previous marks are back.',
    left: (count: number, formatted: string, all: string, isOnly: boolean) =>
      isOnly
        ? 'The question was changed since then. Its marks stay as they are.'
        : `${formatted} of ${all} questions ${count === 1 ? 'was' : 'were'} changed since then. Their marks stay as they are.`,
    stale:
      'Somebody else has changed some of these questions. You now see the latest marks. Set them again.',
  },
  move: {
    title: (count: number, formatted: string) => `Move ${questions(count, formatted)}`,
    place: 'New position',
    toStart: 'To the start',
    toEnd: 'To the end',
    apply: 'Move',
    done: (count: number, formatted: string, place: string) =>
      `${count === 1 ? '1 question is' : `${formatted} questions are`} now at position ${place}.`,
    // The server has not answered yet.
    step: (count: number, formatted: string, place: string) =>
      `${count === 1 ? '1 question goes' : `${formatted} questions go`} to position ${place}.`,
    undone: 'The questions are back where they were.',
    stale:
      'Somebody else has changed the order. You now see the latest order. Move the questions again.',
    staleUndo: 'Somebody else has changed the order since then. The questions stay where they are.',
    laterFirst:
      'You have moved, copied or deleted questions since then. Undo that first, with Ctrl+Z.',
    laterStays: 'A later change could not be undone, so the questions stay where they are.',
    undoneInPart:
      'Somebody else changed the order meanwhile. The move was undone in part: check the order you see now.',
  },
  copy: {
    title: (count: number, formatted: string) =>
      `Copy ${questions(count, formatted)} to another quiz`,
    search: 'Search quizzes',
    quizzes: 'Quizzes',
    none: 'There is no other quiz with that name.',
    failed: 'The quizzes could not be loaded',
    moves: 'Move instead of copying',
    done: (count: number, formatted: string, title: string) =>
      `${count === 1 ? '1 question was' : `${formatted} questions were`} copied to “${title}”.`,
    moved: (count: number, formatted: string, title: string) =>
      `${count === 1 ? '1 question was' : `${formatted} questions were`} moved to “${title}”.`,
    undone: 'The copies were deleted.',
    left: (count: number, formatted: string, all: string, isOnly: boolean) =>
      isOnly
        ? 'The copy was changed since then, so it stays.'
        : `${formatted} of ${all} copies ${count === 1 ? 'was changed since then and stays' : 'were changed since then and stay'}.`,
    movedBack: 'The questions are back in this quiz.',
    changedThere: (count: number, formatted: string, all: string, isOnly: boolean) =>
      isOnly
        ? 'The question was changed in that quiz since then, so it stays there.'
        : `${formatted} of ${all} questions ${count === 1 ? 'was changed in that quiz since then and stays' : 'were changed in that quiz since then and stay'} there.`,
    movedElsewhere: (count: number, formatted: string, all: string, isOnly: boolean) =>
      isOnly
        ? 'The question is not in that quiz any more, so it was not moved back.'
        : `${formatted} of ${all} questions ${count === 1 ? 'is' : 'are'} not in that quiz any more and ${count === 1 ? 'was' : 'were'} not moved back.`,
  },
  duplicate: {
    done: (count: number, formatted: string) =>
      `${count === 1 ? 'The question was' : `${formatted} questions were`} duplicated.`,
    undone: 'The copies were deleted.',
  },
  delete: {
    done: (count: number, formatted: string) =>
      `${count === 1 ? 'The question is' : `${formatted} questions are`} in the trash of this quiz.`,
    undone: (count: number, formatted: string) =>
      `${count === 1 ? 'The question is' : `${formatted} questions are`} back.`,
    left: (count: number, formatted: string, all: string, isOnly: boolean) =>
      isOnly
        ? 'The question is not in the trash any more.'
        : `${formatted} of ${all} questions ${count === 1 ? 'is' : 'are'} not in the trash any more.`,
  },
  nothingToUndo: 'There is nothing to undo.',
  tooManyRuns: (most: string) =>
    `The last move took questions from more than ${most} places, so it cannot be undone.`,
  partly: (done: string, all: string) => `Only ${done} of ${all} questions were changed.`,
  dropped: (count: number, formatted: string) =>
    count === 1
      ? 'The change you made after that was not saved. Make it again if you still want it.'
      : `The ${formatted} changes you made after that were not saved. Make them again if you still want them.`,
  unsent: {
    waits: 'You will be logged out as soon as your last changes are saved.',
    title: 'Your last changes are still being saved',
    hint: 'This takes a moment. If you leave now, some of them may not be saved.',
    leave: 'Leave now',
  },
  notCurrent: 'The latest questions could not be loaded',
  pane: {
    none: 'No question is open',
    noneHint: 'Select a question in the outline to edit it, or add a new one.',
    editing: (place: string) => `Question ${place}`,
    adding: 'New question',
    lost: 'Question',
    gone: 'This question is not in the quiz any more',
    goneHint: 'It may have been deleted. Select another question in the outline.',
    moved:
      'It was moved to another quiz. Your text is still here, and saving it changes the question there.',
    waits: 'Your text waits in this browser. Restore the question to go on with it.',
    failed: 'The question could not be loaded',
  },
  learner: {
    title: 'As learners see it',
    question: (place: string, count: string) => `Question ${place} of ${count}`,
    empty: 'No question text yet',
    option: (place: number) => `Option ${place}`,
    answer: 'Your answer',
    none: 'Open a question to see how it looks to learners.',
  },
  // What keys do in the outline (docs/interface.md).
  shortcuts: [
    { keys: 'N', does: 'Add a question' },
    { keys: '↑ / ↓', does: 'In the outline: go to the previous or next question' },
    { keys: 'Enter', does: 'In the outline: edit the question' },
    {
      keys: 'Esc',
      does: 'In a question: go back to the outline. In the outline: clear the selection',
    },
    { keys: 'Space', does: 'In the outline: select or deselect the question' },
    { keys: 'Shift+↑ / ↓', does: 'In the outline: extend the selection' },
    { keys: 'Ctrl+A', does: 'In the outline: select all questions shown' },
    { keys: 'Alt+↑ / ↓', does: 'In the outline: move the selected questions up or down' },
    { keys: 'P', does: 'In the outline: move the selected questions to a position' },
    { keys: 'D', does: 'In the outline: duplicate the selected questions' },
    { keys: 'M', does: 'In the outline: set the marks of the selected questions' },
    { keys: 'C', does: 'In the outline: copy or move the selected questions to another quiz' },
    { keys: 'Delete', does: 'In the outline: delete the selected questions' },
    { keys: 'Ctrl+Z', does: 'In the outline: undo the last change' },
  ],
} as const;
