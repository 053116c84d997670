import type { Transaction } from '../../core/database/unit-of-work.js';
import type { MarkingPattern } from '../../marks/marking-pattern.js';
import type { Quiz } from '../../quizzes/quiz.entity.js';
import { listQuestionMarks } from './exam-rules.queries.js';
import { MAX_EXAM_QUESTIONS } from './exam-state.js';
import { marksErrors } from './marks.errors.js';
import { isTooFine } from './question-marks.js';

/**
 * Refuses marks that cannot be counted together. A quiz that is too long for an exam is not checked:
 * nobody takes it.
 * @throws MARKS_TOO_FINE
 */
export async function assertCountable(
  { manager }: Transaction,
  { id, questionCount }: Pick<Quiz, 'id' | 'questionCount'>,
  pattern: MarkingPattern,
): Promise<void> {
  if (questionCount > MAX_EXAM_QUESTIONS) return;
  const questions = await listQuestionMarks(manager, { quizId: id });
  if (isTooFine(questions, pattern)) throw marksErrors.MARKS_TOO_FINE();
}
