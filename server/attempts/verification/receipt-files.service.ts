import { Injectable } from '@nestjs/common';
import type { AuthenticatedCandidate } from '../../core/access/authenticated-candidate.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import type { OrderedQuestion, Receipt } from '../attempt.entity.js';
import { attemptErrors } from '../attempt.errors.js';
import { AttemptCache } from '../attempt-cache.js';
import { RevisionCache } from '../revision-cache.js';
import { IS_OVER } from '../locked-attempts.js';
import { SubmissionService } from '../submission/submission.service.js';
import { receiptAnswers } from '../receipts/receipt-answers.js';
import type { ReceiptFile } from './receipt-file.schema.js';
import { readStatement } from '../receipts/receipt-statement.js';

interface Row {
  receipt: Receipt | null;
  arrangement: OrderedQuestion[];
  isOver: boolean;
  responses: { questionId: string; response: object }[];
}

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

  /** Reads receipt and answers with one statement, because accepting a late answer changes both. */
  private async readRow(id: string): Promise<Row> {
    const [row] = await this.work.manager.query<Row[]>(
      `SELECT a.receipt, a.arrangement, ${IS_OVER} AS "isOver",
         (SELECT coalesce(jsonb_agg(jsonb_build_object(
            'questionId', r.question_id, 'response', r.response)), '[]')
          FROM responses r WHERE r.attempt_id = a.id AND r.response IS NOT NULL) AS responses
       FROM attempts a WHERE a.id = $1`,
      [id],
    );
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
