import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NIL } from 'uuid';
import { AuditAction } from '../../audit/audit-event.entity.js';
import { countAuditEvent } from '../../audit/record-audit-event.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { validate } from '../../core/errors/validation.js';
import { RateLimits } from '../../core/http/rate-limits.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import { mailMessageRules } from '../candidate.validation.js';
import { ExamMails } from './exam-mails.js';
import { InvitableExams } from './invitable-exams.js';
import { findTimesProgress, listConcerned, updateTimesMailed } from './invitation.queries.js';
import { MailQuotas } from './mail-quotas.js';
import { staffMessage } from './staff-message.js';

/** Mails of one transaction, which locks the quiz: others must not wait long. */
const BATCH_SIZE = 500;
/** Of one exam. Enough for corrections, and no flood: each reaches everybody. */
const MAILINGS = { name: 'times-mailed', points: 6, seconds: 3_600 };

export interface ChangedTimesResult {
  /** Mails on their way. */
  mailed: number;
  /** Others who can still start: without an address, or with a window of their own. */
  skipped: number;
  /** Those whom a failure has left out. */
  failed: number;
}

/** A call that mails times, in batches of its own transactions. */
interface Mailing {
  quizId: string;
  /** Marks those who were mailed, so that the call mails nobody twice if it is repeated, or overlaps itself. */
  callId: string;
  message: string | null;
}

/** Tells those who were invited the times of an exam, after they were changed. */
@Injectable()
export class ChangedTimesService {
  private readonly logger = new Logger('Exams');

  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
    private readonly exams: InvitableExams,
    private readonly mails: ExamMails,
    private readonly quotas: MailQuotas,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Mails those who have not started and still can the window as it is now, with their link.
   * @param message plain text; null or blank for none
   * @returns after a failure, the mails that were sent until then: the call can be repeated with its Idempotency-Key
   * @throws VALIDATION, QUIZ_NOT_FOUND, EXAM_NOT_GIVEN, EXAM_NOT_READY, TOO_MANY_REQUESTS
   */
  async mail(
    viewer: Viewer,
    quizId: string,
    text: string | null | undefined,
  ): Promise<ChangedTimesResult> {
    const { message } = validate(mailMessageRules, { message: text });
    const { id } = await this.quizzes.read(viewer, quizId, 'exam.edit');
    const earlier = await this.work.findAnswer();
    if (earlier) return earlier.value as ChangedTimesResult;
    await this.work.run(async (tx) => this.exams.lock(tx, viewer, id));
    const mailing = { quizId: id, callId: this.work.callId(), message };
    const { left } = await findTimesProgress(this.work.manager, mailing);
    const isDone = left === 0 || (await this.mailWithinLimits(viewer, mailing, left));
    return isDone
      ? this.work.runOnce(async ({ manager }) => this.result(manager, mailing, isDone))
      : this.result(this.work.manager, mailing, isDone);
  }

  private async result(
    manager: EntityManager,
    { quizId, callId }: Mailing,
    isDone: boolean,
  ): Promise<ChangedTimesResult> {
    const { mailed, left, skipped } = await findTimesProgress(manager, { quizId, callId });
    return { mailed, skipped, failed: isDone ? 0 : left };
  }

  /** Counts what is sent: neither refused calls nor such that mail nobody. @returns whether nothing failed */
  private async mailWithinLimits(viewer: Viewer, mailing: Mailing, max: number): Promise<boolean> {
    const quota = await this.quotas.reminders(viewer);
    const { isDone } = await this.limits.reserve(
      MAILINGS,
      mailing.quizId,
      1,
      async () =>
        this.limits.reserve(
          quota,
          viewer.userId,
          max,
          async () => this.mailAll(viewer, mailing, max),
          ({ sent }) => sent,
        ),
      ({ sent }) => Math.min(1, sent),
    );
    return isDone;
  }

  /** Mails in batches. A failure does not undo or uncount earlier batches. */
  private async mailAll(
    viewer: Viewer,
    mailing: Mailing,
    max: number,
  ): Promise<{ sent: number; isDone: boolean }> {
    let sent = 0;
    let after: string | null = NIL;
    do {
      try {
        const limit = Math.min(BATCH_SIZE, max - sent);
        const part = await this.mailSome(viewer, mailing, { after, limit });
        sent += part.sent;
        after = part.last;
      } catch (error) {
        if (sent === 0) throw error;
        this.logger.warn(`Mailed changed times to ${sent} of ${max}: ${String(error)}`);
        return { sent, isDone: false };
      }
    } while (after !== null && sent < max);
    return { sent, isDone: true };
  }

  /** @returns `last`: the last candidate who was read; null if there are no more */
  private async mailSome(
    viewer: Viewer,
    { quizId, callId, message: text }: Mailing,
    page: { after: string; limit: number },
  ): Promise<{ sent: number; last: string | null }> {
    return this.work.run(async (tx) => {
      const { exam, quiz } = await this.exams.lock(tx, viewer, quizId);
      const rows = await listConcerned(tx.manager, { quizId, callId, ...page });
      if (rows.length === 0) return { sent: 0, last: null };
      const message = await staffMessage(tx, viewer, text);
      const learnerIds = rows.map(({ learnerId }) => learnerId);
      const sent = await this.mails.send(tx, exam, learnerIds, 'exam-times', message);
      await updateTimesMailed(tx.manager, { ids: rows.map(({ id }) => id), callId });
      if (sent > 0) await countAuditEvent(tx, viewer, AuditAction.TIMES_MAILED, quiz, sent);
      return { sent, last: rows.at(-1)?.id ?? null };
    });
  }
}
