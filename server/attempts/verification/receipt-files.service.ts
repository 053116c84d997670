import { Injectable } from '@nestjs/common';
import type { AuthenticatedCandidate } from '../../core/access/authenticated-candidate.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { attemptErrors } from '../attempt.errors.js';
import { AttemptCache } from '../attempt-cache.js';
import { RevisionCache } from '../revision-cache.js';
import { SubmissionService } from '../submission/submission.service.js';
import { findReceiptWithAnswers, type ReceiptWithAnswers } from '../receipts/receipt.queries.js';
import { receiptAnswers } from '../receipts/receipt-answers.js';
import type { ReceiptFile } from './receipt-file.schema.js';
import { readStatement } from '../receipts/receipt-statement.js';

/** Makes the receipt file of an attempt, with its answers, for the candidate. */
@Injectable()
export class ReceiptFilesService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly attemptCache: AttemptCache,
    private readonly revisions: RevisionCache,
    private readonly submissions: SubmissionService,
  ) {}

  /**
   * Returns the file. Submits the attempt first if its time is over.
   * @throws ATTEMPT_NOT_FOUND, ATTEMPT_UNDER_WAY, RECEIPT_NOT_SIGNED
   */
  async get(candidate: AuthenticatedCandidate, attemptId: string): Promise<ReceiptFile> {
    const { id, revisionId } = await this.attemptCache.get(candidate, attemptId);
    let row = await this.readRow(id);
    if (row.isOver && !row.receipt) {
      await this.submissions.expire(id);
      row = await this.readRow(id);
    }
    if (!row.receipt) throw attemptErrors.ATTEMPT_UNDER_WAY();
    const { signature } = row.receipt;
    const receipt = signature === undefined ? null : readStatement(signature);
    if (!receipt || signature === undefined) throw attemptErrors.RECEIPT_NOT_SIGNED();
    const paper = await this.revisions.get(revisionId);
    const answers = receiptAnswers(paper, row.arrangement, row.responses);
    return { receipt, signature, answers: answers.map(toFileAnswer) };
  }

  private async readRow(attemptId: string): Promise<ReceiptWithAnswers> {
    const [row] = await findReceiptWithAnswers(this.work.manager, { attemptId });
    if (!row) throw attemptErrors.ATTEMPT_NOT_FOUND();
    return row;
  }
}

function toFileAnswer({
  number,
  questionId,
  response,
  choice,
}: ReturnType<typeof receiptAnswers>[number]): ReceiptFile['answers'][number] {
  return { number, questionId, response: { ...response }, choice };
}
