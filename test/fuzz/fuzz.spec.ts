import { afterAll, beforeAll, expect, it } from 'vitest';
import { useOwnApplication } from '../setup/application.js';
import { freePort } from '../setup/processes.js';
import { SEED, times } from '../setup/seeds.js';
import type { Target } from './good.js';
import { everyTarget, REFUSING } from './routes.js';
import { Run } from './run.js';
import { bystander, HEAP_FLAGS, settledHeap } from './watching.js';

/**
 * Hostile requests at every door: whatever comes is answered, never by a fault of ours, and keeps nobody else
 * waiting. `npm run fuzz` sends 100,000; SEED=n makes the same ones again, ONLY=n the one of that number alone.
 */
const isLong = times(0, 1) === 1;
const REQUESTS = Number(process.env['REQUESTS'] ?? times(1_000, 100_000));
const ONLY = process.env['ONLY'];
/** Before it the heap has not all that stays in it. */
const WARM_UP = Math.floor(REQUESTS / 5);
/** The most that a bystander may wait, who is alone with these requests on the machine. */
const MAX_WAIT_MS = 1_000;
const MAX_GROWTH = 1.1;
const HOURS_MS = 4 * 3_600_000;

const heapPort = await freePort();
const app = useOwnApplication(
  { HEAP_PORT: String(heapPort), CORS_ORIGINS: 'https://exams.example.org' },
  { flags: HEAP_FLAGS },
);
const say = (line: string): boolean => process.stdout.write(`${line}\n`);
let targets: Target[];
let run: Run;

beforeAll(async () => {
  say(`Hostile requests are made from SEED=${SEED}`);
  targets = await everyTarget(app);
  run = await Run.of(app, targets);
});
afterAll(() => run.close());

it(
  'every operation and every route succeeds when it is called as it should be',
  async () => {
    const called = targets.filter(({ name }) => !REFUSING.includes(name));
    expect(await run.unsuccessful(called)).toEqual([]);
    if (isLong) say(`Succeeded:\n  ${called.map(({ name }) => name).join('\n  ')}`);
  },
  HOURS_MS,
);

it(
  'hostile requests are answered, and cost nobody else anything',
  async () => {
    const { tally } = run;
    const slow = (): void => {
      if (isLong) tally.find(`/healthz waits, while these are under way:\n    ${tally.inFlight()}`);
    };
    const { stop } = bystander(app.server.url, MAX_WAIT_MS, slow);
    const [from, to] = ONLY === undefined ? [WARM_UP, REQUESTS] : [Number(ONLY), Number(ONLY) + 1];
    if (ONLY === undefined) await run.send(0, WARM_UP, isLong ? say : () => undefined);
    const before = await settledHeap(heapPort);
    await run.send(from, to, isLong ? say : () => undefined);
    const waits = await stop();
    const after = await settledHeap(heapPort, isLong ? before * MAX_GROWTH : 0);
    say(
      [
        `Answers to ${tally.total} hostile requests (SEED=${SEED}), by door and status:`,
        ...tally.lines(),
        `/healthz was asked ${waits.count} times meanwhile, and took ${waits.worstMs} ms at most`,
        `Heap of the server: ${megabytes(before)} MB before, ${megabytes(after)} MB after`,
      ].join('\n'),
    );
    expect(tally.findings).toEqual([]);
    expect(waits.failures).toBe(0);
    if (isLong && ONLY === undefined) expect(after / before).toBeLessThanOrEqual(MAX_GROWTH);
  },
  HOURS_MS,
);

it('the server has printed no error, and serves on', async () => {
  // What fails on our side is logged, also behind an answer that does not show it.
  const faults = [...app.server.output().matchAll(/^.*(?:ERROR|\n +at ).*$/gm)];
  expect(faults.map(([line]) => line)).toEqual([]);
  expect((await fetch(`${app.server.url}/readyz`)).status).toBe(200);
});

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);
