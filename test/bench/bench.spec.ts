import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, it } from 'vitest';
import { MAX_CONCURRENT_HASHES } from '../../server/users/passwords/passwords.js';
import { Api, type Data } from '../setup/api.js';
import { freshDatabase, query } from '../setup/database.js';
import { LOG_IN, logIn, PASSWORD, type Person, quiz, signedUp } from '../setup/factories.js';
import { START_IMPORT, uploadId } from '../setup/imports.js';
import { startMailSink, type MailSink } from '../setup/mail-sink.js';
import { fillLargeDatabase } from '../setup/large-database.js';
import { startServer, temporaryFolder, type RunningServer } from '../setup/processes.js';
import { addQuestions, mcq } from '../setup/questions.js';
import { stopLogging, logStatements, statementsOf } from '../setup/statements.js';
import { triviaAt, triviaWorkbook } from '../setup/workbooks.js';
import { numbersOf, startBareServer } from './bench-processes.js';
import { median, percentile, requestsPerSecond } from './load.js';
import { machine, tableOf, type Measure } from './table.js';

/** Measures everything that has a target, in one table. No test fails because a machine is slow. */

const CONNECTIONS = [1, 10, 50];
const LOG_INS_AT_ONCE = 10;
const HASHING_S = 5;
const IMPORTED_ROWS = 10_000;
const IMPORTS = 5;
const LISTS = 1_000;

const LIST = `query { quizzes(pageSize: 10) {
  items { id title status isCompleted questionCount durationMinutes version createdAt updatedAt creatorName }
  totalCount
} }`;
const QUIZ = `query ($id: ID!) { quiz(id: $id) {
  id title status isCompleted questionCount version createdAt updatedAt creatorName
  questions(pageSize: 20) {
    items {
      id quizId kind position text marks version createdAt updatedAt
      ... on McqQuestion { options { id text } correctOptionId explanation }
    }
    totalCount
  }
} }`;
/** Of all of them, as columns. */
const FIELDS = [
  ...['id', 'title', 'status', 'isCompleted', 'questionCount', 'durationMinutes', 'version'],
  ...['createdAt', 'updatedAt', 'firstName', 'lastName', 'totalCount'],
  ...['quizId', 'kind', 'position', 'text', 'marks', 'body'],
];
const STATE = 'query ($id: ID!) { import(id: $id) { state } }';

const measures: Measure[] = [];
const environment: Record<string, string> = { RATE_LIMIT: 'off', DATA_DIR: temporaryFolder() };
let databaseUrl: string;
let sink: MailSink;
let server: RunningServer;
let few: Person;
let many: Person;
let paper: string;
let reads: Read[];

/** What is read, and the path at which the bare server serves it. */
interface Read {
  name: string;
  path: string;
  call: { path: string; body: object };
  aim: number;
}

const restart = async (role = 'all') => {
  await server.stop();
  server = await startServer({ ...environment, ROLE: role });
  [few, many] = [await again(few), await again(many)];
};
const again = async ({ email }: Person) => logIn(new Api(server.url), email);

beforeAll(async () => {
  databaseUrl = await freshDatabase();
  sink = await startMailSink();
  Object.assign(environment, { DATABASE_URL: databaseUrl, SMTP_URL: sink.url });
  server = await startServer(environment);
  const api = new Api(server.url);
  [few, many] = [await signedUp(api, sink), await signedUp(api, sink)];
  await fillLargeDatabase(databaseUrl, [
    { email: few.email, quizzes: 100 },
    { email: many.email, quizzes: 100_000 },
  ]);
  // After the seeding of many rows, which adds questions to every existing quiz.
  paper = await quiz(few.api);
  const questions = Array.from({ length: 20 }, (_, index) => triviaAt(index));
  await addQuestions(
    few.api,
    paper,
    questions.map(({ question, options, correct }) => mcq(question, options, correct)),
  );
  const graphql = (text: string, variables: object) => ({
    path: '/graphql',
    body: { query: text, variables },
  });
  const dashboard = { userEmail: few.email, page: 1, limit: 10 };
  reads = [
    { name: 'quiz list (10)', path: '/list', call: graphql(LIST, {}), aim: 0.25 },
    { name: 'quiz of 20 questions', path: '/quiz', call: graphql(QUIZ, { id: paper }), aim: 0.25 },
    {
      name: 'userDashboard_M (10)',
      path: '/dashboard',
      call: { path: '/userDashboard_M', body: dashboard },
      aim: 0.55,
    },
    {
      name: 'dashbordQuizzinfo_M (20 questions)',
      path: '/info',
      call: { path: '/dashbordQuizzinfo_M', body: { _id: paper } },
      aim: 0.55,
    },
  ];
}, 300_000);
afterAll(async () => {
  await server.stop();
  await sink.close();
  process.stdout.write(`\n${machine()}\n\n${tableOf(measures)}\n\n`);
});

async function answered(api: Api, { path, body }: Read['call']): Promise<void> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const { status } = await api.fetch(path, { ...init, body: JSON.stringify(body) });
  if (status !== 200) throw new Error(`${path} answered ${status}`);
}

/** The statements that the API sends for its reads; the bare server sends them, too. */
async function barePages() {
  await logStatements(databaseUrl);
  await restart('api');
  const pages: Parameters<typeof startBareServer>[1] = {};
  for (const { path, call } of reads) {
    const statements = await statementsOf(databaseUrl, async () => answered(few.api, call));
    pages[path] = { statements, fields: FIELDS };
  }
  await stopLogging(databaseUrl);
  await restart();
  return pages;
}

it('reads', async () => {
  const bare = await startBareServer(databaseUrl, await barePages());
  for (const { name, path, call, aim } of reads) {
    for (const connections of CONNECTIONS) {
      const floor = await requestsPerSecond({ url: bare.url + path, connections });
      const load = { url: server.url, connections, call: { ...call, as: few.api } };
      const figure = await requestsPerSecond(load);
      const at = `${name}, ${connections} at once`;
      measures.push({ name: at, figure, floor, unit: '/s', aim: { atLeast: aim } });
    }
  }
  await bare.stop();
});

it('log-ins', async () => {
  const [user] = await query<{ hash: string }>(
    databaseUrl,
    'SELECT password_hash AS hash FROM users WHERE email = $1',
    [few.email],
  );
  const args = [user?.hash ?? '', PASSWORD, String(MAX_CONCURRENT_HASHES), String(HASHING_S)];
  const [floor = NaN] = await numbersOf('hashing.mjs', ...args);
  const anybody = new Api(server.url);
  const account = { email: few.email, password: PASSWORD };
  const calls: { name: string; path: string; body: object }[] = [
    { name: 'log-ins', path: '/graphql', body: { query: LOG_IN, variables: { input: account } } },
    { name: 'userLoginN_M', path: '/userLoginN_M', body: account },
  ];
  for (const { name, path, body } of calls) {
    const figure = await requestsPerSecond({
      url: server.url,
      connections: LOG_INS_AT_ONCE,
      call: { path, body, as: anybody },
    });
    measures.push({ name, figure, floor, unit: '/s', aim: { atLeast: 0.9 } });
  }
});

it('lists of 100 and of 100,000 quizzes', async () => {
  // In turn, so that other load on the machine affects both.
  const times = { few: [] as number[], many: [] as number[] };
  const time = async ({ api }: Person): Promise<number> => {
    const from = performance.now();
    await api.ask(LIST);
    return performance.now() - from;
  };
  for (let index = 0; index < 100; index += 1) await Promise.all([few, many].map(time));
  for (let index = 0; index < LISTS; index += 1) {
    times.few.push(await time(few));
    times.many.push(await time(many));
  }
  measures.push({
    name: 'list of 100,000 over list of 100, p95',
    figure: percentile(times.many, 95),
    floor: percentile(times.few, 95),
    unit: 'ms',
    aim: { atMost: 1.3 },
  });
});

it('imports', async () => {
  const file = await triviaWorkbook(IMPORTED_ROWS);
  const path = join(temporaryFolder(), 'questions.xlsx');
  await writeFile(path, file);
  const starts: number[] = [];
  const figures: number[] = [];
  // In turn; the first of each is a warm-up.
  for (let index = 0; index <= IMPORTS; index += 1) {
    starts.push(...(await numbersOf('reading.mjs', path, '0')));
    figures.push(await timeOfImport(file));
  }
  const [, ...warm] = await numbersOf('reading.mjs', path, String(IMPORTS));
  const name = `import of ${IMPORTED_ROWS} rows, over exceljs`;
  const imported = { figure: median(figures.slice(1)), unit: 'ms', aim: { atMost: 2 } };
  measures.push({ ...imported, name: `${name} started afresh`, floor: median(starts.slice(1)) });
  measures.push({ ...imported, name: `${name} warmed up`, floor: median(warm) });
});

/** From the first byte of the upload until a request shows that all rows are stored. */
async function timeOfImport(file: Buffer): Promise<number> {
  const quizId = await quiz(few.api);
  const from = performance.now();
  const input = {
    id: crypto.randomUUID(),
    quizId,
    kind: 'MCQ',
    uploadId: await uploadId(few.api, file),
  };
  await few.api.ask(START_IMPORT, { input });
  for (;;) {
    const { state } = (await few.api.ask(STATE, { id: input.id }))['import'] as Data;
    if (state === 'SUCCEEDED') return performance.now() - from;
    if (state !== 'QUEUED' && state !== 'RUNNING') throw new Error(`The import is ${state}`);
    // As often as a page may ask, so that the requests themselves are not what is measured.
    await new Promise((done) => setTimeout(done, 25));
  }
}
