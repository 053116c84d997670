import { Injectable } from '@nestjs/common';
import { Any } from 'typeorm';
import { AuditAction } from '../audit/audit-event.entity.js';
import { countAuditEvent } from '../audit/record-audit-event.js';
import type { Viewer } from '../core/access/viewer.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { updateRow } from '../core/database/update-row.js';
import { coreErrors, DomainError } from '../core/errors/domain-error.js';
import { pageBounds, type PageArgs, type PageOf } from '../core/graphql/paging.js';
import { QuizService } from '../quizzes/quiz.service.js';
import { kindOfInput } from './kinds/registry.js';
import { Placement } from './placement.entity.js';
import {
  countQuestions,
  listPlacedOfQuiz,
  listPlacementsOfSameQuestion,
  type PlacedRow,
  type StoredQuestion,
} from './placement.queries.js';
import { questionErrors } from './question.errors.js';
import { currentQuestion, type PlacedQuestion } from './question.mapper.js';
import { QuestionImages } from './question-images.js';
import { placedRow, QuestionContents } from './question-contents.js';
import { QuestionRecords } from './question-records.js';
import { QuestionStore, type NewQuestion } from './question-store.js';
import type { QuestionInput } from './kinds/question.types.js';
import { QuestionVersions } from './question-versions.js';
import { storedQuestions } from './stored-questions.js';

/** How many questions one call may add. More can be imported from a spreadsheet. */
export const MAX_ADDED = 100;

/** Reads, adds and edits questions of all kinds. */
@Injectable()
export class QuestionService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
    private readonly store: QuestionStore,
    private readonly records: QuestionRecords,
    private readonly images: QuestionImages,
    private readonly versions: QuestionVersions,
    private readonly contents: QuestionContents,
  ) {}

  /** @param quiz one that was loaded for the viewer */
  async page(
    quiz: { id: string; questionCount: number },
    page: PageArgs,
  ): Promise<PageOf<PlacedQuestion>> {
    const { take, skip } = pageBounds(page);
    const rows = await listPlacedOfQuiz(this.work.manager, { quizId: quiz.id, take, skip });
    const items = rows.map((row, index) => ({ row, place: skip + index + 1 }));
    return { items, totalCount: quiz.questionCount, page: page.page, pageSize: page.pageSize };
  }

  /**
   * All questions of a quiz in order, or those of one kind, in batches: there may be 40,000.
   * @param quiz one that was loaded for the viewer
   */
  all(quiz: { id: string }, kind?: string): AsyncGenerator<StoredQuestion[]> {
    return storedQuestions(this.work.manager, quiz.id, kind);
  }

  /** The number of questions of each kind that the quiz has. @param quiz one that was loaded for the viewer */
  async counts(quiz: { id: string }): Promise<{ kind: string; count: number }[]> {
    return countQuestions(this.work.manager, { quizId: quiz.id });
  }

  /**
   * The placements of the same question, in all papers of the viewer's institute.
   * @param id of one of them, which was loaded for the viewer
   */
  async placements(viewer: Viewer, id: string, page: PageArgs): Promise<PageOf<Placement>> {
    const which = { id, instituteId: viewer.instituteId, ...pageBounds(page) };
    const rows = await listPlacementsOfSameQuestion(this.work.manager, which);
    const items = rows.filter((row) => row.id !== null);
    const totalCount = rows[0]?.totalCount ?? 0;
    return { items, totalCount, page: page.page, pageSize: page.pageSize };
  }

  /** @throws QUESTION_NOT_FOUND, also for a question of another institute */
  async read(viewer: Viewer, id: string): Promise<PlacedQuestion> {
    const { manager } = this.work;
    return this.records.withPlace(manager, await this.records.load(manager, viewer, id));
  }

  /**
   * Appends questions in order, all or none.
   * @param max how many one call may add
   * @throws VALIDATION and IMAGE_NOT_FOUND naming entry and field, QUIZ_NOT_FOUND, QUIZ_IS_FULL
   */
  async add(
    viewer: Viewer,
    quizId: string,
    inputs: QuestionInput[],
    max = MAX_ADDED,
  ): Promise<PlacedQuestion[]> {
    const questions = checkAll(inputs, max);
    return this.contents.answer(async (read) =>
      this.work.runOnce(async (tx) => {
        const quiz = await this.quizzes.lock(tx, viewer, quizId);
        await this.images.attach(tx, viewer, questions);
        const before = quiz.questionCount;
        const ids = await this.store.append(tx, quiz, questions);
        await countAuditEvent(tx, viewer, AuditAction.QUESTIONS_CHANGED, quiz, ids.length);
        const rows = await tx.manager.find(Placement, {
          where: { id: Any(ids) },
          order: { position: 'ASC' },
        });
        return read(
          tx,
          rows.map((row, index) => ({ row, place: before + index + 1 })),
        );
      }),
    );
  }

  /**
   * Changes what a placement asks, and its marks, here only (question-versions.ts).
   * @param id of the placement
   * @param change the new content, or a function that makes it from the stored question
   * @param version that the caller has seen; without it, the edit is made in any case (docs/legacy-api.md)
   * @throws VALIDATION, IMAGE_NOT_FOUND, QUESTION_NOT_FOUND, WRONG_KIND, STALE_VERSION with the
   * current question
   */
  async update(
    viewer: Viewer,
    id: string,
    change: QuestionInput | ((stored: PlacedRow) => QuestionInput),
    version?: number,
  ): Promise<PlacedQuestion> {
    return this.contents.answerOne(async (read) =>
      this.work.runOnce(async (tx) => {
        const { manager } = tx;
        const locked = await this.records.lock(tx, viewer, id);
        const { placement } = locked;
        const stored = placedRow(placement, locked.content);
        const input = typeof change === 'function' ? change(stored) : change;
        const { kind, content } = kindOfInput(input);
        if (stored.kind !== kind.name) throw questionErrors.WRONG_KIND();
        if (version !== undefined && version !== placement.version) {
          const current = currentQuestion(await this.records.withPlace(manager, stored));
          throw coreErrors.STALE_VERSION({ current });
        }
        const revised = withPathPrefix(kind.field, () => kind.revise(content, stored.body));
        await this.images.attach(tx, viewer, [{ path: kind.field, kind, content: revised }]);
        const { marks, wrongMarks = null } = revised;
        await updateRow(manager, Placement, placement, {
          ...(await this.versions.write(tx, locked, kind, revised)),
          ...{ marks, wrongMarks },
          version: placement.version + 1,
        });
        await countAuditEvent(tx, viewer, AuditAction.QUESTIONS_CHANGED, locked.quiz);
        // A fault may have been corrected.
        this.quizzes.announce(tx, locked.quiz);
        return read(tx, await this.records.withPlace(manager, placement));
      }),
    );
  }
}

/** Prefixes the paths of problems with their place in the request. */
function withPathPrefix<T>(path: string, check: () => T): T {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof DomainError) || !error.fields) throw error;
    const fields = error.fields.map((field) => ({ ...field, path: `${path}.${field.path}` }));
    throw coreErrors.VALIDATION({ message: error.message, fields });
  }
}

/** Checks all entries by the rules of their kinds; problems name their entry. */
function checkAll(inputs: QuestionInput[], max: number): (NewQuestion & { path: string })[] {
  if (inputs.length < 1 || inputs.length > max) {
    const message = `Add from 1 to ${max} questions at a time`;
    throw coreErrors.VALIDATION({ message, fields: [{ path: 'questions', message }] });
  }
  const fields: { path: string; message: string }[] = [];
  const questions = inputs.flatMap((input, index) => {
    const { kind, content } = kindOfInput(input);
    try {
      const path = `questions.${index}.${kind.field}`;
      return [{ path, kind, content: withPathPrefix(path, () => kind.create(content)) }];
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      fields.push(...(error.fields ?? []));
      return [];
    }
  });
  if (fields.length > 0) throw coreErrors.VALIDATION({ message: fields[0]?.message, fields });
  return questions;
}
