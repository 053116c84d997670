/** What the figures of an exam mean for a teacher, by their names in the table. */
export const FIGURE_MEANINGS: Readonly<Record<string, string>> = {
  'Submitted attempts': 'All attempts that were submitted.',
  'Attempts that count': 'Those that are chosen: see the column of that name.',
  'Of these marked completely': 'All statistics below are based on these.',
  'Of these waiting for marks': 'They are left out until they are marked.',
  Passed: 'Attempts that reached their pass mark.',
  'Not passed': 'Attempts that did not reach their pass mark.',
  'Mean: score (%)': 'The average score, in per cent of the maximum of each attempt.',
  'Lowest: score (%)': 'The lowest of the scores.',
  'Highest: score (%)': 'The highest of the scores.',
  'Lower quartile: score (%)': 'A quarter of the scores is below it.',
  'Median: score (%)': 'Half of the scores are below it, half above.',
  'Upper quartile: score (%)': 'A quarter of the scores is above it.',
  'Standard deviation: score (%)': 'How far scores usually are from the mean; 12 to 18 is common.',
  Skewness:
    'Below zero: low scores lie further from the average than high ones. Above zero: the other way round. Below −1 or above 1, the exam probably does not separate the strong learners, or the weak ones.',
  Kurtosis:
    'Below zero: scores are spread more evenly than a bell curve. Above zero: most are close together, a few far away.',
  'Mean: time (seconds)':
    'The average time from the start to the submission. Reopened attempts are left out.',
  'Lowest: time (seconds)': 'The shortest of the times.',
  'Highest: time (seconds)': 'The longest of the times.',
  'Lower quartile: time (seconds)': 'A quarter of the attempts took less.',
  'Median: time (seconds)': 'Half of the attempts took less, half more.',
  'Upper quartile: time (seconds)': 'A quarter of the attempts took more.',
  'Standard deviation: time (seconds)': 'How far times usually are from the mean.',
  'Left out: other rules about marks':
    'Attempts at this paper whose questions earned other marks than in most: they are not in the figures of the paper.',
  'Coefficient of internal consistency (%)':
    'How far the questions measure the same (Cronbach’s alpha): above 75 is good, below 50 is low.',
  'Error ratio (%)': 'The part of the standard deviation that is due to chance.',
  'Standard error (marks)':
    'About two thirds of scores are within this of what a learner can do: two scores that are closer may differ by chance.',
  'Standard error (%)': 'The same in per cent of the maximum.',
};

/** What the figures of each question mean, by their columns in the table of questions. */
export const QUESTION_MEANINGS: readonly (readonly [name: string, meaning: string])[] = [
  ['Mean marks', 'The average of the marks that attempts earned.'],
  ['Facility (%)', 'The average marks in per cent of the maximum; low is hard.'],
  ['Right answers (%)', 'The share of attempts with full marks.'],
  ['Standard deviation (%)', 'How far marks usually are from their average.'],
  ['Random guess (%)', 'What blind guessing is expected to earn.'],
  ['Intended weight (%)', 'Its part in the maximum of the paper.'],
  ['Effective weight (%)', 'Its part in the spread of the scores.'],
  [
    'Discrimination index',
    'Whether those who do well in the rest of the paper do well here, from −100 to 100: above 30 is good; below 0, something may be wrong with it.',
  ],
  [
    'Discriminative efficiency (%)',
    'How near its discrimination comes to what its difficulty allows.',
  ],
  [
    'Discrimination of an option',
    'Whether those who do well in the rest of the paper choose it: it should be above zero for the right option, and below zero for the others.',
  ],
];
