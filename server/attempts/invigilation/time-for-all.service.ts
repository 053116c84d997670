import { Injectable } from '@nestjs/common';
import { AuditAction } from '../../audit/audit-event.entity.js';
import { recordAuditEvent } from '../../audit/record-audit-event.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { validate } from '../../core/errors/validation.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import { extendDeadlineSql } from '../session/deadlines.js';
import { ExamChanges } from '../events/exam-changes.js';
import { ExamEventKind } from '../events/exam-event.entity.js';
import { insertEventsSql } from '../events/exam-events.js';
import { timeRules, type AddedTime } from '../intervention.validation.js';

/** Running attempts of a quiz that have a deadline. */
const RUNNING = `quiz_id = $1 AND submitted_at IS NULL AND deadline_at IS NOT NULL AND NOT is_preview`;

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
    return this.work.run(async (tx) => {
      // Changes of all deadlines run one after another and lock the attempts in the same order.
      const quiz = await this.quizzes.lock(tx, viewer, quizId);
      const { id } = quiz;
      const lockRunning = `SELECT FROM attempts WHERE ${RUNNING} ORDER BY id FOR NO KEY UPDATE`;
      await tx.manager.query(lockRunning, [id]);
      const [extended] = await tx.manager.query<[{ count: number }]>(
        `WITH extended AS (
           ${extendDeadlineSql('a.deadline_at + make_interval(mins => $2::int)')}
             AND a.id IN (SELECT id FROM attempts WHERE ${RUNNING})
           RETURNING a.id, a.candidate_id, jsonb_build_object('minutes', $2::int) AS details
         ), logged AS (${insertEventsSql('extended')})
         SELECT count(*)::int AS count FROM extended`,
        [id, minutes, ExamEventKind.EXTENDED, viewer.userId, reason],
      );
      const details = { minutes, count: extended.count };
      await recordAuditEvent(tx, viewer, AuditAction.TIME_GIVEN, { quiz, details, reason });
      this.changes.announce(id, tx);
      return extended.count;
    });
  }
}
