import { examPath } from '../ui/exam-paths';

interface DeskScope {
  /** Only answers to this question. */
  questionId?: string | null;
  /** Only answers of this learner. */
  learnerId?: string | null;
  /** Opened first; otherwise the next one that waits. */
  answerId?: string;
}

/** The path of the desk, where answers are marked one after the other. */
export function deskPath(quizId: string, scope: DeskScope = {}): string {
  const { questionId, learnerId, answerId } = scope;
  const url = new URLSearchParams();
  if (answerId) url.set('answer', answerId);
  if (questionId) url.set('question', questionId);
  if (learnerId) url.set('learner', learnerId);
  const search = url.size > 0 ? `?${url}` : '';
  return examPath(quizId, 'marking/desk') + search;
}

/**
 * The path of a learner's paper that the desk was opened from, and returns to.
 * @param attemptId from the URL, so it may be anything
 */
export function paperPath(attemptId: string | null): string | null {
  return attemptId && /^[\da-f-]{36}$/i.test(attemptId) ? `/navigation/attempt/${attemptId}` : null;
}
