/** Where the queue is stored: in Redis if configured, else in the database (postgres-queue-backend.ts). */
import { Queue, Worker } from 'bullmq';
import type { Job, QueueOptions, WorkerOptions } from 'bullmq';
import type { JobDefinition } from './define-job.js';

/** The jobs of a worker that died go to others after at most lock + 2 x interval, 10 s. */
const LOCK_MS = 4_000;
const STALLED_INTERVAL_MS = 3_000;
/** The queue tolerates this many stalls; the job's row decides when there were too many. */
const MAX_STALLED = 100;

const PREFIX = 'examwright';

export type Processor = (job: Job, token?: string, signal?: AbortSignal) => Promise<void>;
type SharedQueueOptions = Omit<QueueOptions, 'connection'>;

export abstract class QueueBackend {
  abstract queue(job: JobDefinition): Queue;
  abstract worker(job: JobDefinition, processor: Processor): Worker;
}

export function queueOptions(job: JobDefinition): SharedQueueOptions {
  return {
    defaultJobOptions: {
      attempts: job.attempts,
      backoff: { type: 'exponential', delay: job.backoffMs, jitter: 0.3 },
      // The id of a finished job must be free again: the row stores the outcome.
      removeOnComplete: true,
      removeOnFail: true,
      stackTraceLimit: 5,
    },
    streams: { events: { maxLen: 100 } },
  };
}

export function workerOptions(job: JobDefinition): Omit<WorkerOptions, 'connection'> {
  return {
    concurrency: job.concurrency,
    lockDuration: LOCK_MS,
    stalledInterval: STALLED_INTERVAL_MS,
    maxStalledCount: MAX_STALLED,
  };
}

export class RedisQueueBackend extends QueueBackend {
  constructor(private readonly url: string) {
    super();
  }

  /** Fails at once without Redis: rows that could not be queued are recovered later. */
  queue(job: JobDefinition): Queue {
    const connection = { url: this.url, maxRetriesPerRequest: 1, commandTimeout: 2_000 };
    return new Queue(job.name, { connection, prefix: PREFIX, ...queueOptions(job) });
  }

  worker(job: JobDefinition, processor: Processor): Worker {
    const connection = { url: this.url, maxRetriesPerRequest: null };
    return new Worker(job.name, processor, { connection, prefix: PREFIX, ...workerOptions(job) });
  }
}
