/** What a server goes through meanwhile: its heap, and how long a bystander waits. */
import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { root } from '../setup/sources.js';

/** Of Node.js, for a server whose heap is measured by `HEAP_PORT`. */
export const HEAP_FLAGS = [
  '--expose-gc',
  `--import=${pathToFileURL(join(root, 'test/fuzz/heap.mjs')).href}`,
];
const SETTLING_TRIES = 30;

async function heapOf(port: number): Promise<number> {
  return Number(await (await fetch(`http://127.0.0.1:${port}/`)).text());
}

/**
 * Bytes in use after a collection, the least of some: jobs and connections may still be about to end.
 * @param most ends the wait; without it a moment is waited
 */
export async function settledHeap(port: number, most = 0): Promise<number> {
  let least = await heapOf(port);
  for (let tries = 0; tries < (most > 0 ? SETTLING_TRIES : 3) && least > most; tries += 1) {
    await sleep(1_000);
    least = Math.min(least, await heapOf(port));
  }
  return least;
}

/** How /healthz was answered to somebody else. */
export interface Waits {
  count: number;
  worstMs: number;
  /** Answered otherwise than well, or not at all. */
  failures: number;
}

/**
 * Somebody else who is served meanwhile.
 * @param url of the server
 * @param onSlow is told while an answer has not come for `mostMs`
 */
export function bystander(
  url: string,
  mostMs: number,
  onSlow: () => void,
): { stop: () => Promise<Waits> } {
  const options = { workerData: { url, mostMs } };
  const thread = new Worker(new URL('./bystander.mjs', import.meta.url), options);
  const ended = new Promise<Waits>((resolve, reject) => {
    thread.on('error', reject);
    thread.on('message', ({ waits }: { waits?: Waits }) => {
      if (waits) resolve(waits);
      else onSlow();
    });
  });
  const stop = async (): Promise<Waits> => {
    thread.postMessage('stop');
    const waits = await ended;
    await thread.terminate();
    return waits;
  };
  return { stop };
}
