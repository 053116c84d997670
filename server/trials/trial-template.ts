import { Injectable, Logger } from '@nestjs/common';
import { UnitOfWork, type Transaction } from '../core/database/unit-of-work.js';
import type { Candidate } from '../candidates/candidate.entity.js';
import { TrialAccounts, type TrialAccount } from './trial-accounts.js';
import { TrialSeeding } from './trial-seeding.js';
import { readTrial, storeTrial, type TrialPart } from './trial-rows.js';

/** How long before a trial its class seems to have been seeded; longer than seeding takes. */
const HEAD_START_MS = 20 * 60_000;

/** A seeded trial and its rows. */
interface SeededTrial {
  account: TrialAccount;
  visitor: Candidate;
  parts: TrialPart[];
}

/** The candidate of the visitor, with the learner shown in the results. */
export interface TrialVisitor {
  id: string;
  learnerId: string;
  linkVersion: number;
}

/** The template of all trials. Each process seeds one trial, keeps its rows in memory and removes it again. */
@Injectable()
export class TrialTemplate {
  private readonly logger = new Logger(TrialTemplate.name);
  private template: SeededTrial | null = null;

  constructor(
    private readonly work: UnitOfWork,
    private readonly accounts: TrialAccounts,
    private readonly seeding: TrialSeeding,
  ) {}

  /** Seeds the template before the first trial, outside the transaction of any trial. @throws TRIALS_FULL */
  async prepare(): Promise<void> {
    if (this.template) return;
    const account = await this.work.run(async (tx) => this.accounts.create(tx));
    try {
      const closesAt = new Date(account.expiresAt.getTime() + HEAD_START_MS);
      const visitor = await this.seeding.seed(account, closesAt);
      const parts = await readTrial(this.work.manager, visitor.quizId);
      this.template = { account, visitor, parts };
    } finally {
      await this.discard(account);
    }
  }

  /** Copies the template for an account. @returns the candidate of the visitor */
  async copy({ manager }: Transaction, { user, expiresAt }: TrialAccount): Promise<TrialVisitor> {
    const { account: before, visitor, parts } = this.requireTemplate();
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

  private requireTemplate(): SeededTrial {
    if (!this.template) throw new Error('The template was copied before it was prepared');
    return this.template;
  }

  /** If this fails, the account is removed when its day is over. */
  private async discard(account: TrialAccount): Promise<void> {
    await this.accounts
      .remove(account)
      .catch((error: unknown) =>
        this.logger.warn(`cannot remove the template trial: ${String(error)}`),
      );
  }
}
