/** Texts about how long personal data of learners is kept. */
const many = (count: number, one = 'learner', several = 'learners'): string =>
  `${count.toLocaleString()} ${count === 1 ? one : several}`;
const period = (months: number): string =>
  months % 12 === 0 ? many(months / 12, 'year', 'years') : many(months, 'month', 'months');

export const retentionTexts = {
  heading: 'Personal data of learners',
  off: 'It is kept until an owner erases it.',
  on: (months: number) =>
    `It is erased ${period(months)} after the last activity: an invitation, a class list, a mail, an attempt. Marks and figures stay, without names.`,
  due: (count: number) => `The data of ${many(count)} will be erased in the next hours.`,
  unfinished: (count: number) =>
    `${many(count, 'more learner', 'more learners')} will follow once all answers are marked.`,
  failed: 'The setting could not be fetched',
  change: 'Change how long it is kept',
  title: 'How long is personal data of learners kept?',
  label: 'Erase it',
  never: 'Never automatically',
  after: (months: number) => `After ${period(months)}`,
  looking: 'Checking who is affected …',
  none: 'At the moment, nobody is affected.',
  final: (count: number) =>
    `The data of ${many(count)} would be erased in the next hours, for good.`,
  uncounted: 'Who is affected could not be found out.',
  save: 'Save',
  saved: 'The setting is changed.',
};
