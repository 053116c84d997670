/** Parts with the parameter `$1`, for raw statements that no queries file declares yet. */
import type { EntityManager } from 'typeorm';
import {
  LATE_ATTEMPTS_OF_QUIZ as OF_QUIZ,
  listLateAnswers as list,
  type ListedLateAnswer,
} from './late-list.queries.js';

export { LATE_COUNT, type ListedLateAnswer } from './late-list.queries.js';

/** The attempts at the quiz `$1` with late answers that wait for a decision. */
export const LATE_ATTEMPTS_OF_QUIZ = OF_QUIZ.replace('$quizId', '$1');

/** Lists all late answers of an attempt, the earliest lease first. */
export async function listLateAnswers(
  manager: EntityManager,
  attemptId: string,
): Promise<ListedLateAnswer[]> {
  return list(manager, { attemptId });
}
