import { Injectable } from '@nestjs/common';
import { Any, IsNull } from 'typeorm';
import { AuditAction } from '../audit/audit-event.entity.js';
import { countAuditEvent } from '../audit/record-audit-event.js';
import type { Viewer } from '../core/access/viewer.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { coreErrors, DomainError } from '../core/errors/domain-error.js';
import { pageBounds, type PageArgs, type PageOf } from '../core/graphql/paging.js';
import { QuizService } from '../quizzes/quiz.service.js';
import { kindOfInput } from './kinds/registry.js';
import { QuestionRow } from './question.entity.js';
import { questionErrors } from './question.errors.js';
import { currentQuestion, type PlacedQuestion } from './question.mapper.js';
import { imageIds, QuestionImages } from './question-images.js';
import { QuestionRecords } from './question-records.js';
import { QuestionStore, type NewQuestion } from './question-store.js';
import type { QuestionInput } from './question.types.js';
import { storedQuestions, type StoredQuestion } from './stored-questions.js';

/** How many questions one call may add; more come by spreadsheet. */
export const MAX_ADDED = 100;
/** The rules of questions, of whatever kind. */
@Injectable()
export class QuestionService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
    private readonly store: QuestionStore,
    private readonly records: QuestionRecords,
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

  /**
   * All questions of a quiz in order, or those of a kind, part by part: there may be 40,000.
   * @param quiz one that was loaded for the viewer
   */
  all(quiz: { id: string }, kind?: string): AsyncGenerator<StoredQuestion[]> {
    return storedQuestions(this.work.manager, quiz.id, kind);
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
    const { manager } = this.work;
    return this.records.placed(manager, await this.records.load(manager, viewer, id));
  }

  /**
   * Appends questions in order, all or none.
   * @param most how many one call may add
   * @throws VALIDATION and IMAGE_NOT_FOUND naming entry and field, QUIZ_NOT_FOUND, QUIZ_IS_FULL
   */
  async add(
    viewer: Viewer,
    quizId: string,
    inputs: QuestionInput[],
    most = MAX_ADDED,
  ): Promise<PlacedQuestion[]> {
    const questions = checkAll(inputs, most);
    return this.work.run(async (tx) => {
      const quiz = await this.quizzes.lock(tx, viewer, quizId);
      await this.images.attach(tx, viewer, questions);
      const before = quiz.questionCount;
      const ids = await this.store.append(tx, quiz, questions);
      await countAuditEvent(tx, viewer, AuditAction.QUESTIONS_CHANGED, quiz, ids.length);
      const rows = await tx.manager.find(QuestionRow, {
        where: { id: Any(ids) },
        order: { position: 'ASC' },
      });
      return rows.map((row, index) => ({ row, place: before + index + 1 }));
    });
  }

  /**
   * @param given what the question is to say, or what makes that of what it says now
   * @param version that the caller has seen; without it the edit wins over a stale one (legacy-api.md)
   * @throws VALIDATION, IMAGE_NOT_FOUND, QUESTION_NOT_FOUND, WRONG_KIND, STALE_VERSION with what it
   * says now
   */
  async update(
    viewer: Viewer,
    id: string,
    given: QuestionInput | ((stored: QuestionRow) => QuestionInput),
    version?: number,
  ): Promise<PlacedQuestion> {
    return this.work.run(async (tx) => {
      const { manager } = tx;
      const { row, quiz } = await this.records.lock(tx, viewer, id);
      const input = typeof given === 'function' ? given(row) : given;
      const { kind, content } = kindOfInput(input);
      if (row.kind !== kind.name) throw questionErrors.WRONG_KIND();
      if (version !== undefined && version !== row.version) {
        const current = currentQuestion(await this.records.placed(manager, row));
        throw coreErrors.STALE_VERSION({ current });
      }
      const revised = under(kind.field, () => kind.revise(content, row.body));
      await this.images.attach(tx, viewer, [{ path: kind.field, kind, content: revised }]);
      const { text, marks, body, image = null } = revised;
      Object.assign(row, { text, marks, body: kind.bodySchema.parse(body), image });
      row.imageIds = imageIds(kind, revised);
      row.version += 1;
      await manager.save(row);
      await countAuditEvent(tx, viewer, AuditAction.QUESTIONS_CHANGED, quiz);
      return this.records.placed(manager, row);
    });
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
function checkAll(inputs: QuestionInput[], most: number): (NewQuestion & { path: string })[] {
  if (inputs.length < 1 || inputs.length > most) {
    const message = `Add from 1 to ${most} questions at a time`;
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
