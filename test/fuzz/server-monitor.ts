/** Watches a server under load: its heap, and how long a health probe waits. */
import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { root } from '../setup/sources.js';

/** Flags of Node.js for a server whose heap is measured through `HEAP_PORT`. */
export const HEAP_FLAGS = [
  '--expose-gc',
  `--import=${pathToFileURL(join(root, 'test/fuzz/heap.mjs')).href}`,
];
const SETTLING_TRIES = 30;

async function heapOf(port: number): Promise<number> {
  return Number(await (await fetch(`http://127.0.0.1:${port}/`)).text());
}

/**
 * Bytes in use after a garbage collection, the minimum of several: jobs and connections may still be ending.
 * @param max ends the wait as soon as the heap is below; without it there are three measurements
 */
export async function settledHeap(port: number, max = 0): Promise<number> {
  let least = await heapOf(port);
  for (let tries = 0; tries < (max > 0 ? SETTLING_TRIES : 3) && least > max; tries += 1) {
    await sleep(1_000);
    least = Math.min(least, await heapOf(port));
  }
  return least;
}

/** How /healthz answered the probe. */
export interface HealthWaits {
  count: number;
  worstMs: number;
  /** Answers other than 200, and missing ones. */
  failures: number;
}

/**
 * Starts a thread that requests /healthz all the time.
 * @param url of the server
 * @param onSlow called while an answer has been missing for `maxMs`
 */
export function probeHealth(
  url: string,
  maxMs: number,
  onSlow: () => void,
): { stop: () => Promise<HealthWaits> } {
  const options = { workerData: { url, maxMs } };
  const thread = new Worker(new URL('./health-probe.mjs', import.meta.url), options);
  const ended = new Promise<HealthWaits>((resolve, reject) => {
    thread.on('error', reject);
    thread.on('message', ({ waits }: { waits?: HealthWaits }) => {
      if (waits) resolve(waits);
      else onSlow();
    });
  });
  const stop = async (): Promise<HealthWaits> => {
    thread.postMessage('stop');
    const waits = await ended;
    await thread.terminate();
    return waits;
  };
  return { stop };
}
