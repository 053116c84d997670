import { Injectable } from '@nestjs/common';
import { RateLimits } from '../core/http/rate-limits.js';

const MINUTE_S = 60;
const MONTH_S = 30 * 86_400;

/** Failures with one account from one address. */
const PAIR = { name: 'log-in-pair', points: 10, seconds: 15 * MINUTE_S };
/** Failures of one address with any account: a staff room mistypes, a list of leaks does not fit. */
const ADDRESS = { name: 'log-in-address', points: 300, seconds: 15 * MINUTE_S };
/** Failures in a row with one account, from anywhere (ASVS 6.3.1). */
const ACCOUNT = { name: 'log-in-account', points: 100, seconds: MONTH_S };
/** What remains then for addresses the owner never came from. The owner's own are not slowed. */
const UNFAMILIAR = { name: 'log-in-unfamiliar', points: 1, seconds: MINUTE_S };
/** Where the owner has just shown, by a mailed code, who they are. */
const PROVEN = { name: 'log-in-proven', points: 1, seconds: 60 * MINUTE_S };
/** Failures of whoever is logged in already, from anywhere: a session that was copied guesses no password. */
const LOGGED_IN = { name: 'log-in-again', points: 10, seconds: 15 * MINUTE_S };
/** Right or wrong: each costs a hash. Far more than a program needs that logs in for every call of a day. */
const TRIES_OF_PAIR = { name: 'log-in-tries-pair', points: 120, seconds: 15 * MINUTE_S };
/** The same of an address, whatever the account. */
const TRIES_OF_ADDRESS = { name: 'log-in-tries-address', points: 1_200, seconds: 15 * MINUTE_S };
/** The same of whoever is logged in, from anywhere. */
const TRIES_LOGGED_IN = { name: 'log-in-tries-again', points: 120, seconds: 15 * MINUTE_S };

/**
 * Slows guessing down without giving strangers a way to lock an owner out: an address from which the owner was
 * let in before, or has just shown a mailed code, does not suffer for what strangers do elsewhere or beside them.
 */
@Injectable()
export class LogInLimits {
  constructor(private readonly limits: RateLimits) {}

  /**
   * Counts a try as a failure before it is known to be one, so that many at once are as many.
   * @param isFamiliar whether the owner was let in from this address before
   * @returns whether the owner is known there: by that, or by a mailed code
   * @throws TOO_MANY_REQUESTS
   */
  async admit(email: string, address: string, isFamiliar: boolean): Promise<boolean> {
    const both = pair(email, address);
    await this.limits.consume(PAIR, both);
    // Hashes are computed by each process for itself, and so these are counted. What is refused before costs none.
    await this.limits.consumeHere(TRIES_OF_PAIR, both);
    if (!isFamiliar) await this.limits.consumeHere(TRIES_OF_ADDRESS, address);
    const isKnown = isFamiliar || (await this.limits.has(PROVEN, both));
    if (isKnown) await this.limits.count(ADDRESS, address);
    else await this.limits.consume(ADDRESS, address);
    const isOver = await this.limits.count(ACCOUNT, email);
    if (isOver && !isKnown) await this.limits.consume(UNFAMILIAR, email);
    return isKnown;
  }

  /** No password was compared, so it was no failure. */
  async takeBack(email: string, address: string): Promise<void> {
    await Promise.all([
      this.limits.giveBack(PAIR, pair(email, address)),
      this.limits.giveBack(ACCOUNT, email),
      this.limits.giveBack(ADDRESS, address),
    ]);
  }

  /**
   * The same for somebody who is logged in, and to show again who they are: no log-in that strangers try, there or
   * elsewhere, slows them down.
   * @throws TOO_MANY_REQUESTS
   */
  async admitAgain(email: string): Promise<void> {
    await this.limits.consume(LOGGED_IN, email);
    await this.limits.consumeHere(TRIES_LOGGED_IN, email);
  }

  /** As `takeBack`, for whoever is logged in. */
  async takeBackAgain(email: string): Promise<void> {
    await this.limits.giveBack(LOGGED_IN, email);
  }

  /** The try was no failure: the password was right. */
  async succeed(email: string, address: string): Promise<void> {
    await Promise.all([
      this.limits.reset(PAIR, pair(email, address)),
      this.limits.reset(LOGGED_IN, email),
      this.limits.reset(ACCOUNT, email),
      this.limits.giveBack(ADDRESS, address),
    ]);
  }

  /** The same of a try of whoever is logged in. */
  async succeedAgain(email: string): Promise<void> {
    await Promise.all([this.limits.reset(LOGGED_IN, email), this.limits.reset(ACCOUNT, email)]);
  }

  /** The owner has shown a mailed code there: strangers do not slow them down for an hour. */
  async prove(email: string, address: string): Promise<void> {
    const both = pair(email, address);
    await Promise.all([
      this.limits.reset(PAIR, both),
      this.limits.resetHere(TRIES_OF_PAIR, both),
      this.limits.count(PROVEN, both),
    ]);
  }

  /** After a reset by code: no failure before it was one with this password. */
  async beginAnew(email: string, address: string): Promise<void> {
    await Promise.all([this.prove(email, address), this.limits.reset(ACCOUNT, email)]);
  }
}

function pair(email: string, address: string): string {
  return `${email} ${address}`;
}
