/** A page of results is read as quickly of an exam that ten thousand took as of one that ten took. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Api, type Data } from '../setup/api.js';
import { addCrowd } from '../setup/crowded-exams.js';
import { person } from '../setup/factories.js';
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

const RESULTS = `query ($quizId: ID!, $sort: ResultSort, $search: String, $page: Int) {
  results(quizId: $quizId, sort: $sort, search: $search, page: $page) {
    items { attemptId name score } totalCount
  }
}`;
const PAPER = `query ($attemptId: ID!) {
  attemptPaper(attemptId: $attemptId) { result { name } questions { outcome } }
}`;

let server: NotedServer;
let owner: Api;
let quizId: string;
let manyRows: Set<string>;
beforeAll(async () => {
  server = await startNotedServer();
  owner = (await person(new Api(server.url), server.sink)).api;
  quizId = await submittedQuiz(owner, [anyDescriptive]);
  await addCrowd(server.databaseUrl, quizId, CROWD);
  manyRows = await tablesOfMany(server.databaseUrl);
}, 180_000);
afterAll(async () => server.stop());

/** What is answered, and what of it was about attempts. */
async function asked(query: string, variables: object) {
  let data: Data = {};
  const all = await statementsOf(server.databaseUrl, async () => {
    data = await owner.ask(query, variables);
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

it.each(['LATEST', 'BEST', 'LOWEST'])('reads a page and no more: %s', async (sort) => {
  const { data, statements } = await asked(RESULTS, { quizId, sort });
  expect(data['results']).toMatchObject({ totalCount: SUBMITTED });
  expect(data['results'].items).toHaveLength(PAGE);
  expect(scansOf(statements, manyRows)).toEqual([]);
  const pages = statements.filter(isPage);
  for (const table of ['attempts', 'candidates', 'learners'])
    expect(rowsRead(pages, table), table).toBe(PAGE);
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

it('finds a paper by its indexes', async () => {
  const { results } = await owner.ask(RESULTS, { quizId });
  const { attemptId } = (results.items as Data[])[0] as { attemptId: string };
  const { data, statements } = await asked(PAPER, { attemptId });
  expect(data['attemptPaper'].questions).toEqual([{ outcome: 'WAITING' }]);
  expect(scansOf(statements, manyRows)).toEqual([]);
});
