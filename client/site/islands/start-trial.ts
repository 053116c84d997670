import { ask, Refused } from '../ask';
import type { TrialHere } from '../trials-here';
import { START_TRIAL } from './demo.query';

/** A whole class may stand before this one. */
const PATIENCE_MS = 60_000;
const MAX_TRIES = 12;

/**
 * Starts a trial, again after a while where the server has too much to do.
 * @param onWait is called before each while
 * @throws Refused, Unreachable
 */
export async function startTrial(onWait: () => void): Promise<TrialHere> {
  for (let tries = 1; ; tries += 1) {
    try {
      return (await ask(START_TRIAL, undefined, PATIENCE_MS)).startTrial;
    } catch (error) {
      const seconds = error instanceof Refused && error.code === 'BUSY' ? error.retryAfter : null;
      if (seconds === null || tries === MAX_TRIES) throw error;
      onWait();
      // Those who were refused at the same time do not come again at the same time.
      const waitMs = seconds * 1_000 * (1 + Math.random() / 2);
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}
