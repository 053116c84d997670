import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Api } from '../setup/api.js';
import { query } from '../setup/database.js';
import { LOG_IN, PASSWORD, type Person, quiz, signedUp, REQUEST_CODE } from '../setup/factories.js';
import { questionOperations, type HotOperation } from '../setup/hot-question-operations.js';
import { image, served, type PostedImage } from '../setup/images.js';
import { READ_IMPORT, startImport } from '../setup/imports.js';
import { Legacy } from '../setup/legacy.js';
import { fillLargeDatabase } from '../setup/large-database.js';
import { startLoggingServer, type LoggingServer } from '../setup/logging-server.js';
import { startServer } from '../setup/processes.js';
import { addQuestions, anyMcq } from '../setup/questions.js';
import {
  rowsRead,
  scansOf,
  statementsOf,
  tablesOfMany,
  type Statement,
} from '../setup/statements.js';
import { deletedQuizzes } from '../setup/trash.js';
import { triviaWorkbook, workbook } from '../setup/workbooks.js';

/**
 * Frequent requests must not become slower with the amount of data: among a million quizzes, and in the long form of the
 * tests a million questions, no statement of the application scans a table.
 */

const LIST = `query ($filter: QuizFilterInput, $sort: QuizSort, $page: Int) {
  quizzes(filter: $filter, sort: $sort, page: $page) { items { id title creatorName } totalCount }
}`;
const UPDATE = `mutation ($input: UpdateQuizInput!) { updateQuiz(input: $input) { id } }`;
const DELETE = 'mutation ($id: ID!) { deleteQuiz(id: $id) { id } }';
const OPEN_IMPORT = 'query ($id: ID!) { quiz(id: $id) { openImport { id } } }';
const IMPORTS = 'query ($id: ID!) { quiz(id: $id) { imports { items { id } totalCount } } }';
const CREATE_TOKEN = `mutation {
  createAccessToken(input: { name: "Program", scope: READ, password: "${PASSWORD}" }) { token }
}`;
const REMEMBERED = `mutation ($token: String!) {
  logInWithRememberToken(token: $token) { token rememberToken }
}`;

let databaseUrl: string;
let server: LoggingServer;
let few: Person;
let many: Person;
let manyRows: Set<string>;
beforeAll(async () => {
  server = await startLoggingServer();
  databaseUrl = server.databaseUrl;
  const api = new Api(server.url);
  [few, many] = [await signedUp(api, server.sink), await signedUp(api, server.sink)];
  const owners = [
    { email: few.email, quizzes: 100 },
    { email: many.email, quizzes: 100_000 },
  ];
  await fillLargeDatabase(databaseUrl, owners);
  manyRows = await tablesOfMany(databaseUrl);
}, 600_000);
afterAll(async () => server.stop());

const scans = (statements: readonly Statement[]): string[] => scansOf(statements, manyRows);

it('the database has many rows', () => {
  const tables = [
    'access_tokens',
    'images',
    'import_faults',
    'imports',
    'placements',
    'questions',
    'question_versions',
    'quizzes',
  ];
  for (const table of [...tables, 'remember_tokens', 'sessions', 'users'])
    expect(manyRows).toContain(table);
});

describe('the list', () => {
  const filters = [
    {},
    { status: 'ACTIVE' },
    { status: 'INACTIVE' },
    { isCompleted: true },
    { status: 'INACTIVE', isCompleted: true },
  ];
  const cases = ['NEWEST', 'OLDEST', 'TITLE'].flatMap((sort) =>
    filters.map((filter) => ({ sort, filter })),
  );

  it.each(cases)('reads no more than a page of many quizzes: %j', async (variables) => {
    const list = async ({ api }: Person) =>
      statementsOf(databaseUrl, async () => api.ask(LIST, variables));
    const statements = await list(many);
    expect(scans(statements)).toEqual([]);
    // Ten of each of four parts; reading fewer than are listed would be wrong.
    const rows = rowsRead(statements, 'quizzes');
    expect(rows).toBeGreaterThanOrEqual(10);
    expect(rows).toBeLessThanOrEqual(40);
    // Sorting a hundred may be quicker than an index, but other owners' are not among them.
    const all = await list(few);
    expect(scans(all)).toEqual([]);
    expect(rowsRead(all, 'quizzes')).toBeLessThanOrEqual(100);
  });

  it('reads no more than a part of many quizzes, wherever its cursor is', async () => {
    const text = `query ($first: Int, $after: String, $last: Int, $before: String) {
      quizConnection(first: $first, after: $after, last: $last, before: $before) {
        edges { node { id } } pageInfo { startCursor endCursor }
      }
    }`;
    const oldest = (await many.api.ask(text, { last: 100 }))['quizConnection'].pageInfo;
    const latest = (await many.api.ask(text, { first: 100 }))['quizConnection'].pageInfo;
    const variables = [
      { first: 10, after: latest.endCursor as string },
      { last: 10, before: oldest.startCursor as string },
    ];
    for (const part of variables) {
      const work = async () => many.api.ask(text, part);
      const statements = await statementsOf(databaseUrl, work);
      expect(scans(statements)).toEqual([]);
      // Eleven of each of four parts.
      expect(rowsRead(statements, 'quizzes')).toBeLessThanOrEqual(44);
    }
  });

  it.each(['NEWEST', 'OLDEST', 'TITLE'])("searches only the caller's quizzes: %s", async (sort) => {
    const statements = await statementsOf(databaseUrl, async () => {
      for (const { api } of [few, many]) await api.ask(LIST, { sort, filter: { search: '77-' } });
    });
    expect(scans(statements)).toEqual([]);
    expect(statements.length).toBeGreaterThan(0);
  });
});

describe('an operation', () => {
  let id: string;
  let other: string;
  let question: string;
  let program: Api;
  let shown: PostedImage;
  let legacy: Legacy;
  let remembered: string;
  beforeAll(async () => {
    const { api, email } = many;
    [id, other] = [await quiz(api), await quiz(api, 'Hot')];
    legacy = new Legacy(server.url).as(many.token);
    const added = await addQuestions(api, id, Array(40).fill(anyMcq) as object[]);
    question = added[0]?.['id'] as string;
    shown = await image(api);
    const token = await api.ask(CREATE_TOKEN);
    program = api.as(token['createAccessToken'].token as string);
    const input = { email, password: PASSWORD, remember: true };
    const text = 'mutation ($input: LogInInput!) { logIn(input: $input) { rememberToken } }';
    remembered = (await api.ask(text, { input }))['logIn'].rememberToken as string;
  });
  const imported = async (file: Buffer): Promise<void> => {
    const importId = await startImport(many.api, id, file);
    const ended = async () => (await many.api.ask(READ_IMPORT, { id: importId }))['import'].state;
    await expect.poll(ended).toMatch(/SUCCEEDED|REFUSED/);
  };
  const operations: HotOperation[] = [
    ...questionOperations(() => ({ api: many.api, id, other, question })),
    ['quiz', ['sessions', 'quizzes'], async () => many.api.ask(OPEN_IMPORT, { id })],
    ['createQuiz', ['quizzes'], async () => quiz(many.api)],
    [
      'updateQuiz',
      ['quizzes'],
      async () =>
        many.api.ask(UPDATE, { input: { id, version: 1, title: 'New', status: 'INACTIVE' } }),
    ],
    [
      'an import',
      ['uploads', 'imports', 'questions'],
      async () => imported(await triviaWorkbook(50)),
    ],
    [
      'a refused import',
      ['import_faults'],
      async () =>
        imported(
          await workbook([
            ['Question', 'Option 1', 'Option 2', 'Correct Answer'],
            ['?', 'a', 'b', 'E'],
          ]),
        ),
    ],
    ['the imports of a quiz', ['imports'], async () => many.api.ask(IMPORTS, { id })],
    [
      'a quiz by its title',
      ['quizzes', 'placements', 'question_versions'],
      async () => legacy.ask('quizzCoutMCQ_M', { quizTitle: 'HOT' }),
    ],
    [
      'a whole paper',
      ['quizzes', 'placements', 'question_versions'],
      async () => legacy.ask('dashbordQuizzinfo_M', { _id: id }),
    ],
    [
      'an import that the same file joins',
      ['uploads', 'imports'],
      async () => {
        const excelFile = (await triviaWorkbook(5)).toString('base64');
        await legacy.ask('quizzQuestionServiceExcel_M', { quizTitle: 'HOT', excelFile });
      },
    ],
    ['an image', ['images'], async () => served(many.api, shown.url)],
    ['deleteQuiz', ['quizzes'], async () => many.api.ask(DELETE, { id })],
    ['deletedQuizzes', ['quizzes'], async () => deletedQuizzes(many.api)],
    [
      'logIn',
      ['users', 'sessions'],
      async () => many.api.ask(LOG_IN, { input: { email: many.email, password: PASSWORD } }),
    ],
    [
      'logInWithRememberToken',
      ['remember_tokens', 'users', 'sessions'],
      async () => many.api.ask(REMEMBERED, { token: remembered }),
    ],
    [
      'an access token',
      ['access_tokens', 'users'],
      async () => program.ask('{ me { institute { name } } }'),
    ],
    ['accessTokens', ['access_tokens'], async () => many.api.ask('{ accessTokens { id } }')],
    [
      'sessions',
      ['sessions', 'remember_tokens'],
      async () => many.api.ask('{ sessions { id isRemembered } }'),
    ],
    [
      'requestEmailCode',
      ['email_codes', 'users'],
      async () =>
        many.api.ask(REQUEST_CODE, {
          input: { email: 'new@large.example', purpose: 'REGISTER' },
        }),
    ],
    ['me', ['users', 'sessions'], async () => many.api.ask('{ me { institute { name } } }')],
  ];

  it.each(operations)('uses indexes: %s', async (_name, tables, work) => {
    const statements = await statementsOf(databaseUrl, work);
    const texts = statements.map(({ text }) => text).join('\n');
    for (const table of tables) expect(texts).toMatch(new RegExp(`\\b${table}\\b`));
    expect(scans(statements)).toEqual([]);
  });
});

it('uses indexes to find abandoned rows', async () => {
  const swept = ['"imports"', '"mails"'];
  const seen: Statement[] = [];
  const missing = async () => {
    seen.push(...(await statementsOf(databaseUrl, async () => sleep(500))));
    return swept.filter((table) => !seen.some(({ text }) => text.includes(table)));
  };
  await expect.poll(missing).toEqual([]);
  expect(scans(seen)).toEqual([]);
});

it('uses indexes to find the users of an image', async () => {
  const old = `SELECT FROM images WHERE created_at < now() - interval '1 day'`;
  const left = async () => (await query(databaseUrl, old)).length;
  expect(await left()).toBeGreaterThan(10_000);
  const statements = await statementsOf(databaseUrl, async () => {
    // One more worker, which sweeps when it starts: ten thousand images are in use.
    const worker = await startServer({ ...server.environment, ROLE: 'worker' });
    await expect.poll(left).toBe(10_000);
    await worker.stop();
  });
  const asked = statements.filter(
    ({ text }) => /images|image_ids|picture_id/.test(text) && text !== old,
  );
  const texts = asked.map(({ text }) => text).join('\n');
  for (const part of ['image_ids', 'picture_id', 'UPDATE "images"', 'DELETE FROM "images"'])
    expect(texts).toContain(part);
  expect(scans(asked)).toEqual([]);
});
