import { Injectable } from '@nestjs/common';
import { AuditAction } from '../../audit/audit-event.entity.js';
import { authorize } from '../../core/access/policy.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { isId, validate } from '../../core/errors/validation.js';
import { auditCandidate } from '../../candidates/audit-candidate.js';
import { Candidate } from '../../candidates/candidate.entity.js';
import { AttemptGradingPort } from '../submission/attempt-grading.port.js';
import { Attempt } from '../attempt.entity.js';
import { attemptErrors } from '../attempt.errors.js';
import { extendedTo } from '../session/deadlines.js';
import { ExamChanges } from '../events/exam-changes.js';
import { ExamEventKind } from '../events/exam-event.entity.js';
import { logEvent } from '../events/exam-events.js';
import { lockAttempt, type LockedAttempt } from '../locked-attempts.js';
import { reopenedFor } from './reopening.js';
import { reasonRules, timeRules, type AddedTime } from '../intervention.validation.js';
import { SubmissionService } from '../submission/submission.service.js';

const AUDITED = {
  [ExamEventKind.EXTENDED]: AuditAction.TIME_GIVEN,
  [ExamEventKind.REOPENED]: AuditAction.ATTEMPT_REOPENED,
};

/** What staff do to one attempt of an exam of theirs. Each is written down with who and why. */
@Injectable()
export class InterventionService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly submissions: SubmissionService,
    private readonly grading: AttemptGradingPort,
    private readonly changes: ExamChanges,
  ) {}

  /**
   * Puts a deadline off.
   * @throws VALIDATION, ATTEMPT_NOT_FOUND, ATTEMPT_ENDED, NO_DEADLINE
   */
  async extend(viewer: Viewer, attemptId: string, given: AddedTime): Promise<Attempt> {
    const { minutes, reason } = validate(timeRules, given);
    return this.work.run(async (tx) => {
      const attempt = await this.hold(tx, viewer, attemptId);
      if (attempt.submittedAt) throw attemptErrors.ATTEMPT_ENDED();
      if (!attempt.deadlineAt) throw attemptErrors.NO_DEADLINE();
      const later = extendedTo('a.deadline_at + make_interval(mins => $2)');
      await tx.manager.query(`${later} AND a.id = $1`, [attempt.id, minutes]);
      return this.written(tx, viewer, attempt, ExamEventKind.EXTENDED, { minutes }, reason);
    });
  }

  /**
   * Lets a submitted attempt go on, for so many minutes from now. That end is its own: a closing, earlier
   * or later, and what is arranged for its candidate leave it alone, and only time that is given on top
   * moves it. Its marks go until it is submitted again; its receipt stays in what is written down. Whoever
   * has it open has lost it, and opens it anew.
   * @throws VALIDATION, ATTEMPT_NOT_FOUND, ATTEMPT_RUNNING when its candidate is at one already
   */
  async reopen(viewer: Viewer, attemptId: string, given: AddedTime): Promise<Attempt> {
    const { minutes, reason } = validate(timeRules, given);
    return this.work.run(async (tx) => {
      const { manager } = tx;
      await this.holdCandidate(tx, viewer, attemptId);
      const attempt = await this.hold(tx, viewer, attemptId);
      const { candidateId } = attempt;
      const isRunning = 'SELECT FROM attempts WHERE candidate_id = $1 AND submitted_at IS NULL';
      if ((await manager.query<object[]>(isRunning, [candidateId])).length > 0)
        throw attemptErrors.ATTEMPT_RUNNING();
      await this.grading.keep(tx, [attempt.id]);
      await manager.query(`UPDATE attempts SET ${reopenedFor('$2')} WHERE id = $1`, [
        attempt.id,
        minutes,
      ]);
      const { hash = null, submittedAt = null, submittedBy = null } = attempt.receipt ?? {};
      // How long it stood still can be told from this for ever.
      const deadlineAt = attempt.deadlineAt?.toISOString() ?? null;
      const details = { minutes, hash, submittedAt, submittedBy, deadlineAt };
      return this.written(tx, viewer, attempt, ExamEventKind.REOPENED, details, reason);
    });
  }

  /** Submits what is saved of an attempt. @throws VALIDATION, ATTEMPT_NOT_FOUND, ATTEMPT_ENDED */
  async handIn(viewer: Viewer, attemptId: string, given: { reason: string }): Promise<Attempt> {
    const { reason } = validate(reasonRules, given);
    return this.work.run(async (tx) => {
      const attempt = await this.hold(tx, viewer, attemptId);
      if (attempt.submittedAt) throw attemptErrors.ATTEMPT_ENDED();
      await this.submissions.end(tx, attempt, 'STAFF', { actorId: viewer.userId, reason });
      const { candidateId } = attempt;
      await auditCandidate(tx, viewer, AuditAction.ATTEMPT_HANDED_IN, candidateId, { reason });
      return tx.manager.findOneByOrFail(Attempt, { id: attempt.id });
    });
  }

  private async written(
    tx: Transaction,
    viewer: Viewer,
    attempt: LockedAttempt,
    kind: keyof typeof AUDITED,
    details: Record<string, string | number | null>,
    reason: string,
  ): Promise<Attempt> {
    await logEvent(tx.manager, kind, attempt, details, { actorId: viewer.userId, reason });
    const { minutes = null } = details;
    const audited = { details: { minutes }, reason };
    await auditCandidate(tx, viewer, AUDITED[kind], attempt.candidateId, audited);
    this.changes.announce(attempt.quizId, tx);
    return tx.manager.findOneByOrFail(Attempt, { id: attempt.id });
  }

  /** @throws ATTEMPT_NOT_FOUND, also for somebody else's and for previews */
  private async hold({ manager }: Transaction, viewer: Viewer, id: string): Promise<LockedAttempt> {
    const found = 'a.id = $1 AND NOT a.is_preview';
    const attempt = isId(id) ? await lockAttempt(manager, found, [id]) : null;
    return authorize(viewer, attempt, 'edit', attemptErrors.ATTEMPT_NOT_FOUND);
  }

  /** Before the attempt, as a start does: so that neither waits for the other. */
  private async holdCandidate(
    { manager }: Transaction,
    viewer: Viewer,
    attemptId: string,
  ): Promise<void> {
    const found = isId(attemptId) ? await manager.findOneBy(Attempt, { id: attemptId }) : null;
    const attempt = authorize(viewer, found, 'edit', attemptErrors.ATTEMPT_NOT_FOUND);
    const lock = { mode: 'for_no_key_update' } as const;
    await manager.findOne(Candidate, { where: { id: attempt.candidateId }, lock });
  }
}
