import { Injectable } from '@nestjs/common';
import { UnitOfWork, type Transaction } from '../core/database/unit-of-work.js';
import { ExamTemplates, type ExamTemplate } from './exam-templates.js';
import { TrialAccounts, type TrialAccount } from './trial-accounts.js';
import { trialExam, trialQuiz, VISITOR } from './trial-exam.js';
import { storeTrial } from './trial-rows.js';

/** How long before a trial its class seems to have been seeded; longer than seeding takes. */
const HEAD_START_MS = 20 * 60_000;

/** The candidate of the visitor, with the learner shown in the results. */
export interface TrialVisitor {
  id: string;
  learnerId: string;
  linkVersion: number;
}

/** The template of all trials. Each process seeds one trial, keeps its rows in memory and removes it again. */
@Injectable()
export class TrialTemplate {
  private template: ExamTemplate | null = null;

  constructor(
    private readonly work: UnitOfWork,
    private readonly accounts: TrialAccounts,
    private readonly templates: ExamTemplates,
  ) {}

  /** Seeds the template before the first trial, outside the transaction of any trial. @throws TRIALS_FULL */
  async prepare(): Promise<void> {
    if (this.template) return;
    const account = await this.work.run(async (tx) => this.accounts.create(tx));
    const closesAt = new Date(account.expiresAt.getTime() + HEAD_START_MS);
    const plan = { quiz: trialQuiz, exam: trialExam, closesAt, others: [VISITOR] };
    this.template = await this.templates.make(account, plan);
  }

  /** Copies the template for an account. @returns the candidate of the visitor */
  async copy({ manager }: Transaction, { user, expiresAt }: TrialAccount): Promise<TrialVisitor> {
    if (!this.template) throw new Error('The template was copied before it was prepared');
    const { account: before, exam, parts } = this.template;
    const [visitor] = exam.others;
    if (!visitor) throw new Error('The trial has no candidate for the visitor');
    const ids = new Map([
      [before.user.id, user.id],
      [before.user.instituteId, user.instituteId],
    ]);
    const laterMs = expiresAt.getTime() - before.expiresAt.getTime() - HEAD_START_MS;
    try {
      await storeTrial(manager, parts, { ids, laterMs });
    } catch (error) {
      // A migration may have changed the tables while this process runs: seed again.
      this.template = null;
      throw error;
    }
    const { id, learnerId, linkVersion } = visitor;
    return { id: ids.get(id) ?? '', learnerId: ids.get(learnerId ?? '') ?? '', linkVersion };
  }
}
