import type { Transaction } from '../core/database/unit-of-work.js';

/** The ids of the placements of a question and of its copy. */
export interface CopiedQuestion {
  source: string;
  copy: string;
}

/**
 * Copies the marking settings with a quiz. Implemented by the grading module; modules that copy quizzes
 * depend only on this port.
 */
export abstract class MarkingCopyPort {
  /**
   * Copies settings, remarks, and the rubrics of copied questions.
   * @param toQuizId a quiz that the transaction has created
   */
  abstract copy(
    tx: Transaction,
    fromQuizId: string,
    toQuizId: string,
    questions: readonly CopiedQuestion[],
  ): Promise<void>;
}
