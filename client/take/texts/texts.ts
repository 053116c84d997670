/** All texts of the candidate's page. */
import { displaySettingsTexts, keyTexts } from './display-settings-texts';
import { count, formatWait } from './count';
import { endTexts } from './end-texts';

/** The first sentence of a question before leaving. */
const unsentWarning = (unsent: number, isPersistent: boolean): string => {
  if (unsent === 0) return '';
  const lead = `${count(unsent, 'answer has', 'answers have')} not reached the server`;
  return isPersistent
    ? `${lead}. What is unsent stays on this device, and goes out when you open the link here again. `
    : `${lead}, and may be lost if you leave. `;
};

export const texts = {
  brand: 'Examwright',
  page: (title: string) => `${title} · Examwright`,
  exam: 'Exam',
  loading: 'Loading',
  tryAgain: 'Try again',
  cancel: 'Cancel',
  close: 'Close',
  back: 'Back',
  questions: (number: number) => count(number, 'question', 'questions'),
  minutes: (number: number) => count(number, 'minute', 'minutes'),
  days: (number: string) => `${number} days`,
  marks: (number: string, isOne: boolean) => `${number} ${isOne ? 'mark' : 'marks'}`,
  yourTime: (time: string) => `(${time} where you are)`,

  problems: {
    offline: 'The server does not answer. Check your connection.',
    server: 'Something went wrong on the server. Please try again.',
    tooMany: (seconds: number) =>
      `Too many tries. Try again in ${formatWait(seconds)}, or ask whoever gives the exam.`,
    wrongCode: 'This is not the code of the latest mail. Look again, or have a new one sent.',
    notFound: 'There is no exam with this code',
    notFoundHint: 'Check each letter and number, or ask whoever gave it to you.',
    brokenTitle: 'Something went wrong on this page',
    brokenHint:
      'Load it again: it goes on where you were. What you answered before is being sent to the server.',
    reload: 'Load again',
    linkTitle: 'This link does not work',
    linkHint:
      'It may have been cut off in the mail, replaced by a newer one, or taken back. Open it from the latest mail, or ask whoever gives the exam.',
    linkMade:
      'If you registered by yourself, you can have your link mailed again, by the code of the exam.',
    toCode: 'Type the code of the exam',
  },

  enter: {
    title: 'Take an exam',
    lead: 'Type the code that you were given.',
    code: 'Exam code',
    hint: 'Eight letters and numbers, such as ABCD-EFGH.',
    go: 'Go on',
    wrong: 'A code has eight letters and numbers.',
  },

  front: {
    opens: 'Opens',
    closes: 'Closes',
    length: 'Time',
    noLimit: 'No time limit',
    paper: 'Paper',
    notYet: 'The exam has not opened yet',
    opensIn: (left: string) => `It opens in ${left}.`,
    stays: 'This page opens it by itself. You can register now.',
    closed: 'The exam is closed',
    closedHint: 'If you took it, your mailed link still shows what may be seen of it.',
    unavailable: 'The exam is not open',
    unavailableHint:
      'Whoever gives it has not opened it, or has taken it back. Ask them when to come.',
    nameLead: 'Your name, as it should stand on your paper.',
    name: 'Your name',
    nameMissing: 'Type your name.',
    join: 'Go to the exam',
    email: 'E-mail address',
    emailHint:
      'A code is sent there. Your link can be mailed there again, also to see your result.',
    emailWrong: 'Type an address such as you@example.org.',
    sendCode: 'Send me a code',
    codeSent: (email: string) => `A code is on its way to ${email}.`,
    code: 'Code from the mail',
    codeWrong: 'Type the six digits of the mail.',
    register: 'Register',
    resend: 'Send a new code',
    resendIn: (seconds: number) => `Send a new code in ${seconds} s`,
    other: 'Use another address',
    invited: 'By invitation only',
    invitedHint:
      'Open the link in the mail that invited you. If you cannot find it, have it sent again.',
    haveLink: 'I am registered already: mail me my link',
    mailLink: 'Mail me my link',
    mailed: 'If this address is registered for the exam, a mail with the link is on its way.',
  },

  lobby: {
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
  },

  sitting: {
    question: (place: number, total: number) => `Question ${place} of ${total}`,
    wrong: (lost: string) => `, a wrong choice takes away ${lost}`,
    answer: 'Your answer',
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
    progress: (answered: number, total: number) => `${answered} of ${total} answered`,
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
    awayNotKept:
      'The server does not answer. Keep this page open: it goes on trying, and nothing you type is lost.',
    notKept:
      'This browser keeps nothing on this device (a private window, or no room). Saving goes on, but keep this page open until all is saved.',
    awayShort: 'No connection',
    back: 'The connection is back.',
    tryNow: 'Try now',
    timeLeft: 'Time left',
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
    leaveTitle: 'Leave this question?',
    leaveHint: 'It is closed then: you can neither see nor change your answer any more.',
    leaveUnanswered: 'You have not answered it.',
    leaveOn: 'Close it and go on',
    dontAsk: 'Do not ask again in this exam',
    unknownKind: 'This page cannot show this kind of question. Reload the page.',
    menu: 'Display and keys',
    image: 'Picture without a description',
  },

  checking: {
    title: 'Before you hand in',
    answered: (answered: number, total: number) => `You have answered ${answered} of ${total}.`,
    unanswered: 'Not answered',
    flagged: 'Flagged',
    refused: 'Not taken by the server',
    refusedHint: 'The last change to these answers is not stored and will not be marked.',
    pending: (number: number) =>
      `${count(number, 'answer is', 'answers are')} not saved yet. You can hand in all the same: they go along.`,
    nothing: 'Everything is answered, and nothing is flagged.',
    goTo: (place: number) => `Question ${place}`,
    back: 'Back to the questions',
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
  },

  ...endTexts,

  review: {
    title: 'Your paper',
    name: 'Name',
    score: 'Score',
    passed: 'Passed',
    failed: 'Not passed',
    waiting: 'Some answers still wait for marking.',
    yours: 'Your answer',
    none: 'No answer',
    right: 'Right answer',
    model: 'What a good answer says',
    explanation: 'Explanation',
    outcomes: {
      RIGHT: 'Right',
      PARTLY: 'Partly right',
      WRONG: 'Wrong',
      BLANK: 'No answer',
      WAITING: 'Waits for marking',
    },
    given: (given: string, most: string) => `${given} out of ${most}`,
    institute: 'Given by',
    comment: 'Comment on your answer',
    rubric: 'How it was marked',
    level: (criterion: string, level: string, marks: string) => `${criterion}: ${level} (${marks})`,
    certificate: 'See the certificate',
    print: 'Print',
    refused: 'This paper cannot be seen yet',
    refusedHint: 'When it can, the same link shows it.',
    submitted: 'Handed in',
  },

  displaySettings: displaySettingsTexts,
  keys: keyTexts,
} as const;
