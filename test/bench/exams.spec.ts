/**
 * What running exams costs: saves, a class that starts, the candidate's page. No test fails because
 * a machine is slow.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, it } from 'vitest';
import { GRACE_SECONDS } from '../../server/attempts/attempt.entity.js';
import { useApplication } from '../setup/application.js';
import { Page } from '../setup/attempts.js';
import { candidate, exam, type CandidateAccess } from '../setup/exams.js';
import { person } from '../setup/factories.js';
import { mcq } from '../setup/questions.js';
import { root } from '../setup/sources.js';
import { triviaAt } from '../setup/workbooks.js';
import { startBareSaves } from './bench-processes.js';
import { percentile, putsPerSecond, type Sender } from './load.js';
import { machine, tableOf, type Measure } from './table.js';

const CONNECTIONS = 50;
const STARTS = 500;
const RAMP_MS = 10_000;
/** How long a candidate may wait for the first page, 95 of 100 times. */
const PATIENCE_MS = 1_000;
/**
 * How soon after its time and grace period an attempt is submitted for a candidate who has left.
 */
const SUBMITTED_WITHIN_S = 15;
/** Of the candidate's page, gzipped. */
const MAX_SCRIPT_KB = 100;

const app = useApplication();
const measures: Measure[] = [];
/** Candidates who have started. */
const sittings: Page[] = [];
let code: string;

beforeAll(async () => {
  const { api } = await person(app);
  const questions = Array.from({ length: 20 }, (_, index) => {
    const { question, options, correct } = triviaAt(index);
    return mcq(question, options, correct);
  });
  ({ code } = await exam(app, api, { questions }));
});
afterAll(() => {
  process.stdout.write(`\n${machine()}\n\n${tableOf(measures)}\n\n`);
});

async function learners(count: number): Promise<CandidateAccess[]> {
  const come: CandidateAccess[] = [];
  for (let index = 0; index < count; index += 1)
    come.push(await candidate(app, code, `Learner ${index}`));
  return come;
}

it('saves', async () => {
  const pages = (await learners(CONNECTIONS)).map((learner) => new Page(learner));
  for (const page of pages) await page.open();
  const senders = pages.map((page): Sender => ({
    path: `/attempts/${page.id}/responses`,
    token: page.candidate.token,
    body: () => ({ epoch: 1, entries: [page.entry(Math.floor(Math.random() * 20))] }),
  }));
  const bare = await startBareSaves(app.databaseUrl);
  const floor = await putsPerSecond(bare.url, senders);
  await bare.stop();
  const figure = await putsPerSecond(app.server.url, senders);
  const name = `saves of an answer, ${CONNECTIONS} at once`;
  measures.push({ name, figure, floor, unit: '/s', aim: { atLeast: 0.6 } });
});

it('a class that starts', async () => {
  const come = await learners(STARTS);
  let errors = 0;
  const times = await Promise.all(
    come.map(async (learner, index) => {
      await sleep((index * RAMP_MS) / STARTS);
      const from = performance.now();
      // As the page does: the page itself, the request behind the link, the paper.
      const page = new Page(learner);
      sittings.push(page);
      const answers = [
        (await learner.api.fetch('/take', { headers: { accept: 'text/html' } })).status,
        (await learner.api.fetch('/attempts/mine')).status,
        (await page.open()).status,
      ];
      if (answers.some((status) => status !== 200)) errors += 1;
      return performance.now() - from;
    }),
  );
  const name = `${STARTS} starts within ${RAMP_MS / 1_000} s`;
  measures.push(
    {
      name: `${name}, first page, p95`,
      figure: percentile(times, 95),
      floor: PATIENCE_MS,
      unit: 'ms',
      aim: { atMost: 1 },
    },
    { name: `${name}, errors`, figure: errors, floor: 1, unit: '', aim: { atMost: 0 } },
  );
});

it('a class whose time is over', async () => {
  const running = 'SELECT count(*)::int AS count FROM attempts WHERE submitted_at IS NULL';
  const count = async () => (await app.sql<{ count: number }>(running))[0]?.count ?? 0;
  for (const page of sittings) await page.save(page.questions.map((_, place) => page.entry(place)));
  const all = await count();
  const ended = `UPDATE attempts SET deadline_at = now() - interval '${GRACE_SECONDS} seconds'
    WHERE submitted_at IS NULL`;
  await app.sql(ended);
  const from = performance.now();
  while ((await count()) > 0) await sleep(50);
  measures.push({
    name: `${all} whose time is over, until the last is submitted`,
    figure: (performance.now() - from) / 1_000,
    floor: SUBMITTED_WITHIN_S,
    unit: 's',
    aim: { atMost: 1 },
  });
});

it("script of the candidate's page", () => {
  const client = join(root, 'dist/client');
  const page = readFileSync(join(client, 'take/index.html'), 'utf8');
  const scripts = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)];
  const bytes = scripts
    .map(([, path = '']) => gzipSync(readFileSync(join(client, path))).length)
    .reduce((sum, size) => sum + size, 0);
  const figure = bytes / 1_000;
  const name = "script of the candidate's page, gzipped";
  measures.push({ name, figure, floor: MAX_SCRIPT_KB, unit: 'kB', aim: { atMost: 1 } });
});
