import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { MetadataScanner, type DiscoveryService } from '@nestjs/core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { defineJob, type JobDefinition } from '../../server/core/jobs/define-job.js';
import { Handles, type JobRun } from '../../server/core/jobs/handlers.js';
import { JobQueues } from '../../server/core/jobs/job-queues.js';
import { JobWorkers } from '../../server/core/jobs/job-workers.js';
import { QUEUE_SITES, type QueueSite } from '../setup/queues.js';

/** The contract of the queue itself, with jobs that do nothing but tell of it. */

const MINUTE_MS = 60_000;
const quick = defineJob('test.quick', { concurrency: 3 });
const failing = defineJob('test.failing', { attempts: 3, backoffMs: MINUTE_MS });

// Which job has failed is what is tested here, not news.
Logger.overrideLogger(false);

interface Told {
  id: string;
  worker: string;
  run: JobRun;
}
const told: Told[] = [];

/** What a worker process does with the jobs above. */
class Jobs {
  constructor(private readonly worker: string) {}

  @Handles(quick)
  async succeed(id: string, run: JobRun): Promise<void> {
    await Promise.resolve(told.push({ id, worker: this.worker, run }));
  }

  @Handles(failing)
  async fail(id: string, run: JobRun): Promise<void> {
    await Promise.resolve(told.push({ id, worker: this.worker, run }));
    throw new Error('It does not work');
  }
}

describe.each(QUEUE_SITES)('a queue on %s', (_name, open) => {
  let site: QueueSite;
  let queues: JobQueues;
  const running = new Set<JobWorkers>();

  beforeAll(async () => {
    site = await open();
    queues = await sendingEnd();
  });
  afterEach(async () => {
    await stopWorkers();
    told.length = 0;
  });
  afterAll(async () => {
    await queues.onApplicationShutdown();
    await site.close();
  });

  async function sendingEnd(): Promise<JobQueues> {
    const end = new JobQueues(site.backend);
    await end.onModuleInit();
    return end;
  }

  async function work(name: string): Promise<void> {
    const providers = [{ instance: new Jobs(name) }];
    const discovery = { getProviders: () => providers } as unknown as DiscoveryService;
    const workers = new JobWorkers(site.backend, discovery, new MetadataScanner());
    running.add(workers);
    await workers.onApplicationBootstrap();
  }

  async function stopWorkers(): Promise<void> {
    await Promise.all([...running].map((workers) => workers.beforeApplicationShutdown()));
    running.clear();
  }

  /** What the queue holds of a job, by state. */
  async function held(job: JobDefinition): Promise<Record<string, number>> {
    const queue = site.backend.queue(job);
    const counts = await queue.getJobCounts('waiting', 'active', 'delayed', 'completed', 'failed');
    await queue.close();
    return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
  }

  const ids = (): string[] => told.map(({ id }) => id);

  it('delivers each job once, to one of several workers', async () => {
    const sent = Array.from({ length: 60 }, () => randomUUID());
    await Promise.all([work('first'), work('second')]);
    await Promise.all(sent.map((id) => queues.enqueue(quick, id)));
    await expect.poll(() => told.length, { timeout: 15_000 }).toBeGreaterThanOrEqual(60);
    await expect.poll(() => held(quick)).toEqual({});
    expect(ids().sort()).toEqual(sent.sort());
    expect(told.every(({ run }) => run.attempt === 1 && !run.isLast)).toBe(true);
  });

  it('takes a queued id a second time for the same job, and a finished one for a new job', async () => {
    const id = randomUUID();
    await Promise.all([queues.enqueue(quick, id), queues.enqueue(quick, id)]);
    await queues.enqueue(quick, id);
    expect(await held(quick)).toEqual({ waiting: 1 });
    await work('any');
    await expect.poll(() => held(quick)).toEqual({});
    expect(ids()).toEqual([id]);
    await queues.enqueue(quick, id);
    await expect.poll(ids).toEqual([id, id]);
  });

  it('keeps what was queued when everybody who knew of it is gone', async () => {
    const id = randomUUID();
    const sender = await sendingEnd();
    await sender.enqueue(quick, id);
    await sender.onApplicationShutdown();
    expect(await held(quick)).toEqual({ waiting: 1 });
    await work('next');
    await expect.poll(ids).toEqual([id]);
  });

  it('tries a failed job again, later each time, and lets go of it after the last time', async () => {
    const id = randomUUID();
    const queue = site.backend.queue(failing);
    await work('any');
    await queues.enqueue(failing, id);
    for (const [attempt, atMostMs] of [
      [1, MINUTE_MS],
      [2, 2 * MINUTE_MS],
    ] as const) {
      await expect.poll(() => held(failing), { timeout: 10_000 }).toEqual({ delayed: 1 });
      expect(told.map(({ run }) => run.attempt)).toHaveLength(attempt);
      const job = await queue.getJob(id);
      // Drawn at random, so that what failed together does not come back together.
      expect(job?.delay).toBeLessThanOrEqual(atMostMs);
      expect(job?.delay).toBeGreaterThanOrEqual(atMostMs * 0.7);
      await job?.promote();
    }
    await expect.poll(() => held(failing), { timeout: 10_000 }).toEqual({});
    expect(told.map(({ run }) => [run.attempt, run.isLast])).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ]);
    await queue.close();
  });

  it('gets a job back from a worker that is told to stop', async () => {
    await work('first');
    const id = randomUUID();
    await queues.enqueue(failing, id);
    await expect.poll(() => held(failing), { timeout: 10_000 }).toEqual({ delayed: 1 });
    await stopWorkers();
    const queue = site.backend.queue(failing);
    await (await queue.getJob(id))?.promote();
    await work('second');
    await expect.poll(() => told.map(({ worker }) => worker)).toEqual(['first', 'second']);
    // The count of its attempts is the job's, not the worker's.
    expect(told.at(-1)?.run.attempt).toBe(2);
    await queue.close();
  });
});
