/**
 * An exam of ten thousand candidates is as quick to take and to evaluate as one of ten: no
 * statement of candidates, watchers and scheduled tasks scans a table.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HAS_RUNNING_ATTEMPTS } from '../../server/attempts/submission/submission.queries.js';
import { Api, type Data } from '../setup/api.js';
import { Page } from '../setup/attempts.js';
import { addLargeExams, addManyRows } from '../setup/large-exams.js';
import { query } from '../setup/database.js';
import { call } from '../setup/exams.js';
import { signedUp } from '../setup/factories.js';
import { LINK } from '../setup/learners.js';
import { SETTINGS } from '../setup/marking.js';
import { startLoggingServer, type LoggingServer } from '../setup/logging-server.js';
import { submittedQuiz } from '../setup/papers.js';
import { anyDescriptive } from '../setup/questions.js';
import {
  nodesOf,
  rowsRead,
  scansOf,
  statementsOf,
  tablesOfMany,
  type PlanNode,
  type Statement,
} from '../setup/statements.js';

const CROWD = 10_000;
/** One in ten is still running, and previews are no results. */
const SUBMITTED = CROWD * 0.9;
const PAGE = 10;
/** Interventions of staff. */
const INTERVENTIONS = 30;

const RESULTS = `query ($quizId: ID!, $sort: ResultSort, $search: String, $page: Int) {
  results(quizId: $quizId, sort: $sort, search: $search, page: $page) {
    items { attemptId name score } totalCount
  }
}`;
const PAPER = `query ($attemptId: ID!) {
  attemptPaper(attemptId: $attemptId) { result { name } questions { outcome } }
}`;

/** What a watcher's page asks every few seconds. */
const WATCH = `query ($quizId: ID!) {
  examProgress(quizId: $quizId) { invited registered started running submitted at }
  candidates(quizId: $quizId, filter: { state: STARTED }) {
    items { id name attempts { id number deadlineAt submittedAt lastSavedAt } } totalCount
  }
  examEvents(quizId: $quizId, source: STAFF, isGrouped: true) {
    items { kind candidateName attemptCount at } totalCount
  }
}`;

let server: LoggingServer;
let owner: Api;
let quizId: string;
let manyRows: Set<string>;
beforeAll(async () => {
  server = await startLoggingServer();
  owner = (await signedUp(new Api(server.url), server.sink)).api;
  quizId = await submittedQuiz(owner, [anyDescriptive]);
  await addLargeExams(server.databaseUrl, quizId, CROWD);
  manyRows = await tablesOfMany(server.databaseUrl);
}, 600_000);
afterAll(async () => server.stop());

/** The response, and its statements about attempts. */
async function sendRecorded(text: string, variables: object) {
  let data: Data = {};
  const all = await statementsOf(server.databaseUrl, async () => {
    data = await owner.ask(text, variables);
  });
  // The worker sends statements of its own meanwhile.
  const statements = all.filter(({ text }) => /FROM (attempts a|"responses"|"grades")/.test(text));
  expect(statements.length).toBeGreaterThan(1);
  return { data, statements };
}

const isPage = ({ text }: Statement): boolean => text.includes('LIMIT');

it('the exam is one of many', () => {
  for (const table of ['attempts', 'candidates', 'learners', 'responses', 'grades'])
    expect(manyRows).toContain(table);
});

it('finds out whether an exam is being taken without reading attempts at others', async () => {
  const text = `EXPLAIN (ANALYZE, FORMAT JSON)
    SELECT ${HAS_RUNNING_ATTEMPTS} FROM attempts a JOIN quizzes q ON q.id = a.quiz_id`;
  const [row] = await query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(server.databaseUrl, text);
  const nodes = nodesOf(row?.['QUERY PLAN'][0]?.Plan as PlanNode);
  const reads = nodes.filter((node) => node['Index Name'] === 'attempts_under_way');
  expect(reads.map((node) => node['Index Cond'])).toEqual(['(quiz_id = q.id)']);
});

it.each(['LATEST', 'BEST', 'LOWEST', 'QUICKEST', 'SLOWEST'])(
  'reads a page and no more: %s',
  async (sort) => {
    const { data, statements } = await sendRecorded(RESULTS, { quizId, sort });
    expect(data['results']).toMatchObject({ totalCount: SUBMITTED });
    expect(data['results'].items).toHaveLength(PAGE);
    expect(scansOf(statements, manyRows)).toEqual([]);
    const pages = statements.filter(isPage);
    // Attempts twice: which they are by the index of the order, then their columns.
    expect(rowsRead(pages, 'attempts')).toBe(2 * PAGE);
    for (const table of ['candidates', 'learners'])
      expect(rowsRead(pages, table), table).toBe(PAGE);
  },
);

it('stores whose results they are, so that a late page needs no earlier ones', async () => {
  const { statements } = await sendRecorded(RESULTS, { quizId, page: SUBMITTED / PAGE });
  for (const table of ['candidates', 'learners'])
    expect(rowsRead(statements.filter(isPage), table), table).toBe(PAGE);
});

it.each([
  ['in the order of names', { sort: 'NAME' }],
  ['that are searched', { search: 'learner 77', sort: 'BEST' }],
  ['far behind', { page: SUBMITTED / PAGE }],
])('reads no attempt of another exam, for those %s', async (_name, variables) => {
  const { data, statements } = await sendRecorded(RESULTS, { quizId, ...variables });
  expect(data['results'].items.length).toBeGreaterThan(0);
  for (const statement of statements)
    expect(rowsRead([statement], 'attempts')).toBeLessThanOrEqual(CROWD);
});

it('computes figures from the attempts at one exam, without their grades', async () => {
  const text = `query ($quizId: ID!) {
    examFigures(quizId: $quizId) { figures { submittedCount waitingCount questions { attempts } } }
  }`;
  const { data, statements } = await sendRecorded(text, { quizId });
  expect(data['examFigures'].figures).toEqual({
    submittedCount: SUBMITTED,
    waitingCount: SUBMITTED,
    questions: [{ attempts: 0 }],
  });
  expect(scansOf(statements, manyRows)).toEqual([]);
  for (const statement of statements) {
    expect(rowsRead([statement], 'attempts')).toBeLessThanOrEqual(CROWD);
    expect(rowsRead([statement], 'grades')).toBe(0);
  }
});

it('finds a paper by its indexes', async () => {
  const { results } = await owner.ask(RESULTS, { quizId });
  const { attemptId } = (results.items as Data[])[0] as { attemptId: string };
  const { data, statements } = await sendRecorded(PAPER, { attemptId });
  expect(data['attemptPaper'].questions).toEqual([{ outcome: 'WAITING' }]);
  expect(scansOf(statements, manyRows)).toEqual([]);
});

it('lists learners by number from the index of numbers, where marking is anonymous', async () => {
  const input = { quizId, isAnonymous: true, step: 0.5, version: 1 };
  await owner.ask(SETTINGS, { input });
  const list = `query ($quizId: ID!) {
    markingLearners(quizId: $quizId, pageSize: ${PAGE}) { items { number name waitingCount } }
  }`;
  // All get their numbers.
  await owner.ask(list, { quizId });
  await query(server.databaseUrl, 'ANALYZE marking_aliases');
  let data: Data = {};
  const all = await statementsOf(server.databaseUrl, async () => {
    data = await owner.ask(list, { quizId });
  });
  expect(data['markingLearners'].items).toHaveLength(PAGE);
  const pages = all.filter(({ text }) => text.includes('row_number()'));
  expect(pages).toHaveLength(1);
  // One in ten is still running, and has a number.
  expect(rowsRead(pages, 'marking_aliases')).toBeLessThan(3 * PAGE);
});

it('lists and counts actions of staff without reading page events', async () => {
  const pageEvents = `INSERT INTO exam_events (quiz_id, candidate_id, attempt_id, kind)
    SELECT a.quiz_id, a.candidate_id, a.id, kind FROM attempts a,
      unnest('{STARTED,FOCUS_LOST,FOCUS_REGAINED,RECONNECTED,ADDRESS_CHANGED}'::text[]) kind
    WHERE a.quiz_id = $1`;
  const steps = `INSERT INTO exam_events (quiz_id, candidate_id, attempt_id, kind)
    SELECT quiz_id, candidate_id, id, 'EXTENDED' FROM attempts WHERE quiz_id = $1 LIMIT ${INTERVENTIONS}`;
  await addManyRows(server.databaseUrl, async (client) => {
    await client.query(pageEvents, [quizId]);
    await client.query(steps, [quizId]);
  });
  let data: Data = {};
  const all = await statementsOf(server.databaseUrl, async () => {
    data = await owner.ask(WATCH, { quizId });
  });
  // All were given more time at once.
  expect(data['examEvents']).toMatchObject({
    items: [{ attemptCount: INTERVENTIONS }],
    totalCount: 1,
  });
  const statements = all.filter(({ text }) => text.includes('FROM exam_events'));
  expect(statements).toHaveLength(2);
  // Each, and the first of its group, for the list and for the count; then the group that is listed, twice.
  expect(rowsRead(statements, 'exam_events')).toBeLessThanOrEqual(6 * INTERVENTIONS);
});

describe('an exam that many take', () => {
  /** One of the candidates may take it once more. */
  let page: Page;
  beforeAll(async () => {
    const [one] = await query<{ id: string }>(
      server.databaseUrl,
      `UPDATE candidates SET extra_attempts = 1 WHERE id =
         (SELECT candidate_id FROM attempts WHERE quiz_id = $1 AND submitted_at IS NOT NULL LIMIT 1)
       RETURNING id`,
      [quizId],
    );
    const url = (await owner.ask(LINK, { id: one?.id }))['candidateLink'].url as string;
    const token = url.split('#')[1] ?? '';
    page = new Page({ token, api: new Api(server.url, token) });
  });

  const isSubmitted = async (): Promise<boolean> => {
    const text = 'SELECT submitted_at IS NOT NULL AS is FROM attempts WHERE id = $1';
    return (await query<{ is: boolean }>(server.databaseUrl, text, [page.id]))[0]?.is ?? false;
  };
  const over = async (): Promise<void> => {
    const text = `UPDATE attempts SET deadline_at = now() - interval '1 minute' WHERE id = $1`;
    await query(server.databaseUrl, text, [page.id]);
    await expect.poll(isSubmitted).toBe(true);
  };

  /** How many rows of all candidates each reads at most. */
  const FEW = 100;
  type Call = [string, RegExp, number, () => Promise<unknown>];
  const whileItRuns: Call[] = [
    ['the lobby', /"hasRunningAttempts"/, FEW, async () => page.lobby()],
    ['a start', /INSERT INTO attempts/, FEW, async () => page.open()],
    ['a save', /INSERT INTO responses/, FEW, async () => page.save([page.entry(0)])],
    ['the clock', /"isOver"/, FEW, async () => page.clock()],
    ['a watcher', /FROM exam_events/, CROWD, async () => owner.ask(WATCH, { quizId })],
  ];
  const whenItIsOver: Call[] = [
    ['the sweep', /a\.deadline_at < now\(\)/, FEW, over],
    ['a submission that came too late', /FROM attempts a/, FEW, async () => page.submit()],
  ];

  const isFound = async (
    _name: string,
    text: RegExp,
    max: number,
    work: () => Promise<unknown>,
  ): Promise<void> => {
    const statements = await statementsOf(server.databaseUrl, work);
    expect(statements.map((statement) => statement.text).join('\n')).toMatch(text);
    expect(scansOf(statements, manyRows)).toEqual([]);
    for (const table of ['attempts', 'responses'])
      expect(rowsRead(statements, table), table).toBeLessThanOrEqual(max);
    // A watcher's request counts all of them, and reads those who have started twice.
    expect(rowsRead(statements, 'candidates')).toBeLessThanOrEqual(max * 3 + FEW);
  };

  it.each(whileItRuns)('uses indexes: %s', isFound);

  it('stores a save by one statement, and reads nothing else', async () => {
    const statements = await statementsOf(server.databaseUrl, async () => {
      expect((await page.save([page.entry(0)])).status).toBe(200);
    });
    // The worker sends statements of its own meanwhile.
    const about = statements.filter(({ parameters }) => parameters.includes(page.id));
    expect(about.map((statement) => statement.text)).toEqual([
      expect.stringContaining('INSERT INTO responses'),
    ]);
  });

  it.each(whenItIsOver)('uses indexes: %s', isFound);

  it("mails links by the same number of statements, whether or not the address is a candidate's", async () => {
    const text = 'SELECT code FROM exam_rules WHERE quiz_id = $1';
    const [rules] = await query<{ code: string }>(server.databaseUrl, text, [quizId]);
    const mailed = async (email: string): Promise<string[]> => {
      const statements = await statementsOf(server.databaseUrl, async () => {
        const path = `/attempts/exam/${rules?.code}/links`;
        expect((await call(new Api(server.url), path, { email })).status).toBe(202);
      });
      const texts = statements.map((statement) => statement.text);
      // The worker sends the mail, and looks every few seconds for results to announce.
      const ofRequest = texts.filter((one) => !one.includes('mails_results'));
      return ofRequest.filter((one) => /candidates|learners|INSERT INTO "mails"/.test(one)).sort();
    };
    const known = await mailed(`learner1.${quizId}@crowd.example`);
    expect(known.length).toBeGreaterThan(3);
    expect(await mailed('nobody@crowd.example')).toEqual(known);
  });
});
