import { Injectable } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';
import type { z } from 'zod';
import { AuditAction } from '../../audit/audit-event.entity.js';
import { countAuditEvent } from '../../audit/record-audit-event.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { isId, validate } from '../../core/errors/validation.js';
import type { Quiz } from '../../quizzes/quiz.entity.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import { Placement } from '../placement.entity.js';
import { questionErrors } from '../question.errors.js';
import { checkVersions } from '../question-order.validation.js';
import { listPlacedKinds, updateMarks } from './bulk-questions.queries.js';
import {
  checkMarksOfKinds,
  deleteQuestionsRules,
  questionsOfQuizRules,
  setMarksRules,
} from './bulk-questions.validation.js';

export type QuestionsOfQuiz = z.input<typeof questionsOfQuizRules>;
export type DeleteRequest = z.input<typeof deleteQuestionsRules>;
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
   * @throws VALIDATION, QUIZ_NOT_FOUND, QUESTION_NOT_FOUND naming the entries; STALE_VERSION naming those that were changed
   * since they were read, if the caller says what was read
   */
  async delete(viewer: Viewer, request: DeleteRequest): Promise<Quiz> {
    return this.setDeleted(viewer, validate(deleteQuestionsRules, request), new Date());
  }

  /**
   * Brings questions back from the trash to where they stood.
   * @throws VALIDATION, QUIZ_NOT_FOUND, QUIZ_IS_FULL; QUESTION_NOT_FOUND naming the entries that are not in the trash
   */
  async restore(viewer: Viewer, request: QuestionsOfQuiz): Promise<Quiz> {
    return this.setDeleted(viewer, validate(questionsOfQuizRules, request), null);
  }

  /**
   * Sets what answers to questions earn; each is an edit of its question. What is left out stays. A paper that was submitted keeps its marks
   * until it is submitted again.
   * @throws VALIDATION and QUESTION_NOT_FOUND naming the entries, QUIZ_NOT_FOUND; STALE_VERSION naming the entries that
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
      const versions = questions.map(({ version }) => version);
      checkVersions(stored, versions, (index) => `questions.${index}.version`);
      const changed = questions.map(({ marks, wrongMarks }, index) => {
        const before = stored[index];
        return {
          marks: marks === undefined ? (before?.marks ?? null) : marks,
          wrongMarks: wrongMarks === undefined ? (before?.wrongMarks ?? null) : wrongMarks,
        };
      });
      await updateMarks(tx.manager, {
        ids,
        marks: changed.map(({ marks }) => marks),
        wrongMarks: changed.map(({ wrongMarks }) => wrongMarks),
      });
      this.quizzes.announce(tx, quiz);
      await countAuditEvent(tx, viewer, AuditAction.QUESTIONS_CHANGED, quiz, ids.length);
      return quiz;
    });
  }

  /** @param deletedAt null to restore them */
  private async setDeleted(
    viewer: Viewer,
    { quizId, questionIds, versions }: z.output<typeof deleteQuestionsRules>,
    deletedAt: Date | null,
  ): Promise<Quiz> {
    return this.work.runOnce(async (tx) => {
      const quiz = await this.quizzes.lock(tx, viewer, quizId);
      const before = deletedAt ? IsNull() : Not(IsNull());
      const rows = await this.lockAll(tx, quiz, questionIds, before);
      const stored = inOrder(questionIds, rows, (index) => `questionIds.${index}`);
      if (versions) checkVersions(stored, versions);
      await tx.manager.update(Placement, { id: In(questionIds) }, { deletedAt });
      const { length } = questionIds;
      await this.quizzes.changeQuestionCount(tx, quiz, deletedAt ? -length : length);
      await countAuditEvent(tx, viewer, AuditAction.QUESTIONS_CHANGED, quiz, length);
      return quiz;
    });
  }

  private async lockAll(
    { manager }: Transaction,
    quiz: Quiz,
    ids: string[],
    deletedAt: ReturnType<typeof IsNull>,
  ): Promise<Pick<Placement, 'id' | 'version' | 'marks' | 'wrongMarks'>[]> {
    return manager.find(Placement, {
      select: { id: true, version: true, marks: true, wrongMarks: true },
      where: { id: In(ids.filter(isId)), quizId: quiz.id, deletedAt },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }
}

/**
 * @param path of the entry at an index, in the input
 * @throws QUESTION_NOT_FOUND naming the entries without a row
 */
function inOrder<Row extends { id: string }>(
  ids: readonly string[],
  rows: readonly Row[],
  path: (index: number) => string,
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const found = ids.flatMap((id) => byId.get(id) ?? []);
  if (found.length === ids.length) return found;
  const { message } = questionErrors.QUESTION_NOT_FOUND();
  const missing = ids.flatMap((id, index) => (byId.has(id) ? [] : { path: path(index), message }));
  throw questionErrors.QUESTION_NOT_FOUND({ fields: missing });
}
