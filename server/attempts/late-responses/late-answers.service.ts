import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { AuthenticatedCandidate } from '../../core/access/candidate-authenticator.port.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { coreErrors } from '../../core/errors/domain-error.js';
import { validate } from '../../core/errors/validation.js';
import { attemptErrors } from '../attempt.errors.js';
import { AttemptCache } from '../attempt-cache.js';
import { checkedEntries } from '../responses/entries.js';
import { ExamChanges } from '../events/exam-changes.js';
import { RevisionCache } from '../revision-cache.js';
import { lockAttempt, type LockedAttempt } from '../locked-attempts.js';
import type { Entry } from '../responses/response-store.js';
import { SubmissionService } from '../submission/submission.service.js';
import { lateErrors } from './late.errors.js';
import { lateRules, type SettledAnswer } from '../responses/late.schema.js';
import { storeLate, storeRefused, takes } from '../responses/late-store.js';

/** What comes after an attempt has ended, or from a page that has lost it: none of it is dropped. */
@Injectable()
export class LateAnswersService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly statics: AttemptCache,
    private readonly papers: RevisionCache,
    private readonly submissions: SubmissionService,
    private readonly changes: ExamChanges,
  ) {}

  /**
   * Keeps what a page has not delivered, of one lease or several, and answers once it is durable. Sent
   * again it is the same.
   * @throws VALIDATION, ATTEMPT_NOT_FOUND, STILL_TAKEN, LATE_FULL
   */
  async settle(
    candidate: AuthenticatedCandidate,
    attemptId: string,
    input: z.input<typeof lateRules>,
  ): Promise<SettledAnswer> {
    const { id, revisionId } = await this.statics.get(candidate, attemptId);
    const { entries } = validate(lateRules, input);
    const checked = checkedEntries(
      await this.papers.get(revisionId),
      entries,
      ({ epoch, questionId }) => `${epoch} ${questionId}`,
    );
    const settled = await this.work.run(async (tx) => {
      const attempt = await this.hold(tx, id);
      const early = entries.findIndex(({ epoch }) => epoch > attempt.leaseEpoch);
      if (early >= 0) throw noSuchLease(early);
      if (checked.some(({ epoch }) => takes(attempt, epoch))) throw lateErrors.STILL_TAKEN();
      const kept = await storeLate(tx.manager, attempt, checked);
      // Whoever meets it first submits it, as everywhere.
      if (attempt.isOver && !attempt.receipt) await this.submissions.end(tx, attempt, 'TIME');
      this.changes.announce(attempt.quizId, tx);
      return kept;
    });
    if (!settled) throw lateErrors.LATE_FULL();
    return { settled };
  }

  /**
   * Keeps what came with a save that is refused, in a transaction of its own: the refusal is answered after
   * it.
   */
  async keep(attemptId: string, epoch: number, entries: readonly Entry[]): Promise<void> {
    if (entries.length === 0) return;
    await this.work.run(async (tx) => {
      const attempt = await this.hold(tx, attemptId);
      await storeRefused(tx.manager, attempt, epoch, entries);
      this.changes.announce(attempt.quizId, tx);
    });
  }

  /** @throws ATTEMPT_NOT_FOUND for one that was swept away meanwhile */
  private async hold({ manager }: Transaction, id: string): Promise<LockedAttempt> {
    const attempt = await lockAttempt(manager, 'a.id = $1', [id]);
    if (!attempt) throw attemptErrors.ATTEMPT_NOT_FOUND();
    return attempt;
  }
}

function noSuchLease(place: number): Error {
  const path = `entries.${place}.epoch`;
  const message = 'The attempt has had no such lease.';
  return coreErrors.VALIDATION({ message, fields: [{ path, message }] });
}
