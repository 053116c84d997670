import type { Transaction } from '../core/database/unit-of-work.js';
import type { Quiz } from './quiz.entity.js';

/**
 * Publishes a revision of a quiz when it is submitted (decisions 0020 and 0021). Implemented by the exams
 * module; this module depends only on this port.
 */
export abstract class PublicationPort {
  /**
   * Makes a revision of the current questions, unless the latest revision has the same content.
   * @param quiz locked by the transaction, with all changes stored
   * @returns the number of the new revision; null if none was needed
   * @throws PAPER_TOO_LARGE
   */
  abstract publish(tx: Transaction, quiz: Quiz): Promise<number | null>;
}
