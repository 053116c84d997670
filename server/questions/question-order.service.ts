import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import type { z } from 'zod';
import { AuditAction } from '../audit/audit-event.entity.js';
import { countAuditEvent } from '../audit/record-audit-event.js';
import type { Viewer } from '../core/access/viewer.js';
import { UnitOfWork, type Transaction } from '../core/database/unit-of-work.js';
import { coreErrors } from '../core/errors/domain-error.js';
import { isId, validate } from '../core/errors/validation.js';
import type { Quiz } from '../quizzes/quiz.entity.js';
import { QuizService } from '../quizzes/quiz.service.js';
import { QuestionRow } from './question.entity.js';
import { checkPosition, reorderRules } from './question-order.validation.js';
import { notFoundAt } from './question-records.js';

/** Which questions of a quiz come to stand where. */
export type ReorderRequest = z.input<typeof reorderRules>;

/**
 * The order of the questions of a quiz. Positions are slots: questions change slots among them, and
 * those of deleted questions stay theirs, so that they come back to where they stood.
 */
@Injectable()
export class QuestionOrderService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
  ) {}

  /** @throws VALIDATION, QUIZ_NOT_FOUND, STALE_VERSION, QUESTION_NOT_FOUND naming the entry */
  async reorder(viewer: Viewer, request: ReorderRequest): Promise<Quiz> {
    const { quizId, orderVersion, questionIds, position } = validate(reorderRules, request);
    return this.work.run(async (tx) => {
      const quiz = await this.quizzes.lock(tx, viewer, quizId);
      if (orderVersion != null && orderVersion !== quiz.orderVersion) {
        throw coreErrors.STALE_VERSION({ current: { orderVersion: quiz.orderVersion } });
      }
      await this.checkInQuiz(tx, quiz, questionIds);
      await this.arrange(tx, quiz, questionIds, position);
      await this.quizzes.countQuestions(tx, quiz, 0);
      await countAuditEvent(tx, viewer, AuditAction.QUESTIONS_CHANGED, quiz, questionIds.length);
      return quiz;
    });
  }

  /**
   * Puts questions of a quiz together, the first at a place; the others keep their order. Writes
   * only those that change their slot. It is no edit: `version` and `updated_at` stay.
   * @param locked from `QuizService.lock`, its questions counted
   * @param place of the first, from 1
   * @throws VALIDATION when they cannot all stand there
   */
  async arrange(tx: Transaction, locked: Quiz, ids: string[], place: number): Promise<void> {
    checkPosition(place, ids.length, locked.questionCount);
    await tx.manager.query(
      // The slots are looked up in an array: what the planner believes about a quiz that has just
      // been filled must not make this a join of all with all.
      `WITH standing AS (
         SELECT id, position FROM questions WHERE quiz_id = $1 AND deleted_at IS NULL
       ), slots AS (
         SELECT array_agg(position ORDER BY position) AS positions FROM standing
       ), other AS (
         SELECT id, row_number() OVER (ORDER BY position) AS place
         FROM standing WHERE id <> ALL($2::uuid[])
       ), wanted AS (
         SELECT id, ($3::int + turn - 1)::int AS place
         FROM unnest($2::uuid[]) WITH ORDINALITY AS given(id, turn)
         UNION ALL
         SELECT id, (CASE WHEN place < $3 THEN place ELSE place + $4::int END)::int FROM other
       )
       UPDATE questions SET position = positions[wanted.place]
       FROM wanted, slots
       WHERE questions.id = wanted.id AND questions.position <> positions[wanted.place]`,
      [locked.id, ids, place, ids.length],
    );
  }

  /** While the quiz is held no question leaves it. */
  private async checkInQuiz(tx: Transaction, quiz: Quiz, ids: string[]): Promise<void> {
    const rows = await tx.manager.find(QuestionRow, {
      select: { id: true },
      where: { id: In(ids.filter(isId)), quizId: quiz.id, deletedAt: IsNull() },
    });
    const found = new Set(rows.map((row) => row.id));
    const missing = ids.findIndex((id) => !found.has(id));
    if (missing >= 0) throw notFoundAt(missing);
  }
}
