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
import { updatePositions } from './question-order.queries.js';
import { Placement } from './placement.entity.js';
import { checkPosition, reorderRules } from './question-order.validation.js';
import { notFoundAt } from './question-records.js';

/** Which questions of a quiz move to which position. */
export type ReorderRequest = z.input<typeof reorderRules>;

/**
 * Reorders the questions of a quiz. Positions are slots that questions exchange. Questions in the trash
 * keep their slots, so that they are restored to their place.
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
    return this.work.runOnce(async (tx) => {
      const quiz = await this.quizzes.lock(tx, viewer, quizId);
      if (orderVersion != null && orderVersion !== quiz.orderVersion) {
        throw coreErrors.STALE_VERSION({ current: { orderVersion: quiz.orderVersion } });
      }
      await this.checkInQuiz(tx, quiz, questionIds);
      await this.placeTogether(tx, quiz, questionIds, position);
      await this.quizzes.changeQuestionCount(tx, quiz, 0);
      await countAuditEvent(tx, viewer, AuditAction.QUESTIONS_CHANGED, quiz, questionIds.length);
      return quiz;
    });
  }

  /**
   * Places questions of a quiz one after another, the first at `place`; the others keep their order.
   * Updates only questions that change their slot. This is no edit: `version` and `updated_at` stay.
   * @param locked from `QuizService.lock`, with the current `questionCount`
   * @param place of the first, from 1
   * @throws VALIDATION when `place` is too high for the number of questions
   */
  async placeTogether(tx: Transaction, locked: Quiz, ids: string[], place: number): Promise<void> {
    checkPosition(place, ids.length, locked.questionCount);
    await updatePositions(tx.manager, { quizId: locked.id, ids, place, count: ids.length });
  }

  /** The quiz is locked, so that no question can leave it. */
  private async checkInQuiz(tx: Transaction, quiz: Quiz, ids: string[]): Promise<void> {
    const rows = await tx.manager.find(Placement, {
      select: { id: true },
      where: { id: In(ids.filter(isId)), quizId: quiz.id, deletedAt: IsNull() },
    });
    const found = new Set(rows.map((row) => row.id));
    const missing = ids.findIndex((id) => !found.has(id));
    if (missing >= 0) throw notFoundAt(missing);
  }
}
