import { Injectable, Logger } from '@nestjs/common';
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
import { countConcerned, listConcerned } from './invitation.queries.js';
import { MailQuotas } from './mail-quotas.js';
import { staffMessage } from './staff-message.js';

/** Mails of one transaction, which locks the quiz: others must not wait long. */
const BATCH_SIZE = 500;
/** Of one exam. Enough for corrections, and no flood: each reaches everybody. */
const MAILINGS = { name: 'times-mailed', points: 6, seconds: 3_600 };
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

export interface ChangedTimesResult {
  /** Mails on their way. */
  mailed: number;
  /** Others who can still start: without an address, or with a window of their own. */
  skipped: number;
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
   * @returns after a failure, the mails that were sent until then
   * @throws VALIDATION, QUIZ_NOT_FOUND, EXAM_NOT_GIVEN, EXAM_NOT_READY, TOO_MANY_REQUESTS
   */
  async mail(
    viewer: Viewer,
    quizId: string,
    message: string | null | undefined,
  ): Promise<ChangedTimesResult> {
    const checked = validate(mailMessageRules, { message });
    const { id } = await this.quizzes.read(viewer, quizId, 'exam.edit');
    const earlier = await this.work.findAnswer();
    if (earlier) return earlier.value as ChangedTimesResult;
    const { count, concernedCount: max } = await countConcerned(this.work.manager, { quizId: id });
    await this.limits.consume(MAILINGS, id);
    const mailed = await this.limits.reserve(
      await this.quotas.reminders(viewer),
      viewer.userId,
      max,
      async () => this.mailAll(viewer, id, max, checked.message),
      (sent) => sent,
    );
    return this.work.runOnce(async () => Promise.resolve({ mailed, skipped: count - mailed }));
  }

  /** Mails in batches. A failure does not undo or uncount earlier batches. */
  private async mailAll(
    viewer: Viewer,
    quizId: string,
    max: number,
    text: string | null,
  ): Promise<number> {
    let sent = 0;
    let after: string | null = FIRST_ID;
    do {
      try {
        const limit = Math.min(BATCH_SIZE, max - sent);
        const part = await this.mailSome(viewer, { quizId, after, limit }, text);
        sent += part.sent;
        after = part.last;
      } catch (error) {
        if (sent === 0) throw error;
        this.logger.warn(`Mailed changed times to ${sent} of ${max}: ${String(error)}`);
        return sent;
      }
    } while (after !== null && sent < max);
    return sent;
  }

  /** @returns `last`: the last candidate who was read; null if there are no more */
  private async mailSome(
    viewer: Viewer,
    page: { quizId: string; after: string; limit: number },
    text: string | null,
  ): Promise<{ sent: number; last: string | null }> {
    return this.work.run(async (tx) => {
      const { exam, quiz } = await this.exams.lock(tx, viewer, page.quizId);
      const rows = await listConcerned(tx.manager, page);
      if (rows.length === 0) return { sent: 0, last: null };
      const ids = rows.map(({ learnerId }) => learnerId);
      const message = await staffMessage(tx, viewer, text);
      const sent = await this.mails.send(tx, exam, ids, 'exam-times', message);
      if (sent > 0) await countAuditEvent(tx, viewer, AuditAction.TIMES_MAILED, quiz, sent);
      return { sent, last: rows.at(-1)?.id ?? null };
    });
  }
}
