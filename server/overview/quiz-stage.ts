import {
  available,
  ExamState,
  examState,
  isHeld,
  MAX_EXAM_QUESTIONS,
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
    const hasRevision = revision.questionCount <= MAX_EXAM_QUESTIONS;
    const isWaiting =
      available.isMet(facts.quiz) && isHeld({ hasRevision, isReady: facts.isReady });
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

/** Whether the exam has ended, and no learner sees the results before staff release them: as `UNRELEASED` in what waits. */
export function awaitsRelease(facts: StageFacts): boolean {
  const { review, submittedCount } = facts;
  return (
    quizStage(facts) === QuizStage.CLOSED &&
    submittedCount > 0 &&
    review.content !== ReviewContent.NOTHING &&
    awaitsStaff.isMet(review)
  );
}
