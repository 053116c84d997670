import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, Not, Repository } from 'typeorm';
import { AuditAction } from '../audit/audit-event.entity.js';
import { countAuditEvent } from '../audit/record-audit-event.js';
import type { Viewer } from '../core/access/viewer.js';
import { UnitOfWork, type Transaction } from '../core/database/unit-of-work.js';
import { DomainError } from '../core/errors/domain-error.js';
import { isId } from '../core/errors/validation.js';
import { pageBounds, type PageArgs, type PageOf } from '../core/graphql/paging.js';
import { Scheduled } from '../core/jobs/handlers.js';
import { RetentionPort } from '../quizzes/retention.port.js';
import { quizErrors } from '../quizzes/quiz.errors.js';
import { QuizService } from '../quizzes/quiz.service.js';
import type { Quiz } from '../quizzes/quiz.entity.js';
import { emptyTrash, withKeptError } from '../quizzes/trash.js';
import { Placement } from './placement.entity.js';
import { listPlacedInTrash, type PlacedRow } from './placement.queries.js';
import { questionErrors } from './question.errors.js';
import type { PlacedQuestion } from './question.mapper.js';
import { QuestionContents } from './question-contents.js';
import { QuestionRecords } from './question-records.js';

/** A question in the trash, and whether it is kept there for ever. */
export interface TrashedQuestion {
  row: PlacedRow & { deletedAt: Date };
  isKept: boolean;
}

const QUIZ_IN_TRASH = 'The quiz of this question is in the trash. Restore the quiz first.';

/** Deleted questions (soft delete): thirty days in the trash of their quiz (decision 0019). */
@Injectable()
export class QuestionTrashService {
  constructor(
    private readonly work: UnitOfWork,
    @InjectRepository(Placement) private readonly placements: Repository<Placement>,
    private readonly quizzes: QuizService,
    private readonly records: QuestionRecords,
    private readonly retention: RetentionPort,
    private readonly contents: QuestionContents,
  ) {}

  /**
   * Moves a placement to the trash of its quiz, with its marks and position. The question itself stays as long as any
   * placement has it, also one in the trash, or a submitted paper, or while it is in the bank (a trigger sees to that).
   * @throws QUESTION_NOT_FOUND
   */
  async delete(viewer: Viewer, id: string): Promise<void> {
    // Of two concurrent deletions the second finds no question, so that the count stays right.
    await this.records.changeLocked(viewer, [id.toLowerCase()], async (tx, { rows, quizzes }) => {
      for (const row of rows) {
        row.deletedAt = new Date();
        await tx.manager.save(row);
      }
      for (const quiz of quizzes.values()) {
        await this.quizzes.changeQuestionCount(tx, quiz, -1);
        await countAuditEvent(tx, viewer, AuditAction.QUESTIONS_CHANGED, quiz);
      }
    });
  }

  /** The trash of a quiz, the last deleted first. @param quiz one that was loaded for the viewer */
  async page(quiz: { id: string }, page: PageArgs): Promise<PageOf<TrashedQuestion>> {
    const { take, skip } = pageBounds(page);
    const quizId = quiz.id;
    const rows = await listPlacedInTrash(this.work.manager, { quizId, take, skip });
    const totalCount = await this.placements.countBy({ quizId, deletedAt: Not(IsNull()) });
    const retained = await this.retention.findRetainedPlacements(rows.map(({ id }) => id));
    const items = rows.filter(isTrashed).map((row) => ({ row, isKept: retained.has(row.id) }));
    return { items, totalCount, page: page.page, pageSize: page.pageSize };
  }

  /**
   * Brings a question back to its place.
   * @throws QUESTION_NOT_FOUND (also for one that is not in the trash), QUIZ_NOT_FOUND while its
   * quiz is in the trash, QUIZ_IS_FULL
   */
  async restore(viewer: Viewer, id: string): Promise<PlacedQuestion> {
    return this.contents.answerOne(async (read) =>
      this.work.runOnce(async (tx) => {
        const { row, quiz } = await this.lock(tx, viewer, id);
        row.deletedAt = null;
        await this.quizzes.changeQuestionCount(tx, quiz, 1);
        await tx.manager.save(row);
        await countAuditEvent(tx, viewer, AuditAction.QUESTIONS_CHANGED, quiz);
        return read(tx, await this.records.withPlace(tx.manager, row));
      }),
    );
  }

  /**
   * Removes a question of the trash for good.
   * @throws QUESTION_NOT_FOUND, QUIZ_NOT_FOUND as `restore`; QUESTION_IS_KEPT where a submitted paper has it
   */
  async purge(viewer: Viewer, id: string): Promise<void> {
    const purgeOnce = async (): Promise<void> =>
      this.work.runOnce(async (tx) => {
        const { row, quiz } = await this.lock(tx, viewer, id);
        await tx.manager.delete(Placement, { id: row.id });
        await countAuditEvent(tx, viewer, AuditAction.QUESTIONS_PURGED, quiz);
      });
    await withKeptError(purgeOnce, questionErrors.QUESTION_IS_KEPT);
  }

  @Scheduled({ everyMinutes: 60 })
  async removeOldQuestions(): Promise<void> {
    await emptyTrash(this.work.manager, 'placements', async (ids) =>
      this.retention.findRetainedPlacements(ids),
    );
  }

  /** Locks a question of the trash and its quiz. */
  private async lock(
    tx: Transaction,
    viewer: Viewer,
    id: string,
  ): Promise<{ row: Placement; quiz: Quiz }> {
    const { quizId } = await this.find(tx.manager, { id });
    const quizzes = await this.quizzes.lockAll(tx, viewer, [quizId]);
    const quiz = quizzes.get(quizId) ?? (await this.refuse(tx.manager, viewer, quizId));
    // Only in the locked quiz: before the lock, others may have restored and moved the question.
    const row = await this.find(tx.manager, { id, quizId }, { mode: 'pessimistic_write' });
    return { row, quiz };
  }

  private async find(
    manager: EntityManager,
    which: { id: string; quizId?: string },
    lock?: { mode: 'pessimistic_write' },
  ): Promise<Placement> {
    const where = { ...which, deletedAt: Not(IsNull()) };
    const row = isId(which.id) ? await manager.findOne(Placement, { where, lock }) : null;
    if (!row) throw questionErrors.QUESTION_NOT_FOUND();
    return row;
  }

  /** Says that the quiz is in the trash; callers without access only get QUESTION_NOT_FOUND. */
  private async refuse(manager: EntityManager, viewer: Viewer, quizId: string): Promise<never> {
    await this.quizzes
      .load(manager, viewer, quizId, { permission: 'exam.edit', isTrashed: true })
      .catch((error: unknown) => {
        throw error instanceof DomainError ? questionErrors.QUESTION_NOT_FOUND() : error;
      });
    throw quizErrors.QUIZ_NOT_FOUND({ message: QUIZ_IN_TRASH });
  }
}

function isTrashed(row: PlacedRow): row is TrashedQuestion['row'] {
  return row.deletedAt !== null;
}
