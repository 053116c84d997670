import { QuizStatus, type Quiz } from '../quizzes/quiz.entity.js';

/** Exams of more questions are not given. */
export const MAX_EXAM_QUESTIONS = 1_000;

/** Whether new attempts of an exam can be started. */
export enum ExamState {
  OPEN = 'OPEN',
  NOT_YET = 'NOT_YET',
  CLOSED = 'CLOSED',
  /** Not submitted, put aside, deleted, or too long to be given. */
  UNAVAILABLE = 'UNAVAILABLE',
}

/** What decides whether an exam can be started. */
export interface StartFacts {
  quiz: Pick<Quiz, 'isCompleted' | 'status' | 'deletedAt'>;
  /** The current one; null for a quiz that was never submitted. */
  revision: { questionCount: number } | null;
  /** The exam's window, or a candidate's own. */
  opensAt: Date | null;
  closesAt: Date | null;
  /** By the server's clock. */
  now: Date;
}

/** What is not completed or not active is not given (decision 20). Attempts under way go on. */
export function isGiven({ isCompleted, status, deletedAt }: StartFacts['quiz']): boolean {
  return isCompleted && status === QuizStatus.ACTIVE && deletedAt === null;
}

export function examState({ quiz, revision, opensAt, closesAt, now }: StartFacts): ExamState {
  const isThere = revision !== null && revision.questionCount <= MAX_EXAM_QUESTIONS;
  if (!isGiven(quiz) || !isThere) return ExamState.UNAVAILABLE;
  if (closesAt && closesAt <= now) return ExamState.CLOSED;
  return opensAt && opensAt > now ? ExamState.NOT_YET : ExamState.OPEN;
}
