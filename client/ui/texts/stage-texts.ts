/** Texts about how far a quiz and its exam have come, and what comes next. */
export const stageTexts = {
  states: {
    draft: 'Draft',
    notReady: 'Not ready',
    off: 'Not available',
    scheduled: 'Scheduled',
    open: 'Open',
    paused: 'Paused',
    closed: 'Closed',
    marking: 'Marking',
    released: 'Released',
  },
  /** With the number of answers that wait for marks. */
  marking: (formatted: string) => `Marking ${formatted}`,
  learners: (count: number, formatted: string) =>
    count === 1 ? '1 learner' : `${formatted} learners`,
  working: (formatted: string) => `${formatted} in progress`,
  toMark: (formatted: string) => `${formatted} to mark`,
  steps: {
    addQuestions: 'Add questions',
    check: 'Check',
    invite: 'Invite',
    watch: 'Watch',
    mark: (formatted: string) => `Mark ${formatted}`,
    decide: 'Decide',
    release: 'Release',
    results: 'Results',
  },
  stepNamed: (step: string, title: string) => `${step}: ${title}`,
} as const;
