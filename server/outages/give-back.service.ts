import { Injectable } from '@nestjs/common';
import { AttemptGradingPort } from '../attempts/submission/attempt-grading.port.js';
import { ExamChanges } from '../attempts/events/exam-changes.js';
import { ExamEventKind } from '../attempts/events/exam-event.entity.js';
import { AuditAction } from '../audit/audit-event.entity.js';
import { recordAuditEvent } from '../audit/record-audit-event.js';
import type { Viewer } from '../core/access/viewer.js';
import { UnitOfWork, type Transaction } from '../core/database/unit-of-work.js';
import { isId } from '../core/errors/validation.js';
import { QuizService } from '../quizzes/quiz.service.js';
import { Institute } from '../users/institute.entity.js';
import {
  extendAffectedAttempts,
  listAffectedAttempts,
  lockAttempts,
  lockCandidates,
  reopenAffectedAttempts,
} from './give-back.queries.js';
import { Outage } from './outage.entity.js';
import { outageErrors } from './outage.errors.js';
import type { GiveBackOutageInput } from './outage.types.js';
import { outageReason } from './outage-reason.js';

/** Gives candidates back the time that an outage took from them. */
@Injectable()
export class GiveBackService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
    private readonly grading: AttemptGradingPort,
    private readonly changes: ExamChanges,
  ) {}

  /**
   * Extends running attempts and reopens those that ran out, each once for an outage. Each is logged.
   * @returns the number of attempts
   * @throws QUIZ_NOT_FOUND, OUTAGE_NOT_FOUND
   */
  async giveBack(viewer: Viewer, { quizId, outageId }: GiveBackOutageInput): Promise<number> {
    return this.work.runOnce(async (tx) => {
      // The lock serializes two clicks: the second finds what the first has given back.
      const quiz = await this.quizzes.lock(tx, viewer, quizId);
      const { id, instituteId } = quiz;
      const outage = isId(outageId) ? await tx.manager.findOneBy(Outage, { id: outageId }) : null;
      const attemptIds = outage ? await lockAffected(tx, id, outageId) : [];
      if (!outage || attemptIds.length === 0) throw outageErrors.OUTAGE_NOT_FOUND();
      await this.grading.archiveGrades(tx, attemptIds);
      const { timeZone } = await tx.manager.findOneByOrFail(Institute, { id: instituteId });
      const reason = outageReason(outage, timeZone);
      const action = { quizId: id, outageId, actorId: viewer.userId, reason };
      const extended = await extendAffectedAttempts(tx.manager, {
        ...action,
        kind: ExamEventKind.EXTENDED,
      });
      const reopened = await reopenAffectedAttempts(tx.manager, {
        ...action,
        kind: ExamEventKind.REOPENED,
      });
      const count = extended.count + reopened.count;
      const details = { outage: true, count };
      if (count > 0)
        await recordAuditEvent(tx, viewer, AuditAction.TIME_GIVEN, { quiz, details, reason });
      this.changes.announce({ quizId: id, instituteId: quiz.instituteId }, tx);
      return count;
    });
  }
}

/**
 * Locks candidates before attempts, as a start does, and each in the same order, to avoid deadlocks.
 * @returns the ids of the attempts
 */
async function lockAffected(
  { manager }: Transaction,
  quizId: string,
  outageId: string,
): Promise<string[]> {
  const found = await listAffectedAttempts(manager, { quizId, outageId });
  const attemptIds = found.map(({ id }) => id);
  await lockCandidates(manager, { ids: found.map(({ candidateId }) => candidateId) });
  await lockAttempts(manager, { ids: attemptIds });
  return attemptIds;
}
