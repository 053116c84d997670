import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { AuthenticatedCandidate } from '../../core/access/authenticated-candidate.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { coreErrors } from '../../core/errors/domain-error.js';
import { attemptErrors } from '../attempt.errors.js';
import { AttemptCache } from '../attempt-cache.js';
import { checkEntries } from '../responses/check-entries.js';
import { ExamChanges } from '../events/exam-changes.js';
import { RevisionCache } from '../revision-cache.js';
import { lockAttempt, type LockedAttempt } from '../attempt.queries.js';
import type { Entry } from '../responses/response-store.js';
import { SubmissionService } from '../submission/submission.service.js';
import { lateErrors } from './late.errors.js';
import type { lateRules, SettledAnswer } from '../responses/late.schema.js';
import { storeLate, storeRefused, acceptsSaves } from '../responses/late-store.js';

/** Stores answers that arrive after the end, or from a page that has lost its lease. None is dropped. */
@Injectable()
export class LateAnswersService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly attemptCache: AttemptCache,
    private readonly revisions: RevisionCache,
    private readonly submissions: SubmissionService,
    private readonly changes: ExamChanges,
  ) {}

  /**
   * Stores the unsent answers of a page, of one or several leases, and returns once they are durable.
   * Idempotent.
   * @throws VALIDATION, ATTEMPT_NOT_FOUND, STILL_TAKEN, LATE_FULL
   */
  async settle(
    candidate: AuthenticatedCandidate,
    attemptId: string,
    { entries }: z.output<typeof lateRules>,
  ): Promise<SettledAnswer> {
    const { id, revisionId } = await this.attemptCache.get(candidate, attemptId);
    const checked = checkEntries(
      await this.revisions.get(revisionId),
      entries,
      ({ epoch, questionId }) => `${epoch} ${questionId}`,
    );
    const settled = await this.work.run(async (tx) => {
      const attempt = await this.lock(tx, id);
      const early = entries.findIndex(({ epoch }) => epoch > attempt.leaseEpoch);
      if (early >= 0) throw noSuchLease(early);
      if (checked.some(({ epoch }) => acceptsSaves(attempt, epoch))) throw lateErrors.STILL_TAKEN();
      const outcomes = await storeLate(tx.manager, attempt, checked);
      // As in every other request, the first one after the deadline submits the attempt.
      if (attempt.isOver && !attempt.receipt) await this.submissions.end(tx, attempt, 'TIME');
      this.changes.announce(attempt, tx);
      return outcomes;
    });
    if (!settled) throw lateErrors.LATE_FULL();
    return { settled };
  }

  /**
   * Stores the answers of a refused save as late, in a transaction of its own: the caller throws afterwards.
   */
  async storeRefused(attemptId: string, epoch: number, entries: readonly Entry[]): Promise<void> {
    if (entries.length === 0) return;
    await this.work.run(async (tx) => {
      const attempt = await this.lock(tx, attemptId);
      await storeRefused(tx.manager, attempt, epoch, entries);
      this.changes.announce(attempt, tx);
    });
  }

  /** @throws ATTEMPT_NOT_FOUND for a preview that was removed meanwhile */
  private async lock({ manager }: Transaction, id: string): Promise<LockedAttempt> {
    const [attempt] = await lockAttempt(manager, { id });
    if (!attempt) throw attemptErrors.ATTEMPT_NOT_FOUND();
    return attempt;
  }
}

function noSuchLease(place: number): Error {
  const path = `entries.${place}.epoch`;
  const message = 'This attempt never had such a lease.';
  return coreErrors.VALIDATION({ message, fields: [{ path, message }] });
}
