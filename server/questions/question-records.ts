import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThanOrEqual, type EntityManager, type FindOptionsWhere } from 'typeorm';
import type { Permission } from '../core/access/policy.js';
import type { Viewer } from '../core/access/viewer.js';
import { UnitOfWork, type Transaction } from '../core/database/unit-of-work.js';
import { coreErrors, DomainError } from '../core/errors/domain-error.js';
import { isId } from '../core/errors/validation.js';
import type { Quiz } from '../quizzes/quiz.entity.js';
import { quizErrors } from '../quizzes/quiz.errors.js';
import { QuizService } from '../quizzes/quiz.service.js';
import { questionErrors } from './question.errors.js';
import { Placement } from './placement.entity.js';
import { findPlaced, type PlacedRow, type StoredContent } from './placement.queries.js';
import { lockQuestionVersion } from './question-version.queries.js';

/** How often a change is tried while others keep moving its questions. */
const MAX_TRIES = 5;

/** A question of a paper, locked for an edit, with its quiz. */
export interface LockedQuestion {
  placement: Placement;
  /** What it says there. */
  content: StoredContent;
  quiz: Quiz;
}

/** Placements and all their quizzes, locked until the transaction ends. */
export interface LockedPlacements {
  /** In the requested order. */
  rows: Placement[];
  /** By id. */
  quizzes: ReadonlyMap<string, Quiz>;
}

/** A question moved to another quiz before its quiz was locked. */
class MovedMeanwhile extends Error {}

/**
 * Loads and locks the questions of papers, by the ids of their placements, always with the check of access to their
 * quiz.
 */
@Injectable()
export class QuestionRecords {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
  ) {}

  /** @throws QUESTION_NOT_FOUND, also for a question of another institute */
  async load(manager: EntityManager, viewer: Viewer, id: string): Promise<PlacedRow> {
    const [row] = isId(id) ? await findPlaced(manager, { id }) : [];
    if (!row) throw questionErrors.QUESTION_NOT_FOUND();
    await this.loadQuiz(manager, viewer, row, 'exam.read');
    return row;
  }

  /**
   * Loads a question for an edit, and locks first its placement and then itself until the transaction ends.
   * @throws as `load`; NOT_ALLOWED
   */
  async lock({ manager }: Transaction, viewer: Viewer, id: string): Promise<LockedQuestion> {
    if (!isId(id)) throw questionErrors.QUESTION_NOT_FOUND();
    const where = { id, deletedAt: IsNull() };
    const lock = { mode: 'pessimistic_write' } as const;
    const placement = await manager.findOne(Placement, { where, lock });
    if (!placement) throw questionErrors.QUESTION_NOT_FOUND();
    const quiz = await this.loadQuiz(manager, viewer, placement, 'exam.edit');
    const { questionId, questionVersion: version } = placement;
    const [content] = await lockQuestionVersion(manager, { questionId, version });
    if (!content) throw new Error(`The placement ${id} has no version of a question`);
    return { placement, content, quiz };
  }

  private async loadQuiz(
    manager: EntityManager,
    viewer: Viewer,
    { quizId }: Placement,
    permission: Permission,
  ): Promise<Quiz> {
    try {
      return await this.quizzes.load(manager, viewer, quizId, { permission });
    } catch (error) {
      // Access is decided by the quiz, but the caller requested a question.
      const isMissing = error instanceof DomainError && error.code === 'QUIZ_NOT_FOUND';
      throw isMissing ? questionErrors.QUESTION_NOT_FOUND() : error;
    }
  }

  async withPlace<Row extends Placement>(
    manager: EntityManager,
    row: Row,
  ): Promise<{ row: Row; place: number }> {
    const place = await manager.countBy(Placement, {
      quizId: row.quizId,
      deletedAt: IsNull(),
      position: LessThanOrEqual(row.position),
    });
    return { row, place };
  }

  /**
   * Runs a change of the places of questions in one transaction, which locks first their quizzes and then
   * their placements. All code that needs both locks uses that order, so that there are no deadlocks.
   * @param ids distinct, in lower case
   * @param toQuizId a quiz to lock besides theirs
   * @throws QUESTION_NOT_FOUND naming the entries, if there are several; QUIZ_NOT_FOUND, BUSY
   */
  async changeLocked<T>(
    viewer: Viewer,
    ids: string[],
    work: (tx: Transaction, locked: LockedPlacements) => Promise<T>,
    toQuizId?: string,
  ): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.work.runOnce(async (tx) =>
          work(tx, await this.lockWithQuizzes(tx, viewer, ids, toQuizId)),
        );
      } catch (error) {
        if (!(error instanceof MovedMeanwhile)) throw error;
        if (tries === MAX_TRIES) throw coreErrors.BUSY({ retryAfter: 1 });
      }
    }
  }

  private async lockWithQuizzes(
    tx: Transaction,
    viewer: Viewer,
    ids: string[],
    toQuizId: string | undefined,
  ): Promise<LockedPlacements> {
    const where: FindOptionsWhere<Placement> = { id: In(ids.filter(isId)), deletedAt: IsNull() };
    const seen = await tx.manager.find(Placement, { select: { id: true, quizId: true }, where });
    const quizIds = new Set(seen.map((row) => row.quizId));
    if (toQuizId !== undefined) quizIds.add(toQuizId);
    const quizzes = await this.quizzes.lockAll(tx, viewer, [...quizIds].filter(isId));
    if (toQuizId !== undefined && !quizzes.has(toQuizId)) throw quizErrors.QUIZ_NOT_FOUND();
    const found = await tx.manager.find(Placement, {
      where,
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    if (found.some((row) => !quizIds.has(row.quizId))) throw new MovedMeanwhile();
    const byId = new Map(found.map((row) => [row.id, row]));
    const rows = ids.map((id) => {
      const row = byId.get(id);
      return row && quizzes.has(row.quizId) ? row : null;
    });
    const missing = rows.flatMap((row, index) => (row ? [] : index));
    if (missing.length > 0)
      throw ids.length === 1 ? questionErrors.QUESTION_NOT_FOUND() : notFoundAt(...missing);
    return { rows: rows.filter((row) => row !== null), quizzes };
  }
}

/** The error for missing entries of a list of questions. */
export function notFoundAt(...indexes: number[]): DomainError {
  const { message } = questionErrors.QUESTION_NOT_FOUND();
  const fields = indexes.map((index) => ({ path: `questionIds.${index}`, message }));
  return questionErrors.QUESTION_NOT_FOUND({ fields });
}
