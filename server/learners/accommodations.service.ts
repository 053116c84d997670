import { Injectable } from '@nestjs/common';
import type { Viewer } from '../core/access/viewer.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { coreErrors } from '../core/errors/domain-error.js';
import { validate } from '../core/errors/validation.js';
import { RunningAttempts } from '../papers/running-attempts.js';
import type { Candidate } from './candidate.entity.js';
import { Candidates } from './candidates.js';
import { arrangementRules, type Arrangement } from './learner.rules.js';

/** What is arranged for one learner. */
@Injectable()
export class AccommodationsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly candidates: Candidates,
    private readonly running: RunningAttempts,
  ) {}

  /**
   * Gives a candidate more time, more attempts or a window of their own; an attempt under way has its
   * new deadline at once. @throws VALIDATION, CANDIDATE_NOT_FOUND
   */
  async arrange(viewer: Viewer, id: string, input: Arrangement): Promise<void> {
    const changes = validate(arrangementRules, input);
    await this.work.run(async (tx) => {
      const lock = { mode: 'for_no_key_update' } as const;
      const candidate = await this.candidates.load(tx.manager, viewer, id, lock);
      apply(candidate, changes);
      await tx.manager.save(candidate);
      await this.running.follow(tx, candidate.quizId, id);
    });
  }
}

/** @throws VALIDATION for a window that closes before it opens */
function apply(candidate: Candidate, changes: Arrangement): void {
  const { extraTimePercent, extraAttempts, opensAt, closesAt } = changes;
  if (extraTimePercent != null) candidate.extraTimePercent = extraTimePercent;
  if (extraAttempts != null) candidate.extraAttempts = extraAttempts;
  if (opensAt !== undefined) candidate.opensAt = opensAt;
  if (closesAt !== undefined) candidate.closesAt = closesAt;
  const isTurned =
    candidate.opensAt && candidate.closesAt && candidate.closesAt <= candidate.opensAt;
  if (!isTurned) return;
  const message = 'Their window must close after it opens';
  throw coreErrors.VALIDATION({ message, fields: [{ path: 'closesAt', message }] });
}
