import { Injectable } from '@nestjs/common';
import { In, IsNull, Not, type EntityManager, type FindOptionsWhere } from 'typeorm';
import type { z } from 'zod';
import { AuditAction } from '../audit/audit-event.entity.js';
import { recordAuditEvent } from '../audit/record-audit-event.js';
import { assertCan, can, authorize, type Permission } from '../core/access/policy.js';
import type { Viewer } from '../core/access/viewer.js';
import { UnitOfWork, type Transaction } from '../core/database/unit-of-work.js';
import { coreErrors } from '../core/errors/domain-error.js';
import { isId, isStorable, validate } from '../core/errors/validation.js';
import { PublicationPort } from './publication.port.js';
import { Quiz, QuizStatus } from './quiz.entity.js';
import { quizErrors } from './quiz.errors.js';
import { MAX_QUESTIONS, quizChangeRules, titleKey, titleRule } from './quiz.validation.js';
import { auditedFields, auditQuizChange } from './quiz-audit.js';
import { TAKEN_BY_CREATOR, unlessTitleTaken } from './quiz-titles.js';

/**
 * What may change of a quiz's own fields; what is left out stays, and null too, but for the duration,
 * which null clears. With a version, only if the quiz is still of that version.
 */
export type QuizChanges = z.input<typeof quizChangeRules>;

/** What a new quiz is made with. */
export interface NewQuiz {
  /** Checked by `titleRule`. */
  title: string;
  durationMinutes?: number | null;
}

/** How a quiz is looked for. */
interface FindQuiz {
  /** What it is wanted for. */
  ability: Permission;
  lock?: { mode: 'for_no_key_update' };
  /** In the trash, and only there. */
  isTrashed?: boolean;
}

/** The rules of quizzes: identity, status, completion. */
@Injectable()
export class QuizService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly publication: PublicationPort,
  ) {}

  /** A new quiz is active and not completed. @throws VALIDATION, NOT_ALLOWED, TITLE_TAKEN */
  async create(viewer: Viewer, title: string): Promise<Quiz> {
    const checked = validate(titleRule, title, 'title');
    return unlessTitleTaken(async () =>
      this.work.run(async (tx) => {
        const quiz = await this.insert(tx, viewer, { title: checked });
        await recordAuditEvent(tx, viewer, AuditAction.QUIZ_CREATED, { quiz });
        return quiz;
      }),
    );
  }

  /**
   * Makes a quiz in a transaction that does more; `unlessTitleTaken` goes around it.
   * @throws NOT_ALLOWED
   */
  async insert(tx: Transaction, viewer: Viewer, made: NewQuiz): Promise<Quiz> {
    assertCan(viewer, 'edit');
    return tx.manager.save(
      tx.manager.create(Quiz, {
        ...made,
        instituteId: viewer.instituteId,
        createdBy: viewer.userId,
        titleKey: titleKey(made.title),
        status: QuizStatus.ACTIVE,
      }),
    );
  }

  /**
   * @param ability what it is wanted for
   * @throws QUIZ_NOT_FOUND, also for another institute's; NOT_ALLOWED
   */
  async read(viewer: Viewer, id: string, ability: Permission = 'see'): Promise<Quiz> {
    return this.load(this.work.manager, viewer, id, { ability });
  }

  /**
   * The quiz of this title, without regard to case and surrounding blanks: the viewer's own, or else
   * the only one of their institute.
   * @throws QUIZ_NOT_FOUND, also where several colleagues have one of this title; NOT_ALLOWED
   */
  async readTitled(viewer: Viewer, title: string): Promise<Quiz> {
    const titled = { titleKey: titleKey(title), deletedAt: IsNull() };
    const find = async (whose: FindOptionsWhere<Quiz>) =>
      isStorable(title)
        ? this.work.manager.find(Quiz, { where: { ...whose, ...titled }, take: 2 })
        : [];
    const own = await find({ createdBy: viewer.userId });
    const found = own.length > 0 ? own : await find(listedOf(viewer));
    const quiz = found.length === 1 ? found[0] : null;
    return authorize(viewer, quiz, 'see', quizErrors.QUIZ_NOT_FOUND);
  }

  /**
   * Completing a quiz publishes it as it is then.
   * @throws VALIDATION, QUIZ_NOT_FOUND, STALE_VERSION, TITLE_TAKEN, QUIZ_IS_EMPTY, PAPER_TOO_LARGE
   */
  async update(viewer: Viewer, id: string, changes: QuizChanges): Promise<Quiz> {
    const checked = validate(quizChangeRules, changes);
    let isOwn = true;
    const changed = async (): Promise<Quiz> =>
      this.work.run(async (tx) => {
        const quiz = await this.lock(tx, viewer, id);
        const before = auditedFields(quiz);
        isOwn = quiz.createdBy === viewer.userId;
        apply(quiz, checked);
        await tx.manager.save(quiz);
        // Also when it was completed already: that is how later edits are published (decision 20).
        const isPublished = checked.isCompleted === true;
        const revision = isPublished ? await this.publication.publish(tx, quiz) : null;
        await auditQuizChange(tx, viewer, before, quiz, revision);
        return quiz;
      });
    return unlessTitleTaken(changed, () => (isOwn ? undefined : TAKEN_BY_CREATOR));
  }

  /**
   * Submits the paper: the quiz is completed and published.
   * @throws QUIZ_NOT_FOUND, QUIZ_IS_EMPTY, PAPER_TOO_LARGE
   */
  async submit(viewer: Viewer, id: string): Promise<Quiz> {
    return this.update(viewer, id, { isCompleted: true });
  }

  /**
   * Loads a quiz for a change and holds it until the transaction ends, so that changes of one quiz
   * follow one another. Rows that refer to it can still be made meanwhile.
   * @throws QUIZ_NOT_FOUND, also for another institute's; NOT_ALLOWED
   */
  async lock(tx: Transaction, viewer: Viewer, id: string): Promise<Quiz> {
    const lock = { mode: 'for_no_key_update' } as const;
    return this.load(tx.manager, viewer, id, { ability: 'edit', lock });
  }

  /**
   * Holds several quizzes for one change. Always in the order of their ids, so that two such changes
   * never wait for each other.
   * @returns those of them that the viewer may edit, by id
   * @throws NOT_ALLOWED
   */
  async lockAll(
    { manager }: Transaction,
    viewer: Viewer,
    ids: string[],
  ): Promise<ReadonlyMap<string, Quiz>> {
    assertCan(viewer, 'edit');
    const quizzes = await manager.find(Quiz, {
      where: { id: In(ids), deletedAt: IsNull() },
      order: { id: 'ASC' },
      lock: { mode: 'for_no_key_update' },
    });
    const usable = quizzes.filter((quiz) => can(viewer, quiz, 'edit'));
    return new Map(usable.map((quiz) => [quiz.id, quiz]));
  }

  /**
   * Counts questions in or out, in the transaction that stores or removes them. One that only puts
   * them in another order counts none.
   * @throws QUIZ_IS_FULL
   */
  async countQuestions(tx: Transaction, locked: Quiz, change: number): Promise<void> {
    if (locked.questionCount + change > MAX_QUESTIONS) throw quizErrors.QUIZ_IS_FULL();
    locked.questionCount += change;
    locked.orderVersion += 1;
    await tx.manager.save(locked);
  }

  /**
   * The one place that finds a quiz, with the check on the loaded record that no door can miss.
   * @throws QUIZ_NOT_FOUND, also for another institute's; NOT_ALLOWED
   */
  async load(
    manager: EntityManager,
    viewer: Viewer,
    id: string,
    { ability, lock, isTrashed = false }: FindQuiz,
  ): Promise<Quiz> {
    if (!isId(id)) throw quizErrors.QUIZ_NOT_FOUND();
    const deletedAt = isTrashed ? Not(IsNull()) : IsNull();
    const quiz = await manager.findOne(Quiz, { where: { id, deletedAt }, lock });
    return authorize(viewer, quiz, ability, quizErrors.QUIZ_NOT_FOUND);
  }
}

/** All quizzes of an institute, said so that the index of titles finds one of them. */
function listedOf({ instituteId }: Viewer): FindOptionsWhere<Quiz> {
  return { instituteId, status: In(Object.values(QuizStatus)), isCompleted: In([true, false]) };
}

/** @throws STALE_VERSION with the fields a form of the quiz shows */
function apply(quiz: Quiz, changes: z.output<typeof quizChangeRules>): void {
  const { version, title, status, isCompleted, durationMinutes } = changes;
  if (version != null && version !== quiz.version) {
    throw coreErrors.STALE_VERSION({ current: currentQuiz(quiz) });
  }
  const before = JSON.stringify(currentQuiz(quiz));
  if (title != null) Object.assign(quiz, { title, titleKey: titleKey(title) });
  if (status != null) quiz.status = status;
  if (isCompleted != null) setCompleted(quiz, isCompleted);
  if (durationMinutes !== undefined) quiz.durationMinutes = durationMinutes;
  // What says nothing new stales nobody's form: sent twice, it is one change.
  if (JSON.stringify(currentQuiz(quiz)) !== before) quiz.version += 1;
}

/** A quiz's own fields, for whoever changed it too late. */
function currentQuiz(quiz: Quiz): object {
  return {
    id: quiz.id,
    title: quiz.title,
    status: quiz.status,
    isCompleted: quiz.isCompleted,
    durationMinutes: quiz.durationMinutes,
    version: quiz.version,
    updatedAt: quiz.updatedAt,
  };
}

/** Completing needs a question, by whichever operation (decision 10). */
function setCompleted(quiz: Quiz, isCompleted: boolean): void {
  if (isCompleted && quiz.questionCount === 0) throw quizErrors.QUIZ_IS_EMPTY();
  quiz.isCompleted = isCompleted;
}
