import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { ExamRulesCopyPort } from '../../quizzes/exam-rules-copy.port.js';
import { newExamCode, readExamCode } from '../exam-code.js';
import {
  ExamAccess,
  ExamLayout,
  ExamNavigation,
  ExamRules,
  ReviewContent,
  ReviewTime,
} from './exam-rules.entity.js';

/** The rules of an exam; without a code until it is first submitted or its rules are first changed. */
export type RulesInForce = Omit<ExamRules, 'code' | 'updatedAt'> & { code: string | null };

/** What a copy has of its own. Every other column, also one added later, is copied. */
const OWN: readonly string[] = [
  'quizId',
  'code',
  // It belongs to one sitting, and whoever was there knows it.
  'accessCode',
  'opensAt',
  'closesAt',
  'releasesAt',
  'releasedAt',
  'withdrawnAt',
  'releaseNumber',
  'version',
  'updatedAt',
] satisfies (keyof ExamRules)[];

/** By what exams are given. Whoever touches nothing has a usable exam. */
@Injectable()
export class ExamRulesService extends ExamRulesCopyPort {
  constructor(private readonly work: UnitOfWork) {
    super();
  }

  /**
   * What is stored, or what holds until something is.
   * @param manager that of a transaction, for what it has changed itself
   */
  async inForce(quizId: string, manager: EntityManager = this.work.manager): Promise<RulesInForce> {
    return (await manager.findOneBy(ExamRules, { quizId })) ?? untouchedRules(quizId);
  }

  /**
   * As `of`, and they stay so until the transaction ends: a closing that is changed meanwhile waits, and
   * then finds what this transaction wrote among the attempts that it is told to.
   */
  async hold({ manager }: Transaction, quizId: string): Promise<RulesInForce> {
    const lock = { mode: 'pessimistic_read' } as const;
    const rules = await manager.findOne(ExamRules, { where: { quizId }, lock });
    return rules ?? untouchedRules(quizId);
  }

  /** Those of the exam that has this code, however it is written; null when none has. */
  async withCode(given: string): Promise<ExamRules | null> {
    const code = readExamCode(given);
    return code === null ? null : this.work.manager.findOneBy(ExamRules, { code });
  }

  /** Makes the row where there is none, with a code. @param quizId of a quiz that is locked */
  async ensure({ manager }: Transaction, quizId: string): Promise<ExamRules> {
    for (;;) {
      const rules = await manager.findOneBy(ExamRules, { quizId });
      if (rules) return rules;
      // Of a code that is taken nothing comes, and the next one is tried.
      await manager.query(
        'INSERT INTO exam_rules (quiz_id, code) VALUES ($1, $2) ON CONFLICT DO NOTHING',
        [quizId, newExamCode()],
      );
    }
  }

  override async copy(
    { manager }: Transaction,
    fromQuizId: string,
    toQuizId: string,
  ): Promise<void> {
    const { columns } = manager.dataSource.getMetadata(ExamRules);
    const copied = columns
      .filter(({ propertyName }) => !OWN.includes(propertyName))
      .map(({ databaseName }) => databaseName)
      .join(', ');
    await manager.query(
      `INSERT INTO exam_rules (quiz_id, code, ${copied})
       SELECT $2, $3, ${copied} FROM exam_rules WHERE quiz_id = $1`,
      [fromQuizId, toQuizId, await this.freeCode(manager)],
    );
  }

  /** A code that no exam has. */
  async freeCode(manager: EntityManager): Promise<string> {
    for (;;) {
      const code = newExamCode();
      if (!(await manager.existsBy(ExamRules, { code }))) return code;
    }
  }
}

/** The same as the defaults of the columns. */
export function untouchedRules(quizId: string): RulesInForce {
  return {
    quizId,
    code: null,
    access: ExamAccess.REGISTRATION,
    accessCode: null,
    opensAt: null,
    closesAt: null,
    attemptsAllowed: 1,
    passMark: null,
    marksPerQuestion: null,
    penaltyPercent: 0,
    shufflesQuestions: false,
    shufflesOptions: false,
    layout: ExamLayout.ONE,
    navigation: ExamNavigation.FREE,
    reviewContent: ReviewContent.SCORE,
    reviewTime: ReviewTime.AT_ONCE,
    releasesAt: null,
    releasedAt: null,
    withdrawnAt: null,
    releaseNumber: 1,
    mailsResults: false,
    hasCertificate: false,
    version: 1,
  };
}
