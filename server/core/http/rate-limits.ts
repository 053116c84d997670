/**
 * Limits on how often something may be tried. Accounts and codes have strict limits, network addresses
 * generous ones: forty people in a classroom share one address (docs/security.md, section 2).
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
import { UnitOfWork } from '../database/unit-of-work.js';
import { coreErrors, type DomainError } from '../errors/domain-error.js';

/** `points` tries within `seconds`. The `name` is unique: it separates limits in the store. */
export interface RateLimit {
  name: string;
  points: number;
  seconds: number;
}

@Injectable()
export class RateLimits implements OnApplicationShutdown {
  private readonly logger = new Logger(RateLimits.name);
  private readonly limiters = new Map<string, RateLimiterStoreAbstract>();
  private readonly inMemory = new Map<string, RateLimiterMemory>();
  private readonly redis: Redis | null;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly work: UnitOfWork,
  ) {
    this.redis = config.REDIS_URL
      ? new Redis(config.REDIS_URL, { enableOfflineQueue: false, commandTimeout: 2_000 })
      : null;
    this.redis?.on('error', (error) => this.logger.warn(error.message));
  }

  /**
   * Counts a try, unless it only repeats a call that was applied, with its Idempotency-Key.
   * @param key what is limited, for example an e-mail address
   * @param tries how many tries it counts as
   * @throws TOO_MANY_REQUESTS with the seconds to wait
   */
  async consume(limit: RateLimit, key: string, tries = 1): Promise<void> {
    if (await this.isCounted()) await this.take(limit, key, tries);
  }

  /**
   * Like `consume`, but counts in the memory of this process only: for requests that come every second and
   * where separate counts of each process do no harm.
   */
  async consumeInMemory(limit: RateLimit, key: string): Promise<void> {
    if (this.config.RATE_LIMIT === 'off') return;
    let limiter = this.inMemory.get(limit.name);
    if (!limiter) {
      limiter = new RateLimiterMemory({ points: limit.points, duration: limit.seconds });
      this.inMemory.set(limit.name, limiter);
    }
    await consumePoints(limit, limiter, key, 1);
  }

  /** Counts a try without refusing it. @returns whether it exceeds the limit */
  async count(limit: RateLimit, key: string): Promise<boolean> {
    if (this.config.RATE_LIMIT === 'off') return false;
    const { consumedPoints } = await this.limiter(limit).penalty(hashKey(key));
    return consumedPoints > limit.points;
  }

  /** Subtracts tries that should not count, at most as many as were counted. */
  async refund(limit: RateLimit, key: string, tries = 1): Promise<void> {
    if (this.config.RATE_LIMIT === 'off' || tries <= 0) return;
    const limiter = this.limiter(limit);
    const counted = (await limiter.get(hashKey(key)))?.consumedPoints ?? 0;
    if (counted > 0) await limiter.reward(hashKey(key), Math.min(tries, counted));
  }

  /**
   * Reserves the tries that some work may use, and refunds those it did not use: all of them if it fails.
   * Open transactions inside `work`, never around this call: a limit needs a second connection, and several
   * transactions that wait for one would block each other for ever.
   * @param max tries that the work may use
   * @param used returns the tries that the work used, from its result
   * @throws TOO_MANY_REQUESTS before the work starts
   */
  async reserve<T>(
    limit: RateLimit,
    key: string,
    max: number,
    work: () => Promise<T>,
    used: (result: T) => number,
  ): Promise<T> {
    // What was not counted is not refunded either.
    const isCounted = max > 0 && (await this.isCounted());
    let unused = isCounted ? max : 0;
    try {
      if (isCounted) await this.take(limit, key, max);
      const result = await work();
      unused -= used(result);
      return result;
    } finally {
      // The work is done even if the refund fails.
      await this.refund(limit, key, unused).catch((error: unknown) => this.logger.warn(error));
    }
  }

  /** Whether any try is counted. */
  async hasTries(limit: RateLimit, key: string): Promise<boolean> {
    if (this.config.RATE_LIMIT === 'off') return false;
    const state = await this.limiter(limit).get(hashKey(key));
    return state !== null && state.consumedPoints > 0;
  }

  /** Removes the counted tries, for example after the right password. */
  async reset(limit: RateLimit, key: string): Promise<void> {
    if (this.config.RATE_LIMIT === 'off') return;
    await this.limiter(limit).delete(hashKey(key));
  }

  /** The same for tries that `consumeInMemory` has counted. */
  async resetInMemory(limit: RateLimit, key: string): Promise<void> {
    await this.inMemory.get(limit.name)?.delete(key);
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }

  /** @throws as `UnitOfWork.findAnswer` */
  private async isCounted(): Promise<boolean> {
    return this.config.RATE_LIMIT !== 'off' && (await this.work.findAnswer()) === null;
  }

  /** Also refused tries are counted. @throws TOO_MANY_REQUESTS */
  private async take(limit: RateLimit, key: string, tries: number): Promise<void> {
    await consumePoints(limit, this.limiter(limit), hashKey(key), tries);
  }

  private limiter(limit: RateLimit): RateLimiterStoreAbstract {
    let limiter = this.limiters.get(limit.name);
    if (!limiter) {
      limiter = this.create(limit);
      this.limiters.set(limit.name, limiter);
    }
    return limiter;
  }

  private create({ name, points, seconds }: RateLimit): RateLimiterStoreAbstract {
    const shared = { keyPrefix: `limit:${name}`, points, duration: seconds };
    if (this.redis) {
      // While Redis is down each process counts in memory: limits still apply, and no request fails.
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

/** Keys come from callers and have any length; the store gets keys of fixed length. */
function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** @throws TOO_MANY_REQUESTS */
export async function consumePoints(
  { name }: Pick<RateLimit, 'name'>,
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
  const message = `Too many tries. Try again in ${formatWait(retryAfter)}.`;
  return coreErrors.TOO_MANY_REQUESTS({ message, retryAfter, security: { limit } });
}

/** A waiting time as text, rounded up, for example `2 minutes`. */
export function formatWait(seconds: number): string {
  const [count, unit] =
    seconds > 90 * 60
      ? [Math.ceil(seconds / 3600), 'hour']
      : seconds > 90
        ? [Math.ceil(seconds / 60), 'minute']
        : [seconds, 'second'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
