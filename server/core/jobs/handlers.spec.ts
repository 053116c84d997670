import 'reflect-metadata';
import { MetadataScanner, type DiscoveryService } from '@nestjs/core';
import { afterEach, describe, expect, it } from 'vitest';
import { definedJobs, defineJob } from './define-job.js';
import { Scheduled, findHandlers, Handles, Recovers } from './handlers.js';

function find(...instances: object[]) {
  const getProviders = () => instances.map((instance) => ({ instance }));
  return findHandlers({ getProviders } as unknown as DiscoveryService, new MetadataScanner());
}

afterEach(() => definedJobs.clear());

describe('findHandlers', () => {
  it('finds handlers, recoverers and scheduled tasks, bound to their providers', async () => {
    const job = defineJob('test.job');
    const done: string[] = [];
    class Jobs {
      private readonly log = done;
      @Handles(job) async run(id: string): Promise<void> {
        await Promise.resolve(this.log.push(id));
      }
      @Recovers(job) async unqueued(): Promise<string[]> {
        return Promise.resolve([...this.log]);
      }
      @Scheduled({ everyMinutes: 5 }) async tidy(): Promise<void> {
        await Promise.resolve(this.log.push('tidy'));
      }
    }
    const found = find(new Jobs(), {}, Object.create(null) as object);
    const signal = new AbortController().signal;
    await found.handlers.get(job)?.('a', { attempt: 1, isLast: false, signal });
    await found.scheduledTasks[0]?.run();
    expect(await found.recoverers.get(job)?.()).toEqual(['a', 'tidy']);
    expect(found.scheduledTasks[0]).toMatchObject({ name: 'tidy', everyMinutes: 5 });
  });

  it('rejects a job without a handler', () => {
    defineJob('test.unhandled');
    expect(() => find({})).toThrow('No handler for test.unhandled');
  });

  it('rejects a job with two handlers', () => {
    const job = defineJob('test.twice');
    class Jobs {
      @Handles(job) async one(): Promise<void> {
        await Promise.resolve();
      }
      @Handles(job) async two(): Promise<void> {
        await Promise.resolve();
      }
    }
    expect(() => find(new Jobs())).toThrow('Two handlers for test.twice');
  });

  it('rejects a second definition of the same name', () => {
    defineJob('test.name');
    expect(() => defineJob('test.name')).toThrow('defined twice');
  });
});
