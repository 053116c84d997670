import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../core/database/unit-of-work.js';
import type { Receipt, SubmittedBy } from '../attempt.entity.js';
import { RevisionCache } from '../revision-cache.js';
import type { LockedAttempt } from '../attempt.queries.js';
import { findReceiptContext, type ReceiptContext } from './receipt.queries.js';
import { receiptAnswers, hashAnswers, hashPlaces } from './receipt-answers.js';
import { ReceiptKeys } from './receipt-keys.js';
import type { ReceiptStatement } from './receipt-statement.js';

/** The answers of an attempt, as they were read when they were graded. */
export interface GradedAnswers {
  /** Questions with an answer. The kind decides what counts as one: a text of blanks does not. */
  answeredCount: number;
  responses: readonly { questionId: string; response: object | null }[];
}

/** When and by whom an attempt was submitted, and when it was amended. */
interface Ending {
  submittedAt: string;
  submittedBy: SubmittedBy;
  amendedAt?: string;
}

/** Creates the signed receipt of an attempt as it is stored. The caller stores the receipt. */
@Injectable()
export class Receipts {
  constructor(
    private readonly revisions: RevisionCache,
    private readonly keys: ReceiptKeys,
  ) {}

  /**
   * Issues the receipt of an attempt that is being submitted.
   * @param attempt locked by the transaction
   */
  async issue(
    tx: Transaction,
    attempt: LockedAttempt,
    graded: GradedAnswers,
    submittedBy: SubmittedBy,
  ): Promise<Receipt> {
    const context = await readContext(tx, attempt);
    const submittedAt = context.now.toISOString();
    return this.create(tx, attempt, graded, context, { submittedAt, submittedBy });
  }

  /**
   * Issues an amended receipt of a submitted attempt whose answers have changed. It keeps the time of the
   * submission and adds the time of the change.
   * @param attempt locked by the transaction; with its previous receipt
   */
  async amend(tx: Transaction, attempt: LockedAttempt, graded: GradedAnswers): Promise<Receipt> {
    if (!attempt.receipt) throw new Error(`The attempt ${attempt.id} has no receipt to amend`);
    const { submittedAt, submittedBy } = attempt.receipt;
    const context = await readContext(tx, attempt);
    const amendedAt = context.now.toISOString();
    return this.create(tx, attempt, graded, context, { submittedAt, submittedBy, amendedAt });
  }

  private async create(
    tx: Transaction,
    attempt: LockedAttempt,
    { answeredCount: answered, responses }: GradedAnswers,
    { revisionNumber, revisionHash, institute, learner }: ReceiptContext,
    ending: Ending,
  ): Promise<Receipt> {
    const { id: attemptId, revisionId, arrangement, isPreview, startedAt } = attempt;
    const paper = await this.revisions.get(revisionId, tx);
    const answers = receiptAnswers(paper, arrangement, responses);
    const hash = hashAnswers(attemptId, revisionHash, answers);
    const shown = { attemptId, ...ending, questions: paper.questions.length, answered, hash };
    const statement: ReceiptStatement = {
      version: 2,
      exam: paper.title,
      institute,
      learner,
      isPreview,
      revision: { number: revisionNumber, hash: revisionHash },
      startedAt: startedAt.toISOString(),
      ...shown,
      placesHash: hashPlaces(answers),
    };
    return { ...shown, signature: await this.keys.sign(tx, JSON.stringify(statement)) };
  }
}

async function readContext(
  { manager }: Transaction,
  attempt: LockedAttempt,
): Promise<ReceiptContext> {
  const [context] = await findReceiptContext(manager, attempt);
  if (!context)
    throw new Error(`The attempt ${attempt.id} has no revision, institute or candidate`);
  return context;
}
