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
    offline: 'The server is not responding. Check your connection.',
    server: 'Something went wrong on the server. Try again.',
    tooMany: (seconds: number) =>
      `Too many tries. Try again in ${formatWait(seconds)}, or ask the exam staff.`,
    wrongCode: 'This is not the code from the latest mail. Check it, or have a new one sent.',
    notFound: 'There is no exam with this code',
    notFoundHint: 'Check each letter and number, or ask the person who gave it to you.',
    brokenTitle: 'Something went wrong on this page',
    brokenHint:
      'Reload it to continue where you were. Your earlier answers are being sent to the server.',
    reload: 'Reload the page',
    linkTitle: 'This link does not work',
    linkHint:
      'It may be incomplete, replaced by a newer one, or withdrawn. If it was mailed to you, open it from the latest mail. Otherwise, ask the exam staff.',
    linkMade: 'If you registered yourself, use the exam code to have your link mailed again.',
    toCode: 'Type the exam code',
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
