import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../core/database/unit-of-work.js';
import type { Receipt, SubmittedBy } from '../attempt.entity.js';
import { RevisionCache } from '../revision-cache.js';
import type { LockedAttempt } from '../locked-attempts.js';
import { savedResponses } from '../responses/saved-responses.js';
import { givenAnswers, hashOfAnswers, hashOfPlaces } from './given-answers.js';
import { ReceiptKeys } from './receipt-keys.js';
import type { Statement } from './statement.js';

/** What stands beside the attempt's own row. */
interface Facts {
  now: Date;
  revisionNumber: number | null;
  revisionHash: string;
  institute: string;
  learner: string | null;
}

/** How an attempt ended. */
interface Ending {
  submittedAt: string;
  submittedBy: SubmittedBy;
  amendedAt?: string;
}

/** Makes the receipt of an attempt as it is stored, signed. Whoever asks for it stores it. */
@Injectable()
export class Receipts {
  constructor(
    private readonly papers: RevisionCache,
    private readonly keys: ReceiptKeys,
  ) {}

  /**
   * Of an attempt that is submitted now.
   * @param attempt held by the transaction
   * @param answered see AttemptGrading
   */
  async issue(
    tx: Transaction,
    attempt: LockedAttempt,
    answered: number,
    submittedBy: SubmittedBy,
  ): Promise<Receipt> {
    const facts = await factsOf(tx, attempt);
    const submittedAt = facts.now.toISOString();
    return this.signed(tx, attempt, answered, facts, { submittedAt, submittedBy });
  }

  /**
   * Of a submitted attempt whose answers have changed since: another receipt takes the place of the one it
   * has, with its time and with that of the change.
   * @param attempt held by the transaction; with the receipt it had
   * @param answered see AttemptGrading
   */
  async amend(tx: Transaction, attempt: LockedAttempt, answered: number): Promise<Receipt> {
    if (!attempt.receipt) throw new Error(`The attempt ${attempt.id} has no receipt to amend`);
    const { submittedAt, submittedBy } = attempt.receipt;
    const facts = await factsOf(tx, attempt);
    const amendedAt = facts.now.toISOString();
    return this.signed(tx, attempt, answered, facts, { submittedAt, submittedBy, amendedAt });
  }

  private async signed(
    tx: Transaction,
    attempt: LockedAttempt,
    answered: number,
    { revisionNumber, revisionHash, institute, learner }: Facts,
    ending: Ending,
  ): Promise<Receipt> {
    const { id: attemptId, revisionId, arrangement, isPreview, startedAt } = attempt;
    const paper = await this.papers.get(revisionId, tx);
    const answers = givenAnswers(paper, arrangement, await savedResponses(tx.manager, attemptId));
    const hash = hashOfAnswers(attemptId, revisionHash, answers);
    const shown = { attemptId, ...ending, questions: paper.questions.length, answered, hash };
    const statement: Statement = {
      version: 2,
      exam: paper.title,
      institute,
      learner,
      isPreview,
      revision: { number: revisionNumber, hash: revisionHash },
      startedAt: startedAt.toISOString(),
      ...shown,
      placesHash: hashOfPlaces(answers),
    };
    return { ...shown, signature: await this.keys.sign(tx, JSON.stringify(statement)) };
  }
}

async function factsOf({ manager }: Transaction, attempt: LockedAttempt): Promise<Facts> {
  const [facts] = await manager.query<Facts[]>(
    `SELECT clock_timestamp() AS now, p.number AS "revisionNumber",
       p.commitment AS "revisionHash", i.name AS institute, l.name AS learner
     FROM paper_revisions p, institutes i, candidates c LEFT JOIN learners l ON l.id = c.learner_id
     WHERE p.id = $1 AND i.id = $2 AND c.id = $3`,
    [attempt.revisionId, attempt.instituteId, attempt.candidateId],
  );
  if (!facts) throw new Error(`The attempt ${attempt.id} has lost what it belongs to`);
  return facts;
}
