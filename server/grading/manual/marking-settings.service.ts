import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { ExamChanges } from '../../attempts/events/exam-changes.js';
import { AuditAction } from '../../audit/audit-event.entity.js';
import { recordAuditEvent } from '../../audit/record-audit-event.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { coreErrors } from '../../core/errors/domain-error.js';
import { isId, validate } from '../../core/errors/validation.js';
import { questionErrors } from '../../questions/question.errors.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import { Placement } from '../../questions/placement.entity.js';
import { PaperRevisionQuestion } from '../../exams/revisions/paper-revision.entity.js';
import { MarkingSettings, Rubric, type Criterion } from './marking-settings.entity.js';
import { rubricRules, settingsRules } from './marking.validation.js';

/** With names, in steps of 0.5. */
const DEFAULT_SETTINGS = { isAnonymous: false, step: 0.5, version: 1 };

/** Version 1 of a rubric that was never written. */
const EMPTY_RUBRIC = { criteria: [], isBinding: false, version: 1 };

/** How people mark an exam: settings and rubrics. */
@Injectable()
export class MarkingSettingsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
    private readonly changes: ExamChanges,
  ) {}

  /** The stored settings, or the defaults. */
  async get(quizId: string, manager: EntityManager = this.work.manager): Promise<MarkingSettings> {
    return (
      (await manager.findOneBy(MarkingSettings, { quizId })) ?? { quizId, ...DEFAULT_SETTINGS }
    );
  }

  /** The rubric of one question; without criteria where none was written. */
  async getRubric(
    quizId: string,
    questionId: string,
    manager: EntityManager = this.work.manager,
  ): Promise<Rubric> {
    const found = await manager.findOneBy(Rubric, { quizId, questionId });
    return found ?? { quizId, questionId, ...EMPTY_RUBRIC };
  }

  /** The rubrics of a quiz by question id. */
  async getRubrics(
    quizId: string,
    manager: EntityManager = this.work.manager,
  ): Promise<ReadonlyMap<string, Rubric>> {
    const found = await manager.findBy(Rubric, { quizId });
    return new Map(found.map((rubric) => [rubric.questionId, rubric]));
  }

  /** @throws VALIDATION, QUIZ_NOT_FOUND, NOT_ALLOWED, STALE_VERSION with the current settings */
  async change(
    viewer: Viewer,
    quizId: string,
    input: z.input<typeof settingsRules>,
  ): Promise<MarkingSettings> {
    const { version, isAnonymous, step } = validate(settingsRules, input);
    return this.work.runOnce(async (tx) => {
      const quiz = await this.quizzes.lock(tx, viewer, quizId);
      const before = await this.get(quiz.id, tx.manager);
      if (before.isAnonymous === isAnonymous && before.step === step)
        return { quizId: quiz.id, isAnonymous, step, version: before.version };
      if (before.version !== version) {
        const { isAnonymous, step } = before;
        const current = { quizId: quiz.id, isAnonymous, step, version: before.version };
        throw coreErrors.STALE_VERSION({ current });
      }
      const settings = { quizId: quiz.id, isAnonymous, step, version: version + 1 };
      await tx.manager.upsert(MarkingSettings, settings, ['quizId']);
      const details = { isAnonymous, step };
      await recordAuditEvent(tx, viewer, AuditAction.MARKING_CHANGED, { quiz, details });
      this.changes.announce({ quizId: quiz.id, instituteId: null }, tx);
      return settings;
    });
  }

  /**
   * Changes the rubric of a question. Answers marked by the previous one keep their levels.
   * @throws VALIDATION, QUIZ_NOT_FOUND, NOT_ALLOWED, QUESTION_NOT_FOUND, STALE_VERSION with the
   *   current rubric
   */
  async changeRubric(
    viewer: Viewer,
    { quizId, questionId }: { quizId: string; questionId: string },
    input: z.input<typeof rubricRules>,
  ): Promise<Rubric> {
    const { version, isBinding, criteria } = validate(rubricRules, input);
    return this.work.runOnce(async (tx) => {
      const quiz = await this.quizzes.lock(tx, viewer, quizId);
      if (!(await this.hasQuestion(tx.manager, quiz.id, questionId)))
        throw questionErrors.QUESTION_NOT_FOUND();
      const before = await this.getRubric(quiz.id, questionId, tx.manager);
      if (before.version !== version) {
        const { criteria, isBinding } = before;
        const current = { questionId, criteria, isBinding, version: before.version };
        throw coreErrors.STALE_VERSION({ current });
      }
      const rubric = { quizId: quiz.id, questionId, isBinding, version: version + 1 };
      const written = { ...rubric, criteria: withIds(criteria) };
      await tx.manager.upsert(Rubric, written, ['quizId', 'questionId']);
      const details = { criteria: criteria.length, isBinding };
      await recordAuditEvent(tx, viewer, AuditAction.MARKING_CHANGED, { quiz, details });
      this.changes.announce({ quizId: quiz.id, instituteId: null }, tx);
      return tx.manager.create(Rubric, written);
    });
  }

  /** Whether the quiz or one of its revisions has the question. */
  private async hasQuestion(
    manager: EntityManager,
    quizId: string,
    questionId: string,
  ): Promise<boolean> {
    if (!isId(questionId)) return false;
    const isThere = await manager.existsBy(Placement, { id: questionId, quizId });
    return isThere || manager.existsBy(PaperRevisionQuestion, { placementId: questionId, quizId });
  }
}

/** Criteria and levels keep their ids; new ones get one. */
function withIds(criteria: z.output<typeof rubricRules>['criteria']): Criterion[] {
  return criteria.map(({ id, name, levels }) => ({
    id: id ?? randomUUID(),
    name,
    levels: levels.map((level) => ({ ...level, id: level.id ?? randomUUID() })),
  }));
}
