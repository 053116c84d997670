/** Where the queue lives: Redis when there is one, else the database everything else is in (postgres-queue-backend.ts). */
import { Queue, Worker } from 'bullmq';
import type { Job, QueueOptions, WorkerOptions } from 'bullmq';
import type { JobDefinition } from './define-job.js';

/** A worker that died holds its jobs for at most lock + 2 x interval, 10 s, before others go on. */
const LOCK_MS = 4_000;
const STALLED_INTERVAL_MS = 3_000;
/** Deaths the queue itself puts up with; how often is too often, a job's row decides. */
const MAX_STALLED = 100;

const PREFIX = 'examwright';

export type Processor = (job: Job, token?: string, signal?: AbortSignal) => Promise<void>;
type Tuning = Omit<QueueOptions, 'connection'>;

export abstract class QueueBackend {
  abstract queue(job: JobDefinition): Queue;
  abstract worker(job: JobDefinition, processor: Processor): Worker;
}

export function tuning(job: JobDefinition): Tuning {
  return {
    defaultJobOptions: {
      attempts: job.attempts,
      backoff: { type: 'exponential', delay: job.backoffMs, jitter: 0.3 },
      // The id of a finished job must be free again: the row says what became of it.
      removeOnComplete: true,
      removeOnFail: true,
      stackTraceLimit: 5,
    },
    streams: { events: { maxLen: 100 } },
  };
}

export function workerTuning(job: JobDefinition): Omit<WorkerOptions, 'connection'> {
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

  /** Without Redis it says so at once: whoever enqueues has rows that are found again. */
  queue(job: JobDefinition): Queue {
    const connection = { url: this.url, maxRetriesPerRequest: 1, commandTimeout: 2_000 };
    return new Queue(job.name, { connection, prefix: PREFIX, ...tuning(job) });
  }

  worker(job: JobDefinition, processor: Processor): Worker {
    const connection = { url: this.url, maxRetriesPerRequest: null };
    return new Worker(job.name, processor, { connection, prefix: PREFIX, ...workerTuning(job) });
  }
}
