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
import { TaskScheduler } from './task-scheduler.js';

const backend = {
  provide: QueueBackend,
  inject: [CONFIG, DATABASE_URL],
  useFactory: async (config: Config, databaseUrl: string): Promise<QueueBackend> => {
    if (!config.REDIS_URL) return new PostgresQueueBackend(databaseUrl);
    await checkRedis(config.REDIS_URL);
    return new RedisQueueBackend(config.REDIS_URL);
  },
};

/** Fails the start if Redis cannot be reached: clients would retry for ever. */
async function checkRedis(url: string): Promise<void> {
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: null, connectTimeout: 5_000 });
  // The error that connect() throws does not contain the cause.
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

/** Adds jobs, in every process. */
@Global()
@Module({ providers: [backend, JobQueues], exports: [QueueBackend, JobQueues] })
export class JobsModule {}

/** Runs jobs, in worker processes. */
@Module({ imports: [DiscoveryModule], providers: [JobWorkers, TaskScheduler] })
export class JobWorkersModule {}
