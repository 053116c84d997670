import { Injectable, Logger } from '@nestjs/common';
import { UnitOfWork, type Transaction } from '../core/database/unit-of-work.js';
import type { Candidate } from '../candidates/candidate.entity.js';
import { TrialAccounts, type TrialAccount } from './trial-accounts.js';
import { TrialSeeding } from './trial-seeding.js';
import { readTrial, storeTrial, type TrialPart } from './trial-rows.js';

/** So long before a trial begins its class was there; longer than it takes to plant one. */
const EARLIER_MS = 20 * 60_000;

/** A trial as it was planted. */
interface Frozen {
  account: TrialAccount;
  visitor: Candidate;
  parts: TrialPart[];
}

/** Who takes it, and as whom they stand in its results. */
export interface TrialVisitor {
  id: string;
  learnerId: string;
  linkVersion: number;
}

/** What every trial is made of. Each process has the services make one, for nobody, and remembers its rows. */
@Injectable()
export class TrialTemplate {
  private readonly logger = new Logger(TrialTemplate.name);
  private frozen: Frozen | null = null;

  constructor(
    private readonly work: UnitOfWork,
    private readonly accounts: TrialAccounts,
    private readonly planting: TrialSeeding,
  ) {}

  /** Before the first trial, which the transaction of none waits for. @throws TRIALS_FULL */
  async prepare(): Promise<void> {
    if (this.frozen) return;
    const account = await this.work.run(async (tx) => this.accounts.open(tx));
    try {
      const closesAt = new Date(account.expiresAt.getTime() + EARLIER_MS);
      const visitor = await this.planting.plant(account, closesAt);
      const parts = await readTrial(this.work.manager, visitor.quizId);
      this.frozen = { account, visitor, parts };
    } finally {
      await this.discard(account);
    }
  }

  /** @returns the candidate that the visitor is */
  async copy({ manager }: Transaction, { user, expiresAt }: TrialAccount): Promise<TrialVisitor> {
    const { account: before, visitor, parts } = this.known();
    const ids = new Map([
      [before.user.id, user.id],
      [before.user.instituteId, user.instituteId],
    ]);
    const laterMs = expiresAt.getTime() - before.expiresAt.getTime() - EARLIER_MS;
    try {
      await storeTrial(manager, parts, { ids, laterMs });
    } catch (error) {
      // Tables may have become others under a process that goes on.
      this.frozen = null;
      throw error;
    }
    const { id, learnerId, linkVersion } = visitor;
    return { id: ids.get(id) ?? '', learnerId: ids.get(learnerId ?? '') ?? '', linkVersion };
  }

  private known(): Frozen {
    if (!this.frozen) throw new Error('A trial was copied before there was one');
    return this.frozen;
  }

  /** What cannot be removed now is when its day is over. */
  private async discard(account: TrialAccount): Promise<void> {
    await this.accounts
      .close(account)
      .catch((error: unknown) => this.logger.warn(`the trial for nobody: ${String(error)}`));
  }
}
