import type { Transaction } from '../core/database/unit-of-work.js';

/**
 * Finds deleted quizzes and placements of questions that are never removed, because candidates have taken them (decision
 * 0019). Implemented by the attempts module; this module depends only on this port.
 */
export abstract class RetentionPort {
  /** @returns those of these quizzes that candidates have taken */
  abstract findRetainedQuizzes(ids: string[]): Promise<ReadonlySet<string>>;
  /** @returns those of these placements that a submitted paper has */
  abstract findRetainedPlacements(ids: string[]): Promise<ReadonlySet<string>>;
  /** Removes what staff did in previews of a quiz, which keep nothing. */
  abstract removePreviews(tx: Transaction, quizId: string): Promise<void>;
}
