import type { Transaction } from '../core/database/unit-of-work.js';

/** What staff changed for a candidate while an attempt of theirs runs: it is written down. */
export interface AccommodationChange {
  actorId: string;
  /** New values by name; times in ISO 8601. */
  details: Record<string, number | string | null>;
}

/**
 * What has to be told to attempts under way when something is changed that their deadline is made of: the
 * closing of an exam, what is arranged for a candidate. The attempts room provides it; the rooms that
 * change these things know only that there is one.
 */
export abstract class RunningAttemptsPort {
  /**
   * Makes deadlines anew from what is stored now, in the transaction that changed it. Attempts that were
   * reopened keep the end they were given.
   * @param candidateId only this candidate's
   * @param arranged what was changed for them
   */
  abstract updateDeadlines(
    tx: Transaction,
    quizId: string,
    candidateId?: string,
    arranged?: AccommodationChange,
  ): Promise<void>;
}
