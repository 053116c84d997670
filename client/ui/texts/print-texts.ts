/** Texts of printed pages: question papers, answer keys, lists of results, and their previews. */
export const printTexts = {
  print: 'Print',
  paper: 'Question paper',
  key: 'Answer key',
  results: 'Results',
  printPaper: 'Print question paper',
  printKey: 'Print answer key',
  printResults: 'Print the list',
  /** The page title, which is also the file name when printed to a file. */
  titleOf: (what: string, title: string) => `${what}: ${title}`,
  preview: 'Print preview',
  backToQuiz: 'Questions',
  backToResults: 'Results',
  failed: 'The pages to print could not be loaded',
  none: 'Quiz not found',
  noneHint: 'It may have been deleted. Choose a quiz from the list, or look in the trash.',
  fetching: 'Loading the pages to print',
  fetched: (done: string, all: string) => `${done} of ${all}`,
  pictures: (loaded: string, all: string) => `Loading pictures: ${loaded} of ${all}`,
  picturesMissing: (count: number, formatted: string) =>
    count === 1
      ? 'A picture could not be loaded and is missing here.'
      : `${formatted} pictures could not be loaded and are missing here.`,
  reload: 'Load the pictures again',
  fonts: 'Loading the fonts of this paper',
  fontsMissing:
    'Some fonts could not be loaded, so letters may be missing here. Reload this page to try again.',
  empty: 'No questions yet',
  emptyHint:
    'Write the first question, or import questions from a spreadsheet. Then you can print them.',
  noResults: 'No results yet',
  noResultsHint: 'Learners appear here when they submit.',
  noMatch: 'No results found',
  noMatchHint: 'Search for something else, or show all results.',
  unpublished: (revision: string) =>
    `This is the quiz as it is now. Learners who start now get revision ${revision}, which is different.`,
  parts: 'Which questions',
  partHint: (most: string) => `You can print ${most} questions at a time.`,
  part: (first: string, last: string) => `Questions ${first} to ${last}`,
  partOf: (first: string, last: string, all: string) => `${first} to ${last} of ${all}`,
  layout: {
    title: 'Layout',
    columns: 'Columns',
    columnNames: { '1': 'One', '2': 'Two' },
    space: 'Space for answers',
    spaces: { LINES: 'Lines', BLANK: 'Blank space', NONE: 'None' },
    amount: 'How much',
    amounts: { NORMAL: '2 lines for each mark', PLENTY: 'Plenty: 4 lines for each mark' },
    fields: 'Fields for name, date and result',
    howTo: 'How to answer',
    instructions: 'Your instructions',
    instructionsHint:
      'Printed above the questions, for example which aids are allowed. This browser remembers them for this quiz.',
  },
  tooMany: (most: string, all: string) =>
    `Only the first ${most} of ${all} results are shown here. Search to shorten the list, or export the results to get all of them.`,
  changing: 'The list changed while it was loading. Reload this page to see the latest version.',

  head: {
    duration: 'Time',
    minutes: (minutes: number, formatted: string) =>
      minutes === 1 ? '1 minute' : `${formatted} minutes`,
    total: 'Marks',
    count: 'Questions',
    name: 'Name',
    date: 'Date',
    result: 'Result',
    choose: 'Fill in one bubble for each question.',
    write: {
      LINES: 'Write your answers on the lines.',
      BLANK: 'Write your answers in the space below each question.',
      NONE: 'Write your answers on a separate sheet, with the number of each question.',
    },
    penalty: (marks: string) => `A wrong choice takes away ${marks}.`,
    ofMarks: {
      less: (part: string) => `${part} of the marks of its question`,
      same: 'as many marks as its question earns',
      more: (times: string) => `${times} times the marks of its question`,
    },
    penaltiesDiffer: 'If a wrong choice takes marks away, the number is given with the question.',
  },
  marks: (isSingular: boolean, formatted: string) =>
    `${formatted} ${isSingular ? 'mark' : 'marks'}`,
  marksAndLost: (marks: string, lost: string) => `${marks}, a wrong choice takes away ${lost}`,
  answer: 'Answer',
  modelAnswer: 'Model answer',
  noModelAnswer: 'No model answer was written.',
  explanation: 'Explanation',
  glance: 'Answers at a glance',
  list: {
    at: 'As of',
    search: 'Search',
    filter: 'Only',
    partOf: (count: string, all: string) => `the first ${count} of ${all}`,
    place: 'No.',
  },
} as const;
