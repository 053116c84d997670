import { Injectable, Logger } from '@nestjs/common';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { ExamSeeding, type SeededExam, type SeedPlan } from './seeding/exam-seeding.js';
import { TrialAccounts, type TrialAccount } from './trial-accounts.js';
import { readTrial, type TrialPart } from './trial-rows.js';

/** A seeded exam, of which only the rows are left. */
export interface ExamTemplate {
  /** Whose it was. */
  account: TrialAccount;
  exam: SeededExam;
  parts: TrialPart[];
}

/** Makes templates of exams: copying their rows takes a dozen statements, seeding takes some hundred. */
@Injectable()
export class ExamTemplates {
  private readonly logger = new Logger(ExamTemplates.name);

  constructor(
    private readonly work: UnitOfWork,
    private readonly accounts: TrialAccounts,
    private readonly seeding: ExamSeeding,
  ) {}

  /**
   * Seeds an exam, reads its rows, and removes the account with it again.
   * @param account made for this exam only
   */
  async make(account: TrialAccount, plan: SeedPlan): Promise<ExamTemplate> {
    try {
      const exam = await this.seeding.seed(account.user, plan);
      return { account, exam, parts: await readTrial(this.work.manager, exam.quizId) };
    } finally {
      await this.discard(account);
    }
  }

  /** If this fails, the account is removed when its day is over. */
  private async discard(account: TrialAccount): Promise<void> {
    await this.accounts
      .remove(account)
      .catch((error: unknown) =>
        this.logger.warn(`cannot remove the account of a template: ${String(error)}`),
      );
  }
}
