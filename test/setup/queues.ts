/** The two places a queue can live in, with what a test of both needs to know. */
import { Redis } from 'ioredis';
import { PostgresQueueBackend } from '../../server/core/jobs/postgres-queue-backend.js';
import { RedisQueueBackend, type QueueBackend } from '../../server/core/jobs/queue-backend.js';
import { freshDatabase, query } from './database.js';
import type { Environment } from './processes.js';
import { startRedis } from './redis.js';

export interface QueueSite {
  databaseUrl: string;
  /** Variables that make an application use it. */
  environment: Environment;
  /** The same queue, for the test's own process. */
  backend: QueueBackend;
  /** The queue loses its memory. */
  forget: () => Promise<unknown>;
  close: () => Promise<void>;
}

async function onPostgres(): Promise<QueueSite> {
  const databaseUrl = await freshDatabase();
  const backend = new PostgresQueueBackend(databaseUrl);
  return {
    databaseUrl,
    environment: { DATABASE_URL: databaseUrl },
    backend,
    forget: async () => query(databaseUrl, 'DELETE FROM queue.job'),
    close: async () => backend.onApplicationShutdown(),
  };
}

async function onRedis(): Promise<QueueSite> {
  const [databaseUrl, redis] = [await freshDatabase(), await startRedis()];
  return {
    databaseUrl,
    environment: { DATABASE_URL: databaseUrl, REDIS_URL: redis.url },
    backend: new RedisQueueBackend(redis.url),
    forget: async () => {
      const client = new Redis(redis.url);
      await client.flushall();
      await client.quit();
    },
    close: redis.stop,
  };
}

/** For `describe.each`: the contract is one, wherever the queue lives. */
export const QUEUE_SITES = [
  ['PostgreSQL', onPostgres],
  ['Redis', onRedis],
] as const;
