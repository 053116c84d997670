import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { audit } from '../audit/audit.js';
import { AuditAction } from '../audit/audit-event.entity.js';
import type { Viewer } from '../core/access/viewer.js';
import { UnitOfWork, type Transaction } from '../core/database/unit-of-work.js';
import { coreErrors } from '../core/errors/domain-error.js';
import { validate } from '../core/errors/validation.js';
import type { Quiz } from '../quizzes/quiz.entity.js';
import { QuizService } from '../quizzes/quiz.service.js';
import { Institute } from '../users/institute.entity.js';
import { ExamRules } from './rules/exam-rules.entity.js';
import {
  applyChanges,
  applyRelease,
  checkTogether,
  ruleChangeRules,
  rulesChanged,
  type RuleChanges,
} from './rules/exam-rules.validation.js';
import { ExamRulesService, type RulesInForce } from './rules/exam-rules.service.js';
import { toExamRules } from './rules/exam-rules.types.js';
import type { PaperRevision } from './revisions/paper-revision.entity.js';
import { PaperRevisions } from './revisions/paper-revisions.js';
import { RunningAttemptsPort } from './running-attempts.port.js';
import { WrongAccessCodes } from './access-codes/wrong-access-codes.js';

/** A quiz as it is given. */
export interface Exam {
  quiz: Quiz;
  rules: RulesInForce;
  /** That new attempts take; null for one that was never submitted. */
  revision: PaperRevision | null;
  /** The institute's, in which its times are shown. */
  timeZone: string;
}

/** How exams are given: staff look at it and change it here. */
@Injectable()
export class ExamService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
    private readonly rules: ExamRulesService,
    private readonly revisions: PaperRevisions,
    private readonly running: RunningAttemptsPort,
    private readonly wrongCodes: WrongAccessCodes,
  ) {}

  /** @throws QUIZ_NOT_FOUND, also for somebody else's */
  async read(viewer: Viewer, quizId: string): Promise<Exam> {
    const quiz = await this.quizzes.read(viewer, quizId);
    return this.examOf(this.work.manager, quiz);
  }

  /**
   * Another closing holds for attempts under way, too; every other rule for those that start later.
   * @throws VALIDATION, QUIZ_NOT_FOUND, STALE_VERSION with the rules of now
   */
  async update(viewer: Viewer, quizId: string, changes: RuleChanges): Promise<Exam> {
    const checked = validate(ruleChangeRules, changes);
    return this.change(viewer, quizId, async (tx, rules, quiz) => {
      if (checked.version !== rules.version) {
        throw coreErrors.STALE_VERSION({ current: toExamRules(rules) });
      }
      const before = tx.manager.create(ExamRules, rules);
      const isChanged = applyChanges(rules, checked);
      checkTogether(rules, checked);
      if (isChanged) rules.version += 1;
      await tx.manager.save(rules);
      if (rules.closesAt?.getTime() !== before.closesAt?.getTime())
        await this.running.updateDeadlines(tx, quizId);
      if (rules.accessCode !== before.accessCode) await this.wrongCodes.forget(tx, quizId);
      const details = rulesChanged(before, rules);
      if (isChanged) await audit(tx, viewer, AuditAction.RULES_CHANGED, { quiz, details });
    });
  }

  /** The exam gets another code; the one before opens nothing from now on. @throws QUIZ_NOT_FOUND */
  async renewCode(viewer: Viewer, quizId: string): Promise<Exam> {
    return this.change(viewer, quizId, async (tx, rules, quiz) => {
      rules.code = await this.rules.freeCode(tx.manager);
      await tx.manager.save(rules);
      await audit(tx, viewer, AuditAction.RULES_CHANGED, { quiz, details: { code: 'RENEWED' } });
    });
  }

  /**
   * Lets learners see what waits for a release, or no more.
   * @throws QUIZ_NOT_FOUND
   */
  async release(viewer: Viewer, quizId: string, isReleased: boolean): Promise<Exam> {
    return this.change(viewer, quizId, async (tx, rules, quiz) => {
      if (!applyRelease(rules, isReleased, new Date())) return;
      await tx.manager.save(rules);
      const action = isReleased ? AuditAction.RESULTS_RELEASED : AuditAction.RESULTS_WITHDRAWN;
      await audit(tx, viewer, action, { quiz });
    });
  }

  /** Changes of the rules of one exam follow one another, by the lock on its quiz. */
  private async change(
    viewer: Viewer,
    quizId: string,
    work: (tx: Transaction, rules: ExamRules, quiz: Quiz) => Promise<void>,
  ): Promise<Exam> {
    return this.work.run(async (tx) => {
      const quiz = await this.quizzes.lock(tx, viewer, quizId);
      await work(tx, await this.rules.ensure(tx, quiz.id), quiz);
      return this.examOf(tx.manager, quiz);
    });
  }

  private async examOf(manager: EntityManager, quiz: Quiz): Promise<Exam> {
    const rules = await this.rules.inForce(quiz.id, manager);
    const revision = await this.revisions.current(quiz.id, manager);
    const { timeZone } = await manager.findOneByOrFail(Institute, { id: quiz.instituteId });
    return { quiz, rules, revision, timeZone };
  }
}
