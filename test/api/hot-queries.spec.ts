import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Api } from '../setup/api.js';
import { freshDatabase, query } from '../setup/database.js';
import { LOG_IN, PASSWORD, person, quiz, REQUEST_CODE, type Person } from '../setup/factories.js';
import { READ_IMPORT, startImport } from '../setup/imports.js';
import { startMailSink, type MailSink } from '../setup/mail-sink.js';
import { addMultitude } from '../setup/multitude.js';
import { startServer, type RunningServer } from '../setup/processes.js';
import { addQuestions, anyMcq, LIST_QUESTIONS } from '../setup/questions.js';
import {
  nodesOf,
  noteStatements,
  rowsRead,
  statementsOf,
  type Statement,
} from '../setup/statements.js';
import { triviaWorkbook, workbook } from '../setup/workbooks.js';

/**
 * What is asked for at every request, or every few seconds, must not become slower with what there
 * is: among a million quizzes no statement that the application sends reads through a table.
 */

/** Smaller tables are quicker read through than looked up in. */
const FEW_ROWS = 1_000;

const LIST = `query ($filter: QuizFilterInput, $sort: QuizSort, $page: Int) {
  quizzes(filter: $filter, sort: $sort, page: $page) { items { id title creatorName } totalCount }
}`;
const UPDATE = `mutation ($input: UpdateQuizInput!) { updateQuiz(input: $input) { id } }`;
const DELETE = 'mutation ($id: ID!) { deleteQuiz(id: $id) }';
const OPEN_IMPORT = 'query ($id: ID!) { quiz(id: $id) { openImport { id } } }';
const READ_QUESTION = 'query ($id: ID!) { question(id: $id) { id position } }';
const DELETE_QUESTION = 'mutation ($id: ID!) { deleteQuestion(id: $id) }';

let databaseUrl: string;
let sink: MailSink;
let server: RunningServer;
let few: Person;
let many: Person;
let manyRows: Set<string>;
beforeAll(async () => {
  databaseUrl = await freshDatabase();
  await noteStatements(databaseUrl);
  sink = await startMailSink();
  server = await startServer({
    DATABASE_URL: databaseUrl,
    SMTP_URL: sink.url,
    RATE_LIMIT: 'off',
  });
  const api = new Api(server.url);
  [few, many] = [await person(api, sink), await person(api, sink)];
  const owners = [
    { email: few.email, quizzes: 100 },
    { email: many.email, quizzes: 100_000 },
  ];
  await addMultitude(databaseUrl, owners);
  const tables = await query<{ name: string }>(
    databaseUrl,
    `SELECT relname AS name FROM pg_class WHERE relkind IN ('r', 'i') AND reltuples > ${FEW_ROWS}`,
  );
  manyRows = new Set(tables.map(({ name }) => name));
}, 180_000);
afterAll(async () => {
  await server.stop();
  await sink.close();
});

/** Statements that read a table of many rows from its beginning, or an index from its. */
function scans(statements: readonly Statement[]): string[] {
  return statements
    .filter(({ plan }) =>
      nodesOf(plan).some(
        (node) =>
          /^Seq Scan|Index/.test(node['Node Type']) &&
          node['Index Cond'] === undefined &&
          manyRows.has(node['Index Name'] ?? node['Relation Name'] ?? ''),
      ),
    )
    .map(({ text }) => text);
}

it('is a database of many rows', () => {
  for (const table of ['quizzes', 'questions', 'sessions', 'users', 'imports', 'import_faults'])
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

  it.each(cases)('reads no more of many quizzes than a page: %j', async (variables) => {
    const list = async ({ api }: Person) =>
      statementsOf(databaseUrl, async () => api.ask(LIST, variables));
    const statements = await list(many);
    expect(scans(statements)).toEqual([]);
    // Ten of each of four parts; looking at fewer than are listed would be looking away.
    const rows = rowsRead(statements, 'quizzes');
    expect(rows).toBeGreaterThanOrEqual(10);
    expect(rows).toBeLessThanOrEqual(40);
    // A hundred may be sorted quicker than looked up, but strangers' are not among them.
    const all = await list(few);
    expect(scans(all)).toEqual([]);
    expect(rowsRead(all, 'quizzes')).toBeLessThanOrEqual(100);
  });

  it.each(['NEWEST', 'OLDEST', 'TITLE'])('searches only the own quizzes: %s', async (sort) => {
    const statements = await statementsOf(databaseUrl, async () => {
      for (const { api } of [few, many]) await api.ask(LIST, { sort, filter: { search: '77-' } });
    });
    expect(scans(statements)).toEqual([]);
    expect(statements.length).toBeGreaterThan(0);
  });
});

describe('an operation', () => {
  let id: string;
  let question: string;
  beforeAll(async () => {
    id = await quiz(many.api);
    question = (await addQuestions(many.api, id, [anyMcq]))[0]?.['id'] as string;
  });
  const imported = async (file: Buffer): Promise<void> => {
    const importId = await startImport(many.api, id, file);
    const ended = async () => (await many.api.ask(READ_IMPORT, { id: importId }))['import'].state;
    await expect.poll(ended, { timeout: 20_000 }).toMatch(/SUCCEEDED|REFUSED/);
  };

  const operations: [string, string[], () => Promise<unknown>][] = [
    ['quiz', ['sessions', 'quizzes'], async () => many.api.ask(OPEN_IMPORT, { id })],
    ['questions', ['questions'], async () => many.api.ask(LIST_QUESTIONS, { id })],
    ['question', ['questions'], async () => many.api.ask(READ_QUESTION, { id: question })],
    ['createQuiz', ['quizzes'], async () => quiz(many.api)],
    [
      'updateQuiz',
      ['quizzes'],
      async () =>
        many.api.ask(UPDATE, { input: { id, version: 1, title: 'New', status: 'INACTIVE' } }),
    ],
    ['addQuestions', ['questions'], async () => addQuestions(many.api, id, [anyMcq])],
    ['deleteQuestion', ['questions'], async () => many.api.ask(DELETE_QUESTION, { id: question })],
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
    ['deleteQuiz', ['quizzes'], async () => many.api.ask(DELETE, { id })],
    [
      'logIn',
      ['users', 'sessions'],
      async () => many.api.ask(LOG_IN, { input: { email: many.email, password: PASSWORD } }),
    ],
    [
      'requestEmailCode',
      ['email_codes', 'users'],
      async () =>
        many.api.ask(REQUEST_CODE, {
          input: { email: 'new@multitude.example', purpose: 'REGISTER' },
        }),
    ],
    ['me', ['users', 'sessions'], async () => many.api.ask('{ me { institute { name } } }')],
  ];

  it.each(operations)('finds its rows by an index: %s', async (_name, tables, work) => {
    const statements = await statementsOf(databaseUrl, work);
    const texts = statements.map(({ text }) => text).join('\n');
    for (const table of tables) expect(texts).toMatch(new RegExp(`\\b${table}\\b`));
    expect(scans(statements)).toEqual([]);
  });
});

it('looks for what was left behind by an index', async () => {
  const swept = ['"imports"', '"mails"'];
  const seen: Statement[] = [];
  const missing = async () => {
    seen.push(...(await statementsOf(databaseUrl, async () => sleep(500))));
    return swept.filter((table) => !seen.some(({ text }) => text.includes(table)));
  };
  await expect.poll(missing, { timeout: 20_000 }).toEqual([]);
  expect(scans(seen)).toEqual([]);
});
