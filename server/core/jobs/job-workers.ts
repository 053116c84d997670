import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { setTimeout as sleep } from 'node:timers/promises';
import type { JobDefinition } from './define-job.js';
import { findHandlers, type JobHandler } from './handlers.js';
import { jobProcessor } from './job-processor.js';
import { QueueBackend } from './queue-backend.js';
import type { Worker } from 'bullmq';

/** At shutdown running jobs get this long to finish. Then they are aborted and return to the queue. */
const FINISH_MS = 6_000;
const ABORT_MS = 2_000;
const REPLACE_AFTER_MS = 1_000;

interface WorkerSlot {
  job: JobDefinition;
  handler: JobHandler;
  worker: Worker;
  /** The worker broke and is being replaced. */
  isReplacing: boolean;
}

/** Runs one BullMQ worker for each kind of job, with the method that handles it. */
@Injectable()
export class JobWorkers implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(JobWorkers.name);
  private slots: WorkerSlot[] = [];
  private stopping = false;

  constructor(
    private readonly backend: QueueBackend,
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { handlers } = findHandlers(this.discovery, this.scanner);
    this.slots = [...handlers].map(([job, handler]) => this.startWorker(job, handler));
    // For the same reason as the queues (job-queues.ts).
    await Promise.all(this.slots.map(({ worker }) => worker.waitUntilReady()));
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await Promise.all(this.slots.map(({ worker }) => this.stop(worker)));
  }

  private startWorker(job: JobDefinition, handler: JobHandler): WorkerSlot {
    const worker = this.backend.worker(job, jobProcessor(job, handler));
    const slot = { job, handler, worker, isReplacing: false };
    this.watch(slot);
    return slot;
  }

  private watch(slot: WorkerSlot): void {
    const { job, worker } = slot;
    worker.on('error', (error) => {
      // A worker that was replaced may still report what broke it.
      if (slot.isReplacing || slot.worker !== worker) return;
      this.logger.warn(`${job.name}: ${error.message}`);
      // bullmq never reconnects a listening connection that broke while it was being opened.
      if (error.message.includes('not queryable')) void this.replace(slot);
    });
    worker.on('failed', (failed, error) => {
      this.logger.warn(`${job.name} ${failed?.id ?? ''} failed: ${error.message}`);
    });
  }

  /** Creates workers until one gets ready. A stop closes the last one that was tried. */
  private async replace(slot: WorkerSlot): Promise<void> {
    slot.isReplacing = true;
    await slot.worker.close(true);
    while (slot.isReplacing && !this.stopping) {
      slot.worker = this.backend.worker(slot.job, jobProcessor(slot.job, slot.handler));
      this.watch(slot);
      try {
        await slot.worker.waitUntilReady();
        slot.isReplacing = false;
      } catch (error) {
        this.logger.warn(`${slot.job.name}: ${String(error)}`);
        await slot.worker.close(true);
        await sleep(REPLACE_AFTER_MS);
      }
    }
  }

  private async stop(worker: Worker): Promise<void> {
    const closed = worker.close();
    const timer = new AbortController();
    const isLate = async (ms: number): Promise<boolean> =>
      Promise.race([
        closed.then(() => false),
        sleep(ms, true, { signal: timer.signal }).catch(() => false),
      ]);
    if (await isLate(FINISH_MS)) {
      worker.cancelAllJobs('The process ends');
      if (await isLate(ABORT_MS)) this.logger.warn(`${worker.name}: a job did not stop in time`);
    }
    timer.abort();
  }
}
