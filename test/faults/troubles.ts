/** What happens to the service while exams go on: when, and to which part, is drawn before. */
import { setTimeout as sleep } from 'node:timers/promises';
import { VICTIMS, type Premises, type Victim } from './premises.js';
import type { Proxy } from './proxy.js';
import { Draws } from './random.js';

const KILLS: Record<string, readonly Victim[]> = {
  'api 1': ['api 1'],
  'api 2': ['api 2'],
  worker: ['worker'],
  database: ['database'],
  'whole api': ['api 1', 'api 2'],
  everything: VICTIMS,
};
const WEIGHTS = {
  'api 1': 3,
  'api 2': 3,
  worker: 3,
  database: 5,
  'whole api': 1,
  everything: 1,
};
const LONGEST_AWAY_MS = 2_500;
const OUTAGE_MS = [1_500, 6_000] as const;

export interface Pace {
  seed: number;
  killEveryMs: number;
  outageEveryMs: number;
}

/** Kills and breaks on and on. @returns what ends it, once all is there again, and says how often it struck */
export function trouble(premises: Premises, proxy: Proxy, pace: Pace): () => Promise<number> {
  let isOver = false;
  const onAndOn = async (
    everyMs: number,
    draws: Draws,
    strike: () => Promise<void>,
  ): Promise<number> => {
    let count = 0;
    for (let at = Date.now(); ; count += 1) {
      at += everyMs * draws.between(0.7, 1.3);
      while (Date.now() < at && !isOver) await sleep(100);
      if (isOver) return count;
      await strike();
    }
  };
  const killer = new Draws(pace.seed, 'kills');
  const kills = onAndOn(pace.killEveryMs, new Draws(pace.seed, 'times of kills'), async () => {
    const who = KILLS[killer.weighted(WEIGHTS)] ?? [];
    await premises.kill(who, killer.between(0, LONGEST_AWAY_MS));
  });
  const breaker = new Draws(pace.seed, 'outages');
  const outages = onAndOn(pace.outageEveryMs, breaker, async () =>
    proxy.breakFor(breaker.between(...OUTAGE_MS)),
  );
  const all = Promise.all([kills, outages]);
  // Heard when it is asked for; until then nobody is to call it unheard.
  all.catch(() => undefined);
  return async () => {
    isOver = true;
    const counts = await all;
    return counts.reduce((sum, count) => sum + count, 0);
  };
}
