/**
 * Clients send changes with an Idempotency-Key again and again, while connections break and the process is killed:
 * at least a third of them after their commit and before the answer. Each change is applied once, and answered in the end.
 * This is the short form; `npm run test:long` sends 1,000. SEED repeats a run.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EmbeddedPostgres } from '../../server/core/database/embedded/embedded-postgres.js';
import { sitting } from '../setup/attempts.js';
import { Api, type Answer } from '../setup/api.js';
import { query } from '../setup/database.js';
import { candidate, exam } from '../setup/exams.js';
import { person, quiz, type Person } from '../setup/factories.js';
import { freePort, startServer, temporaryFolder, type RunningServer } from '../setup/processes.js';
import { addQuestions, anyMcq } from '../setup/questions.js';
import { SEED, times } from '../setup/seeds.js';
import { CommitProxy } from './commit-proxy.js';
import { startProcessReaper, type ProcessReaper } from './process-reaper.js';
import { SeededRandom } from './random.js';

/** Changes that are sent at the same time. */
const TOGETHER = 10;
/** What happens in one round after the other. */
const FAULTS = [
  'killed after the commits',
  'killed at any moment',
  'killed after the commits',
  'cut off',
];
const ROUNDS = times(4, 100);
const MAX_MOMENT_MS = 150;
const MAX_TRIES = 200;
/** For a run that hangs only. */
const PATIENCE_MS = times(300_000, 3_600_000);

interface Change {
  key: string;
  query: string;
  variables: object;
}

const random = new SeededRandom(SEED, 'retries');
const folder = temporaryFolder();
let reaper: ProcessReaper;
let postgres: EmbeddedPostgres;
let line: CommitProxy;
let server: RunningServer;
let owner: Person;
let port: string;

async function start(): Promise<void> {
  const url = new URL(postgres.url);
  url.port = String(line.port);
  const environment = {
    DATABASE_URL: url.href,
    DATA_DIR: folder,
    PORT: port,
    RATE_LIMIT: 'off',
    JWT_SECRET: 'only for this test, which knows it: 32 bytes',
  };
  server = await startServer(environment, { onSpawn: (pid) => reaper.addProcess(pid) });
}

const sql = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  query<T & Record<string, unknown>>(postgres.url, text, values);

beforeAll(async () => {
  reaper = startProcessReaper();
  reaper.addFolder(folder);
  postgres = await EmbeddedPostgres.start(folder);
  line = new CommitProxy(Number(new URL(postgres.url).port), await freePort(), 'idempotency_keys');
  await line.open();
  port = String(await freePort());
  await start();
  owner = await person({ api: new Api(server.url), sql });
});
afterAll(async () => {
  await server.stop();
  await line.close();
  await postgres.stop();
  await reaper.close();
});

/** Sends a change once. @param signal breaks the connection */
async function send(
  { key, query: text, variables }: Change,
  signal?: AbortSignal,
): Promise<Answer | null> {
  try {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${owner.token}`,
        'idempotency-key': key,
      },
      body: JSON.stringify({ query: text, variables }),
      ...(signal && { signal }),
    });
    const { data = null, errors = [] } = (await response.json()) as Partial<Answer>;
    return { status: response.status, data, errors };
  } catch {
    return null;
  }
}

/** Answers that say nothing about the outcome. */
const UNKNOWN = ['IDEMPOTENCY_IN_PROGRESS', 'OUTCOME_UNKNOWN', 'UNAVAILABLE', 'BUSY'];

/** Sends a change until it is answered. */
async function settle(change: Change): Promise<object> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const answer = await send(change);
    const codes = answer?.errors.map(({ extensions }) => extensions.code) ?? [];
    if (answer?.data && codes.length === 0) return answer.data;
    if (codes.some((code) => !UNKNOWN.includes(code)))
      throw new Error(`${change.query} is refused: ${codes.join(', ')}`);
    await sleep(100);
  }
  throw new Error(`${change.query} is not answered`);
}

it(
  `applies each of ${ROUNDS * TOGETHER} changes once (seed ${SEED})`,
  async () => {
    const app = { api: new Api(server.url), sql } as never;
    const filled = await quiz(owner.api, 'Filled');
    const copied = await quiz(owner.api, 'Copied');
    await addQuestions(owner.api, copied, [anyMcq]);
    const { code } = await exam(app, owner.api);
    const attempt = await sitting(await candidate(app, code, 'Ada'));
    await sql(`UPDATE attempts SET deadline_at = now() + interval '1 hour' WHERE id = $1`, [
      attempt.id,
    ]);
    const [before] = await sql<{ at: Date }>(
      'SELECT deadline_at AS at FROM attempts WHERE id = $1',
      [attempt.id],
    );

    const counts = {
      createQuiz: 0,
      addQuestions: 0,
      duplicateQuiz: 0,
      extendTime: 0,
      createClassList: 0,
    };
    const draw = (): Change => {
      const name = random.pick(Object.keys(counts) as (keyof typeof counts)[]);
      counts[name] += 1;
      const title = `${name} ${randomUUID()}`;
      const calls = {
        createQuiz: ['($title: String!) { createQuiz(title: $title) { id } }', { title }],
        addQuestions: [
          '($id: ID!, $text: String!) { addQuestions(quizId: $id, questions: [{ descriptive: { text: $text } }]) { id } }',
          { id: filled, text: title },
        ],
        duplicateQuiz: ['($id: ID!) { duplicateQuiz(id: $id) { id } }', { id: copied }],
        extendTime: [
          '($input: ExtendTimeInput!) { extendTime(input: $input) { id } }',
          { input: { attemptId: attempt.id, minutes: 1, reason: title } },
        ],
        createClassList: [
          '($name: String!) { createClassList(name: $name) { id } }',
          { name: title },
        ],
      } as const;
      const [text, variables] = calls[name];
      return { key: randomUUID(), query: `mutation ${text}`, variables };
    };

    let committedUnanswered = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const changes = Array.from({ length: TOGETHER }, draw);
      const fault = FAULTS[round % FAULTS.length];
      const isWithheld = fault === 'killed after the commits';
      if (isWithheld) line.withholdCommits();
      const breaking = new AbortController();
      const first = changes.map(async (change) => send(change, breaking.signal));
      if (isWithheld) {
        await expect.poll(() => line.withheldCount).toBeGreaterThan(0);
        // Those that wait for a lock of a held one commit afterwards.
        await sleep(300);
        committedUnanswered += line.withheldCount;
      } else await sleep(random.number(0, MAX_MOMENT_MS));
      if (fault === 'cut off') {
        breaking.abort();
        line.cut();
      } else {
        await server.kill();
        line.release();
        await start();
      }
      await Promise.all(first);
      const answers = await Promise.all(changes.map(settle));
      // Once more: the answer is the same.
      expect(await Promise.all(changes.map(settle))).toEqual(answers);
    }

    const [stored] = await sql<typeof counts>(
      `SELECT
       (SELECT count(*)::int FROM quizzes WHERE title LIKE 'createQuiz %') AS "createQuiz",
       (SELECT count(*)::int FROM placements WHERE quiz_id = $1) AS "addQuestions",
       (SELECT count(*)::int FROM quizzes WHERE title LIKE 'Copy of Copied%') AS "duplicateQuiz",
       (SELECT round(extract(epoch FROM deadline_at - $2::timestamptz) / 60)::int FROM attempts WHERE id = $3)
         AS "extendTime",
       (SELECT count(*)::int FROM class_lists) AS "createClassList"`,
      [filled, before?.at, attempt.id],
    );
    expect(stored).toEqual(counts);
    expect(committedUnanswered).toBeGreaterThanOrEqual((ROUNDS * TOGETHER) / 3);
    process.stdout.write(
      `seed ${SEED}: ${ROUNDS * TOGETHER} changes, ${committedUnanswered} of them killed between commit and answer: ${JSON.stringify(counts)}\n`,
    );
  },
  PATIENCE_MS,
);
