/**
 * Texts about the figures of an exam: what each is called, and what it means for a teacher. The
 * terms are those of classical test theory, as in Moodle's documentation of its quiz statistics.
 */
import { formatNumber } from '../ui/format';

const many = (count: number, one: string, more: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : more}`;

const attempts = (count: number): string => many(count, 'attempt', 'attempts');

/** `needs` and `there`: numbers of attempts or questions. */
type Shortage = (needed: number, there: number) => string;

const tooFew =
  (what: string, whats: string): Shortage =>
  (needed, there) =>
    `Needs ${many(needed, what, whats)}; there ${there === 1 ? 'is' : 'are'} ${there === 0 ? 'none' : formatNumber(there)}.`;

export const figureTexts = {
  heading: 'Figures',
  failed: 'The figures could not be fetched',
  revisionGone: 'Nobody has submitted this revision',
  revisionGoneHint: 'Choose another revision, or see the figures of the latest.',
  computing:
    'The figures of so many attempts take a moment to compute. They appear here by themselves.',
  progress: 'Progress of the figures',
  empty: 'There are no figures yet',
  emptyHint: 'They come with the first attempt that is submitted.',
  allWait: 'All attempts wait to be marked',
  allWaitHint: 'Figures are of completely marked attempts only. They come with the first one.',
  mark: 'Go to marking',

  set: 'Attempts that count',
  sets: {
    BEST: 'Each learner’s best attempt',
    FIRST: 'Each learner’s first attempt',
    LAST: 'Each learner’s last attempt',
    ALL: 'All attempts',
  },
  counts: {
    ofLearners: (marked: number, learners: number) =>
      `These figures are of ${many(marked, 'completely marked attempt', 'completely marked attempts')} of ${many(learners, 'learner', 'learners')}`,
    ofAll: (marked: number, all: number) =>
      `These figures are of ${many(marked, 'completely marked attempt', 'completely marked attempts')} of ${formatNumber(all)} submitted`,
    waiting: (count: number) =>
      count === 1
        ? '1 waits to be marked and is left out'
        : `${formatNumber(count)} wait to be marked and are left out`,
    others: (count: number) =>
      count === 1
        ? '1 more attempt was submitted and does not count'
        : `${formatNumber(count)} more attempts were submitted and do not count`,
    otherRules: (count: number) =>
      count === 1
        ? '1 with other rules about marks is left out of reliability and questions'
        : `${formatNumber(count)} with other rules about marks are left out of reliability and questions`,
  },
  of: (count: number) => `Of ${attempts(count)}.`,
  ofRevision: (count: number, revision: number) =>
    `Of ${attempts(count)} at revision ${formatNumber(revision)}.`,
  ofTimes: (count: number) => `Of ${attempts(count)} that were not reopened.`,
  meaning: 'How to read these figures',

  none: '–',
  refusals: {
    TOO_FEW_ATTEMPTS: tooFew('marked attempt', 'marked attempts'),
    TOO_FEW_QUESTIONS: tooFew('question', 'questions'),
    NO_SPREAD_OF_SCORES: 'Everybody has the same score.',
    NO_SPREAD_OF_MARKS: 'Everybody has the same marks for this question.',
    NO_SPREAD_OF_REST: 'Everybody has the same marks for the rest of the paper.',
    NO_SPREAD_OF_CHOICES: 'Everybody chose it, or nobody did.',
    NEGATIVE_COVARIANCE: 'The marks of this question fall where the scores rise.',
    NO_MAXIMUM: 'There are no marks to earn.',
    PAPERS_DIFFER: 'The questions, or the rules about marks, differ between these attempts.',
    MARKS_TOO_FINE: 'The marks have too many different fractions to be added exactly.',
    MAXIMA_DIFFER: 'The maxima of these attempts differ too much to be added exactly.',
  },

  scores: {
    heading: 'Scores',
    mean: 'Mean',
    median: 'Median',
    quartiles: 'Quartiles',
    range: 'Lowest and highest',
    deviation: 'Standard deviation',
    skewness: 'Skewness',
    kurtosis: 'Kurtosis',
    between: (from: string, to: string) => `${from} to ${to}`,
    means: {
      mean: 'The average score.',
      median: 'Half of the scores are below it, half above.',
      quartiles: 'The middle half of the scores is between them.',
      range: 'All scores are between them.',
      deviation: {
        low: 'Scores are close together: small differences decide who is ahead.',
        usual: 'Scores are usually about this far from the mean.',
        high: 'Scores are far apart: learners differ a lot.',
      },
      skewness: {
        farBelow:
          'Far below zero: a few very low scores; good learners have nearly the same score.',
        below: 'Below zero: low scores lie further from the average than high ones.',
        near: 'Near zero: scores lie about as far above the average as below it.',
        above: 'Above zero: high scores lie further from the average than low ones.',
        farAbove:
          'Far above zero: a few very high scores; weak learners have nearly the same score.',
      },
      kurtosis: {
        low: 'Below zero: scores are spread more evenly than a bell curve.',
        near: 'Near zero: scores are spread much like a bell curve.',
        high: 'Above zero: most scores are close together, a few far away.',
      },
    },
    more: 'Scores are in per cent of the maximum of each attempt. One very low or very high score moves the mean, and hardly the median. A standard deviation of 12 to 18 % is common. Skewness and kurtosis describe the form of the distribution: both are 0 for a bell curve. If skewness is below −1 or above 1, the exam probably does not separate the strong learners (where it is negative) or the weak ones (where it is positive).',
  },
  distribution: {
    label: 'How many attempts reached which score, in per cent of all marks',
    bin: (from: string, to: string) => `${from} to ${to} %`,
    below: 'below 0 %',
    asTable: 'As a table',
    score: 'Score',
    attempts: 'Attempts',
  },
  passing: {
    heading: 'Passing and time',
    rate: 'Pass rate',
    passed: (passed: number, all: number) =>
      `${formatNumber(passed)} of ${formatNumber(all)} passed.`,
    partOf: (decided: number) => `Only ${attempts(decided)} had a pass mark.`,
    noPassMark: 'These attempts have no pass mark.',
    time: 'Median time',
    timeMeans: (from: string, to: string) => `The middle half took ${from} to ${to}.`,
  },
  reliability: {
    heading: 'Reliability',
    revision: 'Paper',
    revisionOf: (number: number) => `Revision ${formatNumber(number)}`,
    consistency: 'Coefficient of internal consistency',
    errorRatio: 'Error ratio',
    standardError: 'Standard error',
    marksAndPercent: (marks: string, percent: string) => `${marks} marks (${percent})`,
    means: {
      consistency: {
        negative: 'Below zero: the questions work against each other. Look at their keys.',
        low: 'The questions measure different things, or there are few of them.',
        fair: 'Part of each score is chance: do not decide on small differences.',
        good: 'Good: the questions measure much the same.',
        veryHigh: 'Very high. Some questions may ask the same thing.',
      },
      errorRatio: {
        low: 'Less than half of the standard deviation is due to chance.',
        high: 'Half of the standard deviation or more is due to chance.',
        all: 'Differences between scores may be nothing but chance.',
      },
      standardError: 'About two thirds of scores are within this of what a learner can do.',
    },
    more: 'The coefficient of internal consistency (Cronbach’s alpha) says how far the questions measure the same: above 75 % is good, below 50 % is low. More questions, and questions that good learners get right and weak ones wrong, raise it. The standard error says how exact a score is: two scores that are closer than that, or a score so near the pass mark, may differ by chance.',
  },

  questions: {
    heading: 'Questions',
    sort: 'Order of the questions',
    sorts: {
      PAPER: 'As in the paper',
      NOTICED: 'Deserving a look first',
      HARDEST: 'Hardest first',
      FEWEST_RIGHT: 'Fewest right answers first',
      TELLING: 'Least discriminating first',
    },
    columns: {
      place: 'No.',
      question: 'Question',
      outcomes: 'Answers',
      rightAnswers: 'Right answers',
      facility: 'Facility',
      discrimination: 'Discrimination',
    },
    right: 'Right',
    outcomes: { right: 'right', partly: 'partly right', wrong: 'wrong', blank: 'blank' },
    details: 'Details',
    detailsOf: (place: number) => `Details of question ${formatNumber(place)}`,
    openAll: 'Show all details',
    closeAll: 'Hide all details',
    hint: 'Facility: average marks in per cent of the maximum; low is hard. Discrimination: whether those who do well in the rest of the paper do well here, from −100 to 100.',
    more: 'Where wrong answers cost marks or answers earn a part, facility is not the share of right answers. A discrimination index above 30 is good; near 0, the question says little about who knows the subject; below 0, something may be wrong with it. Very easy and very hard questions cannot discriminate much: discriminative efficiency takes that into account. These figures are hints from few people. Look at the question before you change anything.',
  },
  looks: {
    negative: 'Better learners get it wrong more often: look at the key.',
    negativeByPeople: 'Better learners earn less here: look at how it is marked.',
    belowGuess:
      'Learners earn less than by blind guessing: it is very hard, or something misleads them.',
    rival: (option: string) =>
      `Better learners choose ${option} rather than the key: it may be the right answer.`,
    keyUnchosen: 'Nobody chose the key.',
    unchosen: (option: string) => `Nobody chose ${option}.`,
    unchosenMany: (count: number) => `Nobody chose ${formatNumber(count)} of the other options.`,
  },
  question: {
    heading: (place: number) => `Question ${formatNumber(place)}`,
    meanMarks: 'Average marks',
    marksOf: (mean: string, maximum: string) => `${mean} out of ${maximum}`,
    rightAnswers: 'Right answers',
    facility: 'Facility index',
    deviation: 'Standard deviation',
    guessScore: 'Random-guess score',
    byPeople: 'It cannot be guessed: people mark it.',
    intended: 'Intended weight',
    effective: 'Effective weight',
    discrimination: 'Discrimination index',
    efficiency: 'Discriminative efficiency',
    means: {
      meanMarks: 'Of the marks that can be earned.',
      rightAnswers: (right: number, all: number) =>
        `${formatNumber(right)} of ${attempts(all)} have it right.`,
      facility: {
        few: 'The average marks in per cent of the maximum.',
        extreme: 'Hardly anybody can do it, or something is wrong with it.',
        hard: 'Hard.',
        medium: 'About right for most learners.',
        easy: 'Easy.',
        all: 'Nearly everybody can do it.',
      },
      notRightAnswers: 'Marks in part, or taken away, set it apart from the right answers.',
      deviation: 'How far marks usually are from their average, in per cent of the maximum.',
      guessScore: 'What blind guessing is expected to earn.',
      intended: 'Its part in the maximum of the paper.',
      effective: {
        less: 'It separates learners less than its marks intend.',
        usual: 'Its part in the spread of the scores, much as intended.',
        more: 'It separates learners more than its marks intend.',
      },
      discrimination: {
        negative: 'Those who do well elsewhere do worse here.',
        weak: 'It says little about who does well elsewhere.',
        fair: 'Those who do well elsewhere tend to do well here.',
        good: 'Those who do well elsewhere clearly do well here.',
      },
      efficiency: {
        negative: 'Its marks rise where the others fall.',
        low: 'It discriminates less than its difficulty allows.',
        good: 'It discriminates about as well as its difficulty allows.',
      },
    },
  },
  options: {
    heading: 'Options',
    key: 'key',
    named: (place: number) => `option ${formatNumber(place)}`,
    quoted: (text: string) => `“${text}”`,
    chosen: (count: number, share: string) => `${formatNumber(count)} (${share})`,
    correlation: 'Correlation',
    hint: 'Correlation: whether those who do well in the rest of the paper choose it, from −100 to 100. It should be above zero for the key, and below zero for the others.',
  },
} as const;
