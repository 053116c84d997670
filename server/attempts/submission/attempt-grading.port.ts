import type { Transaction } from '../../core/database/unit-of-work.js';
import type { Attempt } from '../attempt.entity.js';

/** What a submission is worth so far, for the attempt's row. */
export interface AttemptScore {
  score: number;
  maxScore: number;
  /** Answers that wait for marking. */
  waitingCount: number;
}

/** What became of a submission. */
export interface SubmissionGraded extends AttemptScore {
  /** Questions that have an answer: what its kind takes for none, a text of blanks say, is none. */
  answeredCount: number;
  /** Until then somebody may go on typing marks of it; null: nobody is. */
  settlesAt: Date | null;
}

/**
 * Marks what can be marked without a person. The grading room provides it; an attempt that is submitted
 * knows only that there is one.
 */
export abstract class AttemptGradingPort {
  /**
   * Stores the grades of an attempt, in the transaction that submits it. Grades of an earlier submission
   * of it (it was reopened) are replaced, but for what a marker gave an answer that is still the same.
   * @param attempt locked by the transaction
   */
  abstract grade(tx: Transaction, attempt: Attempt): Promise<SubmissionGraded>;

  /**
   * Keeps what was made of attempts, and of which answers, before those can become others: before they are
   * reopened, and before a late answer takes the place of one.
   * @param attemptIds locked by the transaction
   */
  abstract keep(tx: Transaction, attemptIds: readonly string[]): Promise<void>;
}
