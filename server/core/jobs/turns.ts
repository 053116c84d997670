import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';

/**
 * Lets work begin in turns.
 * @param most how many have a turn at a time
 * @param longestMs a turn: what takes longer goes on beside the next one's
 * @returns a function that does the work when it is its turn, and resolves once it is done
 */
export function turns(
  most: number,
  longestMs: number,
): (work: () => Promise<void>) => Promise<void> {
  const limit = pLimit(most);
  return async (work) => {
    let done = Promise.resolve();
    await limit(async () => {
      done = work();
      const ended = done.catch(() => undefined);
      const timer = new AbortController();
      const isOver = sleep(longestMs, undefined, { signal: timer.signal, ref: false });
      await Promise.race([ended, isOver.catch(() => undefined)]);
      timer.abort();
    });
    await done;
  };
}
