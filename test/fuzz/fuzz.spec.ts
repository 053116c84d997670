import { afterAll, beforeAll, expect, it } from 'vitest';
import { useOwnApplication } from '../setup/application.js';
import { freePort } from '../setup/processes.js';
import { SEED, times } from '../setup/seeds.js';
import type { Target } from './valid-requests.js';
import { allTargets, REFUSING_ROUTES } from './routes.js';
import { FuzzRun } from './run.js';
import { probeHealth, HEAP_FLAGS, settledHeap } from './server-monitor.js';

/**
 * Hostile requests to every route: the server answers all of them, never with a server error, and without delay
 * for other callers. `npm run fuzz` sends 100,000; SEED=n repeats a run, ONLY=n the request with that number.
 */
const isLong = times(0, 1) === 1;
const REQUESTS = Number(process.env['REQUESTS'] ?? times(1_000, 100_000));
const ONLY = process.env['ONLY'];
/** Until then the heap still grows by caches that stay. */
const WARM_UP = Math.floor(REQUESTS / 5);
/** Maximum wait of the health probe, on a machine that runs only this test. */
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
let run: FuzzRun;

beforeAll(async () => {
  say(`Hostile requests are made from SEED=${SEED}`);
  targets = await allTargets(app);
  run = await FuzzRun.start(app, targets);
});
afterAll(() => run.close());

it(
  'answers a valid request to every operation and every route',
  async () => {
    const called = targets.filter(({ name }) => !REFUSING_ROUTES.includes(name));
    expect(await run.findFailures(called)).toEqual([]);
    if (isLong) say(`Succeeded:\n  ${called.map(({ name }) => name).join('\n  ')}`);
  },
  HOURS_MS,
);

it(
  'answers hostile requests without a server error or a delay for others',
  async () => {
    const { tally } = run;
    const slow = (): void => {
      if (isLong)
        tally.addFinding(`/healthz waits, while these are under way:\n    ${tally.inFlight()}`);
    };
    const { stop } = probeHealth(app.server.url, MAX_WAIT_MS, slow);
    const [from, to] = ONLY === undefined ? [WARM_UP, REQUESTS] : [Number(ONLY), Number(ONLY) + 1];
    if (ONLY === undefined) await run.send(0, WARM_UP, isLong ? say : () => undefined);
    const before = await settledHeap(heapPort);
    await run.send(from, to, isLong ? say : () => undefined);
    const waits = await stop();
    const after = await settledHeap(heapPort, isLong ? before * MAX_GROWTH : 0);
    say(
      [
        `Answers to ${tally.total} hostile requests (SEED=${SEED}), by group of routes and status:`,
        ...tally.lines(),
        `/healthz was requested ${waits.count} times meanwhile, and took ${waits.worstMs} ms at most`,
        `Heap of the server: ${megabytes(before)} MB before, ${megabytes(after)} MB after`,
      ].join('\n'),
    );
    expect(tally.findings).toEqual([]);
    expect(waits.failures).toBe(0);
    if (isLong && ONLY === undefined) expect(after / before).toBeLessThanOrEqual(MAX_GROWTH);
  },
  HOURS_MS,
);

it('logs no error, and stays ready', async () => {
  // Server errors are logged, even where the answer does not show them.
  const faults = [...app.server.output().matchAll(/^.*(?:ERROR|\n +at ).*$/gm)];
  expect(faults.map(([line]) => line)).toEqual([]);
  await expect.poll(async () => (await fetch(`${app.server.url}/readyz`)).status).toBe(200);
});

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);
