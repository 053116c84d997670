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
import { QuestionContents } from './question-contents.js';
import { QuestionCopies } from './question-copies.js';
import { Placement } from './placement.entity.js';
import type { PlacedQuestion, PositionedPlacement } from './question.mapper.js';
import { checkVersions, transferRules } from './question-order.validation.js';
import { moveQuestions } from './question-order.queries.js';
import { QuestionOrderService } from './question-order.service.js';
import { notFoundAt, QuestionRecords, type LockedPlacements } from './question-records.js';
import { QuestionStore } from './question-store.js';

/** Which questions go to which quiz and position; to its end without a position. */
export type TransferRequest = z.input<typeof transferRules>;

/** Moves and copies questions between quizzes, and copies them within one. */
@Injectable()
export class QuestionTransferService {
  constructor(
    private readonly quizzes: QuizService,
    private readonly records: QuestionRecords,
    private readonly order: QuestionOrderService,
    private readonly copies: QuestionCopies,
    private readonly store: QuestionStore,
    private readonly contents: QuestionContents,
  ) {}

  /**
   * Moves placements of one or several quizzes. They keep their ids and versions, and place the same questions.
   * @returns the questions in the given order, which is their new order
   * @throws VALIDATION, QUESTION_NOT_FOUND, STALE_VERSION, QUIZ_NOT_FOUND, QUIZ_IS_FULL, BUSY
   */
  async move(viewer: Viewer, request: TransferRequest): Promise<PlacedQuestion[]> {
    const { questionIds: ids, toQuizId, position, ...seen } = validate(transferRules, request);
    return this.contents.answer(async (read) =>
      this.records.changeLocked(
        viewer,
        ids,
        async (tx, locked) => {
          checkSeen(locked, seen);
          const target = targetOf(locked, toQuizId);
          await this.countMoves(tx, locked, target);
          const last = await this.store.lastPosition(tx, target.id);
          await moveQuestions(tx.manager, { quizId: target.id, last, ids });
          const placed = await this.place(tx, target, ids, position);
          // In the order of their ids, in which they are locked.
          for (const quiz of locked.quizzes.values())
            await countAuditEvent(tx, viewer, AuditAction.QUESTIONS_CHANGED, quiz, ids.length);
          return read(tx, placed);
        },
        toQuizId,
      ),
    );
  }

  /**
   * Copies questions of one or several quizzes. The copies are new questions, with new ids and version 1.
   * @returns the copies in the given order
   * @throws VALIDATION, QUESTION_NOT_FOUND, STALE_VERSION, QUIZ_NOT_FOUND, QUIZ_IS_FULL, BUSY
   */
  async copy(viewer: Viewer, request: TransferRequest): Promise<PlacedQuestion[]> {
    const { questionIds: ids, toQuizId, position, ...seen } = validate(transferRules, request);
    return this.contents.answer(async (read) =>
      this.records.changeLocked(
        viewer,
        ids,
        async (tx, locked) => {
          checkSeen(locked, seen);
          const target = targetOf(locked, toQuizId);
          await this.quizzes.changeQuestionCount(tx, target, ids.length);
          const copies = await this.copies.appendCopies(tx, ids, target.id);
          const placed = await this.place(tx, target, copies, position);
          await countAuditEvent(tx, viewer, AuditAction.QUESTIONS_CHANGED, target, ids.length);
          return read(tx, placed);
        },
        toQuizId,
      ),
    );
  }

  private async countMoves(tx: Transaction, locked: LockedPlacements, target: Quiz): Promise<void> {
    for (const quiz of locked.quizzes.values()) {
      const leaving = locked.rows.filter((row) => row.quizId === quiz.id).length;
      const arriving = quiz === target ? locked.rows.length : 0;
      await this.quizzes.changeQuestionCount(tx, quiz, arriving - leaving);
    }
  }

  /** @param ids of questions at the end of the quiz */
  private async place(
    tx: Transaction,
    quiz: Quiz,
    ids: string[],
    position: number | null | undefined,
  ): Promise<PositionedPlacement[]> {
    if (position != null) await this.order.placeTogether(tx, quiz, ids, position);
    const first = position ?? quiz.questionCount - ids.length + 1;
    const rows = await tx.manager.find(Placement, {
      where: { id: In(ids) },
      order: { position: 'ASC' },
    });
    return rows.map((row, index) => ({ row, place: first + index }));
  }
}

/** @throws QUESTION_NOT_FOUND naming the entries that are in another quiz, STALE_VERSION naming those that were changed */
function checkSeen(
  { rows }: LockedPlacements,
  { fromQuizId, versions }: Pick<TransferRequest, 'fromQuizId' | 'versions'>,
): void {
  const elsewhere =
    fromQuizId == null
      ? []
      : rows.flatMap((row, index) => (row.quizId === fromQuizId ? [] : index));
  if (elsewhere.length > 0) throw notFoundAt(...elsewhere);
  if (versions) checkVersions(rows, versions);
}

function targetOf({ quizzes }: LockedPlacements, id: string): Quiz {
  const quiz = quizzes.get(id);
  if (!quiz) throw quizErrors.QUIZ_NOT_FOUND();
  return quiz;
}
