/**
 * Marking does not become slower with the number of answers: they are read by an index, and no more
 * than needed.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Api, type Data } from '../setup/api.js';
import { type Person, quiz, signedUp } from '../setup/factories.js';
import { ANSWERS, LEARNERS, MARK, NEXT, OPEN } from '../setup/marking.js';
import { startLoggingServer, type LoggingServer } from '../setup/logging-server.js';
import { seedAttempts } from '../setup/seeded-attempts.js';
import { addQuestions, anyMcq } from '../setup/questions.js';
import { SUBMIT_QUIZ } from '../setup/exams.js';
import { rowsRead, scansOf, statementsOf, tablesOfMany } from '../setup/statements.js';

const ATTEMPTS = 3_000;
const essays = ['One?', 'Two?', 'Three?'].map((text) => ({ descriptive: { text } }));

let server: LoggingServer;
let owner: Person;
let quizId: string;
let manyRows: Set<string>;
beforeAll(async () => {
  server = await startLoggingServer();
  owner = await signedUp(new Api(server.url), server.sink);
  quizId = await quiz(owner.api);
  await addQuestions(owner.api, quizId, [...essays, anyMcq]);
  await owner.api.ask(SUBMIT_QUIZ, { id: quizId });
  await seedAttempts(server.databaseUrl, quizId, ATTEMPTS);
  // The first request assigns a pseudonym to each candidate.
  await owner.api.ask(LEARNERS, { quizId });
  manyRows = await tablesOfMany(server.databaseUrl);
}, 600_000);
afterAll(async () => server.stop());

const next = async (scope: object, afterId?: unknown): Promise<Data> =>
  (await owner.api.ask(NEXT, { scope: { quizId, ...scope }, afterId }))['openNextAnswer'] as Data;
const list = async (scope: object): Promise<Data> =>
  (await owner.api.ask(ANSWERS, { scope: { quizId, ...scope }, pageSize: 1 }))[
    'markingAnswers'
  ] as Data;

/** How many rows of grades are read; none by a scan. */
async function rowsFor(
  work: () => Promise<unknown>,
  isCounted: (text: string) => boolean = () => true,
) {
  const statements = await statementsOf(server.databaseUrl, work);
  const asked = statements.filter(({ text }) => /\bgrades\b/.test(text) && isCounted(text));
  expect(asked.length).toBeGreaterThan(0);
  expect(scansOf(asked, manyRows)).toEqual([]);
  return rowsRead(asked, 'grades');
}

describe('among ten thousand answers', () => {
  it('the next one is found without reading the others', async () => {
    const { totalCount, items } = await list({});
    expect(totalCount).toBeGreaterThan(8_000);
    const { questionId } = items[0] as Data;
    const learnerId = items[0].learner.learnerId as string;
    const first = await next({});
    const last = (await list({}))['items'][0] as Data;
    for (const scope of [{}, { questionId }, { learnerId }])
      for (const afterId of [undefined, first['id'], last['id']])
        expect(await rowsFor(async () => next(scope, afterId))).toBeLessThan(60);
  });

  it('a page is read, and no more', async () => {
    const isPage = (text: string) => !text.includes('count(*)');
    const { questionId } = (await list({}))['items'][0] as Data;
    for (const scope of [{}, { questionId }])
      expect(await rowsFor(async () => list(scope), isPage)).toBeLessThan(20);
  });

  it('one is opened and marked without reading others', async () => {
    const { id, version } = await next({});
    expect(await rowsFor(async () => owner.api.ask(OPEN, { id }))).toBeLessThan(20);
    const input = { id, version, marks: '1' };
    expect(await rowsFor(async () => owner.api.ask(MARK, { input }))).toBeLessThan(60);
  });
});
