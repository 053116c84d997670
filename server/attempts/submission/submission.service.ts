import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { AuthenticatedCandidate } from '../../core/access/candidate-authenticator.port.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { validate } from '../../core/errors/validation.js';
import { AttemptGradingPort } from './attempt-grading.port.js';
import { Attempt, type Receipt, type SubmittedBy } from '../attempt.entity.js';
import { attemptErrors } from '../attempt.errors.js';
import { submitRules, type SubmittedAnswer } from '../attempt.schema.js';
import { AttemptCache, type CachedAttempt } from '../attempt-cache.js';
import { checkedEntries } from '../responses/entries.js';
import { ExamEventKind } from '../events/exam-event.entity.js';
import { ExamChanges } from '../events/exam-changes.js';
import { logEvent, type StaffAction } from '../events/exam-events.js';
import { RevisionCache } from '../revision-cache.js';
import { lockAttempt, type LockedAttempt } from '../locked-attempts.js';
import { storeRefused } from '../responses/late-store.js';
import { Receipts } from '../receipts/receipts.js';
import { storeResponses, type Entry } from '../responses/response-store.js';
import { outcomeOf } from '../responses/save-outcome.js';

/** The end of an attempt: by its learner, by the clock, by staff. */
@Injectable()
export class SubmissionService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly statics: AttemptCache,
    private readonly papers: RevisionCache,
    private readonly receipts: Receipts,
    private readonly grading: AttemptGradingPort,
    private readonly changes: ExamChanges,
  ) {}

  /**
   * Stores what comes along and submits, in one transaction. What is submitted already answers the
   * receipt it was given, whoever asks a second time; what comes after the time, or from a page that has
   * lost the attempt, is kept aside, and the clock submits what was saved before. Whatever came along and
   * is not stored is named, each time it is asked.
   * @throws VALIDATION, ATTEMPT_NOT_FOUND, LEASE_LOST
   */
  async submit(
    candidate: AuthenticatedCandidate,
    attemptId: string,
    input: z.input<typeof submitRules>,
  ): Promise<SubmittedAnswer> {
    const statics = await this.statics.get(candidate, attemptId);
    const { epoch, entries } = validate(submitRules, input);
    const checked = checkedEntries(await this.papers.get(statics.revisionId), entries);
    const submitted = await this.work.run(async (tx) => {
      const attempt = await this.hold(tx, statics.id);
      await storeRefused(tx.manager, attempt, epoch, checked);
      if (attempt.receipt || attempt.isOver) {
        const receipt = attempt.receipt ?? (await this.end(tx, attempt, 'TIME'));
        const { refused } = await outcomeOf(tx.manager, statics.id, epoch, checked, []);
        return { receipt, refused };
      }
      // What was kept aside must stay, so nothing may be thrown here.
      if (attempt.leaseEpoch !== epoch) return null;
      const refused = await this.store(tx, statics, epoch, checked);
      return { receipt: await this.end(tx, attempt, 'LEARNER'), refused };
    });
    if (!submitted) throw attemptErrors.LEASE_LOST();
    return submitted;
  }

  /** @returns what is not stored, and why; under the lock the attempt takes all the rest */
  private async store(
    { manager }: Transaction,
    statics: CachedAttempt,
    epoch: number,
    entries: readonly Entry[],
  ): Promise<SubmittedAnswer['refused']> {
    if (entries.length === 0) return [];
    const saved = await storeResponses(manager, statics, epoch, 0, entries);
    if (!saved) throw attemptErrors.LEASE_LOST();
    return (await outcomeOf(manager, statics.id, epoch, entries, saved.receipts)).refused;
  }

  /**
   * Submits what is saved of an attempt whose time is over; one that runs on, or has ended, stays as it
   * is.
   * @returns its receipt, if it has one
   */
  async expire(attemptId: string): Promise<Receipt | null> {
    return this.work.run(async (tx) => {
      const attempt = await lockAttempt(tx.manager, 'a.id = $1', [attemptId]);
      if (!attempt?.isOver || attempt.receipt) return attempt?.receipt ?? null;
      return this.end(tx, attempt, 'TIME');
    });
  }

  /**
   * Submits a running attempt as it is saved.
   * @param attempt held by the transaction
   * @param act of staff who hand it in
   */
  async end(
    tx: Transaction,
    attempt: LockedAttempt,
    by: SubmittedBy,
    act?: StaffAction,
  ): Promise<Receipt> {
    // Marked first: an answer that its kind no longer takes keeps nobody from handing in.
    const { answeredCount: answered, ...score } = await this.grading.grade(tx, attempt);
    const receipt = await this.receipts.issue(tx, attempt, answered, by);
    const submittedAt = new Date(receipt.submittedAt);
    // Which network and browser it came from is told of no more: one that is reopened begins anew.
    const forgotten = { networkMark: null, leaseBrowser: null };
    const ended = { receipt, submittedAt, submittedBy: by, ...forgotten, ...score };
    await tx.manager.update(Attempt, attempt.id, ended);
    const kind = act ? ExamEventKind.HANDED_IN : ExamEventKind.SUBMITTED;
    await logEvent(tx.manager, kind, attempt, { by }, act);
    this.changes.announce(attempt.quizId, tx);
    return receipt;
  }

  /** @throws ATTEMPT_NOT_FOUND for one that was swept away meanwhile */
  private async hold({ manager }: Transaction, id: string): Promise<LockedAttempt> {
    const attempt = await lockAttempt(manager, 'a.id = $1', [id]);
    if (!attempt) throw attemptErrors.ATTEMPT_NOT_FOUND();
    return attempt;
  }
}
