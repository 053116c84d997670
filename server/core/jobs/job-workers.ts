import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { DelayedError, type Job, type Worker } from 'bullmq';
import { setTimeout as sleep } from 'node:timers/promises';
import type { JobDefinition } from './define-job.js';
import { findHandlers, type JobHandler } from './handlers.js';
import { QueueBackend } from './queue-backend.js';

/** Jobs under way at shutdown get this long to finish, then they are called off and go back. */
const FINISH_MS = 6_000;
const CALL_OFF_MS = 2_000;

/** The receiving end: one BullMQ worker for each kind of job, with the method that handles it. */
@Injectable()
export class JobWorkers implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(JobWorkers.name);
  private workers: Worker[] = [];

  constructor(
    private readonly backend: QueueBackend,
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  onApplicationBootstrap(): void {
    const { handlers } = findHandlers(this.discovery, this.scanner);
    this.workers = [...handlers].map(([job, handler]) => this.start(job, handler));
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.workers.map((worker) => this.stop(worker)));
  }

  private start(definition: JobDefinition, handler: JobHandler): Worker {
    const worker = this.backend.worker(definition, async (job, token, signal) => {
      await this.run(definition, handler, job, token, signal);
    });
    worker.on('error', (error) => this.logger.warn(`${definition.name}: ${error.message}`));
    worker.on('failed', (job, error) => {
      this.logger.warn(`${definition.name} ${job?.id ?? ''} failed: ${error.message}`);
    });
    return worker;
  }

  private async run(
    definition: JobDefinition,
    handler: JobHandler,
    job: Job,
    token = '',
    signal = new AbortController().signal,
  ): Promise<void> {
    const attempt = job.attemptsMade + 1;
    try {
      await handler(job.id ?? '', { attempt, isLast: attempt >= definition.attempts, signal });
    } catch (error) {
      if (!signal.aborted) throw error;
      // Called off because the process ends: another worker takes it from the queue.
      await job.moveToDelayed(Date.now(), token);
      throw new DelayedError();
    }
  }

  private async stop(worker: Worker): Promise<void> {
    const closed = worker.close();
    const timer = new AbortController();
    const late = async (ms: number): Promise<boolean> =>
      Promise.race([
        closed.then(() => false),
        sleep(ms, true, { signal: timer.signal }).catch(() => false),
      ]);
    if (await late(FINISH_MS)) {
      worker.cancelAllJobs('The process ends');
      if (await late(CALL_OFF_MS)) this.logger.warn(`${worker.name}: a job did not stop in time`);
    }
    timer.abort();
  }
}
