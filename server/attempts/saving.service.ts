import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { CandidateKnown } from '../core/access/learner-authenticator.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import type { DomainError } from '../core/errors/domain-error.js';
import { validate } from '../core/errors/validation.js';
import { saveRules, type SavedAnswer } from './attempt.shapes.js';
import { attemptErrors } from './attempt.errors.js';
import { AttemptStaticsStore, type AttemptStatics } from './attempt-statics.js';
import { ClockService } from './clock.service.js';
import { checkedEntries } from './entries.js';
import { ExamChanges } from './exam-changes.js';
import { FrozenPapers } from './frozen-papers.js';
import { storedSince, storeResponses, type Entry, type Saved } from './response-store.js';

/** Saving answers: the hot path of an exam, one statement a call. */
@Injectable()
export class SavingService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly statics: AttemptStaticsStore,
    private readonly papers: FrozenPapers,
    private readonly clocks: ClockService,
    private readonly changes: ExamChanges,
  ) {}

  /**
   * Stores answers, and answers once they are durable. Of a call that is refused nothing is stored.
   * @throws VALIDATION, ATTEMPT_NOT_FOUND, LEASE_LOST, ATTEMPT_ENDED with the receipt
   */
  async save(
    candidate: CandidateKnown,
    attemptId: string,
    input: z.input<typeof saveRules>,
  ): Promise<SavedAnswer> {
    const statics = await this.statics.of(candidate, attemptId);
    const { epoch, reached = 0, entries } = validate(saveRules, input);
    const paper = await this.papers.of(statics.revisionId);
    const checked = checkedEntries(paper, entries);
    const place = Math.min(reached, paper.questions.length - 1);
    const saved = await storeResponses(this.work.manager, statics, epoch, place, checked);
    if (!saved) throw await this.refusal(candidate, statics);
    this.changes.announce(statics.quizId);
    return this.answer(statics, epoch, checked, saved);
  }

  private async answer(
    { id }: AttemptStatics,
    epoch: number,
    entries: readonly Entry[],
    { receipts, savedAt, deadlineAt }: Saved,
  ): Promise<SavedAnswer> {
    const written = new Set(receipts.map(({ questionId }) => questionId));
    const unwritten = entries.filter(({ questionId }) => !written.has(questionId));
    // Sent again or overtaken by a later save; what is neither, its question was closed for.
    const stored =
      unwritten.length > 0 ? await storedSince(this.work.manager, id, epoch, unwritten) : [];
    const known = new Set(stored.map(({ questionId }) => questionId));
    const closed = unwritten.filter(({ questionId }) => !known.has(questionId));
    return {
      receipts: [...receipts, ...stored],
      refused: closed.map(({ questionId }) => ({ questionId, code: 'QUESTION_CLOSED' as const })),
      savedAt: savedAt.toISOString(),
      deadlineAt: deadlineAt?.toISOString() ?? null,
      serverTime: savedAt.toISOString(),
    };
  }

  /** Why an attempt of the candidate's own took nothing. */
  private async refusal(candidate: CandidateKnown, { id }: AttemptStatics): Promise<DomainError> {
    const { receipt } = await this.clocks.read(candidate, id);
    return receipt ? attemptErrors.ATTEMPT_ENDED({ current: receipt }) : attemptErrors.LEASE_LOST();
  }
}
