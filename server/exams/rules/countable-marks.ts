import type { EntityManager } from 'typeorm';
import type { MarkingPattern } from '../../marks/marking-pattern.js';
import type { Quiz } from '../../quizzes/quiz.entity.js';
import { listPublishedMarks, listQuestionMarks } from './exam-rules.queries.js';
import { MAX_EXAM_QUESTIONS } from './exam-state.js';
import { marksErrors } from './marks.errors.js';
import { isTooFine } from './question-marks.js';

/**
 * Refuses to publish questions whose marks cannot be counted together. A quiz that is too long for an
 * exam is not checked: nobody takes it.
 * @throws MARKS_TOO_FINE
 */
export async function assertCountable(
  manager: EntityManager,
  { id, questionCount }: Pick<Quiz, 'id' | 'questionCount'>,
  pattern: MarkingPattern,
): Promise<void> {
  if (questionCount > MAX_EXAM_QUESTIONS) return;
  const questions = await listQuestionMarks(manager, { quizId: id });
  if (isTooFine(questions, pattern)) throw marksErrors.MARKS_TOO_FINE();
}

/**
 * Refuses rules with which the marks of the paper that learners take now cannot be counted.
 * @throws MARKS_TOO_FINE
 */
export async function assertCountableByLearners(
  manager: EntityManager,
  quizId: string,
  pattern: MarkingPattern,
): Promise<void> {
  const questions = await listPublishedMarks(manager, { quizId, maxQuestions: MAX_EXAM_QUESTIONS });
  if (isTooFine(questions, pattern)) throw marksErrors.MARKS_TOO_FINE();
}
