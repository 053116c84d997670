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
/** Where the owner has just shown, by a mailed code, who they are. */
const PROVEN = { name: 'log-in-proven', points: 1, seconds: 60 * MINUTE_S };

/** Slows guessing down without giving strangers a way to lock an owner out (security.md 2). */
@Injectable()
export class LogInLimits {
  constructor(private readonly limits: RateLimits) {}

  /**
   * Counts a try as a failure before it is known to be one, so that many at once are as many.
   * @param isFamiliar whether the owner was let in from this address before
   * @throws TOO_MANY_REQUESTS
   */
  async admit(email: string, address: string, isFamiliar: boolean): Promise<void> {
    await this.limits.consume(PAIR, pair(email, address));
    await this.limits.consume(ADDRESS, address);
    const isOver = await this.limits.count(ACCOUNT, email);
    if (!isOver || isFamiliar || (await this.limits.has(PROVEN, pair(email, address)))) return;
    await this.limits.consume(UNFAMILIAR, email);
  }

  /** The try was none: the password was right. */
  async succeed(email: string, address: string): Promise<void> {
    await Promise.all([
      this.limits.reset(PAIR, pair(email, address)),
      this.limits.reset(ACCOUNT, email),
      this.limits.giveBack(ADDRESS, address),
    ]);
  }

  /** After a reset by code the owner starts afresh, whatever a stranger tried or tries. */
  async prove(email: string, address: string): Promise<void> {
    await Promise.all([
      this.limits.reset(PAIR, pair(email, address)),
      this.limits.reset(ACCOUNT, email),
      this.limits.count(PROVEN, pair(email, address)),
    ]);
  }
}

function pair(email: string, address: string): string {
  return `${email} ${address}`;
}
