/** Texts for an attempt that has ended here: submitted, out of time, late answers, or taken over elsewhere. */
import { count } from './count';

export const endTexts = {
  ended: {
    title: 'Handed in',
    by: {
      LEARNER: 'Your answers have arrived.',
      TIME: 'The time was up. What you had answered was handed in for you.',
      STAFF: 'Your exam was ended for you. What you had answered was handed in.',
    },
    at: 'When',
    answered: 'Answered',
    of: (answered: number, total: number) => `${answered} of ${total}`,
    reopened: 'It was opened for you again, and its time runs. Go on with it now.',
    receipt: 'Receipt',
    receiptHint:
      'It stands for exactly these answers, and is yours alone. Keep it if you want proof of them.',
    elsewhere: 'It was handed in, but not from here.',
    refused: (number: number) =>
      `The last change to ${count(number, 'answer was', 'answers were')} not taken by the server.`,
    toLobby: 'To your exam',
    timeUpTitle: 'Time is up',
    timeUpHint: 'Your answers are being handed in. Keep this page open until the receipt is here.',
    timeUpAway:
      'The server does not answer. What had arrived is handed in for you; the rest goes out when the connection is back, and is kept with its times for whoever gives the exam.',
    timeUpPending: (number: number) =>
      `${count(number, 'answer is', 'answers are')} still being sent.`,
  },

  trial: { next: 'See it as a teacher does' },

  late: {
    waiting: (number: number) =>
      `${count(number, 'answer', 'answers')} typed here did not arrive in time. What is late is on its way, to be kept for whoever gives the exam.`,
    full: (number: number) =>
      `${count(number, 'answer', 'answers')} typed here came too late, and the server keeps no more of this exam. What is late stays on this device: show it to whoever gives the exam.`,
    stored: (number: number) =>
      `${count(number, 'answer', 'answers')} typed here arrived too late. What is late is kept with its times, and whoever gives the exam decides whether it counts.`,
  },

  lateDecisions: {
    waiting: (number: number) =>
      `${count(number, 'late answer waits', 'late answers wait')} for a decision.`,
    accepted: (number: number) =>
      `${count(number, 'late answer was', 'late answers were')} accepted.`,
    refused: (number: number) =>
      `${count(number, 'late answer was', 'late answers were')} not accepted.`,
    both: (accepted: number, refused: number) =>
      `${count(accepted, 'late answer was', 'late answers were')} accepted, ${count(refused, 'was', 'were')} not.`,
    newReceipt: 'Your receipt is a new one now: download it again.',
  },

  elsewhere: {
    title: 'Your exam goes on elsewhere',
    hint: 'It was opened on another device or in another window. This one has stopped.',
    unsent: (number: number) =>
      `${count(number, 'answer', 'answers')} typed here did not reach your paper. If you go on here, what you typed here comes into it, unless you answered the same question elsewhere. What does not is kept for whoever gives the exam.`,
    take: 'Go on here instead',
  },
} as const;
