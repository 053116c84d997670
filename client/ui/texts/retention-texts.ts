/** Texts about how long personal data of learners is kept. */
const many = (count: number): string =>
  count === 1 ? '1 learner' : `${count.toLocaleString()} learners`;
const period = (months: number): string =>
  months % 12 === 0 ? `${months / 12} ${months === 12 ? 'year' : 'years'}` : `${months} months`;

export const retentionTexts = {
  heading: 'Personal data of learners',
  off: 'It is kept until an owner erases it.',
  on: (months: number) =>
    `It is erased ${period(months)} after the last invitation, mail or attempt. Marks and figures stay, without names.`,
  due: (count: number) => `Within the hour, it is erased of ${many(count)}.`,
  unfinished: (count: number) => `${many(count)} more will follow once all answers are marked.`,
  failed: 'The setting could not be fetched',
  change: 'Change how long it is kept',
  title: 'How long is personal data of learners kept?',
  label: 'Erase it',
  never: 'Never by itself',
  after: (months: number) => `After ${period(months)}`,
  looking: 'Looking whom that concerns …',
  none: 'At the moment, that concerns nobody.',
  final: (count: number) => `${many(count)} would be erased within the hour, for good.`,
  save: 'Save',
  saved: 'The setting is changed.',
};
