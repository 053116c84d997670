/** The two backends of a queue, for tests of both. */
import { Redis } from 'ioredis';
import { PostgresQueueBackend } from '../../server/core/jobs/postgres-queue-backend.js';
import { RedisQueueBackend, type QueueBackend } from '../../server/core/jobs/queue-backend.js';
import { freshDatabase, query } from './database.js';
import type { Environment } from './processes.js';
import { startRedis } from './redis.js';

export interface QueueSetup {
  databaseUrl: string;
  /** Variables that make an application use it. */
  environment: Environment;
  /** The same queue, for the test's own process. */
  backend: QueueBackend;
  /** Deletes all jobs. */
  clear: () => Promise<unknown>;
  close: () => Promise<void>;
}

async function onPostgres(): Promise<QueueSetup> {
  const databaseUrl = await freshDatabase();
  const backend = new PostgresQueueBackend(databaseUrl);
  return {
    databaseUrl,
    environment: { DATABASE_URL: databaseUrl },
    backend,
    clear: async () => query(databaseUrl, 'DELETE FROM queue.job'),
    close: async () => backend.onApplicationShutdown(),
  };
}

async function onRedis(): Promise<QueueSetup> {
  const [databaseUrl, redis] = [await freshDatabase(), await startRedis()];
  return {
    databaseUrl,
    environment: { DATABASE_URL: databaseUrl, REDIS_URL: redis.url },
    backend: new RedisQueueBackend(redis.url),
    clear: async () => {
      const client = new Redis(redis.url);
      await client.flushall();
      await client.quit();
    },
    close: redis.stop,
  };
}

/** For `describe.each`: both backends have the same contract. */
export const QUEUE_SETUPS = [
  ['PostgreSQL', onPostgres],
  ['Redis', onRedis],
] as const;
