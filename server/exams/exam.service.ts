import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { recordAuditEvent } from '../audit/record-audit-event.js';
import { AuditAction } from '../audit/audit-event.entity.js';
import type { Viewer } from '../core/access/viewer.js';
import { UnitOfWork, type Transaction } from '../core/database/unit-of-work.js';
import { coreErrors } from '../core/errors/domain-error.js';
import { validate } from '../core/errors/validation.js';
import type { Quiz } from '../quizzes/quiz.entity.js';
import { QuizService } from '../quizzes/quiz.service.js';
import { Institute } from '../users/institute.entity.js';
import { assertCountableByLearners } from './rules/countable-marks.js';
import { ExamRules } from './rules/exam-rules.entity.js';
import {
  applyChanges,
  applyRelease,
  checkCombinations,
  ruleChangeRules,
  ruleChangesForAudit,
  type RuleChanges,
} from './rules/exam-rules.validation.js';
import { ExamRulesService, type RulesInForce } from './rules/exam-rules.service.js';
import { toExamRules } from './rules/exam-rules.types.js';
import { findOpenPause } from './pauses/open-pause.queries.js';
import { ReadyExams } from './revisions/ready-exams.js';
import type { PaperRevision } from './revisions/paper-revision.entity.js';
import { PaperRevisions } from './revisions/paper-revisions.js';
import { RunningAttemptsPort } from './running-attempts.port.js';
import { WrongAccessCodes } from './access-codes/wrong-access-codes.js';

/** A quiz as an exam, with its rules. */
export interface Exam {
  quiz: Quiz;
  rules: RulesInForce;
  /** The revision that new attempts use; null for a quiz that was never submitted. */
  revision: PaperRevision | null;
  /** Since when staff have paused it; null while they have not. */
  pausedAt: Date | null;
  /** IANA name of the institute's time zone, in which times are shown. */
  timeZone: string;
}

/** Staff read and change the rules of their exams here. */
@Injectable()
export class ExamService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
    private readonly rules: ExamRulesService,
    private readonly revisions: PaperRevisions,
    private readonly ready: ReadyExams,
    private readonly runningAttempts: RunningAttemptsPort,
    private readonly wrongCodes: WrongAccessCodes,
  ) {}

  /** @throws QUIZ_NOT_FOUND, also for a quiz of another owner */
  async read(viewer: Viewer, quizId: string): Promise<Exam> {
    const quiz = await this.quizzes.read(viewer, quizId);
    return this.loadExam(this.work.manager, quiz);
  }

  /**
   * Changes the rules. A new closing applies to running attempts, too; the other rules to later attempts.
   * @throws VALIDATION, QUIZ_NOT_FOUND, STALE_VERSION with the current rules, MARKS_TOO_FINE
   */
  async update(viewer: Viewer, quizId: string, changes: RuleChanges): Promise<Exam> {
    const checked = validate(ruleChangeRules, changes);
    return this.changeRules(viewer, quizId, async (tx, rules, quiz) => {
      if (checked.version !== rules.version) {
        throw coreErrors.STALE_VERSION({ current: toExamRules(rules) });
      }
      const before = tx.manager.create(ExamRules, rules);
      const isChanged = applyChanges(rules, checked);
      checkCombinations(rules, checked);
      if (isChanged) rules.version += 1;
      await tx.manager.save(rules);
      if (patternOf(rules) !== patternOf(before))
        await assertCountableByLearners(tx.manager, quiz.id, rules);
      if (rules.closesAt?.getTime() !== before.closesAt?.getTime())
        await this.runningAttempts.updateDeadlines(tx, quizId);
      await this.ready.markReady(tx, quizId);
      if (rules.accessCode !== before.accessCode) await this.wrongCodes.clear(tx, quizId);
      const details = ruleChangesForAudit(before, rules);
      if (isChanged)
        await recordAuditEvent(tx, viewer, AuditAction.RULES_CHANGED, { quiz, details });
    });
  }

  /** Gives the exam a new code; the old one stops working. @throws QUIZ_NOT_FOUND */
  async renewCode(viewer: Viewer, quizId: string): Promise<Exam> {
    return this.changeRules(viewer, quizId, async (tx, rules, quiz) => {
      rules.code = await this.rules.findUnusedCode(tx.manager);
      await tx.manager.save(rules);
      await recordAuditEvent(tx, viewer, AuditAction.RULES_CHANGED, {
        quiz,
        details: { code: 'RENEWED' },
      });
    });
  }

  /**
   * Releases the results to learners, or withdraws them.
   * @throws QUIZ_NOT_FOUND
   */
  async release(viewer: Viewer, quizId: string, isReleased: boolean): Promise<Exam> {
    return this.changeRules(viewer, quizId, async (tx, rules, quiz) => {
      if (!applyRelease(rules, isReleased, new Date())) return;
      await tx.manager.save(rules);
      const action = isReleased ? AuditAction.RESULTS_RELEASED : AuditAction.RESULTS_WITHDRAWN;
      await recordAuditEvent(tx, viewer, action, { quiz });
    });
  }

  /** The lock on the quiz serializes changes of the rules of one exam. */
  private async changeRules(
    viewer: Viewer,
    quizId: string,
    work: (tx: Transaction, rules: ExamRules, quiz: Quiz) => Promise<void>,
  ): Promise<Exam> {
    const changed = await this.work.runOnce(async (tx) => {
      const quiz = await this.quizzes.lock(tx, viewer, quizId);
      await work(tx, await this.rules.ensure(tx, quiz.id), quiz);
      return quiz;
    });
    return this.loadExam(this.work.manager, changed);
  }

  private async loadExam(manager: EntityManager, quiz: Quiz): Promise<Exam> {
    const rules = await this.rules.inForce(quiz.id, manager);
    const revision = await this.revisions.current(quiz.id, manager);
    const { timeZone } = await manager.findOneByOrFail(Institute, { id: quiz.instituteId });
    const [pause] = await findOpenPause(manager, { quizId: quiz.id });
    return { quiz, rules, revision, pausedAt: pause?.startedAt ?? null, timeZone };
  }
}

/** Equal texts: the same marks for every answer. */
function patternOf({ marksPerQuestion, wrongMarks, wrongMarksBasis }: ExamRules): string {
  return JSON.stringify([marksPerQuestion, wrongMarks, wrongMarksBasis]);
}
