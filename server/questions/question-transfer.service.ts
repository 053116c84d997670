import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { z } from 'zod';
import { AuditAction } from '../audit/audit-event.entity.js';
import { countAuditEvent } from '../audit/record-audit-event.js';
import type { Viewer } from '../core/access/viewer.js';
import type { Transaction } from '../core/database/unit-of-work.js';
import { validate } from '../core/errors/validation.js';
import type { Quiz } from '../quizzes/quiz.entity.js';
import { quizErrors } from '../quizzes/quiz.errors.js';
import { QuizService } from '../quizzes/quiz.service.js';
import { QuestionCopies } from './question-copies.js';
import { QuestionRow } from './question.entity.js';
import type { PlacedQuestion } from './question.mapper.js';
import { transferRules } from './question-order.validation.js';
import { QuestionOrderService } from './question-order.service.js';
import { QuestionRecords, type LockedQuestions } from './question-records.js';
import { QuestionStore } from './question-store.js';

/** Which questions go to which quiz, and where; at its end when no position is given. */
export type TransferRequest = z.input<typeof transferRules>;

/** Questions that go from one quiz to another, or into the same one once more. */
@Injectable()
export class QuestionTransferService {
  constructor(
    private readonly quizzes: QuizService,
    private readonly records: QuestionRecords,
    private readonly order: QuestionOrderService,
    private readonly copies: QuestionCopies,
    private readonly store: QuestionStore,
  ) {}

  /**
   * Moves questions of one or several quizzes. They keep their ids and versions.
   * @returns them in the order given, which is how they stand
   * @throws VALIDATION, QUESTION_NOT_FOUND, QUIZ_NOT_FOUND, QUIZ_IS_FULL, BUSY
   */
  async move(viewer: Viewer, request: TransferRequest): Promise<PlacedQuestion[]> {
    const { questionIds: ids, toQuizId, position } = validate(transferRules, request);
    return this.records.change(
      viewer,
      ids,
      async (tx, held) => {
        const target = targetOf(held, toQuizId);
        await this.countMoves(tx, held, target);
        const last = await this.store.lastPosition(tx, target.id);
        await tx.manager.query(
          `UPDATE questions SET quiz_id = $1, position = $2::int + given.turn
           FROM unnest($3::uuid[]) WITH ORDINALITY AS given(id, turn)
           WHERE questions.id = given.id`,
          [target.id, last, ids],
        );
        const placed = await this.place(tx, target, ids, position);
        // In the order of their ids, as they are held.
        for (const quiz of held.quizzes.values())
          await countAuditEvent(tx, viewer, AuditAction.QUESTIONS_CHANGED, quiz, ids.length);
        return placed;
      },
      toQuizId,
    );
  }

  /**
   * Copies questions of one or several quizzes; the copies have ids of their own and begin anew at
   * version 1.
   * @returns the copies, in the order given
   * @throws VALIDATION, QUESTION_NOT_FOUND, QUIZ_NOT_FOUND, QUIZ_IS_FULL, BUSY
   */
  async copy(viewer: Viewer, request: TransferRequest): Promise<PlacedQuestion[]> {
    const { questionIds: ids, toQuizId, position } = validate(transferRules, request);
    return this.records.change(
      viewer,
      ids,
      async (tx, held) => {
        const target = targetOf(held, toQuizId);
        await this.quizzes.countQuestions(tx, target, ids.length);
        const copies = await this.copies.append(tx, ids, target.id);
        const placed = await this.place(tx, target, copies, position);
        await countAuditEvent(tx, viewer, AuditAction.QUESTIONS_CHANGED, target, ids.length);
        return placed;
      },
      toQuizId,
    );
  }

  private async countMoves(tx: Transaction, held: LockedQuestions, target: Quiz): Promise<void> {
    for (const quiz of held.quizzes.values()) {
      const leaving = held.rows.filter((row) => row.quizId === quiz.id).length;
      const arriving = quiz === target ? held.rows.length : 0;
      await this.quizzes.countQuestions(tx, quiz, arriving - leaving);
    }
  }

  /** @param ids they stand at the end of the quiz */
  private async place(
    tx: Transaction,
    quiz: Quiz,
    ids: string[],
    position: number | null | undefined,
  ): Promise<PlacedQuestion[]> {
    if (position != null) await this.order.arrange(tx, quiz, ids, position);
    const first = position ?? quiz.questionCount - ids.length + 1;
    const rows = await tx.manager.find(QuestionRow, {
      where: { id: In(ids) },
      order: { position: 'ASC' },
    });
    return rows.map((row, index) => ({ row, place: first + index }));
  }
}

function targetOf({ quizzes }: LockedQuestions, id: string): Quiz {
  const quiz = quizzes.get(id);
  if (!quiz) throw quizErrors.QUIZ_NOT_FOUND();
  return quiz;
}
