import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { AuthenticatedCandidate } from '../../core/access/authenticated-candidate.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { AttemptGradingPort } from './attempt-grading.port.js';
import { Attempt, type Receipt, type SubmittedBy } from '../attempt.entity.js';
import { attemptErrors, leaseLost } from '../attempt.errors.js';
import type { SubmittedAnswer, submitRules } from '../attempt.schema.js';
import { AttemptCache, type CachedAttempt } from '../attempt-cache.js';
import { checkEntries } from '../responses/check-entries.js';
import { ExamEventKind } from '../events/exam-event.entity.js';
import { ExamChanges } from '../events/exam-changes.js';
import { logEvent, type StaffAction } from '../events/exam-events.js';
import { RevisionCache } from '../revision-cache.js';
import { lockAttempt, type LockedAttempt } from '../attempt.queries.js';
import { storeRefused } from '../responses/late-store.js';
import { Receipts } from '../receipts/receipts.js';
import { storeResponses, type Entry } from '../responses/response-store.js';
import { readSaveOutcome } from '../responses/save-outcome.js';

/** Submits attempts: for the candidate, at the deadline, and for staff. */
@Injectable()
export class SubmissionService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly attemptCache: AttemptCache,
    private readonly revisions: RevisionCache,
    private readonly receipts: Receipts,
    private readonly grading: AttemptGradingPort,
    private readonly changes: ExamChanges,
  ) {}

  /**
   * Stores the entries and submits, in one transaction. Idempotent: a submitted attempt returns its receipt
   * again. Entries that arrive after the deadline, or from a page that has lost the lease, are stored as late;
   * after the deadline the attempt is submitted as it was saved before. Each call returns the entries that are
   * not stored.
   * @throws VALIDATION, ATTEMPT_NOT_FOUND, LEASE_LOST
   */
  async submit(
    candidate: AuthenticatedCandidate,
    attemptId: string,
    { epoch, entries }: z.output<typeof submitRules>,
  ): Promise<SubmittedAnswer> {
    const cached = await this.attemptCache.get(candidate, attemptId);
    const checked = checkEntries(await this.revisions.get(cached.revisionId), entries);
    const submitted = await this.work.run(async (tx) => {
      const attempt = await this.lock(tx, cached.id);
      await storeRefused(tx.manager, attempt, epoch, checked);
      if (attempt.receipt || attempt.isOver) {
        const receipt = attempt.receipt ?? (await this.end(tx, attempt, 'TIME'));
        const { refused } = await readSaveOutcome(tx.manager, cached.id, epoch, checked, []);
        return { receipt, refused };
      }
      // The late answers must be committed, so nothing may be thrown here.
      if (attempt.leaseEpoch !== epoch) return attempt.leaseEpoch;
      const refused = await this.store(tx, cached, epoch, checked);
      return { receipt: await this.end(tx, attempt, 'LEARNER'), refused };
    });
    if (typeof submitted === 'number') throw leaseLost(epoch, submitted);
    return submitted;
  }

  /** @returns the entries that are not stored, because their question is closed */
  private async store(
    { manager }: Transaction,
    cached: CachedAttempt,
    epoch: number,
    entries: readonly Entry[],
  ): Promise<SubmittedAnswer['refused']> {
    if (entries.length === 0) return [];
    const saved = await storeResponses(
      manager,
      cached,
      epoch,
      { reached: 0, place: null },
      entries,
    );
    if (!saved) throw attemptErrors.LEASE_LOST();
    return (await readSaveOutcome(manager, cached.id, epoch, entries, saved.receipts)).refused;
  }

  /**
   * Submits an attempt whose time is over, as it is saved. Does nothing if it still runs or has ended.
   * @returns the receipt, if it has one
   */
  async expire(attemptId: string): Promise<Receipt | null> {
    return this.work.run(async (tx) => {
      const [attempt] = await lockAttempt(tx.manager, { id: attemptId });
      if (!attempt?.isOver || attempt.receipt) return attempt?.receipt ?? null;
      return this.end(tx, attempt, 'TIME');
    });
  }

  /**
   * Submits a running attempt as it is saved.
   * @param attempt locked by the transaction
   * @param action of the member of staff who submits it
   */
  async end(
    tx: Transaction,
    attempt: LockedAttempt,
    by: SubmittedBy,
    action?: StaffAction,
  ): Promise<Receipt> {
    // Graded first: an answer that its kind no longer accepts must not prevent the submission.
    const { answeredCount, responses, ...score } = await this.grading.grade(tx, attempt);
    const receipt = await this.receipts.issue(tx, attempt, { answeredCount, responses }, by);
    const submittedAt = new Date(receipt.submittedAt);
    // The fingerprints are not needed after the end. A reopened attempt starts with new ones.
    const forgotten = { networkMark: null, leaseBrowser: null };
    const paused = { pausedAt: null, individuallyPausedAt: null };
    const ended = { receipt, submittedAt, submittedBy: by, ...paused, ...forgotten, ...score };
    await tx.manager.update(Attempt, attempt.id, ended);
    const kind = action ? ExamEventKind.SUBMITTED_BY_STAFF : ExamEventKind.SUBMITTED;
    // Outages are compared with the time in which its clock stood.
    const pausedSince = attempt.individuallyPausedAt?.toISOString();
    const details = { by, ...(pausedSince !== undefined && { pausedSince }) };
    await logEvent(tx.manager, kind, attempt, details, action);
    this.changes.announce(attempt, tx);
    return receipt;
  }

  /** @throws ATTEMPT_NOT_FOUND for a preview that was removed meanwhile */
  private async lock({ manager }: Transaction, id: string): Promise<LockedAttempt> {
    const [attempt] = await lockAttempt(manager, { id });
    if (!attempt) throw attemptErrors.ATTEMPT_NOT_FOUND();
    return attempt;
  }
}
