/** Texts of the lobby: rules, start and attempts. */
import { count } from './count';

export const lobbyTexts = {
  hello: (name: string) => `Hello, ${name}.`,
  preview: 'You are looking at your own exam as a learner sees it. Nothing of it counts.',
  rules: 'Before you start',
  rulesRunning: 'The rules',
  paper: (questions: string, marks: string) => `${questions}, ${marks} in all.`,
  minutes: (minutes: string) => `You have ${minutes} from the moment you start.`,
  extra: (percent: number) => `Your ${percent} % of extra time is included.`,
  noLimit: 'You can take as long as you want.',
  opens: (time: string) => `It opens ${time}.`,
  closes: (time: string) =>
    `It closes ${time}; what is not handed in by then is handed in for you.`,
  clock: 'The clock does not stop when you close the page or lose the connection.',
  attempts: (number: number) =>
    number === 1 ? 'You can take it once.' : `You can take it ${number} times.`,
  pass: (marks: string) => `You pass with ${marks}.`,
  penalty: (lost: string) => `A wrong choice takes away ${lost}. No answer takes nothing away.`,
  ofMarks: (part: string, value: number) =>
    value === 1
      ? 'as many marks as its question earns'
      : `${part} ${value < 1 ? 'of' : 'times'} the marks of its question`,
  penaltiesDiffer: 'Where a wrong choice takes marks away, how many stands beside the question.',
  forward: 'You cannot go back: a question that you leave is closed.',
  free: 'You can go back and forth, and change answers until you hand in.',
  saved:
    'What you answer is saved as you go. Your own link, in your mail or the address of this page, goes on where you were, on any device.',
  review: {
    NOTHING: 'Your result is not shown here.',
    SCORE: 'you see your score',
    ANSWERS: 'you see your score and your answers',
    KEY: 'you see your score, your answers, the right ones and the explanations',
  },
  reviewTime: {
    AT_ONCE: (what: string) => `Once you have handed in, ${what}.`,
    AFTER_CLOSING: (what: string) => `After the exam has closed, ${what}.`,
    ON_RELEASE: (what: string) => `When the results are released, ${what}.`,
    ON_DATE: (what: string) => `When the results are released, ${what}.`,
    AFTER_MARKING: (what: string) => `When all your answers are marked, ${what}.`,
  },
  reviewFrom: (time: string, what: string) => `From ${time} on, ${what}.`,
  keepLink: 'Keep the address of this page: it is your only way back to this exam.',
  copyLink: 'Copy the address',
  copied: 'Copied',
  copyFailed: 'It could not be copied. Copy it from the address bar.',
  start: 'Start the exam',
  again: 'Start another attempt',
  goOn: 'Go on with the exam',
  running: 'Your exam is running.',
  timeLeft: (left: string) => `Time left: ${left}.`,
  startTitle: 'Start now?',
  startTimed: (minutes: string) => `The clock starts at once. You then have ${minutes}.`,
  startFree: 'You can start now.',
  notYet: 'You can start once the exam has opened.',
  opensIn: (left: string) => `You can start in ${left}.`,
  closed: 'The exam has closed.',
  unavailable: 'The exam is not open just now. Ask whoever gives it.',
  used: 'You have used all your attempts.',
  tooLong: 'This exam cannot be given: it has too many questions. Tell whoever gives it.',
  cannot: 'You cannot start just now.',
  made: 'Your attempts',
  attempt: (number: number) => `Attempt ${number}`,
  submitted: (time: string) => `Handed in ${time}`,
  score: (score: string, most: string) => `${score} of ${most} marks`,
  passed: 'Passed',
  failed: 'Not passed',
  review_: 'See the paper',
  later: 'The result is not there yet.',
  waiting: (number: number) =>
    `${count(number, 'answer still waits', 'answers still wait')} for marking.`,
} as const;
