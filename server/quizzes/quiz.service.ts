import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, type FindOptionsWhere, In, IsNull, Not, Repository } from 'typeorm';
import type { z } from 'zod';
import { AuditAction } from '../audit/audit-event.entity.js';
import { recordAuditEvent } from '../audit/record-audit-event.js';
import { can, authorize, type Permission } from '../core/access/policy.js';
import type { Viewer } from '../core/access/viewer.js';
import { updateRow } from '../core/database/update-row.js';
import { UnitOfWork, type Transaction } from '../core/database/unit-of-work.js';
import { coreErrors } from '../core/errors/domain-error.js';
import { isId, isStorable, validate } from '../core/errors/validation.js';
import { Events } from '../core/events/events.js';
import { instituteTopic } from '../core/events/institute-topic.js';
import { PublicationPort } from './publication.port.js';
import { Quiz, QuizStatus } from './quiz.entity.js';
import { quizErrors } from './quiz.errors.js';
import { MAX_QUESTIONS, quizChangeRules, titleKey, titleRule } from './quiz.validation.js';
import { auditedFields, auditQuizChange } from './quiz-audit.js';
import { TAKEN_BY_CREATOR, withTitleErrors } from './quiz-titles.js';

/**
 * Changes of a quiz's own fields. Missing and null fields stay as they are, except that null clears the
 * duration. With a version, the change is made only if the quiz still has that version.
 */
export type QuizChanges = z.input<typeof quizChangeRules>;

/** The fields of a new quiz. */
export interface NewQuiz {
  /** Checked by `titleRule`. */
  title: string;
  durationMinutes?: number | null;
}

/** How a quiz is loaded. */
interface FindQuiz {
  /** What the viewer must be allowed to do. */
  permission: Permission;
  lock?: { mode: 'for_no_key_update' };
  /** Finds only quizzes in the trash. */
  isTrashed?: boolean;
}

/** Creates, loads, locks and changes quizzes. */
@Injectable()
export class QuizService {
  constructor(
    private readonly work: UnitOfWork,
    @InjectRepository(Quiz) private readonly quizzes: Repository<Quiz>,
    private readonly publication: PublicationPort,
    private readonly events: Events,
  ) {}

  /** A new quiz is active and not completed. @throws VALIDATION, NOT_ALLOWED, TITLE_TAKEN */
  async create(viewer: Viewer, title: string): Promise<Quiz> {
    const checked = validate(titleRule, title, 'title');
    return withTitleErrors(async () =>
      this.work.runOnce(async (tx) => {
        const quiz = await this.insert(tx, viewer, { title: checked });
        await recordAuditEvent(tx, viewer, AuditAction.QUIZ_CREATED, { quiz });
        return quiz;
      }),
    );
  }

  /**
   * Makes a quiz in a transaction that does more. The caller wraps the transaction in `withTitleErrors`.
   */
  async insert(tx: Transaction, viewer: Viewer, fields: NewQuiz): Promise<Quiz> {
    this.announce(tx, viewer);
    return tx.manager.save(
      tx.manager.create(Quiz, {
        ...fields,
        instituteId: viewer.instituteId,
        createdBy: viewer.userId,
        titleKey: titleKey(fields.title),
        status: QuizStatus.ACTIVE,
      }),
    );
  }

  /**
   * @param permission what the viewer must be allowed to do
   * @throws QUIZ_NOT_FOUND, also for a quiz of another institute; NOT_ALLOWED
   */
  async read(viewer: Viewer, id: string, permission: Permission = 'exam.read'): Promise<Quiz> {
    return this.load(this.work.manager, viewer, id, { permission });
  }

  /**
   * The quiz of this title, ignoring case and surrounding blanks: the viewer's own, or else the only one of
   * their institute.
   * @throws QUIZ_NOT_FOUND, also if several colleagues have a quiz of this title; NOT_ALLOWED
   */
  async readByTitle(viewer: Viewer, title: string): Promise<Quiz> {
    const titled = { titleKey: titleKey(title), deletedAt: IsNull() };
    const find = async (whose: FindOptionsWhere<Quiz>) =>
      isStorable(title) ? this.quizzes.find({ where: { ...whose, ...titled }, take: 2 }) : [];
    const own = await find({ createdBy: viewer.userId });
    const found = own.length > 0 ? own : await find(ofInstitute(viewer));
    const quiz = found.length === 1 ? found[0] : null;
    return authorize(viewer, quiz, 'exam.read', quizErrors.QUIZ_NOT_FOUND);
  }

  /**
   * Changes a quiz. Completing it publishes a revision.
   * @throws VALIDATION, QUIZ_NOT_FOUND, STALE_VERSION, TITLE_TAKEN, QUIZ_IS_EMPTY, PAPER_TOO_LARGE
   */
  async update(viewer: Viewer, id: string, changes: QuizChanges): Promise<Quiz> {
    const checked = validate(quizChangeRules, changes);
    let isOwn = true;
    const updateOnce = async (): Promise<Quiz> =>
      this.work.runOnce(async (tx) => {
        const quiz = await this.lock(tx, viewer, id);
        const before = auditedFields(quiz);
        isOwn = quiz.createdBy === viewer.userId;
        apply(quiz, checked);
        await tx.manager.save(quiz);
        // Also when it was already completed: that publishes later edits (decision 0020).
        const isPublished = checked.isCompleted === true;
        const revision = isPublished ? await this.publication.publish(tx, quiz) : null;
        await auditQuizChange(tx, viewer, before, quiz, revision);
        this.announce(tx, quiz);
        return quiz;
      });
    return withTitleErrors(updateOnce, () => (isOwn ? undefined : TAKEN_BY_CREATOR));
  }

  /**
   * Submits the paper: the quiz is completed and published.
   * @throws QUIZ_NOT_FOUND, QUIZ_IS_EMPTY, PAPER_TOO_LARGE
   */
  async submit(viewer: Viewer, id: string): Promise<Quiz> {
    return this.update(viewer, id, { isCompleted: true });
  }

  /**
   * Loads a quiz for a change and locks it until the transaction ends, so that changes of one quiz are
   * serialized. Rows that refer to it can still be inserted meanwhile.
   * @throws QUIZ_NOT_FOUND, also for a quiz of another institute; NOT_ALLOWED
   */
  async lock(tx: Transaction, viewer: Viewer, id: string): Promise<Quiz> {
    const lock = { mode: 'for_no_key_update' } as const;
    return this.load(tx.manager, viewer, id, { permission: 'exam.edit', lock });
  }

  /**
   * Locks several quizzes for one change, in the order of their ids to avoid deadlocks.
   * @returns the quizzes that the viewer may edit, by id
   */
  async lockAll(
    { manager }: Transaction,
    viewer: Viewer,
    ids: string[],
  ): Promise<ReadonlyMap<string, Quiz>> {
    const quizzes = await manager.find(Quiz, {
      where: { id: In(ids), deletedAt: IsNull() },
      order: { id: 'ASC' },
      lock: { mode: 'for_no_key_update' },
    });
    const editable = quizzes.filter((quiz) => can(viewer, quiz, 'exam.edit'));
    return new Map(editable.map((quiz) => [quiz.id, quiz]));
  }

  /**
   * Adds `change` to the number of questions, in the transaction that stores or removes them, and raises
   * `orderVersion`. Reordering passes zero.
   * @throws QUIZ_IS_FULL
   */
  async changeQuestionCount(tx: Transaction, locked: Quiz, change: number): Promise<void> {
    if (locked.questionCount + change > MAX_QUESTIONS) throw quizErrors.QUIZ_IS_FULL();
    await updateRow(tx.manager, Quiz, locked, {
      questionCount: locked.questionCount + change,
      orderVersion: locked.orderVersion + 1,
    });
    this.announce(tx, locked);
  }

  /** Notifies the staff of an institute, after the commit, that something about one of its quizzes has changed. */
  announce(tx: Transaction, { instituteId }: Pick<Quiz, 'instituteId'>): void {
    this.events.publish(instituteTopic(instituteId), tx);
  }

  /**
   * Loads a quiz and checks access to it. All other methods and modules load quizzes through it.
   * @throws QUIZ_NOT_FOUND, also for a quiz of another institute; NOT_ALLOWED
   */
  async load(
    manager: EntityManager,
    viewer: Viewer,
    id: string,
    { permission, lock, isTrashed = false }: FindQuiz,
  ): Promise<Quiz> {
    if (!isId(id)) throw quizErrors.QUIZ_NOT_FOUND();
    const deletedAt = isTrashed ? Not(IsNull()) : IsNull();
    const quiz = await manager.findOne(Quiz, { where: { id, deletedAt }, lock });
    return authorize(viewer, quiz, permission, quizErrors.QUIZ_NOT_FOUND);
  }
}

/** All quizzes of an institute, as a condition that can use the index of titles. */
function ofInstitute({ instituteId }: Viewer): FindOptionsWhere<Quiz> {
  return { instituteId, status: In(Object.values(QuizStatus)), isCompleted: In([true, false]) };
}

/** @throws STALE_VERSION with the current fields of the quiz */
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
  // A change that changes nothing keeps the version: sent twice, it is one change.
  if (JSON.stringify(currentQuiz(quiz)) !== before) quiz.version += 1;
}

/** A quiz's own fields, for the details of STALE_VERSION. */
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

/** Completing needs a question, in every operation (decision 0010). */
function setCompleted(quiz: Quiz, isCompleted: boolean): void {
  if (isCompleted && quiz.questionCount === 0) throw quizErrors.QUIZ_IS_EMPTY();
  quiz.isCompleted = isCompleted;
}
