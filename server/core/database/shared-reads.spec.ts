import { expect, it } from 'vitest';
import { SharedReads } from './shared-reads.js';

const time = (second: number): Date => new Date(Date.UTC(2026, 5, 1, 10, 0, second));

/** Reads that end when the test lets them, and what they were asked for. */
function reading() {
  const loads: { key: string; since: Date | null }[] = [];
  const ends: ((outcome: string | Error) => void)[] = [];
  const reads = new SharedReads<string>(async (key, since) => {
    loads.push({ key, since });
    return new Promise((resolve, reject) => {
      ends.push((outcome) => (typeof outcome === 'string' ? resolve(outcome) : reject(outcome)));
    });
  });
  /** Ends the read of this number, after it has begun. */
  const end = async (number: number, outcome: string | Error): Promise<void> => {
    await expect.poll(() => ends.length).toBe(number);
    ends.at(-1)?.(outcome);
  };
  return { reads, loads, end };
}

it('is one read for all who come while another runs, from the earliest time', async () => {
  const { reads, loads, end } = reading();
  const first = reads.read('a', time(1));
  await expect.poll(() => loads).toHaveLength(1);
  // None of these may get the first one, which does not have what they have just done.
  const others = [5, 3, 4].map(async (second) => reads.read('a', time(second)));
  await end(1, 'first');
  expect(await first).toBe('first');
  await end(2, 'second');
  expect(await Promise.all(others)).toEqual(['second', 'second', 'second']);
  expect(loads).toEqual([
    { key: 'a', since: time(1) },
    { key: 'a', since: time(3) },
  ]);
});

it('keeps keys apart, and reads everything if anybody asks for it', async () => {
  const { reads, loads, end } = reading();
  const asked = [reads.read('a', time(1)), reads.read('a', null), reads.read('b', time(2))];
  await expect.poll(() => loads).toHaveLength(2);
  expect(loads).toEqual([
    { key: 'a', since: null },
    { key: 'b', since: time(2) },
  ]);
  await end(2, 'of b');
  expect(await asked[2]).toBe('of b');
});

it('goes on after an error', async () => {
  const { reads, end } = reading();
  const failed = reads.read('a', null).catch(String);
  await end(1, new Error('offline'));
  expect(await failed).toBe('Error: offline');
  const next = reads.read('a', null);
  await end(2, 'again');
  expect(await next).toBe('again');
});
