/** Texts about how long personal data of learners is kept. */
const many = (count: number, one = 'learner', several = 'learners'): string =>
  `${count.toLocaleString()} ${count === 1 ? one : several}`;
const period = (months: number): string =>
  months % 12 === 0 ? many(months / 12, 'year', 'years') : many(months, 'month', 'months');

export const retentionTexts = {
  heading: 'Personal data of learners',
  off: 'It is kept until an owner erases it.',
  on: (months: number) =>
    `It is erased ${period(months)} after the last activity (an invitation, a class list, an e-mail or an attempt). Marks and statistics stay, without names.`,
  due: (count: number) => `The data of ${many(count)} will be erased in the next few hours.`,
  unfinished: (count: number) =>
    `${many(count, 'more learner', 'more learners')} will follow when all answers are marked.`,
  failed: 'The setting could not be loaded',
  change: 'Change how long it is kept',
  title: 'How long do you keep the personal data of learners?',
  label: 'Erase it',
  never: 'Never automatically',
  after: (months: number) => `After ${period(months)}`,
  looking: 'Checking who is affected…',
  none: 'Nobody is affected at the moment.',
  final: (count: number) =>
    `The data of ${many(count)} would be erased permanently in the next few hours.`,
  uncounted: 'We could not check who is affected.',
  save: 'Save',
  saved: 'The setting has been changed.',
};
