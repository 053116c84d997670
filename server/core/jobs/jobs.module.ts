import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/env.js';
import { DATABASE_URL } from '../database/database.module.js';
import { JobQueues } from './job-queues.js';
import { JobWorkers } from './job-workers.js';
import { PostgresQueueBackend, QueueBackend, RedisQueueBackend } from './queue-backend.js';
import { Sweeper } from './sweeper.js';

const backend = {
  provide: QueueBackend,
  inject: [CONFIG, DATABASE_URL],
  useFactory: (config: Config, databaseUrl: string): QueueBackend =>
    config.REDIS_URL
      ? new RedisQueueBackend(config.REDIS_URL)
      : new PostgresQueueBackend(databaseUrl),
};

/** The sending end, in every process. */
@Global()
@Module({ providers: [backend, JobQueues], exports: [QueueBackend, JobQueues] })
export class JobsModule {}

/** The receiving end, in processes that run jobs. */
@Module({ imports: [DiscoveryModule], providers: [JobWorkers, Sweeper] })
export class JobWorkersModule {}
