import { allOf, equals, isNull, isTrue, type Condition } from '../../core/database/condition.js';
import { QuizStatus, type Quiz } from '../../quizzes/quiz.entity.js';

/** Exams with more questions cannot be started. */
export const MAX_EXAM_QUESTIONS = 1_000;

/** Whether new attempts of an exam can be started. */
export enum ExamState {
  OPEN = 'OPEN',
  NOT_YET = 'NOT_YET',
  CLOSED = 'CLOSED',
  /** Its quiz is not submitted, inactive or deleted, has too many questions, or it is not ready. */
  UNAVAILABLE = 'UNAVAILABLE',
}

/** The facts that decide whether an exam can be started. */
export interface StartConditions {
  quiz: Pick<Quiz, 'isCompleted' | 'status' | 'deletedAt'>;
  /** The current revision; null for a quiz that was never submitted. */
  revision: { questionCount: number } | null;
  /** Of its rules: false for a new exam in which something must be corrected first (decision 0067). */
  isReady: boolean;
  /** The exam's window, or a candidate's own. */
  opensAt: Date | null;
  closesAt: Date | null;
  /** Since when staff have paused the exam; null while they have not. */
  pausedAt: Date | null;
  /** By the server's clock. */
  now: Date;
}

/** Only a completed and active quiz can be started (decision 0020). Running attempts go on. */
export const available: Condition<StartConditions['quiz']> = allOf(
  isTrue('isCompleted'),
  equals('status', QuizStatus.ACTIVE),
  isNull('deletedAt'),
);

/** What of a quiz and its exam decides whether it can be started at all, whatever its window. */
export interface StartableFacts extends Pick<Quiz, 'isCompleted' | 'status' | 'deletedAt'> {
  isReady: boolean;
  /** Whether there is a current revision, and it has at most `MAX_EXAM_QUESTIONS`. */
  isShortEnough: boolean;
}

/** The exam can be started while its window is open. */
export const startable: Condition<StartableFacts> = allOf<StartableFacts>(
  available,
  isTrue('isReady'),
  isTrue('isShortEnough'),
);

/** Whether a revision can be taken. @param revision null for a quiz that was never submitted */
export function isShortEnough(revision: StartConditions['revision']): boolean {
  return revision !== null && revision.questionCount <= MAX_EXAM_QUESTIONS;
}

/** Whether a submitted exam is kept from opening until something in it was corrected. */
export function awaitsCorrection({
  hasRevision,
  isReady,
}: {
  hasRevision: boolean;
  isReady: boolean;
}): boolean {
  return hasRevision && !isReady;
}

/** While an exam is paused it does not close: its closing moves when it goes on (decision 0064). */
export function examState(conditions: StartConditions): ExamState {
  const { quiz, revision, isReady, opensAt, closesAt, pausedAt, now } = conditions;
  const facts = { ...quiz, isReady, isShortEnough: isShortEnough(revision) };
  if (!startable.isMet(facts)) return ExamState.UNAVAILABLE;
  if (closesAt && closesAt <= (pausedAt ?? now)) return ExamState.CLOSED;
  return opensAt && opensAt > now ? ExamState.NOT_YET : ExamState.OPEN;
}
