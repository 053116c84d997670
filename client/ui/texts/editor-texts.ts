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
    noneFound: 'No question says that.',
    noneUnfinished: 'Every question is finished.',
    empty: 'No questions yet. Add the first one.',
    marks: (marks: string, isSingular: boolean) => `${marks} ${isSingular ? 'mark' : 'marks'}`,
    mcq: 'Choice',
    descriptive: 'Written',
    unsaved: 'Not saved yet',
    newQuestion: 'A new question is not saved yet',
    selected: (count: string) => `${count} selected`,
  },
  gone: 'Some of these questions were deleted meanwhile. Nothing was changed.',
  actions: {
    label: 'What to do with the selected questions',
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
    hint: 'Leave it empty to keep what each question has.',
    apply: 'Set marks',
    none: 'Type the marks first.',
    done: (count: number, formatted: string) =>
      `The marks of ${questions(count, formatted)} are set.`,
    undone: 'The marks are as they were.',
    stale:
      'Some of these questions were changed elsewhere. You now see the latest marks. Set them again.',
    staleUndo:
      'Some of these questions were changed elsewhere since then. The marks stay as they are.',
  },
  move: {
    title: (count: number, formatted: string) => `Move ${questions(count, formatted)}`,
    place: 'New position',
    toStart: 'To the start',
    toEnd: 'To the end',
    apply: 'Move',
    done: (count: number, formatted: string, place: string) =>
      `${count === 1 ? '1 question is' : `${formatted} questions are`} now at position ${place}.`,
    undone: 'The questions are back where they were.',
    stale:
      'The order has changed meanwhile. You now see the latest order. Move the questions again.',
    staleUndo: 'The order was changed elsewhere since then. The questions stay where they are.',
  },
  copy: {
    title: (count: number, formatted: string) =>
      `Copy ${questions(count, formatted)} to another quiz`,
    search: 'Search quizzes',
    quizzes: 'Quizzes',
    none: 'There is no other quiz of that name.',
    failed: 'The quizzes could not be loaded',
    moves: 'Take them out of this quiz',
    done: (count: number, formatted: string, title: string) =>
      `${count === 1 ? '1 question was' : `${formatted} questions were`} copied to “${title}”.`,
    moved: (count: number, formatted: string, title: string) =>
      `${count === 1 ? '1 question was' : `${formatted} questions were`} moved to “${title}”.`,
    undone: 'The copies are deleted again.',
    movedBack: 'The questions are back in this quiz.',
  },
  duplicate: {
    done: (count: number, formatted: string) =>
      `${count === 1 ? 'The question was' : `${formatted} questions were`} duplicated.`,
    undone: 'The copies are deleted again.',
  },
  delete: {
    done: (count: number, formatted: string) =>
      `${count === 1 ? 'The question is' : `${formatted} questions are`} in the trash of this quiz.`,
    undone: (count: number, formatted: string) =>
      `${count === 1 ? 'The question is' : `${formatted} questions are`} back.`,
  },
  nothingToUndo: 'There is nothing to undo.',
  partly: (done: string, all: string) => `This was done for ${done} of ${all} questions.`,
  dropped: (count: number, formatted: string) =>
    count === 1
      ? 'The change after it was not made. Make it again if you still want it.'
      : `The ${formatted} changes after it were not made. Make them again if you still want them.`,
  notCurrent: 'The latest questions could not be loaded',
  pane: {
    none: 'Choose a question',
    noneHint: 'Choose a question of the outline to edit it here, or add a new one.',
    editing: (place: string) => `Question ${place}`,
    adding: 'New question',
    gone: 'This question is not in the quiz any more',
    goneHint: 'It may have been deleted. Choose another question of the outline.',
    failed: 'The question could not be loaded',
  },
  learner: {
    title: 'As learners see it',
    question: (place: string, count: string) => `Question ${place} of ${count}`,
    empty: 'What you write stands here.',
    option: (place: number) => `Option ${place}`,
    answer: 'Your answer',
    none: 'The open question stands here as learners see it.',
  },
  // What keys do in the outline (docs/interface.md).
  shortcuts: [
    { keys: 'N', does: 'Add a question' },
    { keys: '↑ / ↓', does: 'In the outline: go to another question' },
    { keys: 'Enter', does: 'In the outline: edit the question' },
    {
      keys: 'Esc',
      does: 'In a question: back to the outline; in the outline: clear the selection',
    },
    { keys: 'Space', does: 'In the outline: select the question' },
    { keys: 'Shift+↑ / ↓', does: 'In the outline: select up to there' },
    { keys: 'Ctrl+A', does: 'In the outline: select all questions that are shown' },
    { keys: 'Alt+↑ / ↓', does: 'In the outline: move the questions' },
    { keys: 'P', does: 'In the outline: move the questions to a position' },
    { keys: 'D', does: 'In the outline: duplicate the questions' },
    { keys: 'M', does: 'In the outline: set the marks of the questions' },
    { keys: 'C', does: 'In the outline: copy the questions to another quiz' },
    { keys: 'Delete', does: 'In the outline: delete the questions' },
    { keys: 'Ctrl+Z', does: 'In the outline: undo the last change' },
  ],
} as const;
