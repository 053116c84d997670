import type { Transaction } from '../core/database/unit-of-work.js';

/**
 * What has to be told to attempts under way when something is changed that their deadline is made of: the
 * closing of an exam, what is arranged for a candidate. The attempts room provides it; the rooms that
 * change these things know only that there is one.
 */
export abstract class RunningAttempts {
  /**
   * Makes deadlines anew from what is stored now, in the transaction that changed it.
   * @param candidateId only this candidate's
   */
  abstract follow(tx: Transaction, quizId: string, candidateId?: string): Promise<void>;
}
