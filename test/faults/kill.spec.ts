/**
 * The application is killed (SIGKILL), half of the times with its database, at seeded moments of a
 * run of writes and large imports, and started again each time. All acknowledged writes must be
 * stored; each import must be complete or absent. The first kill hits an import that is storing. This
 * is the short form; `npm run test:long` kills more often. SEED repeats a run.
 */
import { afterAll, beforeAll, expect, it, onTestFailed } from 'vitest';
import { Api, type Data } from '../setup/api.js';
import { query } from '../setup/database.js';
import { quiz, signedUp } from '../setup/factories.js';
import { lockImports } from '../setup/row-locks.js';
import { finished, startImport } from '../setup/imports.js';
import { startMailSink, type MailSink } from '../setup/mail-sink.js';
import { databaseUrl, postmasterPid } from '../setup/embedded-postgres.js';
import { freePort, startServer, temporaryFolder, type RunningServer } from '../setup/processes.js';
import { SEED, times } from '../setup/seeds.js';
import { triviaWorkbook } from '../setup/workbooks.js';
import { mulberry32 } from './random.js';
import { newWriteLedger, write } from './writers.js';
import { PLACED } from '../setup/placed-questions.js';

const MOMENTS = times(5, 20);
const ROWS = 5_000;
const WRITERS = 3;
/** A kill comes at most this long after a start. */
const MAX_RUN_MS = 2_500;

const dataDir = temporaryFolder();
const random = mulberry32(SEED);
let sink: MailSink;
let server: RunningServer;
let port: string;
/** The output of the killed servers, to print when the test fails. */
let logs = '';

beforeAll(async () => {
  sink = await startMailSink();
  port = String(await freePort());
});
afterAll(async () => {
  await server.stop();

  await sink.close();
});

async function start(): Promise<void> {
  const environment = { DATA_DIR: dataDir, PORT: port, SMTP_URL: sink.url, RATE_LIMIT: 'off' };
  server = await startServer(environment);
}

async function kill(withDatabase: boolean): Promise<void> {
  if (withDatabase) process.kill(postmasterPid(dataDir), 'SIGKILL');
  await server.kill();
  logs += server.output();
}

const sql = async (text: string, values: unknown[] = []): Promise<Data[]> =>
  query(databaseUrl(dataDir), text, values);

async function openImports(): Promise<number> {
  return (await sql(`SELECT FROM imports WHERE state IN ('QUEUED', 'RUNNING')`)).length;
}

async function questionsIn(quizId: string): Promise<unknown> {
  const counted = 'SELECT count(*)::int AS n FROM placements WHERE quiz_id = $1';
  return (await sql(counted, [quizId]))[0]?.['n'];
}

it(`loses nothing that was acknowledged, killed at ${MOMENTS} moments (seed ${SEED})`, async () => {
  onTestFailed(() => {
    process.stderr.write(logs + server.output());
  });
  await start();
  const owner = await signedUp(new Api(server.url), sink);
  const current = (): Api => new Api(server.url, owner.token);
  const ledger = newWriteLedger();
  const workbook = await triviaWorkbook(ROWS);
  /** The quiz of each import. */
  const imports = new Map<string, string>();
  /** Kills during an import. */
  let importsHit = 0;
  let isOver = false;
  const writers = Array.from({ length: WRITERS }, (_, index) =>
    write(`writer ${index}`, current, ledger, mulberry32(SEED + index + 1), () => isOver),
  );

  const written = Promise.all(writers);

  for (let moment = 0; moment < MOMENTS; moment += 1) {
    // The first kill comes at the worst moment: everything is written, nothing is committed. Later
    // ones mostly hit imports that wait for their next worker.
    const storing = moment === 0 ? await lockImports(databaseUrl(dataDir), 'STORING') : null;
    if ((await openImports()) === 0) {
      const quizId = await quiz(current(), `Import ${moment}`);
      imports.set(await startImport(current(), quizId, workbook), quizId);
    }
    if (storing) await storing.reached();
    else await new Promise((done) => setTimeout(done, random() * MAX_RUN_MS));
    await kill(random() < 0.5);
    await storing?.release();
    await start();
    // Open after the kill, and not started since: it was open when the kill came.
    if ((await openImports()) > 0) importsHit += 1;
    for (const quizId of imports.values()) expect([0, ROWS]).toContain(await questionsIn(quizId));
  }
  isOver = true;
  await written;

  const outcomes: string[] = [];
  for (const [id, quizId] of imports) {
    const { state } = await finished(current(), id);
    outcomes.push(state as string);
    expect(await questionsIn(quizId)).toBe(state === 'SUCCEEDED' ? ROWS : 0);
  }
  expect(importsHit, 'kills during an import').toBeGreaterThan(0);
  const stored = await sql('SELECT id, title, question_count FROM quizzes');
  const questions = await sql(`SELECT p.id, p.quiz_id, v.text FROM ${PLACED}`);
  const titles = new Map(stored.map((row) => [row['id'], row['title']]));
  const texts = new Map(questions.map((row) => [row['id'], row]));

  const lost: string[] = [];
  for (const [id, title] of ledger.quizzes) {
    const found = titles.get(id) as string | undefined;
    // A later rename without an answer may have happened all the same.
    const isLater = found !== undefined && turnOf(found) > turnOf(title);
    const isStored = found === title || (isLater && ledger.unanswered.has(found));
    if (!isStored) lost.push(`quiz ${id} ${title}`);
  }
  for (const [id, { quizId, text }] of ledger.questions) {
    const row = texts.get(id);
    if (row?.['quiz_id'] !== quizId || row['text'] !== text) lost.push(`question ${id} ${text}`);
  }
  expect(lost, 'acknowledged and lost').toEqual([]);

  const requested = new Set([...ledger.quizzes.values(), ...ledger.unanswered]);
  const filled = new Set(imports.values());
  const acknowledged = (row: Data): boolean =>
    ledger.quizzes.has(row['id']) || filled.has(row['id']) || requested.has(row['title']);
  expect(
    stored.filter((row) => !acknowledged(row)),
    'stored but never requested',
  ).toEqual([]);

  for (const row of stored) {
    const actual = questions.filter((question) => question['quiz_id'] === row['id']).length;
    expect(row['question_count'], `count of ${row['title']}`).toBe(actual);
  }
  expect(await sql('SHOW fsync')).toEqual([{ fsync: 'on' }]);
  expect(await sql('SHOW synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);

  process.stdout.write(
    `seed ${SEED}: ${MOMENTS} kills, ${ledger.quizzes.size} quizzes and ${ledger.questions.size} ` +
      `questions acknowledged, ${ledger.unanswered.size} requests unanswered, lost ${lost.length}, ` +
      `imports ${outcomes.join(', ')}, of which ${importsHit} kills hit one\n`,
  );
});

/** Writers number their texts. */
function turnOf(text: string): number {
  return Number(text.split(' ').at(-1));
}
