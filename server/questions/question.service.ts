import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThanOrEqual, type EntityManager } from 'typeorm';
import type { Viewer } from '../core/access/viewer.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { coreErrors, DomainError } from '../core/errors/domain-error.js';
import { isId } from '../core/errors/validation.js';
import { pageBounds, type PageArgs, type PageOf } from '../core/graphql/paging.js';
import { QuizService } from '../quizzes/quiz.service.js';
import { kindOfInput } from './kinds/registry.js';
import { QuestionRow } from './question.entity.js';
import { questionErrors } from './question.errors.js';
import { imageIds, QuestionImages } from './question-images.js';
import { QuestionStore, type NewQuestion } from './question-store.js';
import type { QuestionInput } from './question.types.js';

/** How many questions one call may add; more come by spreadsheet. */
export const MAX_ADDED = 100;

/** A question and its place in the quiz, from 1. */
export interface PlacedQuestion {
  row: QuestionRow;
  place: number;
}

/** The rules of questions, of whatever kind. */
@Injectable()
export class QuestionService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
    private readonly store: QuestionStore,
    private readonly images: QuestionImages,
  ) {}

  /** @param quiz one that was loaded for the viewer */
  async page(
    quiz: { id: string; questionCount: number },
    page: PageArgs,
  ): Promise<PageOf<PlacedQuestion>> {
    const { take, skip } = pageBounds(page);
    const rows = await this.work.manager.find(QuestionRow, {
      where: { quizId: quiz.id, deletedAt: IsNull() },
      order: { position: 'ASC' },
      take,
      skip,
    });
    const items = rows.map((row, index) => ({ row, place: skip + index + 1 }));
    return { items, totalCount: quiz.questionCount, page: page.page, pageSize: page.pageSize };
  }

  /** Questions of each kind that the quiz has any of. @param quiz one that was loaded for the viewer */
  async counts(quiz: { id: string }): Promise<{ kind: string; count: number }[]> {
    return this.work.manager.query(
      `SELECT kind, count(*)::int AS count FROM questions
       WHERE quiz_id = $1 AND deleted_at IS NULL GROUP BY kind ORDER BY kind`,
      [quiz.id],
    );
  }

  /** @throws QUESTION_NOT_FOUND, also for somebody else's */
  async read(viewer: Viewer, id: string): Promise<PlacedQuestion> {
    return this.placed(this.work.manager, await this.load(this.work.manager, viewer, id));
  }

  /**
   * Appends questions in order, all or none.
   * @throws VALIDATION and IMAGE_NOT_FOUND naming entry and field, QUIZ_NOT_FOUND, QUIZ_IS_FULL
   */
  async add(viewer: Viewer, quizId: string, inputs: QuestionInput[]): Promise<PlacedQuestion[]> {
    const questions = checkAll(inputs);
    return this.work.run(async (tx) => {
      const quiz = await this.quizzes.lock(tx, viewer, quizId);
      await this.images.attach(tx, viewer, questions);
      const before = quiz.questionCount;
      const ids = await this.store.append(tx, quiz, questions);
      const rows = await tx.manager.find(QuestionRow, {
        where: { id: In(ids) },
        order: { position: 'ASC' },
      });
      return rows.map((row, index) => ({ row, place: before + index + 1 }));
    });
  }

  /** @throws VALIDATION, IMAGE_NOT_FOUND, QUESTION_NOT_FOUND, WRONG_KIND */
  async update(viewer: Viewer, id: string, input: QuestionInput): Promise<PlacedQuestion> {
    const { kind, content } = kindOfInput(input);
    return this.work.run(async (tx) => {
      const { manager } = tx;
      const row = await this.load(manager, viewer, id, { mode: 'pessimistic_write' });
      if (row.kind !== kind.name) throw questionErrors.WRONG_KIND();
      const revised = under(kind.field, () => kind.revise(content, row.body));
      await this.images.attach(tx, viewer, [{ path: kind.field, kind, content: revised }]);
      const { text, marks, body, image = null } = revised;
      Object.assign(row, { text, marks, body: kind.bodySchema.parse(body), image });
      row.imageIds = imageIds(kind, revised);
      row.version += 1;
      return this.placed(manager, await manager.save(row));
    });
  }

  /** Moves a question to the trash. @throws QUESTION_NOT_FOUND */
  async delete(viewer: Viewer, id: string): Promise<void> {
    await this.work.run(async (tx) => {
      const { quizId } = await this.load(tx.manager, viewer, id);
      const quiz = await this.quizzes.lock(tx, viewer, quizId);
      // Of two deletions at once the second finds nothing, and the count is right. What the trash
      // gets is the question as it was edited last.
      const row = await this.load(tx.manager, viewer, id, { mode: 'pessimistic_write' });
      row.deletedAt = new Date();
      await tx.manager.save(row);
      await this.quizzes.countQuestions(tx, quiz, -1);
    });
  }

  private async load(
    manager: EntityManager,
    viewer: Viewer,
    id: string,
    lock?: { mode: 'pessimistic_write' },
  ): Promise<QuestionRow> {
    if (!isId(id)) throw questionErrors.QUESTION_NOT_FOUND();
    const row = await manager.findOne(QuestionRow, { where: { id, deletedAt: IsNull() }, lock });
    if (!row) throw questionErrors.QUESTION_NOT_FOUND();
    await this.quizzes.load(manager, viewer, row.quizId).catch((error: unknown) => {
      // The quiz decides who may use its questions; a question asked for is what was not found.
      throw error instanceof DomainError ? questionErrors.QUESTION_NOT_FOUND() : error;
    });
    return row;
  }

  private async placed(manager: EntityManager, row: QuestionRow): Promise<PlacedQuestion> {
    const place = await manager.countBy(QuestionRow, {
      quizId: row.quizId,
      deletedAt: IsNull(),
      position: LessThanOrEqual(row.position),
    });
    return { row, place };
  }
}

/** Names problems by where in the request they stand. */
function under<T>(path: string, check: () => T): T {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof DomainError) || !error.fields) throw error;
    const fields = error.fields.map((field) => ({ ...field, path: `${path}.${field.path}` }));
    throw coreErrors.VALIDATION({ message: error.message, fields });
  }
}

/** Holds every entry to its kind's rules; problems are named with the entry they stand in. */
function checkAll(inputs: QuestionInput[]): (NewQuestion & { path: string })[] {
  if (inputs.length < 1 || inputs.length > MAX_ADDED) {
    const message = `Add from 1 to ${MAX_ADDED} questions at a time`;
    throw coreErrors.VALIDATION({ message, fields: [{ path: 'questions', message }] });
  }
  const fields: { path: string; message: string }[] = [];
  const questions = inputs.flatMap((input, index) => {
    const { kind, content } = kindOfInput(input);
    try {
      const path = `questions.${index}.${kind.field}`;
      return [{ path, kind, content: under(path, () => kind.create(content)) }];
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      fields.push(...(error.fields ?? []));
      return [];
    }
  });
  if (fields.length > 0) throw coreErrors.VALIDATION({ message: fields[0]?.message, fields });
  return questions;
}
