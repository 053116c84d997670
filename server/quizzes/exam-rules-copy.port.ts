import type { Transaction } from '../core/database/unit-of-work.js';

/**
 * Copies the exam rules with a quiz. Implemented by the exams module; modules that copy quizzes depend
 * only on this port.
 */
export abstract class ExamRulesCopyPort {
  /**
   * Does nothing if the original has no rules of its own.
   * @param toQuizId a quiz that the transaction has created
   */
  abstract copy(tx: Transaction, fromQuizId: string, toQuizId: string): Promise<void>;
}
