import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Redis } from 'ioredis';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/env.js';
import { DATABASE_URL } from '../database/database.module.js';
import { StartError } from '../errors/start-error.js';
import { JobQueues } from './job-queues.js';
import { JobWorkers } from './job-workers.js';
import { PostgresQueueBackend } from './postgres-queue-backend.js';
import { QueueBackend, RedisQueueBackend } from './queue-backend.js';
import { Sweeper } from './sweeper.js';

const backend = {
  provide: QueueBackend,
  inject: [CONFIG, DATABASE_URL],
  useFactory: async (config: Config, databaseUrl: string): Promise<QueueBackend> => {
    if (!config.REDIS_URL) return new PostgresQueueBackend(databaseUrl);
    await reach(config.REDIS_URL);
    return new RedisQueueBackend(config.REDIS_URL);
  },
};

/** Whoever is given a Redis that cannot be reached tries for ever; a start says so instead. */
async function reach(url: string): Promise<void> {
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: null, connectTimeout: 5_000 });
  // What connect() throws says only that it failed.
  let cause: unknown;
  redis.on('error', (error) => (cause = error));
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    cause ??= error;
    const reason = cause instanceof Error ? cause.message : String(cause);
    const { host } = new URL(url);
    throw new StartError(`The Redis at ${host} cannot be reached: ${reason}`, { cause });
  } finally {
    redis.disconnect();
  }
}

/** The sending end, in every process. */
@Global()
@Module({ providers: [backend, JobQueues], exports: [QueueBackend, JobQueues] })
export class JobsModule {}

/** The receiving end, in processes that run jobs. */
@Module({ imports: [DiscoveryModule], providers: [JobWorkers, Sweeper] })
export class JobWorkersModule {}
