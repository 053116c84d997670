/**
 * What results cost by their number: lists, figures, exports. No test fails because a machine is
 * slow.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, it } from 'vitest';
import type { Api } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { FIGURES } from '../setup/compared-figures.js';
import { exam } from '../setup/exams.js';
import { exported, startExport } from '../setup/exports.js';
import { person } from '../setup/factories.js';
import { seedAttempts } from '../setup/seeded-attempts.js';
import { mcq } from '../setup/questions.js';
import { triviaAt } from '../setup/workbooks.js';
import { percentile } from './load.js';
import { machine, tableOf, type Measure } from './table.js';

const SIZES = [100, 1_000, 10_000];
const QUESTIONS = 60;
/**
 * Per size, in turn with the other sizes, so that other load on the machine affects all of them.
 */
const TIMES = 100;
const WARM_UP = 10;
/** These take longer. */
const FIGURES_TIMES = 20;
/** Each computes all figures again. */
const FIRST_LOOKS = 5;
const PAGE_SIZE = 50;
/** Of the largest exam: how long staff may wait for figures, and for those that are cached. */
const FIRST_LOOK_MS = 500;
const LATER_LOOK_MS = 100;
/** How often as long as reading the marked answers alone. */
const OVER_READING = 25;

const RESULTS = `query ($quizId: ID!, $page: Int!, $search: String, $sort: ResultSort!) {
  results(quizId: $quizId, page: $page, pageSize: ${PAGE_SIZE}, search: $search, sort: $sort) {
    items { attemptId name email number submittedAt submittedBy score maxScore percent isPassed
      waitingCount lateCount }
    totalCount totalPages
  }
}`;

/**
 * How long staff may wait for the export of ten thousand attempts, and how much a worker may grow
 * meanwhile.
 */
const EXPORT_S = 60;
const EXPORT_MB = 256;

/** Its worker is a process of its own, whose memory is measured. */
const app = useApplication({ ROLE: 'api' });
const measures: Measure[] = [];
const exams = new Map<number, string>();
let owner: Api;

beforeAll(async () => {
  const worker = await app.start({ ROLE: 'worker' });
  ({ api: owner } = await person(app));
  await worker.stop();
  const questions = Array.from({ length: QUESTIONS }, (_, index) => {
    const { question, options, correct } = triviaAt(index);
    return mcq(question, options, correct);
  });
  for (const size of SIZES) {
    const { quizId } = await exam(app, owner, { questions, rules: { pass_mark: 30 } });
    await seedAttempts(app.databaseUrl, quizId, size);
    exams.set(size, quizId);
  }
}, 600_000);
afterAll(() => {
  process.stdout.write(`\n${machine()}\n\n${tableOf(measures)}\n\n`);
});

type Ask = (quizId: string, size: number, time: number) => Promise<unknown>;

/** @returns the milliseconds of each, by the size of the exam */
async function timesOf(ask: Ask, count = TIMES): Promise<Map<number, number[]>> {
  const times = new Map<number, number[]>(SIZES.map((size) => [size, []]));
  for (let time = -WARM_UP; time < count; time += 1)
    for (const [size, quizId] of exams) {
      const from = performance.now();
      await ask(quizId, size, time);
      if (time >= 0) times.get(size)?.push(performance.now() - from);
    }
  return times;
}

interface Page {
  page?: number;
  search?: string | null;
  sort?: string;
}

const list =
  (pageOf: (size: number, time: number) => Page): Ask =>
  async (quizId, size, time) =>
    owner.ask(RESULTS, { quizId, page: 1, search: null, sort: 'LATEST', ...pageOf(size, time) });

it.each<[string, Ask]>([
  ['the first page', list(() => ({}))],
  ['the first page by score', list(() => ({ sort: 'BEST' }))],
  ['the second page', list(() => ({ page: 2 }))],
  ['the last page', list((size) => ({ page: size / PAGE_SIZE }))],
  ['a search for somebody', list((_, time) => ({ search: `learner${1 + Math.abs(time % 100)}.` }))],
])('%s of results', async (name, ask) => {
  const times = await timesOf(ask);
  const [smallest = 0, ...larger] = SIZES;
  for (const size of larger)
    measures.push({
      name: `results, ${name}, p95 of ${size} over ${smallest}`,
      figure: percentile(times.get(size) ?? [], 95),
      floor: percentile(times.get(smallest) ?? [], 95),
      unit: 'ms',
      aim: { atMost: 1.5 },
    });
});

it('figures, the first request and later ones', async () => {
  const firsts = new Map<number, number[]>(SIZES.map((size) => [size, []]));
  const readings = new Map<number, number[]>(SIZES.map((size) => [size, []]));
  // The figures are cached until an attempt is written.
  const touched = `UPDATE attempts SET lease_holder = lease_holder WHERE id =
    (SELECT id FROM attempts WHERE quiz_id = $1 LIMIT 1)`;
  const texts =
    'SELECT marked_answers FROM attempts WHERE quiz_id = $1 AND submitted_at IS NOT NULL';
  for (let time = 0; time < FIRST_LOOKS; time += 1)
    for (const [size, quizId] of exams) {
      await app.sql(touched, [quizId]);
      const begin = performance.now();
      await app.sql(texts, [quizId]);
      const from = performance.now();
      readings.get(size)?.push(from - begin);
      await owner.ask(FIGURES, { quizId });
      firsts.get(size)?.push(performance.now() - from);
    }
  const most = (times: Map<number, number[]>, size: number): number =>
    Math.max(...(times.get(size) ?? []));
  const largest = SIZES.at(-1) ?? 0;
  const name = `figures of ${largest} attempts of ${QUESTIONS} questions`;
  measures.push(
    {
      name: `${name}, first look, slowest of ${FIRST_LOOKS}`,
      figure: most(firsts, largest),
      floor: FIRST_LOOK_MS,
      unit: 'ms',
      aim: { atMost: 1 },
    },
    {
      name: `${name}, first look over reading their answers`,
      figure: percentile(firsts.get(largest) ?? [], 50),
      floor: percentile(readings.get(largest) ?? [], 50),
      unit: 'ms',
      aim: { atMost: OVER_READING },
    },
  );
  const times = await timesOf(async (quizId) => owner.ask(FIGURES, { quizId }), FIGURES_TIMES);
  measures.push({
    name: `${name}, later looks, p95`,
    figure: percentile(times.get(largest) ?? [], 95),
    floor: LATER_LOOK_MS,
    unit: 'ms',
    aim: { atMost: 1 },
  });
});

/** @returns megabytes: `VmRSS` that are used now, `VmHWM` at the peak */
function memoryOf(pid: number, name: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1_024;
}

it.each([
  ['RESULTS', 'XLSX'],
  ['RESPONSES', 'XLSX'],
  ['RESPONSES', 'CSV'],
])('an export of %s as %s', async (content, format) => {
  const size = SIZES.at(-1) ?? 0;
  const worker = await app.start({ ROLE: 'worker' });
  const before = memoryOf(worker.pid, 'VmRSS');
  const from = performance.now();
  const id = await startExport(owner, exams.get(size) ?? '', content, format);
  let state = 'QUEUED';
  while (state === 'QUEUED' || state === 'RUNNING') {
    await sleep(100);
    state = (await exported(owner, id))['state'] as string;
  }
  if (state !== 'DONE') throw new Error(`The export ended as ${state}`);
  const name = `export of ${size} attempts, ${content} as ${format}`;
  measures.push(
    {
      name: `${name}, time`,
      figure: (performance.now() - from) / 1_000,
      floor: EXPORT_S,
      unit: 's',
      aim: { atMost: 1 },
    },
    {
      name: `${name}, memory more`,
      figure: memoryOf(worker.pid, 'VmHWM') - before,
      floor: EXPORT_MB,
      unit: 'MB',
      aim: { atMost: 1 },
    },
  );
  await worker.stop();
});
