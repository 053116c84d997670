import { examPath } from '../ui/exam-paths';

/** The path of the desk, where answers are marked one after the other. */
export function deskPath(quizId: string, questionId?: string): string {
  const scope = questionId === undefined ? '' : `?question=${questionId}`;
  return `${examPath(quizId, 'marking/desk')}${scope}`;
}

/**
 * The path of a learner's paper that the desk was opened from, and returns to.
 * @param attemptId from the URL, so it may be anything
 */
export function paperPath(attemptId: string | null): string | null {
  return attemptId && /^[\da-f-]{36}$/i.test(attemptId) ? `/navigation/attempt/${attemptId}` : null;
}
