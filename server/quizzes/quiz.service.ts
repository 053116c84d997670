import { Injectable } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { mayUse, type Viewer } from '../core/access/viewer.js';
import { isUniqueViolation } from '../core/database/unique-violation.js';
import { UnitOfWork, type Transaction } from '../core/database/unit-of-work.js';
import { isId, validate } from '../core/errors/validation.js';
import { Quiz, QuizStatus } from './quiz.entity.js';
import { quizErrors } from './quiz.errors.js';
import { MAX_QUESTIONS, quizChangeRules, titleKey, titleRule } from './quiz.rules.js';

/** What may change of a quiz's own fields; what is left out (or null) stays. */
export type QuizChanges = z.input<typeof quizChangeRules>;

/** The rules of quizzes: identity, status, completion, trash. */
@Injectable()
export class QuizService {
  constructor(private readonly work: UnitOfWork) {}

  /** A new quiz is active and not completed. @throws VALIDATION, TITLE_TAKEN */
  async create(viewer: Viewer, title: string): Promise<Quiz> {
    const checked = validate(titleRule, title, 'title');
    return this.unlessTitleTaken(async (tx) =>
      tx.manager.save(
        tx.manager.create(Quiz, {
          instituteId: viewer.instituteId,
          createdBy: viewer.userId,
          title: checked,
          titleKey: titleKey(checked),
          status: QuizStatus.ACTIVE,
        }),
      ),
    );
  }

  /** @throws QUIZ_NOT_FOUND, also for somebody else's */
  async read(viewer: Viewer, id: string): Promise<Quiz> {
    return this.load(this.work.manager, viewer, id);
  }

  /** @throws VALIDATION, QUIZ_NOT_FOUND, TITLE_TAKEN, QUIZ_IS_EMPTY */
  async update(viewer: Viewer, id: string, changes: QuizChanges): Promise<Quiz> {
    const { title, status, isCompleted } = validate(quizChangeRules, changes);
    return this.unlessTitleTaken(async (tx) => {
      const quiz = await this.lock(tx, viewer, id);
      if (title != null) Object.assign(quiz, { title, titleKey: titleKey(title) });
      if (status != null) quiz.status = status;
      if (isCompleted != null) setCompleted(quiz, isCompleted);
      quiz.version += 1;
      return tx.manager.save(quiz);
    });
  }

  /** Submits the paper: the quiz is completed. @throws QUIZ_NOT_FOUND, QUIZ_IS_EMPTY */
  async submit(viewer: Viewer, id: string): Promise<Quiz> {
    return this.update(viewer, id, { isCompleted: true });
  }

  /** Moves a quiz with its questions to the trash; its title is free at once (decision 19). */
  async delete(viewer: Viewer, id: string): Promise<void> {
    await this.work.run(async (tx) => {
      const quiz = await this.lock(tx, viewer, id);
      quiz.deletedAt = new Date();
      await tx.manager.save(quiz);
    });
  }

  /**
   * Loads a quiz for a change and holds it until the transaction ends, so that changes of one quiz
   * follow one another. Rows that refer to it can still be made meanwhile.
   * @throws QUIZ_NOT_FOUND, also for somebody else's
   */
  async lock(tx: Transaction, viewer: Viewer, id: string): Promise<Quiz> {
    return this.load(tx.manager, viewer, id, { mode: 'for_no_key_update' });
  }

  /** Counts questions in or out, in the transaction that stores or removes them. */
  async countQuestions(tx: Transaction, locked: Quiz, change: number): Promise<void> {
    if (locked.questionCount + change > MAX_QUESTIONS) throw quizErrors.QUIZ_IS_FULL();
    locked.questionCount += change;
    locked.orderVersion += 1;
    await tx.manager.save(locked);
  }

  /**
   * The one place that finds a quiz, with the check on the loaded record that no door can miss.
   * @throws QUIZ_NOT_FOUND, also for somebody else's
   */
  async load(
    manager: EntityManager,
    viewer: Viewer,
    id: string,
    lock?: { mode: 'for_no_key_update' },
  ): Promise<Quiz> {
    if (!isId(id)) throw quizErrors.QUIZ_NOT_FOUND();
    const quiz = await manager.findOne(Quiz, { where: { id, deletedAt: IsNull() }, lock });
    if (!quiz || !mayUse(viewer, quiz)) throw quizErrors.QUIZ_NOT_FOUND();
    return quiz;
  }

  private async unlessTitleTaken<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    try {
      return await this.work.run(work);
    } catch (error) {
      if (isUniqueViolation(error, 'quizzes_title')) throw quizErrors.TITLE_TAKEN();
      throw error;
    }
  }
}

/** Completing needs a question, by whichever operation (decision 10). */
function setCompleted(quiz: Quiz, isCompleted: boolean): void {
  if (isCompleted && quiz.questionCount === 0) throw quizErrors.QUIZ_IS_EMPTY();
  quiz.isCompleted = isCompleted;
}
