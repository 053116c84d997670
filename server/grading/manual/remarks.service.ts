import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import type { Viewer } from '../../core/access/viewer.js';
import { lockName } from '../../core/database/advisory-lock.js';
import { isUniqueViolation } from '../../core/database/constraint-violations.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { coreErrors, type DomainError } from '../../core/errors/domain-error.js';
import { isId, validate } from '../../core/errors/validation.js';
import { quizErrors } from '../../quizzes/quiz.errors.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import { markingErrors } from './marking.errors.js';
import { MAX_REMARKS, remarkRules } from './marking.validation.js';
import { Remark } from './remark.entity.js';

type RemarkInput = z.input<typeof remarkRules>;

/** Remarks that all markers of an exam share. */
@Injectable()
export class RemarksService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
  ) {}

  /**
   * Sorted by shortcut.
   * @param quizId of an exam that the caller may see
   */
  async list(quizId: string, manager: EntityManager = this.work.manager): Promise<Remark[]> {
    return manager.find(Remark, { where: { quizId }, order: { shortcut: 'ASC' } });
  }

  /** @throws VALIDATION, QUIZ_NOT_FOUND, NOT_ALLOWED, SHORTCUT_TAKEN, TOO_MANY_REMARKS */
  async add(viewer: Viewer, quizId: string, input: RemarkInput): Promise<Remark> {
    const remark = validate(remarkRules, input);
    const quiz = await this.quizzes.read(viewer, quizId, 'exam.mark');
    return unlessShortcutTaken(async () =>
      this.work.runOnce(async (tx) => {
        await lockName(tx, `remarks ${quiz.id}`);
        if ((await tx.manager.countBy(Remark, { quizId: quiz.id })) >= MAX_REMARKS)
          throw markingErrors.TOO_MANY_REMARKS();
        return tx.manager.save(tx.manager.create(Remark, { quizId: quiz.id, ...remark }));
      }),
    );
  }

  /** @throws VALIDATION, REMARK_NOT_FOUND, NOT_ALLOWED, SHORTCUT_TAKEN, STALE_VERSION */
  async change(viewer: Viewer, id: string, version: number, input: RemarkInput): Promise<Remark> {
    const { shortcut, text } = validate(remarkRules, input);
    const written = { shortcut, text, version: version + 1 };
    return unlessShortcutTaken(async () =>
      this.work.runOnce(async ({ manager }) => {
        await this.read(manager, viewer, id);
        const { affected } = await manager.update(Remark, { id, version }, written);
        const now = await this.read(manager, viewer, id);
        if (affected === 1 || (now.shortcut === shortcut && now.text === text)) return now;
        const current = { id, shortcut: now.shortcut, text: now.text, version: now.version };
        throw coreErrors.STALE_VERSION({ current });
      }),
    );
  }

  /**
   * Deletes a remark; comments written with it stay.
   * @throws REMARK_NOT_FOUND, NOT_ALLOWED
   */
  async remove(viewer: Viewer, id: string): Promise<void> {
    await this.work.runOnce(async ({ manager }) => {
      await this.read(manager, viewer, id);
      await manager.delete(Remark, { id });
    });
  }

  /** @throws REMARK_NOT_FOUND, also for another institute's; NOT_ALLOWED */
  private async read(manager: EntityManager, viewer: Viewer, id: string): Promise<Remark> {
    const remark = isId(id) ? await manager.findOneBy(Remark, { id }) : null;
    if (!remark) throw markingErrors.REMARK_NOT_FOUND();
    await this.quizzes.read(viewer, remark.quizId, 'exam.mark').catch(asRemarkNotFound);
    return remark;
  }
}

/** A caller of another institute must not learn that the exam exists. */
function asRemarkNotFound(error: DomainError): never {
  throw error.code === quizErrors.QUIZ_NOT_FOUND().code ? markingErrors.REMARK_NOT_FOUND() : error;
}

/** @throws SHORTCUT_TAKEN */
async function unlessShortcutTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error, 'marking_remarks_of_quiz')) throw markingErrors.SHORTCUT_TAKEN();
    throw error;
  }
}
