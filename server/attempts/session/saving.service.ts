import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { AuthenticatedCandidate } from '../../core/access/candidate-authenticator.port.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { validate } from '../../core/errors/validation.js';
import { saveRules, type SavedAnswer } from '../attempt.schema.js';
import { attemptErrors } from '../attempt.errors.js';
import { AttemptCache, type CachedAttempt } from '../attempt-cache.js';
import { ClockService } from './clock.service.js';
import { checkedEntries } from '../responses/entries.js';
import { outcomeOf } from '../responses/save-outcome.js';
import { ExamChanges } from '../events/exam-changes.js';
import { RevisionCache } from '../revision-cache.js';
import { LateAnswersService } from '../late-responses/late-answers.service.js';
import { storeResponses, type Entry, type Saved } from '../responses/response-store.js';

/** Each further one means that staff moved the end between two looks. */
const MAX_TRIES = 3;

/** Saving answers: the hot path of an exam, one statement a call. */
@Injectable()
export class SavingService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly statics: AttemptCache,
    private readonly papers: RevisionCache,
    private readonly clocks: ClockService,
    private readonly changes: ExamChanges,
    private readonly late: LateAnswersService,
  ) {}

  /**
   * Stores answers, and answers once they are durable. Of a call that is refused nothing is stored; what
   * comes too late is kept aside.
   * @throws VALIDATION, ATTEMPT_NOT_FOUND, LEASE_LOST, ATTEMPT_ENDED with the receipt
   */
  async save(
    candidate: AuthenticatedCandidate,
    attemptId: string,
    input: z.input<typeof saveRules>,
  ): Promise<SavedAnswer> {
    const statics = await this.statics.get(candidate, attemptId);
    const { epoch, reached = 0, entries } = validate(saveRules, input);
    const paper = await this.papers.get(statics.revisionId);
    const checked = checkedEntries(paper, entries);
    const place = Math.min(reached, paper.questions.length - 1);
    const store = async (): Promise<Saved | null> =>
      storeResponses(this.work.manager, statics, epoch, place, checked);
    const saved = (await store()) ?? (await this.again(candidate, statics, epoch, checked, store));
    this.changes.announce(statics.quizId);
    return this.answer(statics, epoch, checked, saved);
  }

  private async answer(
    { id }: CachedAttempt,
    epoch: number,
    entries: readonly Entry[],
    saved: Saved,
  ): Promise<SavedAnswer> {
    const outcome = await outcomeOf(this.work.manager, id, epoch, entries, saved.receipts);
    const { savedAt, deadlineAt } = saved;
    return {
      ...outcome,
      savedAt: savedAt.toISOString(),
      deadlineAt: deadlineAt?.toISOString() ?? null,
      serverTime: savedAt.toISOString(),
    };
  }

  /**
   * Why an attempt of the candidate's own took nothing, told once that is kept aside; it is tried again if
   * there is no reason any more: staff gave more time at this moment. That time can be over by the second
   * look, so that the reason is always one that was read after the last try.
   */
  private async again(
    candidate: AuthenticatedCandidate,
    { id }: CachedAttempt,
    epoch: number,
    entries: readonly Entry[],
    store: () => Promise<Saved | null>,
  ): Promise<Saved> {
    let clock = await this.clocks.read(candidate, id);
    for (let tries = 0; tries < MAX_TRIES && !clock.receipt && clock.epoch === epoch; tries += 1) {
      const saved = await store();
      if (saved) return saved;
      clock = await this.clocks.read(candidate, id);
    }
    await this.late.keep(id, epoch, entries);
    throw clock.receipt
      ? attemptErrors.ATTEMPT_ENDED({ current: clock.receipt })
      : attemptErrors.LEASE_LOST();
  }
}
