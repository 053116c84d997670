import { Injectable } from '@nestjs/common';
import { AuditAction } from '../../audit/audit-event.entity.js';
import { recordAuditEvent } from '../../audit/record-audit-event.js';
import { CandidateLinkAuthenticator } from '../../candidates/candidate-authenticator.js';
import { candidateErrors } from '../../candidates/candidate.errors.js';
import { Learner } from '../../candidates/learner.entity.js';
import { authorize } from '../../core/access/policy.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { isId } from '../../core/errors/validation.js';
import { Events } from '../../core/events/events.js';
import { instituteTopic } from '../../core/events/institute-topic.js';
import { eraseLearners, lockForErasure } from './erase-learners.js';
import { erasureErrors } from './erasure.errors.js';
import { listUnfinishedExams } from './erasure.queries.js';

/** Erases a learner on request. */
@Injectable()
export class LearnerErasureService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly links: CandidateLinkAuthenticator,
    private readonly events: Events,
  ) {}

  /**
   * Cannot be undone.
   * @param name the stored name, as a confirmation
   * @throws LEARNER_NOT_FOUND, also for one who is erased already; NOT_ALLOWED, LEARNER_NAME_DIFFERS,
   *   LEARNER_IN_EXAM, LEARNER_NOT_MARKED
   */
  async erase(viewer: Viewer, id: string, name: string): Promise<string> {
    const { learnerId, candidates } = await this.work.runOnce(async (tx) => {
      const learner = await this.load(tx, viewer, id);
      const locked = await lockForErasure(tx, [learner.id]);
      // Again: somebody else may have erased or renamed them meanwhile.
      const current = await this.load(tx, viewer, id);
      if (current.name !== name.trim()) throw erasureErrors.LEARNER_NAME_DIFFERS();
      assertFinished(await listUnfinishedExams(tx.manager, { learnerIds: [learner.id] }));
      await eraseLearners(tx, [learner.id]);
      await recordAuditEvent(tx, viewer, AuditAction.LEARNERS_ERASED);
      // Their links to exams that they had not started are gone.
      this.events.publish(instituteTopic(learner.instituteId), tx);
      return { learnerId: learner.id, candidates: locked };
    });
    for (const candidate of candidates) this.links.forget(candidate);
    return learnerId;
  }

  /** @throws LEARNER_NOT_FOUND, NOT_ALLOWED */
  private async load({ manager }: Transaction, viewer: Viewer, id: string): Promise<Learner> {
    const notFound = candidateErrors.LEARNER_NOT_FOUND;
    const found = isId(id) ? await manager.findOneBy(Learner, { id }) : null;
    const learner = authorize(viewer, found, 'institute.manage', notFound);
    if (learner.erasedAt) throw notFound();
    return learner;
  }
}

/** @throws LEARNER_IN_EXAM, LEARNER_NOT_MARKED */
function assertFinished(
  exams: readonly { title: string; isRunning: boolean; isDeleted: boolean }[],
): void {
  const [first] = exams;
  if (!first) return;
  if (first.isRunning) throw erasureErrors.LEARNER_IN_EXAM();
  const where = first.isDeleted ? `“${first.title}”, which is in the trash` : `“${first.title}”`;
  const what = first.isDeleted
    ? 'Restore it, then mark them and decide first.'
    : 'Mark them and decide first.';
  const message = `This learner has answers waiting to be marked, or late answers waiting for a decision, in ${where}. They would be lost. ${what}`;
  throw erasureErrors.LEARNER_NOT_MARKED({ message });
}
