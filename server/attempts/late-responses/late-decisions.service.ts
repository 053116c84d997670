import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { AuditAction } from '../../audit/audit-event.entity.js';
import { authorize } from '../../core/access/policy.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { isId, validate } from '../../core/errors/validation.js';
import { auditCandidate } from '../../candidates/audit-candidate.js';
import { AttemptGradingPort } from '../submission/attempt-grading.port.js';
import { Attempt } from '../attempt.entity.js';
import { attemptErrors } from '../attempt.errors.js';
import { ExamChanges } from '../events/exam-changes.js';
import { ExamEventKind } from '../events/exam-event.entity.js';
import { logEvent } from '../events/exam-events.js';
import { lockAttempt, type LockedAttempt } from '../locked-attempts.js';
import { Receipts } from '../receipts/receipts.js';
import { accept, refuse } from './late-decisions.js';
import { LateResponse } from '../responses/late-response.entity.js';
import { lateErrors } from './late.errors.js';
import { decisionRules, oneOfEachQuestion, type DecisionGiven } from './late.validation.js';

/** Of more questions than this, the log tells no numbers. */
const MAX_NAMED = 5;

/** What staff make of answers that came late. */
@Injectable()
export class LateDecisionsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly grading: AttemptGradingPort,
    private readonly receipts: Receipts,
    private readonly changes: ExamChanges,
  ) {}

  /**
   * Accepts late answers of a submitted attempt: each takes the place of what is stored of its question, the
   * attempt is marked anew, and its receipt made anew. Or refuses them: they stay kept, and can be accepted
   * later on. What was decided like that already stays as it is. It is written down with who and why.
   * @throws VALIDATION, ATTEMPT_NOT_FOUND, LATE_ANSWER_NOT_FOUND, LATE_WHILE_RUNNING,
   *   LATE_ANSWER_ACCEPTED where one that was accepted is refused
   */
  async decide(viewer: Viewer, attemptId: string, given: DecisionGiven): Promise<void> {
    const { ids, accepts, reason } = validate(decisionRules, given);
    await this.work.run(async (tx) => {
      const attempt = await this.hold(tx, viewer, attemptId);
      const found = { id: In(ids.filter(isId)), attemptId: attempt.id };
      const rows = await tx.manager.findBy(LateResponse, found);
      if (rows.length < ids.length) throw lateErrors.LATE_ANSWER_NOT_FOUND();
      if (!attempt.submittedAt) throw lateErrors.LATE_WHILE_RUNNING();
      if (accepts) oneOfEachQuestion(ids, rows);
      else if (rows.some(({ decision }) => decision === 'ACCEPTED'))
        throw lateErrors.LATE_ANSWER_ACCEPTED();
      if (accepts) await this.grading.keep(tx, [attempt.id]);
      const change = accepts ? accept : refuse;
      const { decided, written, questionIds } = await change(
        tx.manager,
        attempt.id,
        ids,
        viewer.userId,
      );
      if (written > 0) await this.amend(tx, attempt);
      if (decided === 0) return;
      const kind = accepts ? ExamEventKind.LATE_ACCEPTED : ExamEventKind.LATE_REFUSED;
      const act = { actorId: viewer.userId, reason };
      const questions = placesOf(attempt, questionIds);
      await logEvent(tx.manager, kind, attempt, { count: decided, questions }, act);
      const audited = { details: { accepted: accepts, count: decided }, reason };
      await auditCandidate(tx, viewer, AuditAction.LATE_DECIDED, attempt.candidateId, audited);
      this.changes.announce(attempt.quizId, tx);
    });
  }

  /** Marks what is stored now, and says so in the receipt: its time stays that of the submission. */
  private async amend(tx: Transaction, attempt: LockedAttempt): Promise<void> {
    const { answeredCount, ...score } = await this.grading.grade(tx, attempt);
    const receipt = await this.receipts.amend(tx, attempt, answeredCount);
    await tx.manager.update(Attempt, attempt.id, { receipt, ...score });
  }

  /** @throws ATTEMPT_NOT_FOUND, also for somebody else's and for previews */
  private async hold({ manager }: Transaction, viewer: Viewer, id: string): Promise<LockedAttempt> {
    const found = 'a.id = $1 AND NOT a.is_preview';
    const attempt = isId(id) ? await lockAttempt(manager, found, [id]) : null;
    return authorize(viewer, attempt, 'edit', attemptErrors.ATTEMPT_NOT_FOUND);
  }
}

/** @returns the numbers of questions as the learner saw them, in order; none of many */
function placesOf({ arrangement }: LockedAttempt, questionIds: readonly string[]): number[] {
  if (questionIds.length > MAX_NAMED) return [];
  const asked = new Set(questionIds);
  return arrangement.flatMap(({ questionId }, index) => (asked.has(questionId) ? [index + 1] : []));
}
