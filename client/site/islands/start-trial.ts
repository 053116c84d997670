import { request, RefusedError } from '../forms/graphql-request';
import type { StoredTrial } from './stored-trials';
import { START_TRIAL } from './demo.query';

/** Long, since a whole class may start trials before this visitor. */
const TIMEOUT_MS = 60_000;
const MAX_TRIES = 12;

/**
 * Starts a trial exam; retries while the server is busy.
 * @param onWait called before each pause
 * @throws RefusedError, UnreachableError
 */
export async function startTrial(onWait: () => void): Promise<StoredTrial> {
  for (let tries = 1; ; tries += 1) {
    try {
      return (await request(START_TRIAL, undefined, TIMEOUT_MS)).startTrial;
    } catch (error) {
      const seconds =
        error instanceof RefusedError && error.code === 'BUSY' ? error.retryAfter : null;
      if (seconds === null || tries === MAX_TRIES) throw error;
      onWait();
      // Jitter, so that visitors who were refused together do not retry together.
      const waitMs = seconds * 1_000 * (1 + Math.random() / 2);
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}
