import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { MetadataScanner, type DiscoveryService } from '@nestjs/core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { defineJob, type JobDefinition } from '../../server/core/jobs/define-job.js';
import { Handles, type JobRun } from '../../server/core/jobs/handlers.js';
import { JobQueues } from '../../server/core/jobs/job-queues.js';
import { JobWorkers } from '../../server/core/jobs/job-workers.js';
import { QUEUE_SETUPS, type QueueSetup } from '../setup/queues.js';

/** The contract of the queue itself, with jobs that only record their runs. */

const MINUTE_MS = 60_000;
const quick = defineJob('test.quick', { concurrency: 3 });
const failing = defineJob('test.failing', { attempts: 3, backoffMs: MINUTE_MS });

// The test makes this job fail, so it is not logged.
Logger.overrideLogger(false);

interface Run {
  id: string;
  worker: string;
  run: JobRun;
}
const runs: Run[] = [];

/** A worker process that handles the jobs above. */
class Jobs {
  constructor(private readonly worker: string) {}

  @Handles(quick)
  async succeed(id: string, run: JobRun): Promise<void> {
    await Promise.resolve(runs.push({ id, worker: this.worker, run }));
  }

  @Handles(failing)
  async fail(id: string, run: JobRun): Promise<void> {
    await Promise.resolve(runs.push({ id, worker: this.worker, run }));
    throw new Error('It does not work');
  }
}

describe.each(QUEUE_SETUPS)('a queue on %s', (_name, open) => {
  let site: QueueSetup;
  let queues: JobQueues;
  const running = new Set<JobWorkers>();

  beforeAll(async () => {
    site = await open();
    queues = await sendingEnd();
  });
  afterEach(async () => {
    await stopWorkers();
    runs.length = 0;
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

  /** The number of entries of a job in the queue, by state. */
  async function countsOf(job: JobDefinition): Promise<Record<string, number>> {
    const queue = site.backend.queue(job);
    const counts = await queue.getJobCounts('waiting', 'active', 'delayed', 'completed', 'failed');
    await queue.close();
    return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
  }

  const ids = (): string[] => runs.map(({ id }) => id);

  it('delivers each job once, to one of several workers', async () => {
    const sent = Array.from({ length: 60 }, () => randomUUID());
    await Promise.all([work('first'), work('second')]);
    await Promise.all(sent.map((id) => queues.enqueue(quick, id)));
    await expect.poll(() => runs.length).toBeGreaterThanOrEqual(60);
    await expect.poll(() => countsOf(quick)).toEqual({});
    expect(ids().sort()).toEqual(sent.sort());
    expect(runs.every(({ run }) => run.attempt === 1 && !run.isLast)).toBe(true);
  });

  it('accepts a queued id again for the same job, and a finished one for a new job', async () => {
    const id = randomUUID();
    await Promise.all([queues.enqueue(quick, id), queues.enqueue(quick, id)]);
    await queues.enqueue(quick, id);
    expect(await countsOf(quick)).toEqual({ waiting: 1 });
    await work('any');
    await expect.poll(() => countsOf(quick)).toEqual({});
    expect(ids()).toEqual([id]);
    await queues.enqueue(quick, id);
    await expect.poll(ids).toEqual([id, id]);
  });

  it('keeps queued jobs when all its clients are gone', async () => {
    const id = randomUUID();
    const sender = await sendingEnd();
    await sender.enqueue(quick, id);
    await sender.onApplicationShutdown();
    expect(await countsOf(quick)).toEqual({ waiting: 1 });
    await work('next');
    await expect.poll(ids).toEqual([id]);
  });

  it('retries a failed job, later each time, and drops it after the last attempt', async () => {
    const id = randomUUID();
    const queue = site.backend.queue(failing);
    await work('any');
    await queues.enqueue(failing, id);
    for (const [attempt, atMostMs] of [
      [1, MINUTE_MS],
      [2, 2 * MINUTE_MS],
    ] as const) {
      await expect.poll(() => countsOf(failing)).toEqual({ delayed: 1 });
      expect(runs.map(({ run }) => run.attempt)).toHaveLength(attempt);
      const job = await queue.getJob(id);
      // Drawn at random, so that jobs that failed together do not return together.
      expect(job?.delay).toBeLessThanOrEqual(atMostMs);
      expect(job?.delay).toBeGreaterThanOrEqual(atMostMs * 0.7);
      await job?.promote();
    }
    await expect.poll(() => countsOf(failing)).toEqual({});
    expect(runs.map(({ run }) => [run.attempt, run.isLast])).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ]);
    await queue.close();
  });

  it('gets a job back from a worker that is stopped', async () => {
    await work('first');
    const id = randomUUID();
    await queues.enqueue(failing, id);
    await expect.poll(() => countsOf(failing)).toEqual({ delayed: 1 });
    await stopWorkers();
    const queue = site.backend.queue(failing);
    await (await queue.getJob(id))?.promote();
    await work('second');
    await expect.poll(() => runs.map(({ worker }) => worker)).toEqual(['first', 'second']);
    // Attempts are counted per job, not per worker.
    expect(runs.at(-1)?.run.attempt).toBe(2);
    await queue.close();
  });
});
