/**
 * How many candidates, each saving every 20 seconds, this machine can serve; its cores run server,
 * database and the candidates. Adds candidates until 5 of 100 saves wait longer than a quarter of a
 * second.
 */
import { afterAll, beforeAll, it } from 'vitest';
import { Api } from '../setup/api.js';
import { query } from '../setup/database.js';
import { quiz, signedUp } from '../setup/factories.js';
import { startMailSink, type MailSink } from '../setup/mail-sink.js';
import { databaseUrl } from '../setup/embedded-postgres.js';
import { startServer, type RunningServer } from '../setup/processes.js';
import { addQuestions } from '../setup/questions.js';
import { attemptsOf } from './attempts.js';
import { percentile } from './load.js';
import { Savers, type SaverKnown } from './savers.js';
import { machine } from './table.js';

const STEP = Number(process.env['LEARNERS_STEP'] ?? 2_000);
const MAX_CANDIDATES = Number(process.env['LEARNERS_MOST'] ?? 20_000);
const PATIENCE_MS = 250;
/** Until every candidate has saved once: new ones open connections, and fill caches. */
const WARM_UP_S = 20;
const SECONDS = 20;
const QUESTIONS = 10;
/** A folder for a CPU profile of the server, written when it ends (docs/PERFORMANCE.md). */
const PROFILE = process.env['LEARNERS_PROFILE'];
const SECRET = 'a secret of the bench, of at least 32 bytes';

let sink: MailSink;
let server: RunningServer;
const sql = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  query(databaseUrl(server.dataDir), text, values);

beforeAll(async () => {
  sink = await startMailSink();
  // With defaults and the embedded database: what is acknowledged is on the disk.
  const environment = {
    SMTP_URL: sink.url,
    RATE_LIMIT: 'off',
    JWT_SECRET: SECRET,
  };
  const flags = PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${PROFILE}`] : [];
  server = await startServer(environment, { flags });
});
afterAll(async () => {
  await server.stop();
  await sink.close();
});

async function learners(quizId: string, count: number): Promise<SaverKnown[]> {
  const made = await attemptsOf(sql, SECRET, quizId, count);
  // Thousands starting at one moment exist only here: the load that follows is not measured.
  await sql('VACUUM ANALYZE');
  await sql('CHECKPOINT');
  return made.map((attempt) => ({ ...attempt, acknowledged: new Map(), sequence: 0 }));
}

/** Answers to questions of which neither an acknowledged save nor a later one is stored. */
async function lost(savers: readonly SaverKnown[]): Promise<number> {
  const rows = await sql<{ key: string; sequence: number }>(
    `SELECT attempt_id || ' ' || question_id AS key, sequence FROM responses`,
  );
  const stored = new Map(rows.map(({ key, sequence }) => [key, sequence]));
  const acknowledgedSaves = savers.flatMap(({ attemptId, acknowledged }) =>
    [...acknowledged].map(([questionId, sequence]) => ({ attemptId, questionId, sequence })),
  );
  return acknowledgedSaves.filter(
    ({ attemptId, questionId, sequence }) =>
      (stored.get(`${attemptId} ${questionId}`) ?? 0) < sequence,
  ).length;
}

it('serves candidates who save every 20 seconds', async () => {
  const { api } = await signedUp(new Api(server.url), sink);
  const quizId = await quiz(api);
  const questions = Array.from({ length: QUESTIONS }, (_, place) => ({
    descriptive: { text: `Question ${place}: how does a delta form?` },
  }));
  const ids = (await addQuestions(api, quizId, questions)).map(({ id }) => id as string);
  await api.ask('mutation ($id: ID!) { submitQuiz(id: $id) { id } }', { id: quizId });
  const savers = new Savers(new URL(server.url), ids);
  const come: SaverKnown[] = [];
  const lines: string[] = [];
  for (let count = STEP; count <= MAX_CANDIDATES; count += STEP) {
    come.push(...(await learners(quizId, STEP)));
    const { times, failures } = await savers.run(come, SECONDS, WARM_UP_S);
    const p95 = percentile(times, 95);
    const gone = await lost(come);
    const line = [
      `${count} learners`,
      `${(times.length / SECONDS).toFixed(0)} saves/s`,
      `p50 ${percentile(times, 50).toFixed(0)} ms`,
      `p95 ${p95.toFixed(0)} ms`,
      `failed ${failures}`,
      `acknowledged and lost ${gone}`,
    ].join(', ');
    const isCarried = p95 <= PATIENCE_MS && failures + gone === 0;
    lines.push(isCarried ? line : `${line}: MISSED`);
    process.stdout.write(`${lines.at(-1)}\n`);
    if (!isCarried) break;
  }
  savers.close();
  process.stdout.write(`\n${machine()}\n${lines.join('\n')}\n`);
});
