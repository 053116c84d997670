import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { coreErrors } from '../core/errors/domain-error.js';
import { RateLimits } from '../core/http/rate-limits.js';
import { CandidateTokens } from '../candidates/candidate-tokens.js';
import { TrialAccounts } from './trial-accounts.js';
import { TrialTemplate } from './trial-template.js';
import type { Trial } from './trial.types.js';

/** Of one network address: two classes behind it, and some who start again. A trial lasts a day. */
const BY_ADDRESS = { name: 'trials-address', points: 100, seconds: 86_400 };
/** Of everybody. */
const BY_ALL = { name: 'trials', points: 600, seconds: 3_600 };
/** Those who take exams come before those who try one. */
const AT_ONCE = 1;
/** A class, and some more: seconds of waiting. Who comes later is asked to try again. */
const MAX_WAITING = 60;

/**
 * Trials: a visitor takes a short exam on the learner's page without signing up, and looks at what its teacher
 * would see. Each is an institute of its own that is removed within a day.
 */
@Injectable()
export class TrialsService {
  private readonly turns = pLimit(AT_ONCE);

  constructor(
    private readonly work: UnitOfWork,
    private readonly accounts: TrialAccounts,
    private readonly template: TrialTemplate,
    private readonly tokens: CandidateTokens,
    private readonly limits: RateLimits,
  ) {}

  /**
   * What is refused, or fails, counts nothing: those who are many are asked to come again.
   * @param address the network address it is asked for from
   * @throws TOO_MANY_REQUESTS, TRIALS_FULL, BUSY
   */
  async start(address: string): Promise<Trial> {
    this.checkLine();
    const one = (): number => 1;
    return this.limits.reserve(
      BY_ADDRESS,
      address,
      1,
      async () => this.limits.reserve(BY_ALL, '', 1, async () => this.inTurn(), one),
      one,
    );
  }

  private async inTurn(): Promise<Trial> {
    // Others have come while limits were asked.
    this.checkLine();
    return this.turns(async () => this.make());
  }

  /** @throws BUSY */
  private checkLine(): void {
    if (this.turns.pendingCount >= MAX_WAITING) throw coreErrors.BUSY({ retryAfter: 5 });
  }

  private async make(): Promise<Trial> {
    await this.template.prepare();
    return this.work.run(async (tx) => {
      const account = await this.accounts.open(tx);
      const visitor = await this.template.copy(tx, account);
      return {
        // The learner's page says by this where a trial goes on.
        takePath: `/take?trial#${this.tokens.sign(visitor)}`,
        resultsPath: `/demo/results?learner=${visitor.learnerId}#${account.token}`,
        expiresAt: account.expiresAt,
      };
    });
  }
}
