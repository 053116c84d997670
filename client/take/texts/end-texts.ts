/** Texts for an attempt that has ended here: submitted, out of time, late answers, or taken over elsewhere. */
import { count } from './count';

export const endTexts = {
  ended: {
    title: 'Submitted',
    by: {
      LEARNER: 'Your answers have arrived.',
      TIME: 'Time ran out. Your answers were submitted for you.',
      STAFF: 'The exam staff ended your exam. Your answers were submitted.',
    },
    at: 'When',
    answered: 'Answered',
    of: (answered: number, total: number) => `${answered} of ${total}`,
    reopened: 'It was reopened for you, and your time is running. Continue now.',
    receipt: 'Receipt',
    receiptHint: 'It proves exactly which answers you submitted. Keep it if you want proof.',
    elsewhere: 'It was submitted from somewhere else.',
    refused: (number: number) =>
      `The server did not accept the last change to ${count(number, 'answer', 'answers')}.`,
    toLobby: 'Go to your exam',
    timeUpTitle: 'Time is up',
    timeUpHint: 'Your answers are being submitted. Keep this page open until you see the receipt.',
    timeUpAway:
      'The server is not responding. The answers it has are submitted for you. The rest are sent when you are back online, and stored with their times for the exam staff.',
    timeUpPending: (number: number) =>
      `${count(number, 'answer is', 'answers are')} still being sent.`,
  },

  trial: { next: 'View the results as a teacher' },

  late: {
    waiting: (number: number) =>
      `${count(number, 'answer', 'answers')} typed here did not arrive in time. Late answers are being sent and will be stored for the exam staff.`,
    full: (number: number) =>
      `${count(number, 'answer', 'answers')} typed here came too late, and the server cannot store any more for this attempt. Late answers stay on this device: show them to the exam staff.`,
    stored: (number: number) =>
      `${count(number, 'answer', 'answers')} typed here arrived too late. Late answers are stored with their times, and the exam staff decide whether they count.`,
  },

  lateDecisions: {
    waiting: (number: number) =>
      `${count(number, 'late answer is', 'late answers are')} waiting for a decision.`,
    accepted: (number: number) =>
      `${count(number, 'late answer was', 'late answers were')} accepted.`,
    refused: (number: number) =>
      `${count(number, 'late answer was', 'late answers were')} not accepted.`,
    both: (accepted: number, refused: number) =>
      `${count(accepted, 'late answer was', 'late answers were')} accepted, ${count(refused, 'was', 'were')} not.`,
    newReceipt: 'You have a new receipt: download it again.',
  },

  elsewhere: {
    title: 'Your exam is open elsewhere',
    hint: 'You opened it on another device or in another window, so it has stopped here.',
    unsent: (number: number) =>
      `${count(number, 'answer', 'answers')} typed here did not reach the server. If you continue here, your exam includes what you typed, unless you answered the same question elsewhere. Anything not included is stored for the exam staff.`,
    take: 'Continue here instead',
  },
} as const;
