import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { AuthenticatedCandidate } from '../../core/access/authenticated-candidate.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import type { saveRules, SavedAnswer } from '../attempt.schema.js';
import { attemptErrors, leaseLost } from '../attempt.errors.js';
import { AttemptCache, type CachedAttempt } from '../attempt-cache.js';
import { ClockService } from './clock.service.js';
import { checkEntries } from '../responses/check-entries.js';
import { readSaveOutcome } from '../responses/save-outcome.js';
import { ExamChanges } from '../events/exam-changes.js';
import { RevisionCache } from '../revision-cache.js';
import { LateAnswersService } from '../late-responses/late-answers.service.js';
import { storeResponses, type Entry } from '../responses/response-store.js';
import type { SaveResult } from '../responses/response.queries.js';

/** Each further try means that staff moved the deadline in between. */
const MAX_TRIES = 3;

/** Saves answers (autosave). This is the hot path of an exam: one statement a call. */
@Injectable()
export class SavingService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly attemptCache: AttemptCache,
    private readonly revisions: RevisionCache,
    private readonly clocks: ClockService,
    private readonly changes: ExamChanges,
    private readonly late: LateAnswersService,
  ) {}

  /**
   * Stores answers and returns once they are durable. A refused call stores none of them; answers that arrive
   * too late are stored as late.
   * @throws VALIDATION, ATTEMPT_NOT_FOUND, LEASE_LOST, ATTEMPT_ENDED with the receipt
   */
  async save(
    candidate: AuthenticatedCandidate,
    attemptId: string,
    { epoch, reached, place, entries }: z.output<typeof saveRules>,
  ): Promise<SavedAnswer> {
    const cached = await this.attemptCache.get(candidate, attemptId);
    const paper = await this.revisions.get(cached.revisionId);
    const checked = checkEntries(paper, entries);
    // A place that the paper does not have changes nothing, and the answers beside it are stored all the same.
    const inPaper = (shown = -1): number | null =>
      shown >= 0 && shown < paper.questions.length ? shown : null;
    const shown = { reached: inPaper(reached) ?? 0, place: inPaper(place ?? reached) };
    const store = async (): Promise<SaveResult | null> =>
      storeResponses(this.work.manager, cached, epoch, shown, checked);
    const saved =
      (await store()) ?? (await this.retryOrRefuse(candidate, cached, epoch, checked, store));
    this.changes.announce({ quizId: cached.quizId, instituteId: null });
    return this.toAnswer(cached, epoch, checked, saved);
  }

  private async toAnswer(
    { id }: CachedAttempt,
    epoch: number,
    entries: readonly Entry[],
    saved: SaveResult,
  ): Promise<SavedAnswer> {
    const outcome = await readSaveOutcome(this.work.manager, id, epoch, entries, saved.receipts);
    const { savedAt, deadlineAt, pausedAt } = saved;
    return {
      ...outcome,
      savedAt: savedAt.toISOString(),
      deadlineAt: deadlineAt?.toISOString() ?? null,
      pausedAt: pausedAt?.toISOString() ?? null,
      serverTime: savedAt.toISOString(),
    };
  }

  /**
   * Finds out why the attempt refused the answers, stores them as late, and throws the reason. It tries again
   * if the reason has gone because staff just gave more time. That time may be over at the next try, so the
   * reason is always read after the last try.
   */
  private async retryOrRefuse(
    candidate: AuthenticatedCandidate,
    { id }: CachedAttempt,
    epoch: number,
    entries: readonly Entry[],
    store: () => Promise<SaveResult | null>,
  ): Promise<SaveResult> {
    let clock = await this.clocks.read(candidate, id);
    for (let tries = 0; tries < MAX_TRIES && !clock.receipt && clock.epoch === epoch; tries += 1) {
      const saved = await store();
      if (saved) return saved;
      clock = await this.clocks.read(candidate, id);
    }
    await this.late.storeRefused(id, epoch, entries);
    throw clock.receipt
      ? attemptErrors.ATTEMPT_ENDED({ current: clock.receipt })
      : leaseLost(epoch, clock.epoch);
  }
}
