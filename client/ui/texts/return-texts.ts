import { isolate } from './isolate';

/** Texts for learners who continue on another device. A file of its own, so that other pages do not load it. */
export const returnTexts = {
  title: (count: number, formatted: string) =>
    count === 1
      ? '1 learner asks to continue on another device'
      : `${formatted} learners ask to continue on another device`,
  hint: 'They joined with the link of the exam and do not have their code. They have to wait until you confirm who they are.',
  open: 'See who is asking',
  listTitle: 'Learners asking to continue',
  listHint: 'Choose the number on the screen of the learner in front of you.',
  nobody: 'Nobody is waiting any more.',
  searchRequests: 'Number on their screen, name or roll number',
  noRequest: 'No waiting learner has this number, name or roll number.',
  more: (count: string) => `${count} more. Type the number on the learner’s screen to find theirs.`,
  theirScreen: 'Their screen shows',
  sameName: 'Someone else is asking under this name, too. Check the number.',
  chooseRequest: 'Choose',
  chooseNumber: (number: number) => `Choose ${number}`,
  refuseAll: 'Refuse all',
  refuseAllTitle: 'Refuse all requests?',
  refuseAllHint: (count: number, formatted: string) =>
    `${count === 1 ? '1 learner is waiting' : `${formatted} learners are waiting`}. Learners you refuse can ask again and get a new number.`,
  allRefused: (count: string) => `Requests refused: ${count}`,
  decisionTitle: (name: string) => `Is this ${isolate(name)}?`,
  back: 'Back to the list',
  gone: 'This learner is no longer waiting',
  goneHint: 'Someone else has decided, or the learner has stopped waiting.',
  asked: (time: string) => `Asked ${time}`,
  check:
    'Check the learner and the number on their screen, not only the name. The learner you confirm continues with this attempt.',
  candidates: 'Learner of this exam',
  suggested: 'The best matches come first. If the learner is not among them, search.',
  search: 'Search by name, e-mail or roll number',
  failed: 'The learners could not be loaded',
  none: 'No learner in this exam has a name like this.',
  noMatch: 'No learners found in this exam.',
  moreFound: (count: string) => `${count} more found. Type more of the name or a roll number.`,
  namesakes: (count: string) =>
    `${count} learners in this exam have this name. Ask what they have answered and when they started, and compare.`,
  hasMailedLink: 'has a link by e-mail',
  joined: (time: string) => `joined ${time}`,
  notStarted: 'not started',
  started: (time: string) => `started ${time}`,
  answered: (count: string) => `answers: ${count}`,
  saved: (time: string) => `last saved ${time}`,
  submitted: (time: string) => `submitted ${time}`,
  confirm: 'Confirm',
  refuse: 'Refuse',
  choose: 'Choose the learner.',
  confirmed: (name: string) => `${isolate(name)} continues on the other device`,
  refused: (name: string) => `The request of ${isolate(name)} was refused`,
} as const;
