import { Injectable } from '@nestjs/common';
import { IsNull, Not, type EntityManager } from 'typeorm';
import { isForeignKeyViolation } from '../../core/database/constraint-violations.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { coreErrors } from '../../core/errors/domain-error.js';
import { QuestionImages } from '../../questions/question-images.js';
import type { Quiz } from '../../quizzes/quiz.entity.js';
import { assertCountable } from '../rules/countable-marks.js';
import { ExamRulesService } from '../rules/exam-rules.service.js';
import { revisionErrors } from './revision.errors.js';
import { PaperRevision } from './paper-revision.entity.js';
import {
  findDifference,
  findOrInsertRevision,
  publishRevision,
  sumBytes,
} from './revision-snapshot.queries.js';

/** Papers with up to this many questions are never too large. */
const SMALL_PAPER_QUESTIONS = 1_000;
/** PostgreSQL allows 256 MB for one value and needs several times that to build it. */
const MAX_BYTES = 100 * 1024 * 1024;

/** Copies a quiz into a revision, inside the database: it may have 40,000 questions. */
@Injectable()
export class RevisionSnapshot {
  constructor(
    private readonly work: UnitOfWork,
    private readonly images: QuestionImages,
    private readonly rules: ExamRulesService,
  ) {}

  /**
   * Finds a revision with the quiz's current content: the current one or one of a preview. Otherwise creates
   * one without a number.
   * @param quiz locked by the transaction, so that a concurrent call finds the revision of the first
   * @returns its id
   * @throws PAPER_TOO_LARGE, MARKS_TOO_FINE
   */
  async findOrCreate(tx: Transaction, quiz: Pick<Quiz, 'id' | 'questionCount'>): Promise<string> {
    await this.prepare(tx, quiz);
    const [revision] = await findOrInsertRevision(tx.manager, { quizId: quiz.id });
    if (!revision) throw new Error(`The quiz ${quiz.id} does not exist, so it has no revision`);
    return revision.id;
  }

  /**
   * Makes the quiz's current content its current revision.
   * @param quiz as for `findOrCreate`
   * @returns the number of the revision; null if the current one has this content
   * @throws PAPER_TOO_LARGE, MARKS_TOO_FINE, BUSY
   */
  async publish(tx: Transaction, quiz: Pick<Quiz, 'id' | 'questionCount'>): Promise<number | null> {
    await this.prepare(tx, quiz);
    try {
      const [published] = await publishRevision(tx.manager, { quizId: quiz.id });
      return published?.number ?? null;
    } catch (error) {
      // A version that the statement read was removed before it ended.
      throw isForeignKeyViolation(error) ? coreErrors.BUSY({ retryAfter: 1 }) : error;
    }
  }

  /** @throws PAPER_TOO_LARGE, MARKS_TOO_FINE */
  private async prepare(tx: Transaction, quiz: Pick<Quiz, 'id' | 'questionCount'>): Promise<void> {
    if (await isTooLarge(tx.manager, quiz)) throw revisionErrors.PAPER_TOO_LARGE();
    await assertCountable(tx.manager, quiz, await this.rules.inForce(quiz.id, tx.manager));
    // Concurrent edits may remove images from the quiz that the revision shows.
    await this.images.lockImagesOf(tx, quiz.id);
  }

  /** Whether the quiz differs from its current revision. False if there is none. */
  async hasChanges(quiz: Pick<Quiz, 'id' | 'questionCount'>): Promise<boolean> {
    const { manager } = this.work;
    // A quiz that is too large for a revision must have changed since its last one.
    if (await isTooLarge(manager, quiz))
      return manager.existsBy(PaperRevision, { quizId: quiz.id, number: Not(IsNull()) });
    const [found] = await findDifference(manager, { quizId: quiz.id });
    return found?.differs ?? false;
  }
}

async function isTooLarge(
  manager: EntityManager,
  { id, questionCount }: Pick<Quiz, 'id' | 'questionCount'>,
): Promise<boolean> {
  if (questionCount <= SMALL_PAPER_QUESTIONS) return false;
  const { bytes } = await sumBytes(manager, { quizId: id });
  return Number(bytes ?? 0) > MAX_BYTES;
}
