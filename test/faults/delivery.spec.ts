/**
 * Learners take exams on the real page, over a line that cuts, delays, doubles and reorders, while the
 * service's processes are killed. What was acknowledged must be stored, what was typed must be somewhere,
 * and times, attempts, receipts and marks must be right. Short form; `npm run test:long` plays more.
 * SEED repeats a run's decisions.
 */
import { afterAll, beforeAll, expect, it, onTestFailed } from 'vitest';
import { judge, storyOf } from './checker.js';
import { Day } from './day.js';
import { SEED, times } from '../setup/seeds.js';
import { figures } from './figures.js';
import { durability } from './premises.js';

const WAVES = times(1, 9);
/** Of each of three exams. */
const LEARNERS = 8;
const LONGEST_MS = 240_000 + WAVES * 60_000;
const MAX_STORIES = 5;
/** Of the short form, on a machine that is busy with other tests, where each start takes long. */
const LEAST_FAULTS = 8;

let day: Day | undefined;

beforeAll(async () => {
  const pace = { seed: SEED, killEveryMs: 3_500, outageEveryMs: 22_000 };
  day = await Day.open({ ...pace, waves: WAVES, learners: LEARNERS });
});
afterAll(async () => day?.close());

it(
  `loses no answer of ${WAVES * LEARNERS * 3} attempts (seed ${SEED})`,
  { timeout: LONGEST_MS },
  async () => {
    if (!day) throw new Error('Nothing was started');
    const { premises } = day;
    onTestFailed(() => {
      process.stderr.write(
        premises.output().replace(/^(Examwright is|Mail goes|Data is).*\n/gm, ''),
      );
    });
    const evidence = await day.play();
    const violations = judge(evidence, Date.now());
    process.stdout.write(`seed ${SEED}\n${figures(day, evidence, violations)}`);
    for (const violation of violations.slice(0, MAX_STORIES)) {
      const story = storyOf(evidence, violation).join('\n');
      process.stdout.write(`${violation.sort}: ${JSON.stringify(violation)}\n${story}\n`);
    }
    expect(violations).toEqual([]);
    // Who of them has no attempt, and why not, the checker says.
    const learners = WAVES * LEARNERS * 3;
    expect(evidence.candidates).toHaveLength(learners);
    expect(evidence.attempts.length).toBeGreaterThanOrEqual(Math.floor(learners * 0.93));
    expect(faultsOf(day)).toBeGreaterThanOrEqual(WAVES > 1 ? 12 * WAVES : LEAST_FAULTS);
    expect(await durability(premises)).toEqual(
      ['fsync', 'full_page_writes', 'synchronous_commit'].map((name) => ({ name, setting: 'on' })),
    );
  },
);

/** Processes that were killed, and outages of the line. */
function faultsOf({ premises, proxy }: Day): number {
  return Object.values(premises.kills).reduce((sum, count) => sum + count, proxy.outages);
}
