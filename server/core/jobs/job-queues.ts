import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { Transaction } from '../database/unit-of-work.js';
import { definedJobs, type JobDefinition } from './define-job.js';
import { QueueBackend } from './queue-backend.js';

/** Of bulk jobs. Jobs without a priority run first. */
const BULK_PRIORITY = 10;

/** Adds jobs to the queue. */
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
   * Stops the start if the queue cannot be reached: after a first connection has failed, bullmq never
   * tries again.
   */
  async onModuleInit(): Promise<void> {
    await Promise.all([...this.queues.values()].map((queue) => queue.waitUntilReady()));
  }

  /** Queues the row with this id. Has no effect while the row is already queued or being processed. */
  async enqueue(job: JobDefinition, id: string): Promise<void> {
    await this.queue(job).add(job.name, {}, { jobId: id });
  }

  /**
   * Queues a row once the transaction that writes it is durable.
   * @param priority the row waits behind all with a lower number; with 0 it runs first
   */
  enqueueAfterCommit(tx: Transaction, job: JobDefinition, id: string, priority = 0): void {
    const options = { jobId: id, priority };
    tx.afterCommit(async () => {
      await this.queue(job).add(job.name, {}, options);
    });
  }

  /**
   * The same for many rows at once. They wait behind rows that are queued one by one, so that a login
   * code does not wait for a thousand invitations.
   */
  enqueueAllAfterCommit(tx: Transaction, job: JobDefinition, ids: readonly string[]): void {
    const jobs = ids.map((id) => ({
      name: job.name,
      data: {},
      opts: { jobId: id, priority: BULK_PRIORITY },
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
