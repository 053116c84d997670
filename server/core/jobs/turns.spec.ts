import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { turns } from './turns.js';

const hang = (): Promise<void> => new Promise(() => undefined);

it('lets so many begin at a time', async () => {
  const inTurn = turns(2, 60_000);
  const ends: (() => void)[] = [];
  const done = [1, 2, 3].map(async () => inTurn(() => new Promise<void>((end) => ends.push(end))));
  await turn();
  expect(ends).toHaveLength(2);
  ends[0]?.();
  await done[0];
  await turn();
  expect(ends).toHaveLength(3);
});

it('keeps nobody waiting for what takes long', async () => {
  const inTurn = turns(2, 50);
  void inTurn(hang);
  void inTurn(hang);
  let isDone = false;
  await inTurn(async () => {
    isDone = true;
    return Promise.resolve();
  });
  expect(isDone).toBe(true);
});

it('says what failed to whoever wanted it, and goes on', async () => {
  const inTurn = turns(1, 60_000);
  await expect(inTurn(async () => Promise.reject(new Error('No')))).rejects.toThrow('No');
  await inTurn(() => Promise.resolve());
});
