import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { Transaction } from '../database/unit-of-work.js';
import { definedJobs, type JobDefinition } from './define-job.js';
import { QueueBackend } from './queue-backend.js';

/** Of jobs that wait: those without a priority go first. */
const BEHIND = 10;

/** The sending end of the queue. */
@Injectable()
export class JobQueues implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(JobQueues.name);
  private readonly queues = new Map<JobDefinition, Queue>();

  constructor(backend: QueueBackend) {
    for (const job of definedJobs.values()) {
      const queue = backend.queue(job);
      queue.on('error', (error) => this.logger.warn(`${job.name}: ${error.message}`));
      this.queues.set(job, queue);
    }
  }

  /**
   * A queue that cannot be reached now stops the start: bullmq remembers a first connection that
   * failed for good, and would never try again.
   */
  async onModuleInit(): Promise<void> {
    await Promise.all([...this.queues.values()].map((queue) => queue.waitUntilReady()));
  }

  /** Queues the row with this id. A second time while it is queued or under way changes nothing. */
  async enqueue(job: JobDefinition, id: string): Promise<void> {
    await this.queue(job).add(job.name, {}, { jobId: id });
  }

  /**
   * Queues a row once the transaction that writes it is durable.
   * @param behind it waits behind all that have a lower number; 0 is for those that wait for nobody
   */
  enqueueAfter(tx: Transaction, job: JobDefinition, id: string, behind = 0): void {
    const options = { jobId: id, priority: behind };
    tx.afterCommit(async () => {
      await this.queue(job).add(job.name, {}, options);
    });
  }

  /**
   * The same for many rows at once. They stand behind what is queued one by one: a code that somebody
   * waits for does not wait for a thousand invitations.
   */
  enqueueAllAfter(tx: Transaction, job: JobDefinition, ids: readonly string[]): void {
    const jobs = ids.map((id) => ({
      name: job.name,
      data: {},
      opts: { jobId: id, priority: BEHIND },
    }));
    tx.afterCommit(async () => {
      await this.queue(job).addBulk(jobs);
    });
  }

  /** Rejects when the queue cannot be reached. */
  async ping(): Promise<void> {
    const [queue] = this.queues.values();
    await queue?.getJobCounts('waiting');
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.queues.values()].map((queue) => queue.close()));
  }

  private queue(job: JobDefinition): Queue {
    const queue = this.queues.get(job);
    if (!queue) throw new Error(`${job.name} is not a defined job`);
    return queue;
  }
}
