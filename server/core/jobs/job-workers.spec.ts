import 'reflect-metadata';
import { EventEmitter } from 'node:events';
import { MetadataScanner, type DiscoveryService } from '@nestjs/core';
import { afterEach, expect, it } from 'vitest';
import { definedJobs, defineJob } from './define-job.js';
import { Handles } from './handlers.js';
import { JobWorkers } from './job-workers.js';
import type { QueueBackend } from './queue-backend.js';

/** What this needs of a worker of the queue. */
class FakeWorker extends EventEmitter {
  isClosed = false;

  async waitUntilReady(): Promise<void> {}

  async close(): Promise<void> {
    this.isClosed = true;
    return Promise.resolve();
  }

  break(): void {
    this.emit('error', new Error('The client is not queryable'));
  }
}

afterEach(() => definedJobs.clear());

it('replaces a worker that breaks, each time, and stops the last of them', async () => {
  const job = defineJob('test.job');
  class Jobs {
    @Handles(job) async run(): Promise<void> {
      return Promise.resolve();
    }
  }
  const made: FakeWorker[] = [];
  const backend = { worker: () => made[made.push(new FakeWorker()) - 1] };
  const discovery = { getProviders: () => [{ instance: new Jobs() }] };
  const workers = new JobWorkers(
    backend as unknown as QueueBackend,
    discovery as unknown as DiscoveryService,
    new MetadataScanner(),
  );
  await workers.onApplicationBootstrap();
  for (const count of [2, 3]) {
    made.at(-1)?.break();
    await expect.poll(() => made.length).toBe(count);
  }
  expect(made.map(({ isClosed }) => isClosed)).toEqual([true, true, false]);
  await workers.beforeApplicationShutdown();
  expect(made.at(-1)?.isClosed).toBe(true);
});
