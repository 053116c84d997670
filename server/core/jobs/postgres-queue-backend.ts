/** The queue in PostgreSQL. A process has one pool for all its queues and workers. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { OnApplicationShutdown } from '@nestjs/common';
import {
  PostgresConnection,
  PostgresQueueBackend as Operations,
  runMigrations,
  withBackend,
  type createPostgresBackend,
  type Queue,
  type Worker,
} from 'bullmq';
import pg from 'pg';
import { definedJobs, type JobDefinition } from './define-job.js';
import { QueueBackend, queueOptions, workerOptions, type Processor } from './queue-backend.js';

const SCHEMA = 'queue';
/** Statements of queues and workers are short, so that few connections serve them all. */
const SHARED_CONNECTIONS = 5;
/** A job that did not stop when it was aborted keeps its connection; the process ends all the same. */
const CLOSE_MS = 1_000;

export class PostgresQueueBackend extends QueueBackend implements OnApplicationShutdown {
  private readonly pool: pg.Pool;
  private readonly classes = withBackend(this.backendOf());

  /** @param url of the database */
  constructor(url: string) {
    super();
    this.pool = new pg.Pool({
      connectionString: url,
      options: `-c search_path=${SCHEMA}`,
      keepAlive: true,
      // A listener notices a silently dropped connection after seconds instead of two hours.
      keepAliveInitialDelayMillis: 10_000,
      // A worker listens on a connection of its own.
      max: SHARED_CONNECTIONS + definedJobs.size,
    });
    // Each queue and each worker listens for errors of idle connections, and logs them.
    this.pool.setMaxListeners(0);
    // They close before the pool does. Without a listener a connection that breaks in between would
    // end the process.
    this.pool.on('error', () => undefined);
  }

  queue(job: JobDefinition): Queue {
    const queue = new this.classes.Queue(job.name, { connection: this.pool, ...queueOptions(job) });
    // The same class: only its type differs by backend.
    return queue as unknown as Queue;
  }

  worker(job: JobDefinition, processor: Processor): Worker {
    const options = { connection: this.pool, ...workerOptions(job) };
    return new this.classes.Worker(job.name, processor, options) as unknown as Worker;
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.race([this.pool.end(), sleep(CLOSE_MS, undefined, { ref: false })]);
  }

  /** Like bullmq's `createPostgresBackend`, which supports a shared pool only in its own schema. */
  private backendOf(): typeof createPostgresBackend {
    let migrated: Promise<void> | undefined;
    const ready = async (): Promise<void> => (migrated ??= this.migrate());
    return (name, options, { withBlockingConnection } = {}) => {
      const connection = new QueueConnection(this.pool, ready);
      // Workers are found by the name of the connection they listen on.
      const listener = withBlockingConnection ? name : undefined;
      return new Operations(connection, name, options, true, listener);
    };
  }

  private async migrate(): Promise<void> {
    const client = await this.pool.connect();
    try {
      await runMigrations(client, SCHEMA);
    } finally {
      client.release();
    }
  }
}

/** The connection of one queue or worker, on the shared pool. */
export class QueueConnection extends PostgresConnection {
  override readonly schema = SCHEMA;
  private readonly onPoolErrors: ((error: Error) => void)[];

  constructor(
    private readonly shared: pg.Pool,
    private readonly migrated: () => Promise<void>,
  ) {
    const others = shared.listeners('error');
    super(shared);
    // The listeners that the constructor of bullmq added.
    const added = shared.listeners('error').filter((listener) => !others.includes(listener));
    this.onPoolErrors = added as ((error: Error) => void)[];
  }

  override async waitUntilReady(): Promise<void> {
    await this.migrated();
    await super.waitUntilReady();
  }

  /** Also removes its listeners: each replaced worker (job-workers.ts) would leave one on the pool. */
  override async close(): Promise<void> {
    await super.close();
    for (const listener of this.onPoolErrors) this.shared.off('error', listener);
  }
}
