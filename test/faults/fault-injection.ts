/** Faults of the service while exams go on: when, and in which part, is drawn from the seed. */
import { setTimeout as sleep } from 'node:timers/promises';
import { KILL_TARGETS, type TestEnvironment, type KillTarget } from './test-environment.js';
import type { Proxy } from './proxy.js';
import { SeededRandom } from './random.js';

const KILLS: Record<string, readonly KillTarget[]> = {
  'api 1': ['api 1'],
  'api 2': ['api 2'],
  worker: ['worker'],
  database: ['database'],
  'whole api': ['api 1', 'api 2'],
  everything: KILL_TARGETS,
};
const WEIGHTS = {
  'api 1': 3,
  'api 2': 3,
  worker: 3,
  database: 5,
  'whole api': 1,
  everything: 1,
};
const MAX_AWAY_MS = 2_500;
const OUTAGE_MS = [1_500, 6_000] as const;

export interface FaultRates {
  seed: number;
  killEveryMs: number;
  outageEveryMs: number;
}

/** Kills processes and cuts the network repeatedly. @returns a function that stops this, waits until everything runs again, and returns the count of faults */
export function injectFaults(
  environment: TestEnvironment,
  proxy: Proxy,
  pace: FaultRates,
): () => Promise<number> {
  let isOver = false;
  const repeat = async (
    everyMs: number,
    draws: SeededRandom,
    inject: () => Promise<void>,
  ): Promise<number> => {
    let count = 0;
    for (let at = Date.now(); ; count += 1) {
      at += everyMs * draws.number(0.7, 1.3);
      while (Date.now() < at && !isOver) await sleep(100);
      if (isOver) return count;
      await inject();
    }
  };
  const killer = new SeededRandom(pace.seed, 'kills');
  const kills = repeat(
    pace.killEveryMs,
    new SeededRandom(pace.seed, 'times of kills'),
    async () => {
      const targets = KILLS[killer.weighted(WEIGHTS)] ?? [];
      await environment.kill(targets, killer.number(0, MAX_AWAY_MS));
    },
  );
  const breaker = new SeededRandom(pace.seed, 'outages');
  const outages = repeat(pace.outageEveryMs, breaker, async () =>
    proxy.breakFor(breaker.number(...OUTAGE_MS)),
  );
  const all = Promise.all([kills, outages]);
  // Handled where it is awaited; until then it must not count as an unhandled rejection.
  all.catch(() => undefined);
  return async () => {
    isOver = true;
    const counts = await all;
    return counts.reduce((sum, count) => sum + count, 0);
  };
}
