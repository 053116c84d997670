/** All texts of the candidate's page. */
import { displaySettingsTexts, keyTexts } from './display-settings-texts';
import { count, formatWait } from './count';
import { endTexts } from './end-texts';
import { enterTexts, frontTexts } from './entrance-texts';
import { lobbyTexts } from './lobby-texts';
import { pictureTexts } from './picture-texts';
import { reviewTexts } from './review-texts';
import { checkingTexts, sittingTexts } from './sitting-texts';

export const texts = {
  brand: 'Examwright',
  page: (title: string) => `${title} · Examwright`,
  exam: 'Exam',
  loading: 'Loading',
  tryAgain: 'Try again',
  cancel: 'Cancel',
  close: 'Close',
  back: 'Back',
  /** Names a block of code that scrolls. */
  code: 'Code',
  questions: (number: number) => count(number, 'question', 'questions'),
  minutes: (number: number) => count(number, 'minute', 'minutes'),
  days: (number: string) => `${number} days`,
  marks: (number: string, isOne: boolean) => `${number} ${isOne ? 'mark' : 'marks'}`,
  at: (time: string) => `at ${time}`,
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
      'It may have been cut off, replaced by a newer one, or taken back. If it was mailed to you, open it from the latest mail. Else ask whoever gives the exam.',
    linkMade:
      'If you registered by yourself, you can have your link mailed again, by the code of the exam.',
    toCode: 'Type the code of the exam',
  },

  enter: enterTexts,

  front: frontTexts,

  lobby: lobbyTexts,

  sitting: sittingTexts,

  checking: checkingTexts,

  picture: pictureTexts,

  ...endTexts,

  review: reviewTexts,

  displaySettings: displaySettingsTexts,
  keys: keyTexts,
} as const;
