import type { Transaction } from '../../core/database/unit-of-work.js';
import type { Marks } from '../../marks/fraction.js';
import type { Attempt } from '../attempt.entity.js';
import type { GradedAnswers } from '../receipts/receipts.js';

/** The score of a submission so far, and what it is made of, for the attempt's row. */
export interface AttemptScore {
  /** Rounded to two decimals. */
  score: number;
  maxScore: number;
  /** Not rounded. */
  exactScore: Marks;
  exactMaxScore: Marks;
  /** Answers that wait for marking. */
  waitingCount: number;
  /** The marked answers as one text (server/grading/marked-answers.ts). */
  markedAnswers: string;
}

/** What the adjustments in force make of an attempt (server/grading/adjustments). */
export type AdjustedFields = Pick<
  Attempt,
  'rules' | 'baseRules' | 'adjustmentMarks' | 'adjustedVersion'
>;

/** The result of grading a submission. */
export interface GradedSubmission extends AttemptScore, AdjustedFields, GradedAnswers {
  /** Until then a marker may still be typing its marks; null: none is. */
  settlesAt: Date | null;
}

/**
 * Grades submissions automatically. The grading module implements it, which comes after this one.
 */
export abstract class AttemptGradingPort {
  /**
   * Grades an attempt, in the transaction that submits it. Replaces the grades of an earlier submission of a
   * reopened attempt, except marks that a marker gave to an answer that is unchanged.
   * @param attempt locked by the transaction
   */
  abstract grade(tx: Transaction, attempt: Attempt): Promise<GradedSubmission>;

  /**
   * Stores the current grades with their answers in the grade history. To be called before answers can change:
   * before a reopening, and before a late answer is accepted.
   * @param attemptIds locked by the transaction
   */
  abstract archiveGrades(tx: Transaction, attemptIds: readonly string[]): Promise<void>;
}
