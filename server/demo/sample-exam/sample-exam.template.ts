import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { withoutIdempotencyKey } from '../../core/idempotency/keyed-call.js';
import { titleKey } from '../../quizzes/quiz.validation.js';
import { ExamTemplates, type ExamTemplate } from '../../trials/exam-templates.js';
import { TrialAccounts } from '../../trials/trial-accounts.js';
import { storeTrial } from '../../trials/trial-rows.js';
import { sampleExam, sampleQuiz } from './sample-exam.plan.js';

/** A template with the time to which its rows belong. */
interface DatedTemplate extends ExamTemplate {
  madeAt: number;
}

/** The template of all sample exams. Each process seeds it once, before the first one. */
@Injectable()
export class SampleExamTemplate {
  private template: Promise<DatedTemplate> | null = null;

  constructor(
    private readonly work: UnitOfWork,
    private readonly accounts: TrialAccounts,
    private readonly templates: ExamTemplates,
  ) {}

  /** Seeds the template unless it is there: outside the transaction of the copy, because that takes a second. */
  async prepare(): Promise<void> {
    this.template ??= withoutIdempotencyKey(async () => this.make());
    try {
      await this.template;
    } catch (error) {
      this.template = null;
      throw error;
    }
  }

  /** Copies the template for a viewer. @returns the id of the new quiz */
  async copy({ manager }: Transaction, viewer: Viewer, title: string): Promise<string> {
    if (!this.template) throw new Error('The template was copied before it was prepared');
    const { account, exam, parts, madeAt } = await this.template;
    const ids = new Map([
      [account.user.id, viewer.userId],
      [account.user.instituteId, viewer.instituteId],
    ]);
    const texts = new Map([
      [sampleQuiz.title, title],
      [titleKey(sampleQuiz.title), titleKey(title)],
    ]);
    try {
      await storeTrial(manager, parts, { ids, laterMs: Date.now() - madeAt, texts });
    } catch (error) {
      // A migration may have changed the tables while this process runs: seed again.
      this.template = null;
      throw error;
    }
    return ids.get(exam.quizId) ?? '';
  }

  private async make(): Promise<DatedTemplate> {
    const account = await this.work.run(async (tx) => this.accounts.insert(tx));
    const plan = { quiz: sampleQuiz, exam: sampleExam, closesAt: null, others: [] };
    const template = await this.templates.make(account, plan);
    return { ...template, madeAt: Date.now() };
  }
}
