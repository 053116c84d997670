import {
  allOf,
  anyOf,
  equals,
  isNull,
  isPast,
  isTrue,
  isZero,
  not,
  type Condition,
} from '../core/database/condition.js';
import {
  available,
  ExamState,
  examState,
  awaitsCorrection,
  isShortEnough,
  startable,
  type StartableFacts,
  type StartConditions,
} from '../exams/rules/exam-state.js';
import { ReviewContent } from '../exams/rules/exam-rules.entity.js';
import { awaitsStaff, scoreShown, type ScoreConditions } from '../exams/rules/review-rule.js';

/** Where a quiz is on its way from a draft to released results. */
export enum QuizStage {
  DRAFT = 'DRAFT',
  NOT_READY = 'NOT_READY',
  OFF = 'OFF',
  SCHEDULED = 'SCHEDULED',
  OPEN = 'OPEN',
  PAUSED = 'PAUSED',
  CLOSED = 'CLOSED',
  MARKING = 'MARKING',
  RELEASED = 'RELEASED',
}

/** The part of an exam's rules that decides when learners see their results. */
type ReviewFacts = Pick<
  ScoreConditions,
  'content' | 'time' | 'releasesAt' | 'releasedAt' | 'withdrawnAt'
>;

/** The facts that decide about the stage. Counts are without previews. */
export interface StageFacts extends StartConditions {
  /** Attempts under way. */
  runningCount: number;
  /** Submitted attempts. */
  submittedCount: number;
  /** Answers that wait for marks. */
  toMarkCount: number;
  /** Whether somebody has still to come in a window of their own. */
  awaitsLearners: boolean;
  review: ReviewFacts;
}

/**
 * The stage of a quiz, from the state of its exam. While somebody works on it, it counts as open, also after its closing
 * and after staff made it inactive. An inactive exam that was taken has ended as one that has closed: what is left to do is
 * marking and releasing. One that nobody has taken is off.
 */
export function quizStage(facts: StageFacts): QuizStage {
  const { quiz, revision, runningCount, submittedCount, pausedAt } = facts;
  const open = pausedAt === null ? QuizStage.OPEN : QuizStage.PAUSED;
  if (runningCount > 0) return open;
  if (revision === null || !quiz.isCompleted) return QuizStage.DRAFT;
  const state = examState(facts);
  if (state === ExamState.OPEN) return open;
  if (state === ExamState.NOT_YET) return QuizStage.SCHEDULED;
  if (state === ExamState.UNAVAILABLE && submittedCount === 0) {
    const isWaiting =
      available.isMet(quiz) && awaitsCorrection({ hasRevision: true, isReady: facts.isReady });
    return isWaiting ? QuizStage.NOT_READY : QuizStage.OFF;
  }
  return stageAfterEnd(facts);
}

/** The stage of an exam that nobody can start any more, and nobody works on. */
function stageAfterEnd(facts: StageFacts): QuizStage {
  const { quiz, closesAt, pausedAt, now, submittedCount, toMarkCount, review } = facts;
  if (toMarkCount > 0) return QuizStage.MARKING;
  const isShown = scoreShown.isMet({
    ...review,
    isMarked: true,
    closesAt,
    isAvailable: available.isMet(quiz),
    hasRunningAttempts: false,
    now: pausedAt ?? now,
  });
  return isShown && submittedCount > 0 ? QuizStage.RELEASED : QuizStage.CLOSED;
}

/** What decides whether an exam that was taken waits for a release. */
interface ReleaseFacts extends StartableFacts, Omit<ScoreConditions, 'isMarked' | 'isAvailable'> {
  opensAt: Date | null;
  /** Whether somebody has still to come in a window of their own. */
  awaitsLearners: boolean;
  submittedCount: number;
  toMarkCount: number;
}

/** Nobody is to come any more: it has closed, or never closes and has opened; no one has a later window of their own. */
const isOver: Condition<ReleaseFacts> = anyOf<ReleaseFacts>(
  not(startable),
  allOf<ReleaseFacts>(
    anyOf<ReleaseFacts>(
      isPast('closesAt'),
      allOf<ReleaseFacts>(
        isNull('closesAt'),
        anyOf<ReleaseFacts>(isNull('opensAt'), isPast('opensAt')),
      ),
    ),
    not(isTrue('awaitsLearners')),
  ),
);

/**
 * The exam was taken, has closed or never closes, and no learner sees the results before staff release them. What waits
 * asks for the same by its SQL (waiting.queries.ts). The clock `now` stands still while the exam is paused.
 */
export const waitsForStaff: Condition<ReleaseFacts> = allOf<ReleaseFacts>(
  isTrue('isCompleted'),
  not(isTrue('hasRunningAttempts')),
  isOver,
  not(equals('content', ReviewContent.NOTHING)),
  awaitsStaff,
  not(isZero('submittedCount')),
  isZero('toMarkCount'),
);

/** Whether the results of an exam wait for their release. */
export function awaitsRelease(facts: StageFacts): boolean {
  const { quiz, review, revision, pausedAt, runningCount } = facts;
  return waitsForStaff.isMet({
    ...facts,
    ...quiz,
    ...review,
    isShortEnough: isShortEnough(revision),
    hasRunningAttempts: runningCount > 0,
    now: pausedAt ?? facts.now,
  });
}
