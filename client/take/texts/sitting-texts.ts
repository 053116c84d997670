/** Texts of a running attempt, and of the check before it is submitted. */
import { count } from './count';

/** The first sentence of a question before leaving. */
const unsentWarning = (unsent: number, isPersistent: boolean): string => {
  if (unsent === 0) return '';
  const lead = `${count(unsent, 'answer has', 'answers have')} not reached the server`;
  return isPersistent
    ? `${lead}. Unsaved answers stay on this device, and are sent when you open your link here again. `
    : `${lead} and may be lost if you leave. `;
};

export const sittingTexts = {
  question: (place: number, total: number) => `Question ${place} of ${total}`,
  wrong: (lost: string) => `, a wrong choice takes away ${lost}`,
  answer: 'Your answer',
  words: (number: number, shown: string) => `${shown} ${number === 1 ? 'word' : 'words'}`,
  left: (units: string) => `${units} characters left`,
  cut: (units: string) => `Your text was cut: an answer can have at most ${units} characters.`,
  ofQuestion: (place: number) => `, question ${place}`,
  flag: 'Flag',
  flagged: 'Flagged',
  flagThis: 'Flag this question to come back to it',
  clear: 'Clear answer',
  previous: 'Previous',
  next: 'Next',
  check: 'Review and submit',
  palette: 'Questions',
  bottomBar: 'Move between questions',
  progress: (answered: number, total: number) => `${answered} of ${total} answered`,
  progressShort: (answered: number, total: number) => `${answered}/${total}`,
  openPalette: (answered: number, total: number) => `Questions: ${answered} of ${total} answered`,
  unansweredOnly: 'Unanswered only',
  noneUnanswered: 'You have answered everything.',
  legend: 'What the symbols mean',
  current: 'this question',
  states: {
    answered: 'answered',
    blank: 'not answered',
    flagged: 'flagged',
    pending: 'not saved yet',
    refused: 'not accepted by the server',
    closed: 'closed',
    ahead: 'not reached yet',
  },
  inPalette: (place: number, states: string) => `Question ${place}: ${states}`,
  saved: 'Saved',
  pending: 'Not saved yet',
  saving: 'Saving',
  refused: 'Not accepted by the server',
  allSaved: 'All answers are saved',
  refusedShort: 'Not all accepted',
  someRefused: (number: number) =>
    `${count(number, 'answer was', 'answers were')} not accepted by the server`,
  leaveExam: (unsent: number, isPersistent: boolean) =>
    `${unsentWarning(unsent, isPersistent)}Your exam is still running, and the clock does not stop. Do you want to leave this page? Your link brings you back.`,
  leaveUnsent: (unsent: number, isPersistent: boolean) =>
    `${unsentWarning(unsent, isPersistent)}Do you want to leave this page?`,
  overtaken: (number: number) =>
    `${count(number, 'answer typed here was', 'answers typed here were')} replaced by what you answered elsewhere later. The exam staff can still see both.`,
  somePending: (number: number) => `${count(number, 'answer', 'answers')} not saved yet`,
  away: 'The server is not responding. Keep working: your answers stay on this device and are sent when you are back online.',
  awayForward:
    'The server is not responding. Your answers stay on this device and are sent when you are back online. Until then, the next question may not load.',
  awayNotKept:
    'The server is not responding. Keep this page open: it keeps trying, and nothing you type is lost.',
  notKept:
    'This browser cannot store answers on this device (it may be a private window, or storage is full). Saving continues, but keep this page open until everything is saved.',
  notKeptShort: 'Keep this page open',
  awayKeptShort: 'Offline. Answers are safe.',
  awayStayShort: 'Offline. Keep this page open.',
  awayShort: 'No connection',
  offline: 'Offline',
  notices: 'Messages',
  closeNotice: 'Close this message',
  back: 'You are back online.',
  tryNow: 'Try now',
  timeLeft: 'Time left',
  /** The page cannot know it: it may be more. */
  timeAtLeast: (left: string) => `at least ${left}`,
  noLimit: 'No time limit',
  hideTime: 'Hide the time',
  timeHidden: 'Time hidden',
  thresholds: {
    HALF: 'Half your time has passed.',
    MINUTES_10: '10 minutes left.',
    MINUTES_5: '5 minutes left.',
    MINUTE_1: '1 minute left.',
    SECONDS_30: '30 seconds left.',
  },
  moved: (left: string) => `Your time has changed: you now have ${left}.`,
  unlimited: 'Your time is no longer limited.',
  pausedTitle: 'Your exam is paused',
  pausedHint:
    'Your time is paused, too. Keep this page open: when your exam resumes, you continue where you were.',
  pausedSaved: 'All your answers are saved.',
  pausedPending: (number: number) =>
    `${count(number, 'answer is', 'answers are')} not saved yet. ${number === 1 ? 'It is' : 'They are'} sent automatically.`,
  pausedLeft: (left: string) => `Time left: ${left}`,
  resumed: (left: string) => `Your exam has resumed. You have ${left}.`,
  resumedFree: 'Your exam has resumed.',
  messageTitle: 'Message from the exam staff',
  message: (text: string) => `Message from the exam staff: ${text}`,
  messages: 'Messages',
  gotIt: 'Got it',
  leaveTitle: 'Leave this question?',
  leaveHint: 'The question then closes: you can no longer see or change your answer.',
  leaveUnanswered: 'You have not answered it.',
  leaveOn: 'Close it and continue',
  dontAsk: 'Do not ask again in this exam',
  unknownKind: 'This page cannot show this kind of question. Reload the page.',
  menu: 'Display and keys',
} as const;

export const checkingTexts = {
  title: 'Before you submit',
  answered: (answered: number, total: number) => `You have answered ${answered} of ${total}.`,
  unanswered: 'Not answered',
  flagged: 'Flagged',
  refused: 'Not accepted by the server',
  refusedHint: 'The last change to these answers is not saved and will not be marked.',
  pending: (number: number) =>
    `${count(number, 'answer is', 'answers are')} not saved yet. You can still submit: ${number === 1 ? 'it is' : 'they are'} sent, too.`,
  group: (title: string, number: number) => `${title}: ${number}`,
  nothing: 'You have answered everything, and nothing is flagged.',
  nothingForward: 'You have answered everything.',
  goTo: (place: number) => `Question ${place}`,
  /** In a narrow bar the first word alone. */
  back: 'Back',
  backTo: 'to the questions',
  submit: 'Submit',
  sure: 'Submit now?',
  sureHint: 'You cannot change your answers afterwards.',
  sureUnanswered: (number: number) =>
    `${count(number, 'question is', 'questions are')} not answered.`,
  submitting: 'Submitting',
  notDelivered: 'Not submitted yet',
  submittingKept:
    'The server has not confirmed it yet. It is sent when you are back online. If you close this page, open your link on this device again.',
  submittingAway:
    'The server has not confirmed it yet. Keep this page open: it keeps trying until it does.',
} as const;
