import { Injectable } from '@nestjs/common';
import { AuditAction } from '../../audit/audit-event.entity.js';
import { recordAuditEvent } from '../../audit/record-audit-event.js';
import { CandidateLinkAuthenticator } from '../../candidates/candidate-authenticator.js';
import { candidateErrors } from '../../candidates/candidate.errors.js';
import { Learner } from '../../candidates/learner.entity.js';
import { authorize } from '../../core/access/policy.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { isId } from '../../core/errors/validation.js';
import { eraseLearners } from './erase-learners.js';
import { erasureErrors } from './erasure.errors.js';
import { listBlockedLearners, lockCandidatesOfLearners } from './erasure.queries.js';

/** Erases a learner on request. */
@Injectable()
export class LearnerErasureService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly links: CandidateLinkAuthenticator,
  ) {}

  /**
   * Cannot be undone.
   * @param name the stored name, as a confirmation
   * @throws LEARNER_NOT_FOUND, also for one who is erased already; NOT_ALLOWED, LEARNER_NAME_DIFFERS,
   *   LEARNER_IN_EXAM, LEARNER_NOT_MARKED
   */
  async erase(viewer: Viewer, id: string, name: string): Promise<string> {
    const { learnerId, candidates } = await this.work.runOnce(async (tx) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const found = isId(id) ? await tx.manager.findOne(Learner, { where: { id }, lock }) : null;
      const notFound = candidateErrors.LEARNER_NOT_FOUND;
      const learner = authorize(viewer, found, 'institute.manage', notFound);
      if (learner.erasedAt) throw notFound();
      if (learner.name !== name.trim()) throw erasureErrors.LEARNER_NAME_DIFFERS();
      const learnerIds = [learner.id];
      const locked = await lockCandidatesOfLearners(tx.manager, { learnerIds });
      const [blocked] = await listBlockedLearners(tx.manager, { learnerIds });
      if (blocked?.isRunning) throw erasureErrors.LEARNER_IN_EXAM();
      if (blocked) throw erasureErrors.LEARNER_NOT_MARKED();
      await eraseLearners(tx, learnerIds);
      await recordAuditEvent(tx, viewer, AuditAction.LEARNERS_ERASED);
      return { learnerId: learner.id, candidates: locked };
    });
    for (const candidate of candidates) this.links.forget(candidate);
    return learnerId;
  }
}
