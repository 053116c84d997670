import { Injectable } from '@nestjs/common';
import { RateLimits } from '../core/http/rate-limits.js';

const MINUTE_S = 60;
const MONTH_S = 30 * 86_400;

/** Tries with one account from one address. */
const PAIR = { name: 'log-in-pair', points: 10, seconds: 15 * MINUTE_S };
/** Failures of one address with any account: a staff room mistypes, a list of leaks does not fit. */
const ADDRESS = { name: 'log-in-address', points: 300, seconds: 15 * MINUTE_S };
/** Failures in a row with one account, from anywhere (ASVS 6.3.1). */
const ACCOUNT = { name: 'log-in-account', points: 100, seconds: MONTH_S };
/** What remains then for addresses the owner never came from. The owner's own are not slowed. */
const UNFAMILIAR = { name: 'log-in-unfamiliar', points: 1, seconds: MINUTE_S };

/** Slows guessing down without giving strangers a way to lock an owner out (security.md 2). */
@Injectable()
export class LogInLimits {
  constructor(private readonly limits: RateLimits) {}

  /** @throws TOO_MANY_REQUESTS */
  async admit(email: string, address: string, isFamiliar: boolean): Promise<void> {
    await this.limits.consume(PAIR, pair(email, address));
    await this.limits.check(ADDRESS, address);
    if (isFamiliar || !(await this.limits.reached(ACCOUNT, email))) return;
    await this.limits.consume(UNFAMILIAR, email);
  }

  async countFailure(email: string, address: string): Promise<void> {
    await Promise.all([this.limits.add(ADDRESS, address), this.limits.add(ACCOUNT, email)]);
  }

  async forget(email: string, address: string): Promise<void> {
    await this.limits.reset(PAIR, pair(email, address));
    await this.forgetAccount(email);
  }

  async forgetAccount(email: string): Promise<void> {
    await this.limits.reset(ACCOUNT, email);
  }
}

function pair(email: string, address: string): string {
  return `${email} ${address}`;
}
