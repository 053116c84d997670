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
import { lockAttemptOfExam, type LockedAttempt } from '../attempt.queries.js';
import { Receipts } from '../receipts/receipts.js';
import { acceptLateAnswers, refuseLateAnswers } from './late-decision.queries.js';
import { LateResponse } from '../responses/late-response.entity.js';
import { lateErrors } from './late.errors.js';
import { decisionRules, assertOnePerQuestion, type LateDecisionInput } from './late.validation.js';

/** The log lists no question numbers if there are more than this. */
const MAX_LISTED_QUESTIONS = 5;

/** Staff accept or refuse late answers. */
@Injectable()
export class LateDecisionsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly grading: AttemptGradingPort,
    private readonly receipts: Receipts,
    private readonly changes: ExamChanges,
  ) {}

  /**
   * Accepts late answers of a submitted attempt: each replaces the stored answer of its question, the
   * attempt is marked again and gets a new receipt. Or refuses them: they stay stored as late and can be
   * accepted later. Repeating a decision changes nothing. The log names the actor and the reason.
   * @throws VALIDATION, ATTEMPT_NOT_FOUND, LATE_ANSWER_NOT_FOUND, LATE_WHILE_RUNNING,
   *   LATE_ANSWER_ACCEPTED when an accepted one is refused
   */
  async decide(viewer: Viewer, attemptId: string, input: LateDecisionInput): Promise<void> {
    const { ids, accepts, reason } = validate(decisionRules, input);
    await this.work.runOnce(async (tx) => {
      const attempt = await this.lock(tx, viewer, attemptId);
      const found = { id: In(ids.filter(isId)), attemptId: attempt.id };
      const rows = await tx.manager.findBy(LateResponse, found);
      if (rows.length < ids.length) throw lateErrors.LATE_ANSWER_NOT_FOUND();
      if (!attempt.submittedAt) throw lateErrors.LATE_WHILE_RUNNING();
      if (accepts) assertOnePerQuestion(ids, rows);
      else if (rows.some(({ decision }) => decision === 'ACCEPTED'))
        throw lateErrors.LATE_ANSWER_ACCEPTED();
      if (accepts) await this.grading.archiveGrades(tx, [attempt.id]);
      const change = accepts ? acceptLateAnswers : refuseLateAnswers;
      const { decided, written, questionIds } = await change(tx.manager, {
        attemptId: attempt.id,
        ids,
        userId: viewer.userId,
      });
      if (written > 0) await this.amend(tx, attempt);
      if (decided === 0) return;
      const kind = accepts ? ExamEventKind.LATE_ACCEPTED : ExamEventKind.LATE_REFUSED;
      const action = { actorId: viewer.userId, reason };
      const questions = questionNumbers(attempt, questionIds);
      await logEvent(tx.manager, kind, attempt, { count: decided, questions }, action);
      const audited = { details: { accepted: accepts, count: decided }, reason };
      await auditCandidate(tx, viewer, AuditAction.LATE_DECIDED, attempt.candidateId, audited);
      this.changes.announce(attempt, tx);
    });
  }

  /** Marks the attempt again and issues an amended receipt, which keeps the time of the submission. */
  private async amend(tx: Transaction, attempt: LockedAttempt): Promise<void> {
    const { answeredCount, responses, ...score } = await this.grading.grade(tx, attempt);
    const receipt = await this.receipts.amend(tx, attempt, { answeredCount, responses });
    await tx.manager.update(Attempt, attempt.id, { receipt, ...score });
  }

  /** @throws ATTEMPT_NOT_FOUND, also for attempts at exams of other owners and for previews */
  private async lock({ manager }: Transaction, viewer: Viewer, id: string): Promise<LockedAttempt> {
    const [attempt = null] = isId(id) ? await lockAttemptOfExam(manager, { id }) : [];
    return authorize(viewer, attempt, 'exam.edit', attemptErrors.ATTEMPT_NOT_FOUND);
  }
}

/** @returns the question numbers as the candidate saw them, in order; empty if there are many */
function questionNumbers({ arrangement }: LockedAttempt, questionIds: readonly string[]): number[] {
  if (questionIds.length > MAX_LISTED_QUESTIONS) return [];
  const ids = new Set(questionIds);
  return arrangement.flatMap(({ questionId }, index) => (ids.has(questionId) ? [index + 1] : []));
}
