import { Injectable } from '@nestjs/common';
import { AuditAction } from '../../audit/audit-event.entity.js';
import { authorize } from '../../core/access/policy.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { isId, validate } from '../../core/errors/validation.js';
import { assertNotErased } from '../../candidates/assert-not-erased.js';
import { auditCandidate } from '../../candidates/audit-candidate.js';
import { Candidate } from '../../candidates/candidate.entity.js';
import { ExamRulesService } from '../../exams/rules/exam-rules.service.js';
import { AttemptGradingPort } from '../submission/attempt-grading.port.js';
import { Attempt } from '../attempt.entity.js';
import { attemptErrors } from '../attempt.errors.js';
import { findRunningAttempt, type LockedAttempt } from '../attempt.queries.js';
import { ExamChanges } from '../events/exam-changes.js';
import { ExamEventKind } from '../events/exam-event.entity.js';
import { logEvent } from '../events/exam-events.js';
import { extendDeadline, reopenAttempt } from './invigilation.queries.js';
import { reasonRules, timeRules, type AddedTime } from '../intervention.validation.js';
import { lockAttemptForStaff, lockRunningAttemptForStaff } from '../lock-attempt-for-staff.js';
import { SubmissionService } from '../submission/submission.service.js';

const AUDIT_ACTIONS = {
  [ExamEventKind.EXTENDED]: AuditAction.TIME_GIVEN,
  [ExamEventKind.REOPENED]: AuditAction.ATTEMPT_REOPENED,
};

/** Interventions of staff in one attempt of their exam. Each is logged with actor and reason. */
@Injectable()
export class InterventionService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly rules: ExamRulesService,
    private readonly submissions: SubmissionService,
    private readonly grading: AttemptGradingPort,
    private readonly changes: ExamChanges,
  ) {}

  /**
   * Extends the deadline.
   * @throws VALIDATION, ATTEMPT_NOT_FOUND, ATTEMPT_ENDED, NO_DEADLINE
   */
  async extend(viewer: Viewer, attemptId: string, input: AddedTime): Promise<Attempt> {
    const { minutes, reason } = validate(timeRules, input);
    return this.work.runOnce(async (tx) => {
      const attempt = await lockRunningAttemptForStaff(tx, viewer, attemptId);
      if (!attempt.deadlineAt) throw attemptErrors.NO_DEADLINE();
      const extended = await extendDeadline(tx.manager, { id: attempt.id, minutes });
      await this.record(tx, viewer, attempt, ExamEventKind.EXTENDED, { minutes }, reason);
      return tx.manager.create(Attempt, extended);
    });
  }

  /**
   * Reopens a submitted attempt for `minutes` from now. Only extra time moves this deadline: neither the
   * closing of the exam nor the candidate's accommodations do. The marks are cleared until it is submitted
   * again; the event keeps the hash of the receipt. A page that still has it open loses its lease.
   * @throws VALIDATION, ATTEMPT_NOT_FOUND, LEARNER_ERASED, ATTEMPT_RUNNING when the candidate has a running attempt
   */
  async reopen(viewer: Viewer, attemptId: string, input: AddedTime): Promise<Attempt> {
    const { minutes, reason } = validate(timeRules, input);
    return this.work.runOnce(async (tx) => {
      const { manager } = tx;
      const { quizId } = await this.lockCandidate(tx, viewer, attemptId);
      // A pause of the exam locks the rules, so that it pauses this attempt, or this finds the exam paused.
      await this.rules.lock(tx, quizId);
      const attempt = await lockAttemptForStaff(tx, viewer, attemptId);
      const { candidateId } = attempt;
      const [running] = await findRunningAttempt(manager, { candidateId });
      if (running) throw attemptErrors.ATTEMPT_RUNNING();
      await this.grading.archiveGrades(tx, [attempt.id]);
      const reopened = await reopenAttempt(manager, { id: attempt.id, minutes });
      const { hash = null, submittedAt = null, submittedBy = null } = attempt.receipt ?? {};
      // Outages are computed from it: the attempt was paused between this deadline and the reopening.
      const deadlineAt = attempt.deadlineAt?.toISOString() ?? null;
      const details = { minutes, hash, submittedAt, submittedBy, deadlineAt };
      await this.record(tx, viewer, attempt, ExamEventKind.REOPENED, details, reason);
      return manager.create(Attempt, reopened);
    });
  }

  /** Submits a running attempt as it is saved. @throws VALIDATION, ATTEMPT_NOT_FOUND, ATTEMPT_ENDED */
  async submit(viewer: Viewer, attemptId: string, input: { reason: string }): Promise<Attempt> {
    const { reason } = validate(reasonRules, input);
    return this.work.runOnce(async (tx) => {
      const attempt = await lockRunningAttemptForStaff(tx, viewer, attemptId);
      await this.submissions.end(tx, attempt, 'STAFF', { actorId: viewer.userId, reason });
      const { candidateId } = attempt;
      await auditCandidate(tx, viewer, AuditAction.ATTEMPT_SUBMITTED, candidateId, { reason });
      return tx.manager.findOneByOrFail(Attempt, { id: attempt.id });
    });
  }

  private async record(
    tx: Transaction,
    viewer: Viewer,
    attempt: LockedAttempt,
    kind: keyof typeof AUDIT_ACTIONS,
    details: Record<string, string | number | null>,
    reason: string,
  ): Promise<void> {
    await logEvent(tx.manager, kind, attempt, details, { actorId: viewer.userId, reason });
    const { minutes = null } = details;
    const audited = { details: { minutes }, reason };
    await auditCandidate(tx, viewer, AUDIT_ACTIONS[kind], attempt.candidateId, audited);
    this.changes.announce(attempt, tx);
  }

  /** Locked before the attempt, in the same order as a start does, so that they cannot deadlock. */
  private async lockCandidate(
    { manager }: Transaction,
    viewer: Viewer,
    attemptId: string,
  ): Promise<Attempt> {
    const found = isId(attemptId) ? await manager.findOneBy(Attempt, { id: attemptId }) : null;
    const attempt = authorize(viewer, found, 'exam.edit', attemptErrors.ATTEMPT_NOT_FOUND);
    const lock = { mode: 'for_no_key_update' } as const;
    const candidate = await manager.findOne(Candidate, {
      where: { id: attempt.candidateId },
      lock,
    });
    await assertNotErased({ manager }, candidate?.learnerId ?? null);
    return attempt;
  }
}
