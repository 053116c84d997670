import type { Transaction } from '../core/database/unit-of-work.js';
import type { Quiz } from './quiz.entity.js';

/**
 * What a submission starts: the quiz is frozen for those who take it (decision 20). The papers room
 * provides it; this room knows only that there is one.
 */
export abstract class PublicationPort {
  /**
   * Makes what the quiz says now its current revision; nothing, where that one says the same.
   * @param quiz locked by the transaction, and stored as it is
   * @returns the number of a revision that is new; null where none was needed
   * @throws PAPER_TOO_LARGE
   */
  abstract publish(tx: Transaction, quiz: Quiz): Promise<number | null>;
}
