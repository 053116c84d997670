import { Injectable } from '@nestjs/common';
import { AuditAction } from '../../audit/audit-event.entity.js';
import { recordAuditEvent } from '../../audit/record-audit-event.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { validate } from '../../core/errors/validation.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import { ExamChanges } from '../events/exam-changes.js';
import { ExamEventKind } from '../events/exam-event.entity.js';
import { timeRules, type AddedTime } from '../intervention.validation.js';
import { extendDeadlines, lockAttemptsWithDeadline } from './invigilation.queries.js';

/** More time for all candidates at once, for example after a fire alarm or a network failure. */
@Injectable()
export class TimeForAllService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
    private readonly changes: ExamChanges,
  ) {}

  /**
   * Extends the deadline of every running attempt that has one.
   * @returns how many
   * @throws VALIDATION, QUIZ_NOT_FOUND
   */
  async extend(viewer: Viewer, quizId: string, input: AddedTime): Promise<number> {
    const { minutes, reason } = validate(timeRules, input);
    return this.work.runOnce(async (tx) => {
      // Changes of all deadlines run one after another and lock the attempts in the same order.
      const quiz = await this.quizzes.lock(tx, viewer, quizId);
      const { id } = quiz;
      await lockAttemptsWithDeadline(tx.manager, { quizId: id });
      const { count } = await extendDeadlines(tx.manager, {
        quizId: id,
        minutes,
        kind: ExamEventKind.EXTENDED,
        actorId: viewer.userId,
        reason,
      });
      const details = { minutes, count };
      await recordAuditEvent(tx, viewer, AuditAction.TIME_GIVEN, { quiz, details, reason });
      this.changes.announce({ quizId: id, instituteId: quiz.instituteId }, tx);
      return count;
    });
  }
}
