/**
 * Giving an exam that ten thousand take, and looking at what became of it, is as quick as with one that ten
 * take: no statement that learners, watchers and the clock send reads a table through.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Api, type Data } from '../setup/api.js';
import { Page } from '../setup/attempts.js';
import { addCrowd } from '../setup/crowded-exams.js';
import { query } from '../setup/database.js';
import { call } from '../setup/exams.js';
import { signedUp } from '../setup/factories.js';
import { LINK } from '../setup/learners.js';
import { startNotedServer, type NotedServer } from '../setup/noted-server.js';
import { submittedQuiz } from '../setup/papers.js';
import { anyDescriptive } from '../setup/questions.js';
import {
  rowsRead,
  scansOf,
  statementsOf,
  tablesOfMany,
  type Statement,
} from '../setup/statements.js';

const CROWD = 10_000;
/** One in ten runs on, and what was tried out as a preview is no result. */
const SUBMITTED = CROWD * 0.9;
const PAGE = 10;
/** Of staff. */
const STEPS = 30;

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
  examEvents(quizId: $quizId, source: STAFF) { items { kind candidateName at } totalCount }
}`;

let server: NotedServer;
let owner: Api;
let quizId: string;
let manyRows: Set<string>;
beforeAll(async () => {
  server = await startNotedServer();
  owner = (await signedUp(new Api(server.url), server.sink)).api;
  quizId = await submittedQuiz(owner, [anyDescriptive]);
  await addCrowd(server.databaseUrl, quizId, CROWD);
  manyRows = await tablesOfMany(server.databaseUrl);
}, 180_000);
afterAll(async () => server.stop());

/** What is answered, and what of it was about attempts. */
async function asked(text: string, variables: object) {
  let data: Data = {};
  const all = await statementsOf(server.databaseUrl, async () => {
    data = await owner.ask(text, variables);
  });
  // The worker has its own to ask meanwhile.
  const statements = all.filter(({ text }) => /FROM (attempts a|"responses"|"grades")/.test(text));
  expect(statements.length).toBeGreaterThan(1);
  return { data, statements };
}

const isPage = ({ text }: Statement): boolean => text.includes('LIMIT');

it('is among many', () => {
  for (const table of ['attempts', 'candidates', 'learners', 'responses', 'grades'])
    expect(manyRows).toContain(table);
});

it.each(['LATEST', 'BEST', 'LOWEST', 'QUICKEST', 'SLOWEST'])(
  'reads a page and no more: %s',
  async (sort) => {
    const { data, statements } = await asked(RESULTS, { quizId, sort });
    expect(data['results']).toMatchObject({ totalCount: SUBMITTED });
    expect(data['results'].items).toHaveLength(PAGE);
    expect(scansOf(statements, manyRows)).toEqual([]);
    const pages = statements.filter(isPage);
    // Attempts twice: which they are by the index of the order, then what they say.
    expect(rowsRead(pages, 'attempts')).toBe(2 * PAGE);
    for (const table of ['candidates', 'learners'])
      expect(rowsRead(pages, table), table).toBe(PAGE);
  },
);

it('asks of no page on the way to a late one whose results they are', async () => {
  const { statements } = await asked(RESULTS, { quizId, page: SUBMITTED / PAGE });
  for (const table of ['candidates', 'learners'])
    expect(rowsRead(statements.filter(isPage), table), table).toBe(PAGE);
});

it.each([
  ['in the order of names', { sort: 'NAME' }],
  ['that are searched', { search: 'learner 77', sort: 'BEST' }],
  ['far behind', { page: SUBMITTED / PAGE }],
])('looks at no attempt of another exam, for those %s', async (_name, variables) => {
  const { data, statements } = await asked(RESULTS, { quizId, ...variables });
  expect(data['results'].items.length).toBeGreaterThan(0);
  for (const statement of statements)
    expect(rowsRead([statement], 'attempts')).toBeLessThanOrEqual(CROWD);
});

it('makes figures of the answers of one exam, from their index alone', async () => {
  const text = `query ($quizId: ID!) {
    examFigures(quizId: $quizId) { submittedCount questions { waiting } }
  }`;
  const { data, statements } = await asked(text, { quizId });
  expect(data['examFigures']).toEqual({
    submittedCount: SUBMITTED,
    questions: [{ waiting: SUBMITTED }],
  });
  expect(scansOf(statements, manyRows)).toEqual([]);
});

it('finds a paper by its indexes', async () => {
  const { results } = await owner.ask(RESULTS, { quizId });
  const { attemptId } = (results.items as Data[])[0] as { attemptId: string };
  const { data, statements } = await asked(PAPER, { attemptId });
  expect(data['attemptPaper'].questions).toEqual([{ outcome: 'WAITING' }]);
  expect(scansOf(statements, manyRows)).toEqual([]);
});

it('lists and counts what staff did without a look at what pages told of themselves', async () => {
  const facts = `INSERT INTO exam_events (quiz_id, candidate_id, attempt_id, kind)
    SELECT a.quiz_id, a.candidate_id, a.id, kind FROM attempts a,
      unnest('{STARTED,FOCUS_LOST,FOCUS_REGAINED,RECONNECTED,ADDRESS_CHANGED}'::text[]) kind
    WHERE a.quiz_id = $1`;
  await query(server.databaseUrl, facts, [quizId]);
  const steps = `INSERT INTO exam_events (quiz_id, candidate_id, attempt_id, kind)
    SELECT quiz_id, candidate_id, id, 'EXTENDED' FROM attempts WHERE quiz_id = $1 LIMIT ${STEPS}`;
  await query(server.databaseUrl, steps, [quizId]);
  await query(server.databaseUrl, 'VACUUM ANALYZE exam_events');
  let data: Data = {};
  const all = await statementsOf(server.databaseUrl, async () => {
    data = await owner.ask(WATCH, { quizId });
  });
  expect(data['examEvents']).toMatchObject({ totalCount: STEPS });
  const statements = all.filter(({ text }) => text.includes('FROM exam_events'));
  expect(statements).toHaveLength(2);
  expect(rowsRead(statements, 'exam_events')).toBeLessThanOrEqual(STEPS + PAGE);
});

describe('an exam that many take', () => {
  /** One of them may take it once more. */
  let page: Page;
  beforeAll(async () => {
    const [one] = await query<{ id: string }>(
      server.databaseUrl,
      `UPDATE candidates SET extra_attempts = 1 WHERE id =
         (SELECT candidate_id FROM attempts WHERE quiz_id = $1 AND submitted_at IS NOT NULL LIMIT 1)
       RETURNING id`,
      [quizId],
    );
    const url = (await owner.ask(LINK, { id: one?.id }))['candidateLink'] as string;
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

  /** With how many rows of all who take it at most. */
  const FEW = 100;
  type Call = [string, RegExp, number, () => Promise<unknown>];
  const whileItRuns: Call[] = [
    ['a look before it', /"hasRunningAttempts"/, FEW, async () => page.lobby()],
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
    most: number,
    work: () => Promise<unknown>,
  ): Promise<void> => {
    const statements = await statementsOf(server.databaseUrl, work);
    expect(statements.map((statement) => statement.text).join('\n')).toMatch(text);
    expect(scansOf(statements, manyRows)).toEqual([]);
    for (const table of ['attempts', 'responses'])
      expect(rowsRead(statements, table), table).toBeLessThanOrEqual(most);
    // A watcher's look counts all of them, and goes through them twice for those who have started.
    expect(rowsRead(statements, 'candidates')).toBeLessThanOrEqual(most * 3 + FEW);
  };

  it.each(whileItRuns)('is found by indexes: %s', isFound);

  it('stores what is saved by one statement, and asks for nothing else', async () => {
    const statements = await statementsOf(server.databaseUrl, async () => {
      expect((await page.save([page.entry(0)])).status).toBe(200);
    });
    // The worker has its own to ask meanwhile.
    const about = statements.filter(({ parameters }) => parameters.includes(page.id));
    expect(about.map((statement) => statement.text)).toEqual([
      expect.stringContaining('INSERT INTO responses'),
    ]);
  });

  it.each(whenItIsOver)('is found by indexes: %s', isFound);

  it('says nothing of who takes it by how many statements a link is mailed', async () => {
    const text = 'SELECT code FROM exam_rules WHERE quiz_id = $1';
    const [rules] = await query<{ code: string }>(server.databaseUrl, text, [quizId]);
    const mailed = async (email: string): Promise<string[]> => {
      const statements = await statementsOf(server.databaseUrl, async () => {
        const path = `/attempts/exam/${rules?.code}/links`;
        expect((await call(new Api(server.url), path, { email })).status).toBe(202);
      });
      const texts = statements.map((statement) => statement.text);
      // The worker goes on with the mail itself, and looks every few seconds whom to tell of results.
      const asked = texts.filter((one) => !one.includes('mails_results'));
      return asked.filter((one) => /candidates|learners|INSERT INTO "mails"/.test(one)).sort();
    };
    const known = await mailed(`learner1.${quizId}@crowd.example`);
    expect(known.length).toBeGreaterThan(3);
    expect(await mailed('nobody@crowd.example')).toEqual(known);
  });
});
