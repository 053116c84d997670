import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import { MetadataScanner, type DiscoveryService } from '@nestjs/core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { definedJobs, defineJob } from './define-job.js';
import { Handles, Recovers, Scheduled } from './handlers.js';
import type { JobQueues } from './job-queues.js';
import { TaskScheduler } from './task-scheduler.js';

const MINUTE_MS = 60_000;
const warn = vi.spyOn(Logger.prototype, 'warn');

/** The runs that are under way, by task: a test ends them. */
let running: { name: string; end: () => void; fail: (error: Error) => void }[];
let begun: string[];
const run = async (name: string): Promise<void> =>
  new Promise((end, fail) => {
    begun.push(name);
    running.push({ name, end, fail });
  });
const next = () => running.shift() ?? expect.fail('Nothing is running');

class Tasks {
  @Scheduled({ everyMinutes: 1 }) async first(): Promise<void> {
    await run('first');
  }
  @Scheduled({ everyMinutes: 60 }) async second(): Promise<void> {
    await run('second');
  }
}
class MoreTasks extends Tasks {
  @Scheduled({ everyMinutes: 60 }) async third(): Promise<void> {
    await run('third');
  }
  @Scheduled({ everyMinutes: 60 }) async fourth(): Promise<void> {
    await run('fourth');
  }
}

let scheduler: TaskScheduler;
const enqueue = vi.fn<(job: unknown, id: string) => Promise<void>>();
function start(instance: object): void {
  const discovery = { getProviders: () => [{ instance }] } as unknown as DiscoveryService;
  scheduler = new TaskScheduler(
    { enqueue } as unknown as JobQueues,
    discovery,
    new MetadataScanner(),
  );
  scheduler.onApplicationBootstrap();
}

/** Time in which what was begun goes on. */
const pass = async (ms = 0) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  warn.mockReturnValue();
  [running, begun] = [[], []];
});
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
  definedJobs.clear();
});

it('runs every task at the start, and again a pause after its end, never twice at a time', async () => {
  start(new Tasks());
  await pass();
  expect(begun).toEqual(['first', 'second']);
  await pass(5 * MINUTE_MS);
  expect(begun).toHaveLength(2);
  next().end();
  await pass(MINUTE_MS - 1);
  expect(begun).toHaveLength(2);
  await pass(1);
  expect(begun).toEqual(['first', 'second', 'first']);
});

it('runs at most three at a time', async () => {
  start(new MoreTasks());
  await pass();
  expect(begun).toHaveLength(3);
  next().end();
  await pass();
  expect(new Set(begun)).toEqual(new Set(['first', 'second', 'third', 'fourth']));
});

it('logs a failure with the name of its task, and goes on', async () => {
  start(new Tasks());
  await pass();
  next().fail(new Error('No database'));
  await pass(MINUTE_MS);
  expect(warn.mock.calls).toEqual([['first: Error: No database']]);
  expect(begun).toEqual(['first', 'second', 'first']);
});

it('stops once the runs under way have ended, and begins no other', async () => {
  start(new MoreTasks());
  await pass();
  let isStopped = false;
  const stopped = scheduler.beforeApplicationShutdown().then(() => (isStopped = true));
  for (let ended = 0; ended < 3; ended += 1) {
    await pass();
    expect(isStopped).toBe(false);
    next().end();
  }
  await stopped;
  await pass(60 * MINUTE_MS);
  expect(begun).toHaveLength(3);
});

it('runs all on request: a run that is under way is waited for, and repeated', async () => {
  start(new Tasks());
  await pass();
  next().end();
  await pass();
  let isDone = false;
  const done = scheduler.runAllNow().then(() => (isDone = true));
  await pass();
  expect(begun).toEqual(['first', 'second', 'first']);
  // The run of `second` that began at the start, that of `first`, and the repeated one.
  for (let ended = 0; ended < 3; ended += 1) {
    await pass();
    expect(isDone).toBe(false);
    next().end();
  }
  await done;
  expect(begun).toEqual(['first', 'second', 'first', 'second']);
});

it('runs a task once for two requests at a time', async () => {
  start(new Tasks());
  await pass();
  const requests = Promise.all([scheduler.runAllNow(), scheduler.runAllNow()]);
  for (let ended = 0; ended < 4; ended += 1) {
    next().end();
    await pass();
  }
  await requests;
  expect(begun).toEqual(['first', 'second', 'first', 'second']);
});

it('enqueues rows that are found, every five seconds', async () => {
  const job = defineJob('test.recovered');
  class Jobs {
    @Handles(job) async handle(): Promise<void> {
      await Promise.resolve();
    }
    @Recovers(job) async find(): Promise<string[]> {
      return Promise.resolve(['a', 'b']);
    }
  }
  start(new Jobs());
  await pass();
  expect(enqueue.mock.calls).toEqual([
    [job, 'a'],
    [job, 'b'],
  ]);
  enqueue.mockRejectedValueOnce(new Error('No queue'));
  await pass(5_000);
  expect(warn.mock.calls).toEqual([['recovery of test.recovered: Error: No queue']]);
  await pass(5_000);
  expect(enqueue).toHaveBeenCalledTimes(5);
});
