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
  preview: 'As it is printed',
  backToQuiz: 'Questions',
  backToResults: 'Results',
  failed: 'What is to be printed could not be fetched',
  none: 'There is no such quiz',
  noneHint: 'It may have been deleted. Choose an exam from the list, or look into the trash.',
  fetching: 'Fetching what is to be printed',
  fetched: (done: string, all: string) => `${done} of ${all}`,
  pictures: (loaded: string, all: string) => `Loading pictures: ${loaded} of ${all}`,
  picturesMissing: (count: number, formatted: string) =>
    count === 1
      ? 'A picture could not be loaded, and is missing here.'
      : `${formatted} pictures could not be loaded, and are missing here.`,
  reload: 'Load them again',
  empty: 'No questions yet',
  emptyHint:
    'Write the first one, or fill the exam from a spreadsheet. Then there is something to print.',
  noResults: 'No results yet',
  noResultsHint: 'Whoever hands in shows up here.',
  noMatch: 'No result fits',
  noMatchHint: 'Search for another name or address, or show all of them.',
  unpublished: (revision: string) =>
    `This is the quiz as it is now. Learners who start now get revision ${revision}, which says something else.`,
  parts: 'Which questions',
  partHint: (most: string) => `A paper is printed ${most} questions at a time.`,
  part: (first: string, last: string) => `Questions ${first} to ${last}`,
  partOf: (first: string, last: string, all: string) => `${first} to ${last} of ${all}`,
  lines: 'Lines to write on',
  tooMany: (most: string, all: string) =>
    `The first ${most} of ${all} results are here. Narrow the list by a search, or export the results to have all of them.`,
  changing: 'The list changed while it was fetched. Load this page again to have it as it is now.',

  head: {
    duration: 'Time',
    minutes: (minutes: number, formatted: string) =>
      minutes === 1 ? '1 minute' : `${formatted} minutes`,
    total: 'Marks',
    count: 'Questions',
    name: 'Name',
    date: 'Date',
    result: 'Result',
    choose: 'Fill in one bubble a question.',
    write: 'Write your answers on the lines.',
    writeElsewhere: 'Write your answers on a sheet of your own, with the number of the question.',
    penalty: (marks: string) => `A wrong choice takes away ${marks}.`,
    ofMarks: {
      less: (part: string) => `${part} of the marks of its question`,
      same: 'as many marks as its question earns',
      more: (times: string) => `${times} times the marks of its question`,
    },
    penaltiesDiffer: 'Where a wrong choice takes marks away, how many stands beside the question.',
  },
  marks: (isSingular: boolean, formatted: string) =>
    `${formatted} ${isSingular ? 'mark' : 'marks'}`,
  marksAndLost: (marks: string, lost: string) => `${marks}, a wrong choice takes away ${lost}`,
  answer: 'Answer',
  modelAnswer: 'Model answer',
  noModelAnswer: 'No model answer was written.',
  explanation: 'Explanation',
  glance: 'Keys at a glance',
  list: {
    at: 'As of',
    search: 'Search',
    filter: 'Only',
    partOf: (count: string, all: string) => `the first ${count} of ${all}`,
    place: 'No.',
  },
} as const;
