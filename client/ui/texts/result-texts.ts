/** Texts about results: release, and learners over time. */
export const resultTexts = {
  tabs: { label: 'Parts of the results', learners: 'By learner', statistics: 'Statistics' },
  list: {
    filter: 'Show',
    all: 'All results',
    filters: {
      PASSED: 'Passed',
      FAILED: 'Not passed',
      WAITING: 'Waiting to be marked',
      LATE: 'Late answers to decide on',
    },
    sorts: {
      LATEST: 'Latest first',
      BEST: 'Best first',
      LOWEST: 'Lowest first',
      NAME: 'By name',
      QUICKEST: 'Quickest first',
      SLOWEST: 'Slowest first',
      LATE: 'Late answers first',
    },
    rollNumber: (number: string) => `Roll number ${number}`,
    rollNumberLabel: 'Roll number',
    noEmail: 'No e-mail address',
    took: (duration: string) => `took ${duration}`,
    learner: 'All papers of this learner',
    neighbours: 'Other papers',
    previous: 'Previous paper',
    next: 'Next paper',
    timeTaken: 'Time taken',
  },
  learner: {
    title: 'Learner',
    failed: 'The learner could not be loaded',
    none: 'Learner not found',
    noneHint: 'The exams they took may have been deleted.',
    email: 'E-mail address',
    rollNumber: 'Roll number',
    externalId: 'External ID',
    submitted: 'Submitted papers',
    table: 'Submitted papers of this learner',
    exam: 'Exam',
    empty: 'No submitted papers yet',
    emptyHint: 'Papers that this learner submits in any exam of the institute appear here.',
    personalData: 'Personal data',
    export: 'Export personal data',
    exportName: (name: string) => `${name} – personal data.json`,
    exportFailed: 'The personal data could not be exported.',
    erase: 'Erase personal data…',
    eraseTitle: (name: string) => `Erase the personal data of ${name}?`,
    eraseHint:
      'Name, e-mail address, roll number, written answers, comments, e-mails and class list entries are erased permanently, and links stop working. Marks, choices and statistics stay, under the name “Erased learner”. You cannot undo this.',
    eraseName: 'Type the name to confirm',
    eraseDiffers: (name: string) => `Type ${name}, exactly as above.`,
    eraseConfirm: 'Erase permanently',
    erased: 'The personal data has been erased',
    erasedSince: (time: string) => `The personal data of this learner was erased ${time}`,
    erasedHint: 'The marks stay, without a name.',
    chart: 'Scores over time, in per cent, with the latest on the right',
  },
  release: {
    shownSince: (time: string) => `Learners have been able to see their results since ${time}`,
    shownHint: 'Learners see what the rules allow.',
    releasedTitle: (time: string) => `Released ${time}`,
    dateTitle: (time: string) => `Learners can see their results from ${time}`,
    dateHint: 'This happens automatically. You can release the results earlier, or withhold them.',
    markingTitle: 'Learners see their result as soon as all their answers are marked',
    markingHint: 'You can release all results now, as far as they are marked, or withhold them.',
    withheldTitle: 'The results are not released',
    withheldHint: 'Learners see no results until you release them.',
    withdrawnTitle: (time: string) => `Withheld since ${time}`,
    release: 'Release the results',
    releaseTitle: (title: string) => `Release the results of ${title}?`,
    early: (count: number, formatted: string) =>
      count === 1
        ? '1 learner is still taking this exam.'
        : `${formatted} learners are still taking this exam.`,
    toCome: (count: number, formatted: string) =>
      count === 1
        ? '1 invited learner can still start, and may hear of the results first.'
        : `${formatted} invited learners can still start, and may hear of the results first.`,
    unmarked: (count: number, formatted: string) =>
      count === 1
        ? '1 answer is not marked yet: its marks are missing in the scores.'
        : `${formatted} answers are not marked yet: their marks are missing in the scores.`,
    releaseHint:
      'Learners immediately see what the rules allow. You can withdraw the results later, but learners may already have seen them.',
    released: 'The results have been released',
    withdraw: 'Withdraw the results',
    withdrawTitle: (title: string) => `Withdraw the results of ${title}?`,
    withdrawHint: 'Learners no longer see results until you release them again.',
    withdrawn: 'The results have been withdrawn',
    keepBack: 'Withhold the results',
    keepBackTitle: (title: string) => `Withhold the results of ${title}?`,
    keepBackHint: 'Learners see no results until you release them, even if the rules set a time.',
    withheld: 'The results are withheld',
    notified: (count: number, formatted: string) =>
      count === 1 ? '1 learner was e-mailed.' : `${formatted} learners were e-mailed.`,
  },
} as const;
