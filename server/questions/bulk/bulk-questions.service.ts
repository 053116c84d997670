import { Injectable } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';
import type { z } from 'zod';
import { AuditAction } from '../../audit/audit-event.entity.js';
import { countAuditEvent } from '../../audit/record-audit-event.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { coreErrors } from '../../core/errors/domain-error.js';
import { isId, validate } from '../../core/errors/validation.js';
import type { Quiz } from '../../quizzes/quiz.entity.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import { Placement } from '../placement.entity.js';
import { questionErrors } from '../question.errors.js';
import { listPlacedKinds, updateMarks } from './bulk-questions.queries.js';
import {
  checkMarksOfKinds,
  questionsOfQuizRules,
  setMarksRules,
} from './bulk-questions.validation.js';

export type QuestionsOfQuiz = z.input<typeof questionsOfQuizRules>;
export type MarksRequest = z.input<typeof setMarksRules>;

/**
 * Changes several questions of one quiz, all or none. Each change locks the quiz and then the placements, as all code
 * does that needs both locks (question-records.ts).
 */
@Injectable()
export class BulkQuestionsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
  ) {}

  /**
   * Moves questions to the trash of their quiz, with their marks and positions.
   * @throws VALIDATION, QUIZ_NOT_FOUND, QUESTION_NOT_FOUND naming the entry
   */
  async delete(viewer: Viewer, request: QuestionsOfQuiz): Promise<Quiz> {
    return this.setDeleted(viewer, request, true);
  }

  /**
   * Brings questions back from the trash to where they stood.
   * @throws VALIDATION, QUIZ_NOT_FOUND, QUIZ_IS_FULL; QUESTION_NOT_FOUND naming an entry that is not in the trash
   */
  async restore(viewer: Viewer, request: QuestionsOfQuiz): Promise<Quiz> {
    return this.setDeleted(viewer, request, false);
  }

  /**
   * Sets what answers to questions earn; each is an edit of its question. A paper that was submitted keeps its marks
   * until it is submitted again.
   * @throws VALIDATION and QUESTION_NOT_FOUND naming the entry, QUIZ_NOT_FOUND; STALE_VERSION naming the entries that
   * were changed since they were read
   */
  async setMarks(viewer: Viewer, request: MarksRequest): Promise<Quiz> {
    const { quizId, questions } = validate(setMarksRules, request);
    const ids = questions.map(({ questionId }) => questionId);
    return this.work.runOnce(async (tx) => {
      const quiz = await this.quizzes.lock(tx, viewer, quizId);
      const path = (index: number): string => `questions.${index}.questionId`;
      const stored = inOrder(ids, await this.lockAll(tx, quiz, ids, IsNull()), path);
      // Only now: an edit that was waited for may have placed another version of a question.
      const kinds = inOrder(ids, await listPlacedKinds(tx.manager, { ids }), path);
      checkMarksOfKinds(
        questions,
        kinds.map(({ kind }) => kind),
      );
      const stale = questions.flatMap(({ version }, index) => {
        if (stored[index]?.version === version) return [];
        return [
          { path: `questions.${index}.version`, message: coreErrors.STALE_VERSION().message },
        ];
      });
      if (stale.length > 0) throw coreErrors.STALE_VERSION({ fields: stale });
      await updateMarks(tx.manager, {
        ids,
        marks: questions.map(({ marks }) => marks),
        wrongMarks: questions.map(({ wrongMarks }) => wrongMarks),
      });
      this.quizzes.announce(tx, quiz);
      await countAuditEvent(tx, viewer, AuditAction.QUESTIONS_CHANGED, quiz, ids.length);
      return quiz;
    });
  }

  private async setDeleted(
    viewer: Viewer,
    request: QuestionsOfQuiz,
    isDeleted: boolean,
  ): Promise<Quiz> {
    const { quizId, questionIds } = validate(questionsOfQuizRules, request);
    return this.work.runOnce(async (tx) => {
      const quiz = await this.quizzes.lock(tx, viewer, quizId);
      const deleted = isDeleted ? IsNull() : Not(IsNull());
      const rows = await this.lockAll(tx, quiz, questionIds, deleted);
      inOrder(questionIds, rows, (index) => `questionIds.${index}`);
      const deletedAt = isDeleted ? new Date() : null;
      await tx.manager.update(Placement, { id: In(questionIds) }, { deletedAt });
      const { length } = questionIds;
      await this.quizzes.changeQuestionCount(tx, quiz, isDeleted ? -length : length);
      await countAuditEvent(tx, viewer, AuditAction.QUESTIONS_CHANGED, quiz, length);
      return quiz;
    });
  }

  private async lockAll(
    { manager }: Transaction,
    quiz: Quiz,
    ids: string[],
    deletedAt: ReturnType<typeof IsNull>,
  ): Promise<Pick<Placement, 'id' | 'version'>[]> {
    return manager.find(Placement, {
      select: { id: true, version: true },
      where: { id: In(ids.filter(isId)), quizId: quiz.id, deletedAt },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }
}

/**
 * @param path of the entry at an index, in the input
 * @throws QUESTION_NOT_FOUND naming the first entry without a row
 */
function inOrder<Row extends { id: string }>(
  ids: readonly string[],
  rows: readonly Row[],
  path: (index: number) => string,
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id, index) => {
    const row = byId.get(id);
    if (row) return row;
    const { message } = questionErrors.QUESTION_NOT_FOUND();
    throw questionErrors.QUESTION_NOT_FOUND({ fields: [{ path: path(index), message }] });
  });
}
