import { expect, it } from 'vitest';
import { ReviewContent, ReviewTime } from '../exams/rules/exam-rules.entity.js';
import { QuizStatus } from '../quizzes/quiz.entity.js';
import { awaitsRelease, QuizStage, quizStage, type StageFacts } from './quiz-stage.js';

const now = new Date('2030-05-01T12:00:00Z');
const [before, after] = [new Date(now.getTime() - 1), new Date(now.getTime() + 1)];
const quiz = { isCompleted: true, status: QuizStatus.ACTIVE, deletedAt: null };
const INACTIVE = { ...quiz, status: QuizStatus.INACTIVE };
const WITHDRAWN = { ...quiz, isCompleted: false };
const review = {
  content: ReviewContent.SCORE,
  time: ReviewTime.AT_ONCE,
  releasesAt: null,
  releasedAt: null,
  withdrawnAt: null,
};
const facts: StageFacts = {
  quiz,
  revision: { questionCount: 1_000 },
  isReady: true,
  opensAt: null,
  closesAt: null,
  pausedAt: null,
  now,
  runningCount: 0,
  submittedCount: 0,
  toMarkCount: 0,
  awaitsLearners: false,
  review,
};
const taken = { submittedCount: 2 };
const closed = { ...taken, closesAt: before };
const shown = (changes: Partial<StageFacts['review']>): Partial<StageFacts> => ({
  ...closed,
  review: { ...review, ...changes },
});

it.each<[string, Partial<StageFacts>]>([
  ['DRAFT', { revision: null, quiz: WITHDRAWN }],
  ['DRAFT', { revision: null }],
  ['DRAFT', { quiz: WITHDRAWN, ...closed, toMarkCount: 1 }],
  ['DRAFT', { revision: null, quiz: { ...INACTIVE, isCompleted: false } }],

  ['NOT_READY', { isReady: false }],
  ['NOT_READY', { isReady: false, opensAt: after }],
  ['NOT_READY', { isReady: false, revision: { questionCount: 1_001 } }],
  ['DRAFT', { isReady: false, revision: null, quiz: WITHDRAWN }],

  ['OFF', { isReady: false, quiz: INACTIVE }],
  ['OFF', { quiz: INACTIVE }],
  ['OFF', { quiz: INACTIVE, opensAt: after }],
  ['OFF', { revision: { questionCount: 1_001 } }],

  ['SCHEDULED', { opensAt: after }],
  ['SCHEDULED', { opensAt: after, pausedAt: before }],
  ['SCHEDULED', { opensAt: after, ...taken, toMarkCount: 1 }],

  ['OPEN', {}],
  ['OPEN', { opensAt: now, closesAt: after }],
  ['OPEN', { ...taken, toMarkCount: 5 }],
  ['OPEN', { closesAt: before, runningCount: 1 }],
  ['OPEN', { quiz: INACTIVE, runningCount: 1 }],
  ['OPEN', { quiz: WITHDRAWN, runningCount: 1 }],
  ['OPEN', { opensAt: after, runningCount: 1 }],

  ['PAUSED', { pausedAt: before }],
  ['PAUSED', { pausedAt: before, closesAt: now }],
  ['PAUSED', { pausedAt: before, closesAt: before, runningCount: 1 }],

  ['CLOSED', { closesAt: before }],
  ['CLOSED', { closesAt: before, pausedAt: now }],
  ['CLOSED', shown({ content: ReviewContent.NOTHING })],
  ['CLOSED', shown({ time: ReviewTime.ON_RELEASE })],
  ['CLOSED', shown({ time: ReviewTime.ON_RELEASE, withdrawnAt: before })],
  ['CLOSED', shown({ time: ReviewTime.ON_DATE })],
  ['CLOSED', shown({ time: ReviewTime.ON_DATE, releasesAt: after })],
  ['CLOSED', shown({ time: ReviewTime.AFTER_MARKING, withdrawnAt: before })],

  ['MARKING', { ...closed, toMarkCount: 5 }],
  ['MARKING', { ...shown({ time: ReviewTime.ON_RELEASE, releasedAt: before }), toMarkCount: 1 }],
  ['MARKING', { quiz: INACTIVE, ...taken, toMarkCount: 1 }],

  ['RELEASED', closed],
  ['RELEASED', { quiz: INACTIVE, ...taken }],
  ['RELEASED', shown({ time: ReviewTime.AFTER_CLOSING })],
  ['RELEASED', shown({ time: ReviewTime.ON_RELEASE, releasedAt: before })],
  ['RELEASED', shown({ time: ReviewTime.ON_DATE, releasesAt: before })],
  ['RELEASED', shown({ time: ReviewTime.ON_DATE, releasedAt: before })],
  ['RELEASED', shown({ time: ReviewTime.AFTER_MARKING })],
])('is %s with %j', (stage, changes) => {
  expect(quizStage({ ...facts, ...changes })).toBe(stage);
});

it.each<[boolean, Partial<StageFacts>]>([
  [true, shown({ time: ReviewTime.ON_RELEASE })],
  [true, shown({ time: ReviewTime.ON_RELEASE, withdrawnAt: before })],
  [true, shown({ time: ReviewTime.ON_DATE })],
  [false, shown({ time: ReviewTime.ON_DATE, releasesAt: after })],
  [false, shown({ time: ReviewTime.ON_RELEASE, content: ReviewContent.NOTHING })],
  [false, shown({ time: ReviewTime.ON_RELEASE, releasedAt: before })],
  [false, { ...shown({ time: ReviewTime.ON_RELEASE }), submittedCount: 0 }],
  [false, { ...shown({ time: ReviewTime.ON_RELEASE }), toMarkCount: 1 }],
  [true, { ...shown({ time: ReviewTime.ON_RELEASE }), closesAt: null }],
  [false, { ...shown({ time: ReviewTime.ON_RELEASE }), closesAt: null, runningCount: 1 }],
  [false, { ...shown({ time: ReviewTime.ON_RELEASE }), closesAt: after }],
  [false, { ...shown({ time: ReviewTime.ON_RELEASE }), quiz: WITHDRAWN }],
  [true, { ...shown({ time: ReviewTime.ON_RELEASE }), quiz: INACTIVE, closesAt: after }],
  [false, { ...shown({ time: ReviewTime.ON_RELEASE }), awaitsLearners: true }],
  [true, { ...shown({ time: ReviewTime.ON_RELEASE }), awaitsLearners: true, quiz: INACTIVE }],
  [false, { ...shown({ time: ReviewTime.ON_RELEASE }), closesAt: null, opensAt: after }],
])('%s: waits for a release with %j', (expected, changes) => {
  expect(awaitsRelease({ ...facts, ...changes })).toBe(expected);
});

it('waits for a release once it has closed or nobody works on one that never closes', () => {
  const quizzes = [quiz, INACTIVE, WITHDRAWN];
  const times = [null, before, after];
  for (const of of quizzes)
    for (const closesAt of times)
      for (const pausedAt of [null, before])
        for (const questionCount of [1, 1_001])
          for (const runningCount of [0, 1])
            for (const toMarkCount of [0, 1]) {
              const counts = { runningCount, toMarkCount, submittedCount: 1 };
              const all = { ...facts, ...counts, quiz: of, closesAt, pausedAt };
              const exam = {
                ...all,
                revision: { questionCount },
                review: { ...review, time: ReviewTime.ON_RELEASE },
              };
              const stage = quizStage(exam);
              const isEndless = closesAt === null && runningCount + toMarkCount === 0;
              const isOpen = stage === QuizStage.OPEN || stage === QuizStage.PAUSED;
              expect(awaitsRelease(exam)).toBe(stage === QuizStage.CLOSED || (isEndless && isOpen));
            }
});
