/**
 * Simulated candidates take exams on the real page, over a network that cuts, delays, duplicates and reorders
 * requests, while processes of the service are killed. Acknowledged answers must be stored, typed answers must
 * be somewhere, and times, attempts, receipts and marks must be right. This is the short form;
 * `npm run test:long` runs more waves. SEED repeats the decisions of a run.
 */
import { afterAll, beforeAll, expect, it, onTestFailed } from 'vitest';
import { findViolations, timelineOf } from './checker.js';
import { ExamRun } from './exam-run.js';
import { SEED, times } from '../setup/seeds.js';
import { summarize } from './run-summary.js';
import { readDurabilitySettings } from './test-environment.js';

const WAVES = times(1, 9);
/** For each of three exams. */
const CANDIDATES = 8;
const MAX_MS = 240_000 + WAVES * 60_000;
const MAX_TIMELINES = 5;
/** For the short form: on a machine that is busy with other tests each start takes long. */
const MIN_FAULTS = 8;

let run: ExamRun | undefined;

beforeAll(async () => {
  const rates = { seed: SEED, killEveryMs: 3_500, outageEveryMs: 22_000 };
  run = await ExamRun.start({ ...rates, waves: WAVES, candidates: CANDIDATES });
});
afterAll(async () => run?.close());

it(
  `loses no answer of ${WAVES * CANDIDATES * 3} attempts (seed ${SEED})`,
  { timeout: MAX_MS },
  async () => {
    if (!run) throw new Error('The run was not started');
    const { environment } = run;
    onTestFailed(() => {
      process.stderr.write(
        environment.output().replace(/^(Examwright is|Mail goes|Data is).*\n/gm, ''),
      );
    });
    const evidence = await run.run();
    const violations = findViolations(evidence, Date.now());
    process.stdout.write(`seed ${SEED}\n${summarize(run, evidence, violations)}`);
    const timelines = violations
      .slice(0, MAX_TIMELINES)
      .map((one) => [JSON.stringify(one), ...timelineOf(evidence, one)].join('\n'));
    // In the message: what a run prints may be far above its failures, or cut off.
    expect(violations, timelines.join('\n\n')).toEqual([]);
    // The checks find candidates who have no attempt without a reason.
    const candidates = WAVES * CANDIDATES * 3;
    expect(evidence.candidates).toHaveLength(candidates);
    expect(evidence.attempts.length).toBeGreaterThanOrEqual(Math.floor(candidates * 0.93));
    // Of each exam one, in which clocks stood.
    expect(evidence.pauses).toHaveLength(WAVES * 3);
    expect(faultsOf(run)).toBeGreaterThanOrEqual(WAVES > 1 ? 12 * WAVES : MIN_FAULTS);
    expect(await readDurabilitySettings(environment)).toEqual(
      ['fsync', 'full_page_writes', 'synchronous_commit'].map((name) => ({ name, setting: 'on' })),
    );
  },
);

/** Kills of processes, and outages of the network. */
function faultsOf({ environment, proxy }: ExamRun): number {
  return Object.values(environment.kills).reduce((sum, count) => sum + count, proxy.outages);
}
