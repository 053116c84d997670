/** Texts of a running attempt, and of the check before it is handed in. */
import { count } from './count';

/** The first sentence of a question before leaving. */
const unsentWarning = (unsent: number, isPersistent: boolean): string => {
  if (unsent === 0) return '';
  const lead = `${count(unsent, 'answer has', 'answers have')} not reached the server`;
  return isPersistent
    ? `${lead}. What is unsent stays on this device, and goes out when you open the link here again. `
    : `${lead}, and may be lost if you leave. `;
};

export const sittingTexts = {
  question: (place: number, total: number) => `Question ${place} of ${total}`,
  wrong: (lost: string) => `, a wrong choice takes away ${lost}`,
  answer: 'Your answer',
  words: (number: number, shown: string) => `${shown} ${number === 1 ? 'word' : 'words'}`,
  left: (units: string) => `${units} characters left`,
  cut: (units: string) => `Not all of it was taken: an answer has at most ${units} characters.`,
  ofQuestion: (place: number) => `, question ${place}`,
  flag: 'Flag',
  flagged: 'Flagged',
  flagThis: 'Flag this question to come back to it',
  clear: 'Clear answer',
  previous: 'Previous',
  next: 'Next',
  check: 'Check and hand in',
  palette: 'Questions',
  bottomBar: 'Go through the questions',
  progress: (answered: number, total: number) => `${answered} of ${total} answered`,
  progressShort: (answered: number, total: number) => `${answered}/${total}`,
  openPalette: (answered: number, total: number) => `Questions: ${answered} of ${total} answered`,
  unansweredOnly: 'Unanswered only',
  noneUnanswered: 'There is nothing left to answer.',
  legend: 'What the marks mean',
  current: 'this question',
  states: {
    answered: 'answered',
    blank: 'not answered',
    flagged: 'flagged',
    pending: 'not saved yet',
    refused: 'not taken by the server',
    closed: 'closed',
    ahead: 'not reached yet',
  },
  inPalette: (place: number, states: string) => `Question ${place}: ${states}`,
  saved: 'Saved',
  pending: 'Not saved yet',
  saving: 'Saving',
  refused: 'Not taken by the server',
  allSaved: 'All answers are saved',
  refusedShort: 'Not all taken',
  someRefused: (number: number) =>
    `${count(number, 'answer was', 'answers were')} not taken by the server`,
  leaveExam: (unsent: number, isPersistent: boolean) =>
    `${unsentWarning(unsent, isPersistent)}Your exam is running, and its clock goes on. Do you want to leave this page? Your link leads back to it.`,
  leaveUnsent: (unsent: number, isPersistent: boolean) =>
    `${unsentWarning(unsent, isPersistent)}Do you want to leave this page?`,
  overtaken: (number: number) =>
    `${count(number, 'answer', 'answers')} typed here before gave way to what you answered elsewhere since. What gave way is kept for whoever gives the exam.`,
  somePending: (number: number) => `${count(number, 'answer', 'answers')} not saved yet`,
  away: 'The server does not answer. Go on: what you type is kept on this device, and goes out by itself when the connection is back.',
  awayForward:
    'The server does not answer. What you type is kept on this device, and goes out by itself when the connection is back. Until then, the next question may not come.',
  awayNotKept:
    'The server does not answer. Keep this page open: it goes on trying, and nothing you type is lost.',
  notKept:
    'This browser keeps nothing on this device (a private window, or no room). Saving goes on, but keep this page open until all is saved.',
  notKeptShort: 'Keep this page open',
  awayKeptShort: 'Offline. Answers are kept.',
  awayStayShort: 'Offline. Keep this page open.',
  awayShort: 'No connection',
  offline: 'Offline',
  notices: 'Messages',
  closeNotice: 'Close this message',
  back: 'The connection is back.',
  tryNow: 'Try now',
  timeLeft: 'Time left',
  /** The page cannot know it: it may be more. */
  timeAtLeast: (left: string) => `at least ${left}`,
  noLimit: 'No time limit',
  hideTime: 'Hide the time',
  timeHidden: 'Time hidden',
  thresholds: {
    HALF: 'Half of the time has passed.',
    MINUTES_10: '10 minutes left.',
    MINUTES_5: '5 minutes left.',
    MINUTE_1: '1 minute left.',
    SECONDS_30: '30 seconds left.',
  },
  moved: (left: string) => `The end of your time was moved: you now have ${left}.`,
  unlimited: 'Your time is no longer limited.',
  pausedTitle: 'The exam is paused',
  pausedHint:
    'Your time stands still. When the exam goes on, you go on here where you were: keep this page open.',
  pausedSaved: 'Everything that you answered is saved.',
  pausedPending: (number: number) =>
    `${count(number, 'answer is', 'answers are')} not saved yet. ${number === 1 ? 'It goes out by itself' : 'They go out by themselves'}.`,
  pausedLeft: (left: string) => `Time left: ${left}`,
  resumed: (left: string) => `The exam goes on. You have ${left}.`,
  resumedFree: 'The exam goes on.',
  messageTitle: 'Message from the exam staff',
  message: (text: string) => `Message from the exam staff: ${text}`,
  messages: 'Messages',
  gotIt: 'Got it',
  leaveTitle: 'Leave this question?',
  leaveHint: 'It is closed then: you can neither see nor change your answer any more.',
  leaveUnanswered: 'You have not answered it.',
  leaveOn: 'Close it and go on',
  dontAsk: 'Do not ask again in this exam',
  unknownKind: 'This page cannot show this kind of question. Reload the page.',
  menu: 'Display and keys',
} as const;

export const checkingTexts = {
  title: 'Before you hand in',
  answered: (answered: number, total: number) => `You have answered ${answered} of ${total}.`,
  unanswered: 'Not answered',
  flagged: 'Flagged',
  refused: 'Not taken by the server',
  refusedHint: 'The last change to these answers is not stored and will not be marked.',
  pending: (number: number) =>
    `${count(number, 'answer is', 'answers are')} not saved yet. You can hand in all the same: ${number === 1 ? 'it goes' : 'they go'} along.`,
  group: (title: string, number: number) => `${title}: ${number}`,
  nothing: 'Everything is answered, and nothing is flagged.',
  nothingForward: 'Everything is answered.',
  goTo: (place: number) => `Question ${place}`,
  /** In a narrow bar the first word alone. */
  back: 'Back',
  backTo: 'to the questions',
  submit: 'Hand in',
  sure: 'Hand in now?',
  sureHint: 'You cannot change anything afterwards.',
  sureUnanswered: (number: number) =>
    `${count(number, 'question is', 'questions are')} not answered.`,
  submitting: 'Handing in',
  notDelivered: 'Not delivered yet',
  submittingKept:
    'The server has not confirmed it yet. It goes out by itself when the connection is back. If you close this page, open your link on this device again.',
  submittingAway:
    'The server has not confirmed it yet. Keep this page open: it goes on trying until it has.',
} as const;
