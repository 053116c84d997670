import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, Repository } from 'typeorm';
import { AuditAction } from '../audit/audit-event.entity.js';
import { recordAuditEvent } from '../audit/record-audit-event.js';
import type { Viewer } from '../core/access/viewer.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { validate } from '../core/errors/validation.js';
import { pageBounds, type PageArgs, type PageOf } from '../core/graphql/paging.js';
import { Scheduled } from '../core/jobs/handlers.js';
import { RetentionPort } from './retention.port.js';
import { Quiz } from './quiz.entity.js';
import { quizErrors } from './quiz.errors.js';
import { titleKey, titleRule } from './quiz.validation.js';
import { QuizService } from './quiz.service.js';
import { TAKEN_BY_CREATOR, withTitleErrors } from './quiz-titles.js';
import { emptyTrash, withKeptError } from './trash.js';

/** A quiz in the trash, and whether it is kept there for ever. */
export interface TrashedQuiz {
  quiz: Quiz & { deletedAt: Date };
  isKept: boolean;
}

const TITLE_TAKEN =
  'You now have another quiz with this title. Restore this one under a new title.';
const TITLE_TAKEN_BY_CREATOR =
  'The creator of this quiz now has another one with this title. Restore this one under a new title.';

/** Deleted quizzes (soft delete): thirty days in the trash, with their questions (decision 0019). */
@Injectable()
export class QuizTrashService {
  constructor(
    private readonly work: UnitOfWork,
    @InjectRepository(Quiz) private readonly rows: Repository<Quiz>,
    private readonly quizzes: QuizService,
    private readonly retention: RetentionPort,
  ) {}

  /** Moves a quiz to the trash. Its title can be used again at once. @throws QUIZ_NOT_FOUND */
  async delete(viewer: Viewer, id: string): Promise<void> {
    await this.work.runOnce(async (tx) => {
      const quiz = await this.quizzes.lock(tx, viewer, id);
      quiz.deletedAt = new Date();
      await tx.manager.save(quiz);
      await recordAuditEvent(tx, viewer, AuditAction.QUIZ_DELETED, { quiz });
      this.quizzes.announce(tx, quiz);
    });
  }

  /** The institute's trash, the last deleted first. @throws VALIDATION */
  async page(viewer: Viewer, page: PageArgs): Promise<PageOf<TrashedQuiz>> {
    const { take, skip } = pageBounds(page);
    const [rows, totalCount] = await this.rows.findAndCount({
      where: {
        instituteId: viewer.instituteId,
        deletedAt: Not(IsNull()),
      },
      order: { deletedAt: 'DESC', id: 'DESC' },
      take,
      skip,
    });
    const retained = await this.retention.findRetainedQuizzes(rows.map(({ id }) => id));
    const items = rows.filter(isTrashed).map((quiz) => ({ quiz, isKept: retained.has(quiz.id) }));
    return { items, totalCount, page: page.page, pageSize: page.pageSize };
  }

  /**
   * Restores a quiz. Questions that were deleted before it stay in its trash.
   * @param title a new title, for when its own was taken meanwhile
   * @throws VALIDATION, QUIZ_NOT_FOUND (also for one that is not in the trash), TITLE_TAKEN
   */
  async restore(viewer: Viewer, id: string, title?: string | null): Promise<Quiz> {
    const renamed = title == null ? null : validate(titleRule, title, 'title');
    let isOwn = true;
    const restoreOnce = async (): Promise<Quiz> =>
      this.work.runOnce(async (tx) => {
        const lock = { mode: 'for_no_key_update' } as const;
        const found = { permission: 'exam.edit', lock, isTrashed: true } as const;
        const quiz = await this.quizzes.load(tx.manager, viewer, id, found);
        isOwn = quiz.createdBy === viewer.userId;
        if (renamed !== null) {
          Object.assign(quiz, { title: renamed, titleKey: titleKey(renamed) });
          quiz.version += 1;
        }
        quiz.deletedAt = null;
        await tx.manager.save(quiz);
        await recordAuditEvent(tx, viewer, AuditAction.QUIZ_RESTORED, { quiz });
        this.quizzes.announce(tx, quiz);
        return quiz;
      });
    return withTitleErrors(restoreOnce, () => {
      if (renamed === null) return isOwn ? TITLE_TAKEN : TITLE_TAKEN_BY_CREATOR;
      return isOwn ? undefined : TAKEN_BY_CREATOR;
    });
  }

  /**
   * Removes a quiz of the trash for good, with its questions and candidates.
   * @throws QUIZ_NOT_FOUND (also for one that is not in the trash), QUIZ_IS_KEPT where learners took it
   */
  async purge(viewer: Viewer, id: string): Promise<void> {
    if (await this.work.findAnswer()) return;
    const trashed = { permission: 'exam.edit', isTrashed: true } as const;
    await this.quizzes.load(this.work.manager, viewer, id, trashed);
    // To avoid trying in vain: a quiz has up to 40,000 questions.
    if ((await this.retention.findRetainedQuizzes([id])).size > 0) throw quizErrors.QUIZ_IS_KEPT();
    const purgeOnce = async (): Promise<void> =>
      this.work.runOnce(async (tx) => {
        const lock = { mode: 'for_no_key_update' } as const;
        const quiz = await this.quizzes.load(tx.manager, viewer, id, { ...trashed, lock });
        await recordAuditEvent(tx, viewer, AuditAction.QUIZ_PURGED, { quiz });
        await this.retention.removePreviews(tx, quiz.id);
        await tx.manager.delete(Quiz, { id: quiz.id });
      });
    await withKeptError(purgeOnce, quizErrors.QUIZ_IS_KEPT);
  }

  @Scheduled({ everyMinutes: 60 })
  async removeOldQuizzes(): Promise<void> {
    await emptyTrash(this.work.manager, 'quizzes', async (ids) =>
      this.retention.findRetainedQuizzes(ids),
    );
  }
}

function isTrashed(quiz: Quiz): quiz is TrashedQuiz['quiz'] {
  return quiz.deletedAt !== null;
}
