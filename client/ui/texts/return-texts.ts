import { isolate } from './isolate';

/** Texts for learners who continue on another device. A file of its own, so that other pages do not load it. */
export const returnTexts = {
  title: (count: number, formatted: string) =>
    count === 1
      ? '1 learner asks to continue on another device'
      : `${formatted} learners ask to continue on another device`,
  hint: 'They started by the link of the exam and do not have their code. They wait until you say who they are.',
  open: 'See who asks',
  listTitle: 'Who asks to continue',
  listHint: 'Choose the number that is on the screen of the learner in front of you.',
  nobody: 'Nobody is waiting any more.',
  searchRequests: 'Number on their screen, name or roll number',
  noRequest: 'Nobody who is waiting has that number, name or roll number.',
  more: (count: string) => `${count} more. Type the number on the learner’s screen to find theirs.`,
  theirScreen: 'Their screen shows',
  sameName: 'Somebody else asks under this name, too. Go by the number.',
  chooseRequest: 'Choose',
  chooseNumber: (number: number) => `Choose ${number}`,
  refuseAll: 'Refuse all',
  refuseAllTitle: 'Refuse all of them?',
  refuseAllHint: (count: number, formatted: string) =>
    `${count === 1 ? '1 learner waits' : `${formatted} learners wait`}. Whoever is refused can ask again, and gets another number.`,
  allRefused: (count: string) => `Requests refused: ${count}`,
  decisionTitle: (name: string) => `Is this ${isolate(name)}?`,
  back: 'Back to the list',
  gone: 'This learner is no longer waiting',
  goneHint: 'Somebody else has decided, or the learner has stopped waiting.',
  asked: (time: string) => `Asked ${time}`,
  check:
    'Look at the learner and the number on their screen, not only at the name: whoever you confirm goes on with that attempt.',
  candidates: 'Learner of this exam',
  suggested: 'The best matches come first. If it is none of them, search.',
  search: 'Search by name, address or roll number',
  failed: 'The learners could not be fetched',
  none: 'No learner of this exam has a name like this.',
  noMatch: 'No learner of this exam is found.',
  moreFound: (count: string) => `${count} more found. Type more of the name, or a roll number.`,
  namesakes: (count: string) =>
    `${count} learners of this exam have this name. Ask what they have answered, and compare when they started.`,
  hasMailedLink: 'has a mailed link',
  joined: (time: string) => `joined ${time}`,
  notStarted: 'not started',
  started: (time: string) => `started ${time}`,
  answered: (count: string) => `answers: ${count}`,
  saved: (time: string) => `last saved ${time}`,
  submitted: (time: string) => `handed in ${time}`,
  confirm: 'Confirm',
  refuse: 'Refuse',
  choose: 'Choose who it is.',
  confirmed: (name: string) => `${isolate(name)} continues on the other device`,
  refused: (name: string) => `The request of ${isolate(name)} was refused`,
} as const;
