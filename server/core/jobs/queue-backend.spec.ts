import { expect, it } from 'vitest';
import { workerOptions } from './queue-backend.js';

it('the job of a worker that died goes to another one within 15 s', () => {
  const job = { name: 'test.job', concurrency: 1, attempts: 1, backoffMs: 1 };
  const { lockDuration = Infinity, stalledInterval = Infinity } = workerOptions(job);
  expect(lockDuration + 2 * stalledInterval).toBeLessThan(15_000);
});
