/**
 * Whether response times reveal the key: 10,000 saves and 10,000 submissions of the same answers,
 * which are right under one key and wrong under the other, in a random order.
 */
import { afterAll, beforeAll, it } from 'vitest';
import { generator, shuffled } from '../../server/attempts/question-order.js';
import { useApplication } from '../setup/application.js';
import { exam } from '../setup/exams.js';
import { person } from '../setup/factories.js';
import { changeKey } from '../setup/papers.js';
import { mcq, readQuestions } from '../setup/questions.js';
import { triviaAt } from '../setup/workbooks.js';
import { attemptsOf } from './attempts.js';
import { median } from './load.js';
import { rankSum } from './rank-sum.js';
import { machine } from './table.js';

const REQUESTS = Number(process.env['KEYS_REQUESTS'] ?? 10_000);
/** The first ones are not counted. */
const WARM_UP = 500;
const QUESTIONS = 8;
/** A deviation that chance exceeds once in a hundred times. */
const SIGNIFICANT = 2.576;
const SECRET = 'a secret of the bench, of at least 32 bytes';

const app = useApplication({ JWT_SECRET: SECRET });
const lines: string[] = [];
let attempts: Awaited<ReturnType<typeof attemptsOf>>;
let entries: object[];

beforeAll(async () => {
  const { api } = await person(app);
  const questions = Array.from({ length: QUESTIONS }, (_, index) => {
    const { question, options } = triviaAt(index);
    return mcq(question, options, 1);
  });
  const { quizId } = await exam(app, api, { questions });
  await changeKey(api, quizId, 2);
  const { items } = (await readQuestions(api, quizId)).questions;
  entries = (items as { id: string; options: { id: string }[] }[]).map(({ id, options }) => {
    const response = { optionId: options[0]?.id };
    return { questionId: id, sequence: 1, response, isFlagged: false };
  });
  const made = await attemptsOf(app.sql, SECRET, quizId, REQUESTS + WARM_UP);
  attempts = shuffled(made, generator(1));
  await app.sql('VACUUM ANALYZE');
}, 120_000);
afterAll(() => {
  process.stdout.write(`\n${machine()}\n${lines.join('\n')}\n`);
});

it('saves take as long under either key', async () => {
  lines.push(await compared('saves', 'PUT', 'responses', { epoch: 1, entries }));
});

it('submissions take as long under either key', async () => {
  lines.push(await compared('submissions', 'POST', 'submission', { epoch: 1 }));
});

/** Sends the same to every attempt, one after another. @returns a line of the results */
async function compared(
  name: string,
  method: string,
  route: string,
  body: object,
): Promise<string> {
  const right: number[] = [];
  const wrong: number[] = [];
  for (const [index, { attemptId, token, revision }] of attempts.entries()) {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const sent = { method, headers, body: JSON.stringify(body) };
    const from = performance.now();
    const response = await fetch(`${app.server.url}/attempts/${attemptId}/${route}`, sent);
    const text = await response.text();
    const time = performance.now() - from;
    if (!response.ok) throw new Error(`${name}: ${response.status} ${text}`);
    if (index >= WARM_UP) (revision === 1 ? right : wrong).push(time);
  }
  const deviations = rankSum(right, wrong);
  const medians = [right, wrong].map((times) => `${median(times).toFixed(3)} ms`);
  const figures = `${right.length} right ${medians[0]}, ${wrong.length} wrong ${medians[1]}`;
  const line = `${name}: ${figures}, apart by ${deviations.toFixed(2)} standard deviations`;
  return Math.abs(deviations) < SIGNIFICANT ? line : `${line}: MISSED`;
}
