import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { person } from '../setup/factories.js';
import { photograph } from '../setup/images.js';
import { contractOf, Legacy, type LegacyAnswer } from '../setup/legacy.js';
import { ROUTES, STAFF_ROUTES } from '../setup/legacy-routes.js';
import { spoilt } from '../setup/mutations.js';
import { SEED, times } from '../setup/seeds.js';
import { triviaWorkbook } from '../setup/workbooks.js';

/**
 * Whatever comes is answered as documented, and never by a fault of ours. A run makes its requests from a
 * seed, which it prints; SEED=n makes the same ones again.
 */
process.stdout.write(`Requests are made from SEED=${SEED}\n`);

const SPOILT_RUNS = times(40, 400);
const RANDOM_RUNS = times(12, 120);
/** What hangs for that long has no answer. Imports of what is no workbook end long before. */
const PATIENCE_MS = 15_000;
/** What a header may hold. */
const VISIBLE = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index));
const TRACE = /\n\s+at |node_modules|[\w/]\.[jt]s:\d+|QueryFailedError|TypeError|ECONN/;

const app = useApplication();
let visitor: Legacy;
/** How much the server had printed: other files use it, too, and some break it. */
let before: number;
let owner: Legacy;
/** A quiz and a question of the owner's, in place of the ids of examples. */
let quizId: string;
let questionId: string;
/** Real ones, in base64, in place of the beginnings that examples show. */
const files: Record<string, string> = {};

beforeAll(async () => {
  before = app.server.output().length;
  visitor = new Legacy(app.server.url);
  owner = visitor.as((await person(app)).token);
  files['excelFile'] = (await triviaWorkbook(2)).toString('base64');
  files['image'] = (await photograph()).toString('base64');
  const quizTitle = 'Algebra';
  quizId = (await owner.ask('quizzIdentity_M', { quizTitle }))['quizzId'] as string;
  const options = [{ answer: '3' }, { answer: '4' }];
  const mcqQuizz = [{ question: 'What is 2 + 2?', options, correctAnswer: 2 }];
  await owner.ask('quizzQuestionService_M', { quizTitle, mcqQuizz });
  const { mcqQuizz: shown } = await owner.ask('dashbordQuizzinfo_M', { _id: quizId });
  questionId = (shown as Data[])[0]?.['mcqQuestion_id'] as string;
});

/** The documented request of a route, for something that is there unless it would be gone by it. */
async function exampleOf(name: string): Promise<Data> {
  const { document } = await contractOf(app.server.url);
  const content = document.paths[`/${name}`]?.post.requestBody.content['application/json'];
  const example = structuredClone(content?.example ?? {});
  if (/del/i.test(name)) return example;
  for (const id of ['_id', 'quizId']) if (id in example) example[id] = quizId;
  if ('questionId' in example) example['questionId'] = questionId;
  for (const [file, content] of Object.entries(files)) if (file in example) example[file] = content;
  for (const email of ['userEmail', 'creatorEmail']) Reflect.deleteProperty(example, email);
  return example;
}

async function inTime<T>(answer: Promise<T>): Promise<T> {
  const timer = new AbortController();
  const late = sleep(PATIENCE_MS, 'late' as const, { signal: timer.signal });
  const first = await Promise.race([answer, late.catch(() => 'late' as const)]);
  timer.abort();
  if (first === 'late') throw new Error(`No answer within ${PATIENCE_MS} ms`);
  return first;
}

/** Sends it: the caller holds the answer against the documentation. */
async function answered(caller: Legacy, name: string, body: unknown): Promise<LegacyAnswer> {
  const answer = await inTime(caller.send(name, body));
  expect(answer.status).toBeLessThan(500);
  expect(JSON.stringify(answer.body)).not.toMatch(TRACE);
  return answer;
}

async function hold<T>(
  arbitrary: fc.Arbitrary<T>,
  numRuns: number,
  check: (value: T) => Promise<unknown>,
): Promise<void> {
  const property = fc.asyncProperty(arbitrary, async (value) => {
    await check(value);
  });
  await fc.assert(property, { seed: SEED, numRuns });
}

const callers = ROUTES.map(({ name, isPublic }) => ({
  name,
  caller: () => (isPublic ? visitor : owner),
}));

describe.each(callers)('$name', ({ name, caller }) => {
  it('refuses what is no object', async () => {
    for (const body of [null, true, 0, 'text', [], [{}], [[]]]) {
      expect((await answered(caller(), name, body)).status).toBe(400);
    }
  });

  it('answers its documented request with faults in it', async () => {
    await hold(spoilt(await exampleOf(name)), SPOILT_RUNS, async (body) =>
      answered(caller(), name, body),
    );
  });

  it('answers anything', async () => {
    const object = fc.dictionary(fc.string(), fc.jsonValue());
    await hold(fc.oneof(fc.jsonValue(), object), RANDOM_RUNS, async (body) =>
      answered(caller(), name, body),
    );
  });

  it('answers what nests as deep as its body may be long', async () => {
    const [field = 'x'] = Object.keys(await exampleOf(name));
    for (const [open, close] of [
      ['[', ']'],
      ['{"options":', '}'],
    ] as const) {
      const depth = Math.floor(60_000 / (open.length + close.length));
      const body = `{"${field}":${open.repeat(depth)}1${close.repeat(depth)}}`;
      const headers = { 'content-type': 'application/json' };
      const { status } = await inTime(
        caller().fetch(`/${name}`, { method: 'POST', body, headers }),
      );
      expect([200, 400, 403, 404]).toContain(status);
    }
  });
});

it('no text is a token', async () => {
  const header = fc.string({ unit: fc.constantFrom(...VISIBLE) });
  const token = fc.oneof(
    header,
    header.map((text) => `Bearer ${text}`),
    fc.base64String({ maxLength: 300 }).map((text) => `Bearer eyJhbGciOiJub25lIn0.${text}.`),
    fc.constantFrom('Bearer', 'Bearer ', 'bearer null', 'undefined', 'Basic YTpi', '.', 'a.b.c'),
  );
  const name = fc.constantFrom(...STAFF_ROUTES.map((route) => route.name));
  await hold(fc.tuple(name, token), 150, async ([route, text]) => {
    expect((await answered(visitor.as(text), route, {})).status).toBe(401);
  });
});

afterAll(() => {
  // What fails on our side is logged, also behind an answer that does not show it.
  expect(app.server.output().slice(before)).not.toMatch(/ERROR|\n +at /);
});
