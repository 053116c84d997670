import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { ExamChanges } from '../../attempts/events/exam-changes.js';
import { AuditAction } from '../../audit/audit-event.entity.js';
import { audit } from '../../audit/audit.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { coreErrors } from '../../core/errors/domain-error.js';
import { isId, validate } from '../../core/errors/validation.js';
import { questionErrors } from '../../questions/question.errors.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import { QuestionRow } from '../../questions/question.entity.js';
import { PaperRevisionQuestion } from '../../exams/revisions/paper-revision.entity.js';
import { MarkingSettings, Rubric, type Criterion } from './marking-settings.entity.js';
import { rubricRules, settingsRules } from './marking.validation.js';

/** With names, in halves. */
const UNTOUCHED = { isAnonymous: false, step: 0.5, version: 1 };

/** What counts as version 1 of a rubric that nobody has written yet. */
const NONE = { criteria: [], isBinding: false, version: 1 };

/** How an exam is marked by people. */
@Injectable()
export class MarkingSettingsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
    private readonly changes: ExamChanges,
  ) {}

  /** What is stored, or what holds until something is. */
  async get(quizId: string, manager: EntityManager = this.work.manager): Promise<MarkingSettings> {
    return (await manager.findOneBy(MarkingSettings, { quizId })) ?? { quizId, ...UNTOUCHED };
  }

  /** Of one question; one without criteria where none was written. */
  async rubricOf(
    quizId: string,
    questionId: string,
    manager: EntityManager = this.work.manager,
  ): Promise<Rubric> {
    const found = await manager.findOneBy(Rubric, { quizId, questionId });
    return found ?? { quizId, questionId, ...NONE };
  }

  /** Of all its questions that have one, by question. */
  async rubricsOf(
    quizId: string,
    manager: EntityManager = this.work.manager,
  ): Promise<ReadonlyMap<string, Rubric>> {
    const found = await manager.findBy(Rubric, { quizId });
    return new Map(found.map((rubric) => [rubric.questionId, rubric]));
  }

  /** @throws VALIDATION, QUIZ_NOT_FOUND, NOT_ALLOWED, STALE_VERSION with the settings of now */
  async change(
    viewer: Viewer,
    quizId: string,
    input: z.input<typeof settingsRules>,
  ): Promise<MarkingSettings> {
    const { version, isAnonymous, step } = validate(settingsRules, input);
    return this.work.run(async (tx) => {
      const quiz = await this.quizzes.lock(tx, viewer, quizId);
      const before = await this.get(quiz.id, tx.manager);
      if (before.isAnonymous === isAnonymous && before.step === step) return before;
      if (before.version !== version) {
        const { isAnonymous, step } = before;
        const current = { quizId: quiz.id, isAnonymous, step, version: before.version };
        throw coreErrors.STALE_VERSION({ current });
      }
      const settings = { quizId: quiz.id, isAnonymous, step, version: version + 1 };
      await tx.manager.upsert(MarkingSettings, settings, ['quizId']);
      const details = { isAnonymous, step };
      await audit(tx, viewer, AuditAction.MARKING_CHANGED, { quiz, details });
      this.changes.announce(quiz.id, tx);
      return settings;
    });
  }

  /**
   * Writes the rubric of a question. What was marked by the one before keeps its levels.
   * @throws VALIDATION, QUIZ_NOT_FOUND, NOT_ALLOWED, QUESTION_NOT_FOUND, STALE_VERSION with the
   *   rubric of now
   */
  async write(
    viewer: Viewer,
    { quizId, questionId }: { quizId: string; questionId: string },
    input: z.input<typeof rubricRules>,
  ): Promise<Rubric> {
    const { version, isBinding, criteria } = validate(rubricRules, input);
    return this.work.run(async (tx) => {
      const quiz = await this.quizzes.lock(tx, viewer, quizId);
      if (!(await this.asks(tx.manager, quiz.id, questionId)))
        throw questionErrors.QUESTION_NOT_FOUND();
      const before = await this.rubricOf(quiz.id, questionId, tx.manager);
      if (before.version !== version) {
        const { criteria, isBinding } = before;
        const current = { questionId, criteria, isBinding, version: before.version };
        throw coreErrors.STALE_VERSION({ current });
      }
      const rubric = { quizId: quiz.id, questionId, isBinding, version: version + 1 };
      const written = { ...rubric, criteria: withIds(criteria) };
      await tx.manager.upsert(Rubric, written, ['quizId', 'questionId']);
      const details = { criteria: criteria.length, isBinding };
      await audit(tx, viewer, AuditAction.MARKING_CHANGED, { quiz, details });
      this.changes.announce(quiz.id, tx);
      return written;
    });
  }

  /** Whether the quiz has the question now, or one of its papers has. */
  private async asks(manager: EntityManager, quizId: string, questionId: string): Promise<boolean> {
    if (!isId(questionId)) return false;
    const isThere = await manager.existsBy(QuestionRow, { id: questionId, quizId });
    return isThere || manager.existsBy(PaperRevisionQuestion, { questionId, quizId });
  }
}

/** Criteria and levels keep the ids they come with; new ones get some. */
function withIds(criteria: z.output<typeof rubricRules>['criteria']): Criterion[] {
  return criteria.map(({ id, name, levels }) => ({
    id: id ?? randomUUID(),
    name,
    levels: levels.map((level) => ({ ...level, id: level.id ?? randomUUID() })),
  }));
}
