import { afterAll, beforeAll, expect, it } from 'vitest';
import { Api, type Data } from '../setup/api.js';
import type { Application } from '../setup/application.js';
import { freshDatabase, query } from '../setup/database.js';
import { person } from '../setup/factories.js';
import { lockImports } from '../setup/row-locks.js';
import { Legacy, type LegacyAnswer } from '../setup/legacy.js';
import { startMailSink, type MailSink } from '../setup/mail-sink.js';
import {
  startServer,
  temporaryFolder,
  type Environment,
  type RunningServer,
} from '../setup/processes.js';
import { MCQ_HEADERS, triviaWorkbook, workbook } from '../setup/workbooks.js';

/**
 * Imports that outlast the waiting time of their callers: no worker runs, or it is killed. The
 * calls that wait for 25 seconds run beside the other tests from the beginning.
 */

const MCQ = 'quizzQuestionServiceExcel_M';
const QUIZ = 'Algebra';

interface Place {
  environment: Environment;
  api: RunningServer;
  /** Another user for each call, with a quiz. */
  somebody: () => Promise<Legacy>;
}

let sink: MailSink;
let idle: Place;
const running: RunningServer[] = [];

async function start(environment: Environment): Promise<RunningServer> {
  const server = await startServer(environment);
  running.push(server);
  return server;
}

/** An API process of its own, without a worker. */
async function place(): Promise<Place> {
  const environment = {
    DATABASE_URL: await freshDatabase(),
    DATA_DIR: temporaryFolder(),
    SMTP_URL: sink.url,
    RATE_LIMIT: 'off',
    JWT_SECRET: 'x'.repeat(32),
  };
  const api = await start({ ...environment, ROLE: 'api' });
  const sql: Application['sql'] = async (text, values) =>
    query(environment.DATABASE_URL, text, values);
  const somebody = async () => {
    const { token } = await person({ api: new Api(api.url), sql });
    const caller = new Legacy(api.url).as(token);
    await caller.ask('quizzIdentity_M', { quizTitle: QUIZ });
    return caller;
  };
  return { environment, api, somebody };
}

const file = async (rows: number): Promise<string> =>
  (await triviaWorkbook(rows)).toString('base64');

const imports = async ({ environment }: Place): Promise<number> => {
  const sql = 'SELECT count(*)::int AS count FROM imports';
  const [row] = await query<{ count: number }>(environment['DATABASE_URL'] ?? '', sql);
  return row?.count ?? 0;
};

const count = async (caller: Legacy): Promise<number> =>
  (await caller.ask('quizzCoutMCQ_M', { quizTitle: QUIZ }))['totalQuizzCount'] as number;

let patient: Legacy;
let busy: Legacy;
let waiting: { good: Promise<LegacyAnswer>; faulty: Promise<LegacyAnswer> };
let five: Promise<LegacyAnswer>[];
/** Writing a workbook again gives other bytes. */
const files: string[] = [];

beforeAll(async () => {
  sink = await startMailSink();
  idle = await place();
  patient = await idle.somebody();
  busy = await idle.somebody();
  const faulty = await workbook([MCQ_HEADERS, ['Why?', 'a', 'b', null, null, null, 'Z']]);
  const send = async (caller: Legacy, excelFile: string) =>
    caller.send(MCQ, { quizTitle: QUIZ, excelFile });
  waiting = {
    good: send(patient, await file(7)),
    faulty: send(patient, faulty.toString('base64')),
  };
  five = [];
  for (let rows = 1; rows <= 5; rows += 1) files.push(await file(rows));
  // One of them again, which is no new import.
  for (const one of [...files, files[2] ?? '']) five.push(send(busy, one));
});
afterAll(async () => {
  for (const server of running) await server.stop();
  await sink.close();
});

it('a sixth at once is rejected, one of the five again is not', async () => {
  await expect.poll(async () => imports(idle)).toBe(7);
  const sixth = await busy.send(MCQ, { quizTitle: QUIZ, excelFile: await file(6) });
  expect(sixth.status).toBe(429);
  expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(sixth.body['message']).toMatch(/^Five of your imports are running/);
  expect(await imports(idle)).toBe(7);
});

it('a worker that is killed in mid-import leaves it to the next, and the caller gets its result', async () => {
  const mine = await place();
  const caller = await mine.somebody();
  const worker = await start({ ...mine.environment, ROLE: 'worker' });
  const lock = await lockImports(mine.environment['DATABASE_URL'] ?? '', 'STORING');
  const call = caller.send(MCQ, { quizTitle: QUIZ, excelFile: await file(800) });
  await lock.reached();
  await worker.kill();
  await lock.release();
  expect(await count(caller)).toBe(0);
  await start({ ...mine.environment, ROLE: 'worker' });
  const first = await call;
  expect([200, 202]).toContain(first.status);
  const ask = async (): Promise<Data> =>
    caller.ask(MCQ, { quizTitle: QUIZ, importId: first.body['importId'] });
  const end = { statusCode: 200, importedCount: 800 };
  await expect.poll(ask).toMatchObject(end);
  expect(await count(caller)).toBe(800);
});

it('an import over 25 seconds gets an interim response, and its state can be requested until it has ended', async () => {
  const { good, faulty } = waiting;
  const answers = await Promise.all([good, faulty, ...five]);
  for (const { status, body } of answers) {
    expect(status).toBe(202);
    const message = 'The import is under way.';
    const importId = expect.any(String) as string;
    expect(body).toEqual({ statusCode: 202, success: true, message, importId });
  }
  const ids = answers.map(({ body }) => body['importId'] as string);
  expect(new Set(ids).size).toBe(7);
  // The one that was sent again is the third of the five.
  expect(ids[7]).toBe(ids[4]);
  const ask = async (importId = '') => patient.send(MCQ, { quizTitle: QUIZ, importId });
  expect((await ask(ids[0])).body).toEqual(answers[0].body);

  // Meanwhile the quiz is deleted under an import, before and while a worker runs it.
  const rash = await idle.somebody();
  const { quizzes } = await rash.ask('userDashboard_M', { page: 1 });
  const lost = rash.send(MCQ, { quizTitle: QUIZ, excelFile: await file(2) });
  await expect.poll(async () => imports(idle)).toBe(8);
  await rash.ask('DashbordDel_M', { _id: (quizzes as Data[])[0]?.['quizzId'] });

  const worker = await start({ ...idle.environment, ROLE: 'worker' });
  const first = await lost;
  const about = async () => rash.send(MCQ, { quizTitle: QUIZ, importId: first.body['importId'] });
  const gone = { status: 404, body: { message: 'Quiz not found' } };
  // A caller who has waited for 25 seconds asks again.
  await expect.poll(async () => (first.status === 202 ? about() : first)).toMatchObject(gone);

  const end = { status: 200, body: { importedCount: 7, importId: ids[0] } };
  await expect.poll(async () => ask(ids[0])).toMatchObject(end);
  const refused = { status: 400, body: { importId: ids[1], errors: [{ row: 2 }] } };
  await expect.poll(async () => ask(ids[1])).toMatchObject(refused);
  expect(await count(patient)).toBe(7);
  await expect.poll(async () => count(busy)).toBe(1 + 2 + 3 + 4 + 5);
  expect(await worker.stop()).toBe(0);
});

it('a caller who waits when the server stops gets the id to ask for', async () => {
  const caller = await idle.somebody();
  const before = await imports(idle);
  const answer = caller.send(MCQ, { quizTitle: QUIZ, excelFile: await file(9) });
  await expect.poll(async () => imports(idle)).toBe(before + 1);
  const ended = idle.api.stop();
  expect(await answer).toMatchObject({
    status: 202,
    body: { importId: expect.any(String) as string },
  });
  expect(await ended).toBe(0);
});
