/** Texts of a class at a glance: learners by questions. */
import { formatNumber } from '../../ui/format';

const OUTCOMES = {
  RIGHT: 'right',
  PARTLY: 'partly right',
  WRONG: 'wrong',
  BLANK: 'blank',
  WAITING: 'not marked yet',
} as const;

export const pictureTexts = {
  heading: 'Class at a glance',
  hint: 'Each square is an answer. Strong learners are at the top, hard questions on the left. Choose a square to open the answer.',
  failed: 'The answers of the class could not be loaded',
  empty: 'No results yet',
  emptyHint: 'The picture appears when the first learner submits.',
  grid: 'Answers of the learners, by question',
  counting: 'How the percentages are counted',
  measured:
    'The percentage of a question is the share of its marks that the class was given. It counts every marked answer of the latest 1,000 papers; the statistics count completely marked papers only, so the two can differ. Marks that were added or taken away after the exam are part of scores, and not of any question.',
  keys: 'Arrow keys move between the answers; Enter opens one.',
  outcomes: OUTCOMES,
  absent: 'not in this paper',
  legend: 'Key',
  order: 'Order of the questions',
  orders: { HARDEST: 'Hardest first', PAPER: 'As in the paper' },
  part: 'Questions shown',
  partOf: (first: string, last: string) => `Questions ${first} to ${last} in this order`,
  asTable: 'Show as a table',
  asPicture: 'Show as a picture',
  learner: 'Learner',
  score: 'Score',
  scoreOf: (score: string, most: string) => `${score} of ${most}`,
  attempt: (number: number) => `attempt ${formatNumber(number)}`,
  question: (place: number) => `Question ${formatNumber(place)}`,
  shortQuestion: (place: number) => formatNumber(place),
  /** Of the whole class, for a question. */
  share: (percent: string) => `class: ${percent}`,
  shareOf: (percent: string) => `The class was given ${percent} of the marks of this question.`,
  head: (place: number, share: string) => `Question ${formatNumber(place)}. ${share}`,
  unmeasured: 'no marks yet',
  unmeasuredOf: 'No answer to this question has marks yet.',
  /** @param said what became of the answer */
  cell: (name: string, place: number, said: string) =>
    `${name}, question ${formatNumber(place)}: ${said}`,
  marked: (marks: string, most: string, outcome: string, isOne: boolean) =>
    `${marks} of ${most} ${isOne ? 'mark' : 'marks'}, ${outcome}`,
  choose: 'Point at a square, or move to it with the arrow keys, to read the question here.',
} as const;
