/** Texts of a forward-only exam whose next question has not come yet, and of pages that need a connection. */
export const deliveryTexts = {
  loading: 'The question is loading.',
  away: (question: number) =>
    `The server is not responding. Question ${question} appears as soon as it does: this exam loads one question at a time.`,
  nextMissing: 'You are offline. The next question may not load until you are back online.',
  timeGoesOn: 'Your time keeps running.',
  open: (question: number) =>
    `You can still answer question ${question}. Your answer stays on this device until it is saved.`,
  closed: (question: number) =>
    `Question ${question} is closed. Your answers so far are safe. Keep this page open.`,
  stay: (question: number) => `Stay on question ${question}`,
  pauseDoubtful:
    'You are offline, so this page cannot tell when your exam resumes. If you know that it has resumed, keep working: your answers are saved on this device.',
  workOn: 'Keep working',
  needsConnection: 'Do not reload or close this page: it cannot load again while you are offline.',
  noCache:
    'This page cannot load again without a connection. If you go offline, keep it open: your answers stay on this device.',
} as const;
