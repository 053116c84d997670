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

/** Jobs under way at shutdown get this long to finish, then they are called off and go back. */
const FINISH_MS = 6_000;
const CALL_OFF_MS = 2_000;
const REPLACE_AFTER_MS = 1_000;

interface Post {
  job: JobDefinition;
  handler: JobHandler;
  worker: Worker;
  /** The worker broke, and another one takes its place. */
  isReplacing: boolean;
}

/** The receiving end: one BullMQ worker for each kind of job, with the method that handles it. */
@Injectable()
export class JobWorkers implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(JobWorkers.name);
  private posts: Post[] = [];
  private stopping = false;

  constructor(
    private readonly backend: QueueBackend,
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { handlers } = findHandlers(this.discovery, this.scanner);
    this.posts = [...handlers].map(([job, handler]) => this.fill(job, handler));
    // For the same reason as the queues (job-queues.ts).
    await Promise.all(this.posts.map(({ worker }) => worker.waitUntilReady()));
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await Promise.all(this.posts.map(({ worker }) => this.stop(worker)));
  }

  private fill(job: JobDefinition, handler: JobHandler): Post {
    const worker = this.backend.worker(job, jobProcessor(job, handler));
    const post = { job, handler, worker, isReplacing: false };
    this.watch(post);
    return post;
  }

  private watch(post: Post): void {
    const { job, worker } = post;
    worker.on('error', (error) => {
      // One that was replaced may still report what broke it.
      if (post.isReplacing || post.worker !== worker) return;
      this.logger.warn(`${job.name}: ${error.message}`);
      // A listening connection that broke while it was being made is never made again.
      if (error.message.includes('not queryable')) void this.replace(post);
    });
    worker.on('failed', (failed, error) => {
      this.logger.warn(`${job.name} ${failed?.id ?? ''} failed: ${error.message}`);
    });
  }

  /** Tries until one works; a stop finds the last that was tried. */
  private async replace(post: Post): Promise<void> {
    post.isReplacing = true;
    await post.worker.close(true);
    while (post.isReplacing && !this.stopping) {
      post.worker = this.backend.worker(post.job, jobProcessor(post.job, post.handler));
      this.watch(post);
      try {
        await post.worker.waitUntilReady();
        post.isReplacing = false;
      } catch (error) {
        this.logger.warn(`${post.job.name}: ${String(error)}`);
        await post.worker.close(true);
        await sleep(REPLACE_AFTER_MS);
      }
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
