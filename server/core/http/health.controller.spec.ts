import 'reflect-metadata';
import { setImmediate as turn } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { HealthIndicatorService } from '@nestjs/terminus';
import type { FastifyReply } from 'fastify';
import type { DataSource } from 'typeorm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { JobQueues } from '../jobs/job-queues.js';
import type { Storage } from '../storage/storage.js';
import { HealthController } from './health.controller.js';

const query = vi.fn<() => Promise<unknown>>();
const pingQueue = vi.fn<() => Promise<void>>();
const pingStorage = vi.fn<() => Promise<void>>();
const status = vi.fn<(code: number) => void>();
const warn = vi.spyOn(Logger.prototype, 'warn');
const REFUSED = new Error('connect ECONNREFUSED 10.0.0.5:5432');

let controller: HealthController;
beforeEach(() => {
  query.mockResolvedValue([]);
  warn.mockReturnValue();
  controller = new HealthController(
    new HealthIndicatorService(),
    { manager: { queryRunner: { query } } } as unknown as DataSource,
    { ping: pingQueue } as unknown as JobQueues,
    { ping: pingStorage } as unknown as Storage,
  );
});
afterEach(() => vi.resetAllMocks());

const readyz = async () => controller.readyz({ status } as unknown as FastifyReply);

it('probes once for all requests of a second', async () => {
  const states = await Promise.all([readyz(), readyz()]);
  states.push(await readyz());
  const ready = { status: 'ok', database: 'ok', queue: 'ok', storage: 'ok' };
  expect(states).toEqual([ready, ready, ready]);
  for (const probe of [query, pingQueue, pingStorage]) expect(probe).toHaveBeenCalledTimes(1);
  expect(status.mock.calls).toEqual([[200], [200], [200]]);
});

it('logs a failed probe once, whoever shares its result, and does not send the reason', async () => {
  query.mockRejectedValue(REFUSED);
  const states = await Promise.all([readyz(), readyz()]);
  states.push(await readyz());
  const down = { status: 'unavailable', database: 'unavailable', queue: 'ok', storage: 'ok' };
  expect(states).toEqual([down, down, down]);
  expect(status.mock.calls).toEqual([[503], [503], [503]]);
  expect(warn.mock.calls).toEqual([[`database: ${REFUSED.message}`]]);
});

it('probes again after a second', async () => {
  query.mockRejectedValueOnce(REFUSED);
  expect(await readyz()).toMatchObject({ status: 'unavailable' });
  const later = Date.now() + 1_001;
  vi.spyOn(Date, 'now').mockReturnValue(later);
  expect(await readyz()).toMatchObject({ status: 'ok' });
});

it('waits three seconds for a response', async () => {
  const time = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
  pingStorage.mockReturnValue(new Promise(() => undefined));
  const states = readyz();
  // The other dependencies have responded.
  await turn();
  time.abort();
  expect(await states).toMatchObject({ database: 'ok', storage: 'unavailable' });
  expect(timeout.mock.calls).toContainEqual([3_000]);
  expect(warn.mock.calls).toEqual([['storage: timeout of 3000ms exceeded']]);
});
