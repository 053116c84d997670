import type { Transaction } from '../core/database/unit-of-work.js';

/**
 * A copy of a quiz is given as the original is. The papers room provides it; the rooms that copy know
 * only that there is such a thing.
 */
export abstract class ExamRulesCopyPort {
  /**
   * Nothing, where the original has no rules of its own.
   * @param toQuizId a quiz that was made by the transaction
   */
  abstract copy(tx: Transaction, fromQuizId: string, toQuizId: string): Promise<void>;
}
