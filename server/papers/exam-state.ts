import { QuizStatus, type Quiz } from '../quizzes/quiz.entity.js';

/** Whether new attempts of an exam can be started. */
export enum ExamState {
  OPEN = 'OPEN',
  NOT_YET = 'NOT_YET',
  CLOSED = 'CLOSED',
  /** It was not submitted, or is put aside, or deleted. */
  UNAVAILABLE = 'UNAVAILABLE',
}

/** When an exam may be started: its own window, or that of a candidate. */
export interface ExamWindow {
  opensAt: Date | null;
  closesAt: Date | null;
}

/** What is not completed or not active is not given (decision 20). Attempts under way go on. */
export function isGiven(quiz: Pick<Quiz, 'isCompleted' | 'status' | 'deletedAt'>): boolean {
  return quiz.isCompleted && quiz.status === QuizStatus.ACTIVE && quiz.deletedAt === null;
}

/** @param now by the server's clock */
export function examState(
  quiz: Pick<Quiz, 'isCompleted' | 'status' | 'deletedAt'>,
  { opensAt, closesAt }: ExamWindow,
  now: Date,
): ExamState {
  if (!isGiven(quiz)) return ExamState.UNAVAILABLE;
  if (closesAt && closesAt <= now) return ExamState.CLOSED;
  return opensAt && opensAt > now ? ExamState.NOT_YET : ExamState.OPEN;
}
