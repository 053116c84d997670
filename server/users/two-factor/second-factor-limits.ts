import { Injectable } from '@nestjs/common';
import type { Caller } from '../../core/access/parameters.js';
import { RateLimits } from '../../core/http/rate-limits.js';

const MINUTE_S = 60;
const MONTH_S = 30 * 86_400;

/** Wrong codes for one account from one address. */
const PAIR = { name: 'second-factor-pair', points: 5, seconds: 5 * MINUTE_S };
/** Consecutive wrong codes for one account, from anywhere. */
const ACCOUNT = { name: 'second-factor-account', points: 20, seconds: MONTH_S };
/**
 * Tries left after that: for each address that the account logged in from, and for all others
 * together.
 */
const SLOW = { name: 'second-factor-slow', points: 1, seconds: 10 * MINUTE_S };
const ELSEWHERE = 'elsewhere';

/**
 * Slows guessing of second factors down without locking an account (ASVS 6.6.3). An attacker here
 * knows the password or has copied a session; once the password is changed, only the owner gets
 * this far.
 */
@Injectable()
export class SecondFactorLimits {
  constructor(private readonly limits: RateLimits) {}

  /**
   * Counts a try as wrong before the code is checked, so that parallel tries all count.
   * @param isFamiliar whether the account has logged in from this address before
   * @throws TOO_MANY_REQUESTS
   */
  async admit(userId: string, { address }: Caller, isFamiliar: boolean): Promise<void> {
    await this.limits.consume(PAIR, `${userId} ${address}`);
    if (!(await this.limits.count(ACCOUNT, userId))) return;
    await this.limits.consume(SLOW, `${userId} ${isFamiliar ? address : ELSEWHERE}`);
  }

  /** Clears the counts after a right code. */
  async succeed(userId: string, { address }: Caller): Promise<void> {
    await Promise.all([
      this.limits.reset(PAIR, `${userId} ${address}`),
      this.limits.reset(ACCOUNT, userId),
    ]);
  }
}
