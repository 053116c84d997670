import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditAction, type AuditDetails } from '../../audit/audit-event.entity.js';
import { auditCandidate } from '../../candidates/audit-candidate.js';
import { recordAuditEvent } from '../../audit/record-audit-event.js';
import { ExamChanges } from '../../attempts/events/exam-changes.js';
import { Attempt } from '../../attempts/attempt.entity.js';
import { lockAttemptForStaff } from '../../attempts/lock-attempt-for-staff.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { isId, validate } from '../../core/errors/validation.js';
import { JobQueues } from '../../core/jobs/job-queues.js';
import type { Quiz } from '../../quizzes/quiz.entity.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import { attemptErrors } from '../../attempts/attempt.errors.js';
import { RevisionCache } from '../../attempts/revision-cache.js';
import { candidateErrors } from '../../candidates/candidate.errors.js';
import { isErased } from '../../candidates/assert-not-erased.js';
import { findAdjustmentVersion } from '../applied-adjustments.queries.js';
import { assertCountableAdjustment } from './countable-adjustment.js';
import { adjustmentErrors } from './adjustment.errors.js';
import { applyAdjustments } from './adjustment.jobs.js';
import { findNextNumber } from './adjustment.queries.js';
import { assertCurrent, type Scope } from './preview-stamp.js';
import type { MakeAdjustmentInput } from './adjustment.types.js';
import { adjustmentReasonRules, adjustmentValueRules } from './adjustment.validation.js';
import { AttemptAdjuster } from './attempt-adjuster.js';
import { AdjustmentKind, ScoreAdjustment } from '../score-adjustment.entity.js';

/** @throws ADJUSTMENT_NOT_FOUND, also for another institute's */
export async function findAdjustment(
  manager: EntityManager,
  { instituteId }: Viewer,
  id: string,
): Promise<ScoreAdjustment> {
  const found = isId(id) ? await manager.findOneBy(ScoreAdjustment, { id, instituteId }) : null;
  if (!found) throw adjustmentErrors.ADJUSTMENT_NOT_FOUND();
  return found;
}

/** A taken or running attempt. @throws ATTEMPT_NOT_FOUND, also for one of another exam */
export async function findAttempt(
  manager: EntityManager,
  { quizId, attemptId: id }: { quizId: string; attemptId: string },
): Promise<Attempt> {
  const where = { id, quizId, isPreview: false };
  const found = isId(id) && isId(quizId) ? await manager.findOneBy(Attempt, where) : null;
  if (!found) throw attemptErrors.ATTEMPT_NOT_FOUND();
  return found;
}

/**
 * For making an adjustment.
 * @throws ATTEMPT_NOT_FOUND, also for one of another exam; ATTEMPT_NOT_SUBMITTED, LEARNER_ERASED
 */
export async function assertAttemptOf(
  manager: EntityManager,
  { quizId, attemptId }: Scope,
): Promise<void> {
  if (attemptId === null) return;
  const found = await findAttempt(manager, { quizId, attemptId });
  if (!found.submittedAt) throw adjustmentErrors.ATTEMPT_NOT_SUBMITTED();
  if (await isErased(manager, found.candidateId)) throw candidateErrors.LEARNER_ERASED();
}

/** In force, of a whole exam, and of one attempt. */
const MAX_OF_EXAM = 100;
const MAX_OF_ATTEMPT = 20;

/** Adjusts results after an exam, and undoes it. Nothing is ever deleted (decision 0069). */
@Injectable()
export class AdjustmentsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
    private readonly adjuster: AttemptAdjuster,
    private readonly papers: RevisionCache,
    private readonly queues: JobQueues,
    private readonly changes: ExamChanges,
  ) {}

  /**
   * One attempt is adjusted at once; a worker adjusts those of a whole exam.
   * @throws VALIDATION, QUIZ_NOT_FOUND, ATTEMPT_NOT_FOUND, ATTEMPT_NOT_SUBMITTED, PREVIEW_OUTDATED,
   * ADJUSTMENTS_FULL, MARKS_TOO_FINE, LEARNER_ERASED
   */
  async make(viewer: Viewer, input: MakeAdjustmentInput): Promise<ScoreAdjustment> {
    const value = validate(adjustmentValueRules, input);
    const { reason } = validate(adjustmentReasonRules, input);
    const { quizId, attemptId = null, stamp } = input;
    return this.work.runOnce(async (tx) => {
      const { manager } = tx;
      const quiz = await this.quizzes.lock(tx, viewer, quizId);
      const scope = { quizId: quiz.id, attemptId };
      await assertAttemptOf(manager, scope);
      await assertCurrent(manager, scope, value, stamp);
      await assertCountableAdjustment({ manager, tx }, this.papers, scope, value);
      const { number, count } = await findNextNumber(manager, scope);
      if (count >= (attemptId === null ? MAX_OF_EXAM : MAX_OF_ATTEMPT))
        throw adjustmentErrors.ADJUSTMENTS_FULL();
      const made = await manager.save(
        manager.create(ScoreAdjustment, {
          ...scope,
          ...value,
          instituteId: quiz.instituteId,
          number,
          reason,
          madeVersion: await nextVersion(manager, scope),
          madeBy: viewer.userId,
        }),
      );
      await this.apply(tx, viewer, quiz, made, AuditAction.RESULTS_ADJUSTED);
      return made;
    });
  }

  /**
   * Results become what they would be without the adjustment.
   * @throws ADJUSTMENT_NOT_FOUND, ADJUSTMENT_UNDONE, PREVIEW_OUTDATED, LEARNER_ERASED
   */
  async undo(viewer: Viewer, id: string, stamp: string): Promise<ScoreAdjustment> {
    return this.work.runOnce(async (tx) => {
      const { manager } = tx;
      const found = await findAdjustment(manager, viewer, id);
      const quiz = await this.quizzes.lock(tx, viewer, found.quizId);
      // Read under the lock: somebody else may have undone it meanwhile.
      const adjustment = await manager.findOneByOrFail(ScoreAdjustment, { id });
      if (adjustment.undoneAt) throw adjustmentErrors.ADJUSTMENT_UNDONE();
      await assertCurrent(manager, found, { undone: id }, stamp);
      await manager.update(ScoreAdjustment, id, {
        undoneAt: () => 'now()',
        undoneVersion: await nextVersion(manager, found),
        undoneBy: viewer.userId,
      });
      await this.apply(tx, viewer, quiz, adjustment, AuditAction.ADJUSTMENT_UNDONE);
      return manager.findOneByOrFail(ScoreAdjustment, { id });
    });
  }

  private async apply(
    tx: Transaction,
    viewer: Viewer,
    quiz: Quiz,
    { id, attemptId, reason, ...value }: ScoreAdjustment,
    action: AuditAction,
  ): Promise<void> {
    const details = { isForAll: attemptId === null, ...detailsOf(value) };
    if (attemptId === null) {
      await tx.manager.update(ScoreAdjustment, id, { isPending: true, problem: null });
      this.queues.enqueueAfterCommit(tx, applyAdjustments, id);
      await recordAuditEvent(tx, viewer, action, { quiz, details, reason });
    } else {
      const attempt = await lockAttemptForStaff(tx, viewer, attemptId);
      if (!attempt.submittedAt) throw adjustmentErrors.ATTEMPT_NOT_SUBMITTED();
      // An erasure that waits for this lock removes the reason.
      if (await isErased(tx.manager, attempt.candidateId)) throw candidateErrors.LEARNER_ERASED();
      await this.adjuster.adjust(tx, attempt);
      await auditCandidate(tx, viewer, action, attempt.candidateId, { details, reason });
    }
    this.changes.announce({ quizId: quiz.id, instituteId: quiz.instituteId }, tx);
  }
}

/**
 * The version of the exam's adjustments that making or undoing one of all begins, under the lock of the exam; null for one of an
 * attempt, which has no part in it.
 */
async function nextVersion(
  manager: EntityManager,
  { quizId, attemptId }: Scope,
): Promise<number | null> {
  if (attemptId !== null) return null;
  const { version } = await findAdjustmentVersion(manager, { quizId });
  return version + 1;
}

/** What the audit log says of it. */
function detailsOf(
  value: Pick<ScoreAdjustment, 'kind' | 'marks' | 'passMark' | 'wrongMarks' | 'wrongMarksBasis'>,
): AuditDetails {
  const { kind, marks, passMark, wrongMarks, wrongMarksBasis } = value;
  if (kind === AdjustmentKind.MARKS) return { kind, marks };
  if (kind === AdjustmentKind.PASS_MARK) return { kind, passMark };
  return { kind, wrongMarks, wrongMarksBasis };
}
