import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, Repository } from 'typeorm';
import type { Transaction } from '../../core/database/unit-of-work.js';
import { WrongMarksBasis } from '../../marks/marking-pattern.js';
import { ExamRulesCopyPort } from '../../quizzes/exam-rules-copy.port.js';
import { newExamCode, readExamCode } from './exam-code.js';
import {
  ExamAccess,
  ExamLayout,
  ExamNavigation,
  ExamRules,
  ReviewContent,
  ReviewTime,
} from './exam-rules.entity.js';
import { insertCopyOfRules, insertRules } from './exam-rules.queries.js';

/** The rules of an exam. It has no code until its quiz is first submitted or its rules are first changed. */
export type RulesInForce = Omit<ExamRules, 'code' | 'updatedAt'> & {
  code: string | null;
  /** Absent from the defaults, which are not stored. */
  updatedAt?: Date;
};

/** Reads, creates and copies the rules of exams. The defaults make a usable exam. */
@Injectable()
export class ExamRulesService extends ExamRulesCopyPort {
  constructor(@InjectRepository(ExamRules) private readonly rules: Repository<ExamRules>) {
    super();
  }

  /**
   * Returns the stored rules, or the defaults.
   * @param manager the transaction's, to see its own changes
   */
  async inForce(
    quizId: string,
    manager: EntityManager = this.rules.manager,
  ): Promise<RulesInForce> {
    return (await manager.findOneBy(ExamRules, { quizId })) ?? defaultRules(quizId);
  }

  /** The same of several quizzes, by one statement. @returns the rules by the ids of the quizzes */
  async inForceOf(quizIds: readonly string[]): Promise<ReadonlyMap<string, RulesInForce>> {
    const stored = await this.rules.findBy({ quizId: In(quizIds) });
    const found = new Map(stored.map((rules) => [rules.quizId, rules]));
    return new Map(quizIds.map((id) => [id, found.get(id) ?? defaultRules(id)]));
  }

  /**
   * Returns the rules and locks them against changes until the transaction ends. A concurrent change of the
   * closing waits, and then updates the deadlines that this transaction has written, too.
   */
  async lock({ manager }: Transaction, quizId: string): Promise<RulesInForce> {
    const lock = { mode: 'pessimistic_read' } as const;
    const rules = await manager.findOne(ExamRules, { where: { quizId }, lock });
    return rules ?? defaultRules(quizId);
  }

  /** Finds the rules of the exam with this code, in any spelling; null if there is none. */
  async findByCode(typed: string): Promise<ExamRules | null> {
    const code = readExamCode(typed);
    return code === null ? null : this.rules.findOneBy({ code });
  }

  /** Creates the row with a code if there is none. @param quizId a quiz that the caller has locked */
  async ensure({ manager }: Transaction, quizId: string): Promise<ExamRules> {
    for (;;) {
      const rules = await manager.findOneBy(ExamRules, { quizId });
      if (rules) return rules;
      // A code that is taken inserts nothing, and the next one is tried.
      await insertRules(manager, { quizId, code: newExamCode() });
    }
  }

  override async copy(
    { manager }: Transaction,
    fromQuizId: string,
    toQuizId: string,
  ): Promise<void> {
    const code = await this.findUnusedCode(manager);
    await insertCopyOfRules(manager, { fromQuizId, toQuizId, code });
  }

  /** Returns a code that no exam has. */
  async findUnusedCode(manager: EntityManager): Promise<string> {
    for (;;) {
      const code = newExamCode();
      if (!(await manager.existsBy(ExamRules, { code }))) return code;
    }
  }
}

/** The same as the defaults of the columns. */
export function defaultRules(quizId: string): RulesInForce {
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
    wrongMarks: '0',
    wrongMarksBasis: WrongMarksBasis.QUESTION,
    shufflesQuestions: false,
    shufflesOptions: false,
    layout: ExamLayout.ONE,
    navigation: ExamNavigation.FREE,
    checksSpelling: true,
    reviewContent: ReviewContent.SCORE,
    reviewTime: ReviewTime.AT_ONCE,
    releasesAt: null,
    releasedAt: null,
    withdrawnAt: null,
    releaseNumber: 1,
    mailsResults: false,
    hasCertificate: false,
    isReady: false,
    version: 1,
  };
}
