import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { coreErrors } from '../core/errors/domain-error.js';
import { RateLimits } from '../core/http/rate-limits.js';
import { CandidateTokens } from '../candidates/candidate-tokens.js';
import { TrialAccounts } from './trial-accounts.js';
import { TrialTemplate } from './trial-template.js';
import type { Trial } from './trial.types.js';

/** Per network address: enough for two classes and some repetitions. A trial lasts a day. */
const BY_ADDRESS = { name: 'trials-address', points: 100, seconds: 86_400 };
/** For all visitors together. */
const BY_ALL = { name: 'trials', points: 600, seconds: 3_600 };
/** Low, because candidates of real exams take precedence. */
const CONCURRENCY = 1;
/** A class and some more, who wait for seconds. Further requests get BUSY. */
const MAX_WAITING = 60;

/**
 * Starts trials: a visitor takes a short exam on the candidate's page without signing up, and sees its results
 * as a teacher would. Each trial is an institute of its own that is removed within a day.
 */
@Injectable()
export class TrialsService {
  private readonly queue = pLimit(CONCURRENCY);

  constructor(
    private readonly work: UnitOfWork,
    private readonly accounts: TrialAccounts,
    private readonly template: TrialTemplate,
    private readonly tokens: CandidateTokens,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Refused and failed requests do not count towards the limits, because callers are asked to try again.
   * @param address the network address of the visitor
   * @throws TOO_MANY_REQUESTS, TRIALS_FULL, BUSY
   */
  async start(address: string): Promise<Trial> {
    this.assertNotFull();
    const onePoint = (): number => 1;
    return this.limits.reserve(
      BY_ADDRESS,
      address,
      1,
      async () => this.limits.reserve(BY_ALL, '', 1, async () => this.queueTrial(), onePoint),
      onePoint,
    );
  }

  private async queueTrial(): Promise<Trial> {
    // Other requests may have been queued while the limits were checked.
    this.assertNotFull();
    return this.queue(async () => this.createTrial());
  }

  /** @throws BUSY */
  private assertNotFull(): void {
    if (this.queue.pendingCount >= MAX_WAITING) throw coreErrors.BUSY({ retryAfter: 5 });
  }

  private async createTrial(): Promise<Trial> {
    await this.template.prepare();
    return this.work.run(async (tx) => {
      const account = await this.accounts.create(tx);
      const visitor = await this.template.copy(tx, account);
      return {
        // With `trial`, the candidate's page links to the results.
        takePath: `/take?trial#${this.tokens.sign(visitor)}`,
        resultsPath: `/demo/results?learner=${visitor.learnerId}#${account.token}`,
        expiresAt: account.expiresAt,
      };
    });
  }
}
