import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';

/**
 * Limits how much work runs at a time.
 * @param maxTurnMs after this long the next work starts, while the slow one goes on
 * @returns a function that runs work when it is its turn, and resolves once the work is done
 */
export function limitConcurrency(
  maxConcurrent: number,
  maxTurnMs: number,
): (work: () => Promise<void>) => Promise<void> {
  const limit = pLimit(maxConcurrent);
  return async (work) => {
    let done = Promise.resolve();
    await limit(async () => {
      done = work();
      const ended = done.catch(() => undefined);
      const timer = new AbortController();
      const timeout = sleep(maxTurnMs, undefined, { signal: timer.signal, ref: false });
      await Promise.race([ended, timeout.catch(() => undefined)]);
      timer.abort();
    });
    await done;
  };
}
