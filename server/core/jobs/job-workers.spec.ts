import 'reflect-metadata';
import { EventEmitter } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { MetadataScanner, type DiscoveryService } from '@nestjs/core';
import { afterEach, expect, it } from 'vitest';
import { definedJobs, defineJob } from './define-job.js';
import { Handles } from './handlers.js';
import { JobWorkers } from './job-workers.js';
import type { QueueBackend } from './queue-backend.js';

/** What this needs of a worker of the queue. */
class FakeWorker extends EventEmitter {
  isClosed = false;

  constructor(private readonly isReachable: boolean) {
    super();
  }

  async waitUntilReady(): Promise<void> {
    return this.isReachable ? Promise.resolve() : Promise.reject(new Error('Out of reach'));
  }

  async close(): Promise<void> {
    this.isClosed = true;
    return Promise.resolve();
  }

  break(): void {
    this.emit('error', new Error('The client is not queryable'));
  }
}

afterEach(() => definedJobs.clear());

/** @param unreachable which of the workers that are made, counted from 0, never gets ready */
async function startWorkers(unreachable?: number): Promise<[JobWorkers, FakeWorker[]]> {
  const job = defineJob('test.job');
  class Jobs {
    @Handles(job) async run(): Promise<void> {
      return Promise.resolve();
    }
  }
  const made: FakeWorker[] = [];
  const backend = {
    worker: () => made[made.push(new FakeWorker(made.length !== unreachable)) - 1],
  };
  const discovery = { getProviders: () => [{ instance: new Jobs() }] };
  const workers = new JobWorkers(
    backend as unknown as QueueBackend,
    discovery as unknown as DiscoveryService,
    new MetadataScanner(),
  );
  await workers.onApplicationBootstrap();
  return [workers, made];
}

it('replaces a worker that breaks, each time, and stops the last of them', async () => {
  const [workers, made] = await startWorkers();
  for (const count of [2, 3]) {
    made.at(-1)?.break();
    await expect.poll(() => made.length).toBe(count);
  }
  expect(made.map(({ isClosed }) => isClosed)).toEqual([true, true, false]);
  await workers.beforeApplicationShutdown();
  expect(made.at(-1)?.isClosed).toBe(true);
});

it('keeps the new worker when the one that broke reports an error afterwards', async () => {
  const [, made] = await startWorkers();
  made[0]?.break();
  await expect.poll(() => made.length).toBe(2);
  await turn();
  made[0]?.break();
  await turn();
  expect(made.map(({ isClosed }) => isClosed)).toEqual([true, false]);
});

it('tries again when the new worker does not get ready', async () => {
  const [workers, made] = await startWorkers(1);
  made[0]?.break();
  await expect.poll(() => made.length, { timeout: 5_000 }).toBe(3);
  expect(made.map(({ isClosed }) => isClosed)).toEqual([true, true, false]);
  await workers.beforeApplicationShutdown();
  expect(made[2]?.isClosed).toBe(true);
});
