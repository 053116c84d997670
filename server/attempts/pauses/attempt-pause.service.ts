import { Injectable } from '@nestjs/common';
import { AuditAction } from '../../audit/audit-event.entity.js';
import { auditCandidate } from '../../candidates/audit-candidate.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { validate } from '../../core/errors/validation.js';
import { Attempt } from '../attempt.entity.js';
import type { LockedAttempt } from '../attempt.queries.js';
import { ExamChanges } from '../events/exam-changes.js';
import { ExamEventKind } from '../events/exam-event.entity.js';
import { logEvent } from '../events/exam-events.js';
import { reasonRules } from '../intervention.validation.js';
import { lockRunningAttemptForStaff } from '../lock-attempt-for-staff.js';
import { findClockTime } from '../session/sitting.queries.js';
import { countPauses, leaveToExam, pauseAttempt, resumeAttempt } from './attempt-pause.queries.js';
import { pauseErrors } from './pause.errors.js';

/** Each pause logs two events. */
const MAX_PAUSES = 100;

/** Pauses one attempt: its clock stands until staff let it go on, whatever its exam does (decision 0068). */
@Injectable()
export class AttemptPauseService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly changes: ExamChanges,
  ) {}

  /**
   * Stops the clock of an attempt; saves and submissions go on.
   * @throws VALIDATION, ATTEMPT_NOT_FOUND, ATTEMPT_ENDED, ATTEMPT_TIME_OVER, ATTEMPT_ALREADY_PAUSED, PAUSES_FULL
   */
  async pause(viewer: Viewer, attemptId: string, input: { reason: string }): Promise<Attempt> {
    const { reason } = validate(reasonRules, input);
    return this.work.runOnce(async (tx) => {
      const { manager } = tx;
      const { attempt, at } = await this.lock(tx, viewer, attemptId);
      const { id, deadlineAt, pausedAt } = attempt;
      if (attempt.individuallyPausedAt) throw pauseErrors.ATTEMPT_ALREADY_PAUSED();
      // A clock that stands has time left; one that has run out is not revived.
      if (deadlineAt && !pausedAt && deadlineAt <= at) throw pauseErrors.ATTEMPT_TIME_OVER();
      const { count } = await countPauses(manager, { id });
      if (count >= MAX_PAUSES)
        throw pauseErrors.PAUSES_FULL({
          message: `This attempt has been paused ${MAX_PAUSES} times, which is the most there can be. Give it extra time instead.`,
        });
      const paused = await pauseAttempt(manager, { id, at });
      await logEvent(
        manager,
        ExamEventKind.PAUSED_INDIVIDUALLY,
        attempt,
        {},
        { actorId: viewer.userId, reason },
      );
      const { candidateId } = attempt;
      await auditCandidate(tx, viewer, AuditAction.ATTEMPT_PAUSED, candidateId, { reason });
      this.changes.announce(attempt, tx);
      return manager.create(Attempt, paused);
    });
  }

  /**
   * Lets an attempt go on that was paused individually: its deadline moves by the time that it stood still. While its exam is
   * paused, it goes on with the exam.
   * @throws ATTEMPT_NOT_FOUND, ATTEMPT_ENDED, ATTEMPT_NOT_PAUSED
   */
  async resume(viewer: Viewer, attemptId: string): Promise<Attempt> {
    return this.work.runOnce(async (tx) => {
      const { manager } = tx;
      const { attempt, at } = await this.lock(tx, viewer, attemptId);
      const { id, individuallyPausedAt, candidateId } = attempt;
      if (!individuallyPausedAt) throw pauseErrors.ATTEMPT_NOT_PAUSED();
      const [left] = await leaveToExam(manager, { id });
      const resumed = left ?? (await resumeAttempt(manager, { id, at }));
      const seconds = Math.round((at.getTime() - individuallyPausedAt.getTime()) / 1_000);
      // Outages are compared with the time in which its clock stood. If it goes on with the exam, that says how long.
      const pausedSince = individuallyPausedAt.toISOString();
      const details = { pausedSince, ...(!left && { seconds }) };
      const action = { actorId: viewer.userId, reason: null };
      await logEvent(manager, ExamEventKind.RESUMED_INDIVIDUALLY, attempt, details, action);
      const audited = { details: { seconds } };
      await auditCandidate(tx, viewer, AuditAction.ATTEMPT_RESUMED, candidateId, audited);
      this.changes.announce(attempt, tx);
      return manager.create(Attempt, resumed);
    });
  }

  /** The locked attempt, and the database's time after that: no answer that was stored before comes after it. */
  private async lock(
    tx: Transaction,
    viewer: Viewer,
    id: string,
  ): Promise<{ attempt: LockedAttempt; at: Date }> {
    const attempt = await lockRunningAttemptForStaff(tx, viewer, id);
    const { now } = await findClockTime(tx.manager);
    return { attempt, at: now };
  }
}
