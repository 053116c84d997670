import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThanOrEqual, type EntityManager, type FindOptionsWhere } from 'typeorm';
import type { Viewer } from '../core/access/viewer.js';
import { UnitOfWork, type Transaction } from '../core/database/unit-of-work.js';
import { coreErrors, DomainError } from '../core/errors/domain-error.js';
import { isId } from '../core/errors/validation.js';
import type { Quiz } from '../quizzes/quiz.entity.js';
import { quizErrors } from '../quizzes/quiz.errors.js';
import { QuizService } from '../quizzes/quiz.service.js';
import { QuestionRow } from './question.entity.js';
import { questionErrors } from './question.errors.js';
import type { PlacedQuestion } from './question.mapper.js';

/** How often a change is begun when others keep moving its questions. */
const MAX_TRIES = 5;

/** A question, and whose it is. */
export interface QuestionWithQuiz {
  row: QuestionRow;
  quiz: Quiz;
}

/** Questions and all their quizzes, held until the transaction ends. */
export interface LockedQuestions {
  /** In the order asked for. */
  rows: QuestionRow[];
  /** By id. */
  quizzes: ReadonlyMap<string, Quiz>;
}

/** A question has left the quiz it was seen in, before that could be held. */
class MovedMeanwhile extends Error {}

/** The one place that finds questions, with the check on the quiz that no door can miss. */
@Injectable()
export class QuestionRecords {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
  ) {}

  /** @throws QUESTION_NOT_FOUND, also for another institute's */
  async load(manager: EntityManager, viewer: Viewer, id: string): Promise<QuestionRow> {
    return (await this.find(manager, viewer, id)).row;
  }

  /** For a change: holds it until the transaction ends. @throws as `load`; NOT_ALLOWED */
  async lock(tx: Transaction, viewer: Viewer, id: string): Promise<QuestionWithQuiz> {
    return this.find(tx.manager, viewer, id, { mode: 'pessimistic_write' });
  }

  private async find(
    manager: EntityManager,
    viewer: Viewer,
    id: string,
    lock?: { mode: 'pessimistic_write' },
  ): Promise<QuestionWithQuiz> {
    const ability = lock ? 'edit' : 'see';
    if (!isId(id)) throw questionErrors.QUESTION_NOT_FOUND();
    const row = await manager.findOne(QuestionRow, { where: { id, deletedAt: IsNull() }, lock });
    if (!row) throw questionErrors.QUESTION_NOT_FOUND();
    try {
      const quiz = await this.quizzes.load(manager, viewer, row.quizId, { ability });
      return { row, quiz };
    } catch (error) {
      // The quiz decides who may use its questions; a question asked for is what was not found.
      const isMissing = error instanceof DomainError && error.code === 'QUIZ_NOT_FOUND';
      throw isMissing ? questionErrors.QUESTION_NOT_FOUND() : error;
    }
  }

  async placed(manager: EntityManager, row: QuestionRow): Promise<PlacedQuestion> {
    const place = await manager.countBy(QuestionRow, {
      quizId: row.quizId,
      deletedAt: IsNull(),
      position: LessThanOrEqual(row.position),
    });
    return { row, place };
  }

  /**
   * A change of where questions stand: one transaction that holds their quizzes, and then them.
   * Everything that needs both takes them in that order, so that nobody waits in a circle.
   * @param ids different ones, in lower case
   * @param toQuizId a quiz that the change needs beside theirs
   * @throws QUESTION_NOT_FOUND naming the entry of several, QUIZ_NOT_FOUND, BUSY
   */
  async change<T>(
    viewer: Viewer,
    ids: string[],
    work: (tx: Transaction, held: LockedQuestions) => Promise<T>,
    toQuizId?: string,
  ): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.work.run(async (tx) =>
          work(tx, await this.hold(tx, viewer, ids, toQuizId)),
        );
      } catch (error) {
        if (!(error instanceof MovedMeanwhile)) throw error;
        if (tries === MAX_TRIES) throw coreErrors.BUSY({ retryAfter: 1 });
      }
    }
  }

  private async hold(
    tx: Transaction,
    viewer: Viewer,
    ids: string[],
    toQuizId: string | undefined,
  ): Promise<LockedQuestions> {
    const where: FindOptionsWhere<QuestionRow> = { id: In(ids.filter(isId)), deletedAt: IsNull() };
    const seen = await tx.manager.find(QuestionRow, { select: { id: true, quizId: true }, where });
    const quizIds = new Set(seen.map((row) => row.quizId));
    if (toQuizId !== undefined) quizIds.add(toQuizId);
    const quizzes = await this.quizzes.lockAll(tx, viewer, [...quizIds].filter(isId));
    if (toQuizId !== undefined && !quizzes.has(toQuizId)) throw quizErrors.QUIZ_NOT_FOUND();
    const found = await tx.manager.find(QuestionRow, {
      where,
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    if (found.some((row) => !quizIds.has(row.quizId))) throw new MovedMeanwhile();
    const byId = new Map(found.map((row) => [row.id, row]));
    const rows = ids.map((id, index) => {
      const row = byId.get(id);
      if (row && quizzes.has(row.quizId)) return row;
      throw ids.length === 1 ? questionErrors.QUESTION_NOT_FOUND() : notFoundAt(index);
    });
    return { rows, quizzes };
  }
}

/** What is said of an entry of a list of questions that is not there. */
export function notFoundAt(index: number): DomainError {
  const { message } = questionErrors.QUESTION_NOT_FOUND();
  const fields = [{ path: `questionIds.${index}`, message }];
  return questionErrors.QUESTION_NOT_FOUND({ fields });
}
