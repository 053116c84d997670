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
    `Needs at least ${many(needed, what, whats)}; there ${there === 1 ? 'is' : 'are'} ${there === 0 ? 'none' : formatNumber(there)}.`;

export const figureTexts = {
  heading: 'Statistics',
  failed: 'The statistics could not be loaded',
  revisionGone: 'Nobody has submitted this revision',
  revisionGoneHint: 'Choose another revision, or see the statistics of the latest one.',
  computing:
    'Statistics for this many attempts take a moment. They will appear here automatically.',
  progress: 'Progress of the statistics',
  empty: 'No statistics yet',
  emptyHint: 'They appear when the first attempt is submitted.',
  allWait: 'All attempts are waiting to be marked',
  allWaitHint:
    'Statistics cover fully marked attempts only. They appear when the first one is marked.',
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
      `These statistics cover ${formatNumber(marked)} of ${many(learners, 'learner', 'learners')} who submitted`,
    ofAll: (marked: number, all: number) =>
      `These statistics cover ${many(marked, 'fully marked attempt', 'fully marked attempts')} out of ${formatNumber(all)} submitted`,
    waiting: (count: number) =>
      count === 1
        ? '1 is waiting to be marked and is left out'
        : `${formatNumber(count)} are waiting to be marked and are left out`,
    others: (count: number) =>
      count === 1
        ? '1 more attempt was submitted and does not count'
        : `${formatNumber(count)} more attempts were submitted and do not count`,
    otherRules: (count: number) =>
      count === 1
        ? '1 with different marking rules is left out of reliability and questions'
        : `${formatNumber(count)} with different marking rules are left out of reliability and questions`,
  },
  of: (count: number) => `Based on ${attempts(count)}.`,
  ofRevision: (count: number, revision: number) =>
    `Based on ${attempts(count)} at revision ${formatNumber(revision)}.`,
  ofTimes: (count: number) => `Based on ${attempts(count)}, without reopened ones.`,
  meaning: 'How to read these statistics',

  none: '–',
  refusals: {
    TOO_FEW_ATTEMPTS: tooFew('marked attempt', 'marked attempts'),
    TOO_FEW_QUESTIONS: tooFew('question', 'questions'),
    NO_SPREAD_OF_SCORES: 'Everyone has the same score.',
    NO_SPREAD_OF_MARKS: 'Everyone has the same marks for this question.',
    NO_SPREAD_OF_REST: 'Everyone has the same marks for the rest of the paper.',
    NO_SPREAD_OF_CHOICES: 'Everyone chose it, or nobody did.',
    NEGATIVE_COVARIANCE: 'Learners with higher scores get lower marks for this question.',
    NO_MAXIMUM: 'This question carries no marks.',
    PAPERS_DIFFER: 'These attempts have different questions or marking rules.',
    MARKS_TOO_FINE: 'The marks have too many different fractions to be added exactly.',
    MAXIMA_DIFFER: 'The maximum marks of these attempts differ too much to be added exactly.',
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
      median: 'Half of the scores are below it and half are above it.',
      quartiles: 'The middle half of the scores is between them.',
      range: 'All scores are between them.',
      deviation: {
        low: 'Scores are close together, so small differences decide the order.',
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
    partOf: (decided: number) => `Only ${attempts(decided)} had a pass mark set.`,
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
        negative: 'Below zero: the questions contradict each other. Check their answer keys.',
        low: 'The questions measure different things, or there are too few of them.',
        fair: 'Part of each score is chance, so do not rely on small differences.',
        good: 'Good: the questions measure much the same.',
        veryHigh: 'Very high: some questions may ask the same thing.',
      },
      errorRatio: {
        low: 'Less than half of the standard deviation is due to chance.',
        high: 'Half of the standard deviation or more is due to chance.',
        all: 'Differences between scores may be due to chance alone.',
      },
      standardError:
        'About two thirds of scores are within this distance of what a learner can really do.',
    },
    more: 'The coefficient of internal consistency (Cronbach’s alpha) shows how far the questions measure the same thing: above 75 % is good, below 50 % is low. It rises with more questions, and with questions that strong learners get right and weak learners get wrong. The standard error shows how exact a score is. If two scores are closer than this, or a score is this close to the pass mark, the difference may be chance.',
  },

  questions: {
    heading: 'Questions',
    sort: 'Order of the questions',
    sorts: {
      PAPER: 'As in the paper',
      NOTICED: 'To check first',
      HARDEST: 'Hardest first',
      FEWEST_RIGHT: 'Fewest right answers first',
      TELLING: 'Lowest discrimination first',
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
    hint: 'Facility: average marks in per cent of the maximum; low means hard. Discrimination: whether learners who do well in the rest of the paper also do well here, from −100 to 100. Marks that were added or taken away after the exam are part of the scores above, but of no question.',
    more: 'If wrong answers lose marks or answers can earn part marks, facility is not the share of right answers. A discrimination index above 30 is good; near 0, the question does not show who knows the subject; below 0, something may be wrong with it. Very easy and very hard questions cannot discriminate much: discriminative efficiency takes that into account. These statistics are only hints, often from few people. Read the question before you change anything.',
  },
  looks: {
    negative: 'Stronger learners get it wrong more often: check the answer key.',
    negativeByPeople: 'Stronger learners earn less here: check how it is marked.',
    belowGuess:
      'Learners earn less than by guessing: the question is very hard, or it misleads them.',
    rival: (option: string) =>
      `Stronger learners choose ${option} instead of the key: it may be the right answer.`,
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
    byPeople: 'It cannot be guessed, because a person marks it.',
    intended: 'Intended weight',
    effective: 'Effective weight',
    discrimination: 'Discrimination index',
    efficiency: 'Discriminative efficiency',
    means: {
      meanMarks: 'Out of the marks that can be earned.',
      rightAnswers: (right: number, all: number) =>
        `${formatNumber(right)} of ${attempts(all)} got it right.`,
      facility: {
        few: 'The average marks in per cent of the maximum.',
        extreme: 'Hardly anyone gets it right, or something is wrong with it.',
        hard: 'Hard.',
        medium: 'About right for most learners.',
        easy: 'Easy.',
        all: 'Nearly everyone gets it right.',
      },
      notRightAnswers:
        'It differs from the share of right answers because of part marks or lost marks.',
      deviation: 'How far marks usually are from their average, in per cent of the maximum.',
      guessScore: 'The average result of guessing.',
      intended: 'Its share of the maximum marks of the paper.',
      effective: {
        less: 'It separates learners less than its marks suggest.',
        usual: 'It separates learners about as much as its marks suggest.',
        more: 'It separates learners more than its marks suggest.',
      },
      discrimination: {
        negative: 'Learners who do well elsewhere do worse here.',
        weak: 'It hardly shows who does well elsewhere.',
        fair: 'Learners who do well elsewhere tend to do well here.',
        good: 'Learners who do well elsewhere clearly do well here.',
      },
      efficiency: {
        negative: 'Its marks rise when the other marks fall.',
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
    hint: 'Correlation: whether learners who do well in the rest of the paper choose this option, from −100 to 100. It should be above zero for the key and below zero for the other options.',
  },
} as const;
