import type { Transaction } from '../core/database/unit-of-work.js';

/** A question, and what was made of it. */
export interface CopiedQuestion {
  source: string;
  copy: string;
}

/**
 * A copy of a quiz is marked as the original is. The grading room provides it; the rooms that copy know
 * only that there is such a thing.
 */
export abstract class MarkingCopyPort {
  /**
   * Settings, remarks, and the rubrics of questions that were copied.
   * @param toQuizId a quiz that was made by the transaction
   */
  abstract copy(
    tx: Transaction,
    fromQuizId: string,
    toQuizId: string,
    questions: readonly CopiedQuestion[],
  ): Promise<void>;
}
