/**
 * Limits on how often something may be tried. What is limited is the account or the code, and
 * only generously the address: forty people in one room come from one address (security.md 2).
 */
import { createHash } from 'node:crypto';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterStoreAbstract,
} from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/env.js';
import { coreErrors, type DomainError } from '../errors/domain-error.js';

/** `points` tries within `seconds`. `name` is its own: it keeps limits apart in the store. */
export interface Limit {
  name: string;
  points: number;
  seconds: number;
}

@Injectable()
export class RateLimits implements OnApplicationShutdown {
  private readonly logger = new Logger(RateLimits.name);
  private readonly limiters = new Map<string, RateLimiterStoreAbstract>();
  private readonly here = new Map<string, RateLimiterMemory>();
  private readonly redis: Redis | null;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
  ) {
    this.redis = config.REDIS_URL
      ? new Redis(config.REDIS_URL, { enableOfflineQueue: false, commandTimeout: 2_000 })
      : null;
    this.redis?.on('error', (error) => this.logger.warn(error.message));
  }

  /**
   * Counts a try.
   * @param key whom it is counted against, for example an e-mail address
   * @param tries as how many it counts
   * @throws TOO_MANY_REQUESTS with the seconds to wait
   */
  async consume(limit: Limit, key: string, tries = 1): Promise<void> {
    if (this.config.RATE_LIMIT === 'off') return;
    await take(limit, this.limiter(limit), short(key), tries);
  }

  /**
   * As `consume`, in the memory of this process alone: for what is called every second, and where it does
   * no harm that each process counts for itself.
   */
  async consumeHere(limit: Limit, key: string): Promise<void> {
    if (this.config.RATE_LIMIT === 'off') return;
    let limiter = this.here.get(limit.name);
    if (!limiter) {
      limiter = new RateLimiterMemory({ points: limit.points, duration: limit.seconds });
      this.here.set(limit.name, limiter);
    }
    await take(limit, limiter, key, 1);
  }

  /** Counts a try without refusing it. @returns whether it is one too many */
  async count(limit: Limit, key: string): Promise<boolean> {
    if (this.config.RATE_LIMIT === 'off') return false;
    const { consumedPoints } = await this.limiter(limit).penalty(short(key));
    return consumedPoints > limit.points;
  }

  /** Takes tries back that turned out to be none. */
  async giveBack(limit: Limit, key: string, tries = 1): Promise<void> {
    if (this.config.RATE_LIMIT === 'off' || tries <= 0) return;
    await this.limiter(limit).reward(short(key), tries);
  }

  /**
   * Counts beforehand what some work may use, and takes back what it did not: all of it where it is refused
   * or fails. Of what is limited inside a transaction each would wait for a second connection while it holds
   * one, and a few at once would wait for ever: so transactions belong into the work.
   * @param most what it may use
   * @param used what it used, of its result
   * @throws TOO_MANY_REQUESTS before anything is done
   */
  async spend<T>(
    limit: Limit,
    key: string,
    most: number,
    work: () => Promise<T>,
    used: (result: T) => number,
  ): Promise<T> {
    let rest = most;
    try {
      if (most > 0) await this.consume(limit, key, most);
      const result = await work();
      rest -= used(result);
      return result;
    } finally {
      // What is done is done, whether or not the store can be told.
      await this.giveBack(limit, key, rest).catch((error: unknown) => this.logger.warn(error));
    }
  }

  /** Whether anything is counted. */
  async has(limit: Limit, key: string): Promise<boolean> {
    if (this.config.RATE_LIMIT === 'off') return false;
    const state = await this.limiter(limit).get(short(key));
    return state !== null && state.consumedPoints > 0;
  }

  /** Forgets the tries, for example after the right password. */
  async reset(limit: Limit, key: string): Promise<void> {
    if (this.config.RATE_LIMIT === 'off') return;
    await this.limiter(limit).delete(short(key));
  }

  /** The same for what `consumeHere` has counted. */
  async resetHere(limit: Limit, key: string): Promise<void> {
    await this.here.get(limit.name)?.delete(key);
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }

  private limiter(limit: Limit): RateLimiterStoreAbstract {
    let limiter = this.limiters.get(limit.name);
    if (!limiter) {
      limiter = this.create(limit);
      this.limiters.set(limit.name, limiter);
    }
    return limiter;
  }

  private create({ name, points, seconds }: Limit): RateLimiterStoreAbstract {
    const shared = { keyPrefix: `limit:${name}`, points, duration: seconds };
    if (this.redis) {
      // While Redis is away each process counts for itself: nobody is kept out, nothing is open.
      const insuranceLimiter = new RateLimiterMemory({ points, duration: seconds });
      return new RateLimiterRedis({ ...shared, insuranceLimiter, storeClient: this.redis });
    }
    return new RateLimiterPostgres({
      ...shared,
      storeClient: this.dataSource,
      storeType: 'typeorm',
      tableName: 'rate_limits',
      tableCreated: true,
    });
  }
}

/** Keys are addresses of any length and come from outside; the store gets a fixed length. */
function short(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** @throws TOO_MANY_REQUESTS */
async function take(
  { name }: Limit,
  limiter: RateLimiterAbstract,
  key: string,
  tries: number,
): Promise<void> {
  try {
    await limiter.consume(key, tries);
  } catch (state) {
    throw state instanceof RateLimiterRes ? refuse(name, state) : state;
  }
}

function refuse(limit: string, state: RateLimiterRes): DomainError {
  const retryAfter = Math.max(1, Math.ceil(state.msBeforeNext / 1000));
  const message = `Too many tries. Try again in ${inWords(retryAfter)}.`;
  return coreErrors.TOO_MANY_REQUESTS({ message, retryAfter, security: { limit } });
}

/** How long somebody is asked to wait, rounded up. */
export function inWords(seconds: number): string {
  const [count, unit] =
    seconds > 90 * 60
      ? [Math.ceil(seconds / 3600), 'hour']
      : seconds > 90
        ? [Math.ceil(seconds / 60), 'minute']
        : [seconds, 'second'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
