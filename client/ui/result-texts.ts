/** The part of the catalogue about results: their release, figures, and learners over time. */
export const resultTexts = {
  release: {
    shownSince: (time: string) => `Learners see their results since ${time}`,
    shownHint: 'They see what the rules allow.',
    releasedTitle: (time: string) => `Released ${time}`,
    dateTitle: (time: string) => `Learners see their results from ${time}`,
    dateHint: 'Nobody has to do anything for it. You can release them earlier, or keep them back.',
    markingTitle: 'Each learner sees their result as soon as all of it is marked',
    markingHint: 'You can release all of them now, as far as they are marked, or keep them back.',
    heldTitle: 'The results are not released',
    heldHint: 'Learners see nothing until you release them.',
    withdrawnTitle: (time: string) => `Kept back since ${time}`,
    release: 'Release the results',
    releaseTitle: (title: string) => `Release the results of ${title}?`,
    early: (count: number, formatted: string) =>
      count === 1
        ? 'Somebody is still taking this exam.'
        : `${formatted} are still taking this exam.`,
    releaseHint: 'Learners see at once what the rules allow. What was seen cannot be taken back.',
    released: 'The results are released',
    withdraw: 'Withdraw the release',
    withdrawTitle: (title: string) => `Withdraw the results of ${title}?`,
    withdrawHint: 'No learner sees results any more, until you release again.',
    withdrawn: 'The release was withdrawn',
    keepBack: 'Keep them back',
    keepBackTitle: (title: string) => `Keep back the results of ${title}?`,
    keepBackHint: 'No learner sees results until you release them, whatever the rules say of when.',
    keptBack: 'The results are kept back',
  },
} as const;
