import { Injectable } from '@nestjs/common';
import { RateLimits } from '../core/http/rate-limits.js';

const MINUTE_S = 60;
const MONTH_S = 30 * 86_400;

/** Failures with one account from one address. */
const PAIR = { name: 'log-in-pair', points: 10, seconds: 15 * MINUTE_S };
/**
 * Failures of one address with any account: enough for the typing errors of a whole staff, too few
 * for a list of leaked passwords.
 */
const ADDRESS = { name: 'log-in-address', points: 300, seconds: 15 * MINUTE_S };
/** Consecutive failures with one account, from anywhere (ASVS 6.3.1). */
const ACCOUNT = { name: 'log-in-account', points: 100, seconds: MONTH_S };
/**
 * Tries left after that for addresses the owner never logged in from. The owner's own addresses are
 * not slowed down.
 */
const UNFAMILIAR = { name: 'log-in-unfamiliar', points: 1, seconds: MINUTE_S };
/** Addresses where the owner has just typed a mailed code. */
const PROVEN_BY_CODE = { name: 'log-in-proven', points: 1, seconds: 60 * MINUTE_S };
/**
 * Failures of a user who is logged in, from anywhere: a stolen session cannot guess the password.
 */
const LOGGED_IN = { name: 'log-in-again', points: 10, seconds: 15 * MINUTE_S };
/**
 * Tries, right or wrong: each costs a hash. Far more than a program needs that logs in for every
 * call of a day.
 */
const PAIR_TRIES = { name: 'log-in-tries-pair', points: 120, seconds: 15 * MINUTE_S };
/** The same for one address with any account. */
const ADDRESS_TRIES = { name: 'log-in-tries-address', points: 1_200, seconds: 15 * MINUTE_S };
/** The same for a user who is logged in, from anywhere. */
const LOGGED_IN_TRIES = { name: 'log-in-tries-again', points: 120, seconds: 15 * MINUTE_S };

/**
 * Slows password guessing down without letting strangers lock an owner out: an address that the
 * owner logged in from before, or where they have just typed a mailed code, is not affected by what
 * strangers try there or elsewhere.
 */
@Injectable()
export class LogInLimits {
  constructor(private readonly limits: RateLimits) {}

  /**
   * Counts a try as a failure before the password is compared, so that parallel tries all count.
   * @param isFamiliar whether the owner has logged in from this address before
   * @returns whether the owner is known there: from earlier log-ins, or by a mailed code
   * @throws TOO_MANY_REQUESTS
   */
  async admit(email: string, address: string, isFamiliar: boolean): Promise<boolean> {
    const both = pair(email, address);
    await this.limits.consume(PAIR, both);
    // Each process computes its own hashes, so it counts them itself. Refused tries cost no hash.
    await this.limits.consumeInMemory(PAIR_TRIES, both);
    if (!isFamiliar) await this.limits.consumeInMemory(ADDRESS_TRIES, address);
    const isKnown = isFamiliar || (await this.limits.hasTries(PROVEN_BY_CODE, both));
    if (isKnown) await this.limits.count(ADDRESS, address);
    else await this.limits.consume(ADDRESS, address);
    const isOver = await this.limits.count(ACCOUNT, email);
    if (isOver && !isKnown) await this.limits.consume(UNFAMILIAR, email);
    return isKnown;
  }

  /** Takes back what `admit` counted: no password was compared. */
  async refund(email: string, address: string): Promise<void> {
    await Promise.all([
      this.limits.refund(PAIR, pair(email, address)),
      this.limits.refund(ACCOUNT, email),
      this.limits.refund(ADDRESS, address),
    ]);
  }

  /**
   * Like `admit`, for a user who is logged in and confirms their password. Log-ins that strangers
   * try, there or elsewhere, do not slow them down.
   * @throws TOO_MANY_REQUESTS
   */
  async admitLoggedIn(email: string): Promise<void> {
    await this.limits.consume(LOGGED_IN, email);
    await this.limits.consumeInMemory(LOGGED_IN_TRIES, email);
  }

  /** Like `refund`, for a user who is logged in. */
  async refundLoggedIn(email: string): Promise<void> {
    await this.limits.refund(LOGGED_IN, email);
  }

  /** Clears the counts after the right password. */
  async succeed(email: string, address: string): Promise<void> {
    await Promise.all([
      this.limits.reset(PAIR, pair(email, address)),
      this.limits.reset(LOGGED_IN, email),
      this.limits.reset(ACCOUNT, email),
      this.limits.refund(ADDRESS, address),
    ]);
  }

  /** Like `succeed`, for a user who is logged in. */
  async succeedLoggedIn(email: string): Promise<void> {
    await Promise.all([this.limits.reset(LOGGED_IN, email), this.limits.reset(ACCOUNT, email)]);
  }

  /**
   * The owner has typed a mailed code at this address: for an hour, strangers do not slow them down
   * there.
   */
  async recordProof(email: string, address: string): Promise<void> {
    const both = pair(email, address);
    await Promise.all([
      this.limits.reset(PAIR, both),
      this.limits.resetInMemory(PAIR_TRIES, both),
      this.limits.count(PROVEN_BY_CODE, both),
    ]);
  }

  /** After a reset by code: earlier failures were not made with the new password. */
  async forgetFailures(email: string, address: string): Promise<void> {
    await Promise.all([this.recordProof(email, address), this.limits.reset(ACCOUNT, email)]);
  }
}

function pair(email: string, address: string): string {
  return `${email} ${address}`;
}
