import 'reflect-metadata';
import { EventEmitter } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { MetadataScanner, type DiscoveryService } from '@nestjs/core';
import { afterEach, expect, it } from 'vitest';
import { definedJobs, defineJob } from './define-job.js';
import { Handles } from './handlers.js';
import { JobWorkers } from './job-workers.js';
import type { QueueBackend } from './queue-backend.js';

/** The part of a BullMQ worker that JobWorkers uses. */
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

/** @param unreachable index, from 0, of the created worker that never gets ready */
async function startWorkers(unreachable?: number): Promise<[JobWorkers, FakeWorker[]]> {
  const job = defineJob('test.job');
  class Jobs {
    @Handles(job) async run(): Promise<void> {
      return Promise.resolve();
    }
  }
  const created: FakeWorker[] = [];
  const backend = {
    worker: () => created[created.push(new FakeWorker(created.length !== unreachable)) - 1],
  };
  const discovery = { getProviders: () => [{ instance: new Jobs() }] };
  const workers = new JobWorkers(
    backend as unknown as QueueBackend,
    discovery as unknown as DiscoveryService,
    new MetadataScanner(),
  );
  await workers.onApplicationBootstrap();
  return [workers, created];
}

it('replaces a worker each time it breaks, and stops the last one', async () => {
  const [workers, created] = await startWorkers();
  for (const count of [2, 3]) {
    created.at(-1)?.break();
    await expect.poll(() => created.length).toBe(count);
  }
  expect(created.map(({ isClosed }) => isClosed)).toEqual([true, true, false]);
  await workers.beforeApplicationShutdown();
  expect(created.at(-1)?.isClosed).toBe(true);
});

it('keeps the new worker when the one that broke reports an error afterwards', async () => {
  const [, created] = await startWorkers();
  created[0]?.break();
  await expect.poll(() => created.length).toBe(2);
  await turn();
  created[0]?.break();
  await turn();
  expect(created.map(({ isClosed }) => isClosed)).toEqual([true, false]);
});

it('tries again when the new worker does not get ready', async () => {
  const [workers, created] = await startWorkers(1);
  created[0]?.break();
  await expect.poll(() => created.length, { timeout: 5_000 }).toBe(3);
  expect(created.map(({ isClosed }) => isClosed)).toEqual([true, true, false]);
  await workers.beforeApplicationShutdown();
  expect(created[2]?.isClosed).toBe(true);
});
