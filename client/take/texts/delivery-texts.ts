/** Texts of a forward-only exam whose next question has not come yet, and of pages that need a connection. */
export const deliveryTexts = {
  loading: 'The question is on its way.',
  away: (question: number) =>
    `The server does not answer. Question ${question} is shown as soon as it does: questions come one by one in this exam.`,
  nextMissing: 'There is no connection now. The next question may not come until it is back.',
  timeGoesOn: 'Your time goes on meanwhile.',
  open: (question: number) =>
    `Question ${question} is still open, and your answer to it stays on this device until it is saved.`,
  closed: (question: number) =>
    `Question ${question} is closed. What you answered so far is safe; leave this page open.`,
  stay: (question: number) => `Stay on question ${question}`,
  pauseDoubtful:
    'There is no connection, so this page does not hear when the exam goes on. If you know that it has gone on, keep working: your answers are saved on this device.',
  workOn: 'Go on working',
  needsConnection:
    'Do not reload or close this page: without a connection it cannot be loaded again.',
  noCache:
    'This page needs a connection to be loaded again. If the connection is lost, keep it open: your answers stay on this device.',
} as const;
