/** Texts of the bubble sheet of a running exam. */
export const bubbleSheetTexts = {
  columns: {
    name: 'Name',
    answered: 'Answered',
    saved: 'Last saved',
    page: 'Page',
    remaining: 'Remaining',
    actions: 'Actions',
  },
  view: 'Learners shown',
  views: {
    all: (count: string) => `All (${count})`,
    help: (count: string) => `Need help (${count})`,
    running: (count: string) => `Taking the exam (${count})`,
    submitted: (count: string) => `Submitted (${count})`,
  },
  none: {
    all: 'Nobody has started yet',
    help: 'Nobody needs help',
    running: 'Nobody is taking the exam',
    submitted: 'Nobody has submitted yet',
  },
  noneHint: 'This page updates by itself.',
  noMatchHint: 'Search for something else, or show everyone.',
  showAll: (count: string) => `Show everyone (${count})`,
  rollNumber: (text: string) => `Roll number ${text}`,
  attempt: (formatted: string) => `Attempt ${formatted}`,
  needs: {
    RETURN_WAITING: 'Asks to continue on another device',
    LOST: 'The connection was lost',
    ENDS_SOON_EMPTY: 'Ends soon, and half is unanswered',
    NOTHING_SAVED: 'Nothing answered so far',
    LEFT_OFTEN: 'Left the page often',
  },
  connections: { HERE: 'On the page', AWAY: 'Away from the page', LOST: 'No connection' },
  lastSeen: (time: string) => `last seen ${time}`,
  leaves: (count: number, formatted: string) =>
    count === 1 ? 'left the page once' : `left the page ${formatted} times`,
  submitted: (time: string) => `Submitted ${time}`,
  started: (time: string) => `started ${time}`,
  ends: (time: string) => `ends ${time}`,
  noEnd: 'No time limit',
} as const;
