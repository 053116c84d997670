import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { AuditAction } from '../../audit/audit-event.entity.js';
import { recordAuditEvent } from '../../audit/record-audit-event.js';
import { auditCandidate } from '../../candidates/audit-candidate.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { isId, visibleText, validate } from '../../core/errors/validation.js';
import { pageBounds, type PageArgs, type PageOf } from '../../core/graphql/paging.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import { attemptErrors } from '../attempt.errors.js';
import { lockAttemptOfExam, type LockedAttempt } from '../attempt.queries.js';
import { ExamChanges } from '../events/exam-changes.js';
import { ExamEventKind } from '../events/exam-event.entity.js';
import { ResultVisibilityPort } from '../events/result-visibility.port.js';
import { MAX_MESSAGES, messageErrors } from './message.errors.js';
import { countMessages, insertMessage, listMessages, type SentMessage } from './message.queries.js';

const messageRules = z.object({ text: visibleText('Message', 500) });

/** Messages of staff to those who are at an exam. */
@Injectable()
export class MessageService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
    private readonly visibility: ResultVisibilityPort,
    private readonly changes: ExamChanges,
  ) {}

  /** Lists the latest first. @throws VALIDATION, QUIZ_NOT_FOUND, MARKING_ANONYMOUS */
  async list(viewer: Viewer, quizId: string, page: PageArgs): Promise<PageOf<SentMessage>> {
    const { take, skip } = pageBounds(page);
    const { id } = await this.quizzes.read(viewer, quizId);
    // Messages to one learner have their name, and texts may.
    await this.visibility.check(viewer, id);
    const { manager } = this.work;
    const items = await listMessages(manager, { quizId: id, take, skip });
    const { count: totalCount } = await countMessages(manager, { quizId: id });
    return { items, totalCount, page: page.page, pageSize: page.pageSize };
  }

  /**
   * Sends a message to everybody who is at an exam, or to one attempt. It is logged at each.
   * @returns to how many
   * @throws VALIDATION, QUIZ_NOT_FOUND, ATTEMPT_NOT_FOUND, ATTEMPT_ENDED, NOBODY_AT_EXAM, MESSAGES_FULL
   */
  async send(
    viewer: Viewer,
    quizId: string,
    { attemptId = null, ...input }: { attemptId?: string | null; text: string },
  ): Promise<number> {
    const { text: reason } = validate(messageRules, input);
    return this.work.runOnce(async (tx) => {
      const { manager } = tx;
      // The lock gives messages their order, and keeps their number.
      const quiz = await this.quizzes.lock(tx, viewer, quizId);
      const attempt = attemptId === null ? null : await lockAttempt(tx, quiz.id, attemptId);
      const stored = await countMessages(manager, { quizId: quiz.id });
      if (stored.count >= MAX_MESSAGES) throw messageErrors.MESSAGES_FULL();
      const [sent] = await insertMessage(manager, {
        quizId: quiz.id,
        attemptId: attempt?.id ?? null,
        kind: ExamEventKind.MESSAGE_SENT,
        actorId: viewer.userId,
        reason,
      });
      if (!sent) throw attempt ? attemptErrors.ATTEMPT_ENDED() : messageErrors.NOBODY_AT_EXAM();
      const { count } = sent;
      if (attempt)
        await auditCandidate(tx, viewer, AuditAction.MESSAGE_SENT, attempt.candidateId, { reason });
      else {
        const details = { count };
        await recordAuditEvent(tx, viewer, AuditAction.MESSAGE_SENT, { quiz, details, reason });
      }
      this.changes.announce({ quizId: quiz.id, instituteId: null }, tx);
      return count;
    });
  }
}

/** Locks the attempt. @throws ATTEMPT_NOT_FOUND for one of another exam, and for a preview */
async function lockAttempt(
  { manager }: Transaction,
  quizId: string,
  id: string,
): Promise<LockedAttempt> {
  const [attempt] = isId(id) ? await lockAttemptOfExam(manager, { id }) : [];
  if (attempt?.quizId !== quizId) throw attemptErrors.ATTEMPT_NOT_FOUND();
  return attempt;
}
