import type { Transaction } from '../core/database/unit-of-work.js';

/** A change of a candidate's accommodations, for the log of their running attempt. */
export interface AccommodationChange {
  actorId: string;
  /** New values by name; times in ISO 8601. */
  details: Record<string, number | string | null>;
}

/**
 * Updates running attempts when something changes that decides their deadline: the closing of the exam, or
 * the accommodations of a candidate. The attempts module implements it, which comes after its callers.
 */
export abstract class RunningAttemptsPort {
  /**
   * Recomputes deadlines from the stored rows, in the transaction that changed them. Reopened attempts keep
   * their deadline.
   * @param candidateId only the attempts of this candidate
   * @param change of their accommodations, to be logged
   */
  abstract updateDeadlines(
    tx: Transaction,
    quizId: string,
    candidateId?: string,
    change?: AccommodationChange,
  ): Promise<void>;
}
