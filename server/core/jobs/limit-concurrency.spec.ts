import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { limitConcurrency } from './limit-concurrency.js';

const hang = (): Promise<void> => new Promise(() => undefined);

it('starts no more work than the limit at a time', async () => {
  const limited = limitConcurrency(2, 60_000);
  const ends: (() => void)[] = [];
  const done = [1, 2, 3].map(async () => limited(() => new Promise<void>((end) => ends.push(end))));
  await turn();
  expect(ends).toHaveLength(2);
  ends[0]?.();
  await done[0];
  await turn();
  expect(ends).toHaveLength(3);
});

it('starts the next work when a turn takes too long', async () => {
  const limited = limitConcurrency(2, 50);
  void limited(hang);
  void limited(hang);
  let isDone = false;
  await limited(async () => {
    isDone = true;
    return Promise.resolve();
  });
  expect(isDone).toBe(true);
});

it('rejects when the work fails, and goes on with the next', async () => {
  const limited = limitConcurrency(1, 60_000);
  await expect(limited(async () => Promise.reject(new Error('No')))).rejects.toThrow('No');
  await limited(() => Promise.resolve());
});
