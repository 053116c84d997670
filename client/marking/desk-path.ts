import { examPath } from '../ui/exam-paths';

/**
 * The path of the desk, where answers are marked one after the other.
 * @param scope those to a question, or of a learner; otherwise all
 */
export function deskPath(
  quizId: string,
  { questionId, learnerId }: { questionId?: string; learnerId?: string } = {},
): string {
  const desk = examPath(quizId, 'marking/desk');
  if (questionId !== undefined) return `${desk}?question=${questionId}`;
  return learnerId === undefined ? desk : `${desk}?learner=${learnerId}`;
}

/**
 * The path of a learner's paper that the desk was opened from, and returns to.
 * @param attemptId from the URL, so it may be anything
 */
export function paperPath(attemptId: string | null): string | null {
  return attemptId && /^[\da-f-]{36}$/i.test(attemptId) ? `/navigation/attempt/${attemptId}` : null;
}
