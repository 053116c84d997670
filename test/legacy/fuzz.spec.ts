import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { person } from '../setup/factories.js';
import { photograph } from '../setup/images.js';
import { contractOf, Legacy, type LegacyAnswer } from '../setup/legacy.js';
import { ROUTES, STAFF_ROUTES } from '../setup/legacy-routes.js';
import { mutated } from '../setup/mutations.js';
import { SEED, times } from '../setup/seeds.js';
import { triviaWorkbook } from '../setup/workbooks.js';

/**
 * Every request is answered as documented, and never with an internal error. A run draws its
 * requests from a seed, which it prints; SEED=n draws the same ones again.
 */
process.stdout.write(`Requests are made from SEED=${SEED}\n`);

const MUTATED_RUNS = times(40, 400);
const RANDOM_RUNS = times(12, 120);
/**
 * A request that takes that long counts as hanging. Imports of invalid workbooks end long before.
 */
const TIMEOUT_MS = 100_000;
/** The characters that a header may contain. */
const PRINTABLE_CHARACTERS = Array.from({ length: 94 }, (_, index) =>
  String.fromCharCode(33 + index),
);
const TRACE = /\n\s+at |node_modules|[\w/]\.[jt]s:\d+|QueryFailedError|TypeError|ECONN/;

const app = useApplication();
let visitor: Legacy;
/**
 * The length of the server's log before: other files use the server, too, and some cause errors.
 */
let before: number;
let owner: Legacy;
/** A quiz and a question of the owner's, instead of the ids of examples. */
let quizId: string;
let questionId: string;
/** Real files, in base64, instead of the beginnings in the examples. */
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

/** The documented request of a route, for an existing record unless the route would delete it. */
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
  const late = sleep(TIMEOUT_MS, 'late' as const, { signal: timer.signal });
  const first = await Promise.race([answer, late.catch(() => 'late' as const)]);
  timer.abort();
  if (first === 'late') throw new Error(`No answer within ${TIMEOUT_MS} ms`);
  return first;
}

/** Sends it: the caller compares the response with the documentation. */
async function answered(caller: Legacy, name: string, body: unknown): Promise<LegacyAnswer> {
  const answer = await inTime(caller.send(name, body));
  expect(answer.status).toBeLessThan(500);
  expect(JSON.stringify(answer.body)).not.toMatch(TRACE);
  return answer;
}

async function checkProperty<T>(
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
  it('rejects a body that is no object', async () => {
    for (const body of [null, true, 0, 'text', [], [{}], [[]]]) {
      expect((await answered(caller(), name, body)).status).toBe(400);
    }
  });

  it('answers its documented request with mutations', async () => {
    await checkProperty(mutated(await exampleOf(name)), MUTATED_RUNS, async (body) =>
      answered(caller(), name, body),
    );
  });

  it('answers arbitrary values', async () => {
    const object = fc.dictionary(fc.string(), fc.jsonValue());
    await checkProperty(fc.oneof(fc.jsonValue(), object), RANDOM_RUNS, async (body) =>
      answered(caller(), name, body),
    );
  });

  it('answers values nested as deep as the body limit allows', async () => {
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

it('no text is a valid token', async () => {
  const header = fc.string({ unit: fc.constantFrom(...PRINTABLE_CHARACTERS) });
  const token = fc.oneof(
    header,
    header.map((text) => `Bearer ${text}`),
    fc.base64String({ maxLength: 300 }).map((text) => `Bearer eyJhbGciOiJub25lIn0.${text}.`),
    fc.constantFrom('Bearer', 'Bearer ', 'bearer null', 'undefined', 'Basic YTpi', '.', 'a.b.c'),
  );
  const name = fc.constantFrom(...STAFF_ROUTES.map((route) => route.name));
  await checkProperty(fc.tuple(name, token), 150, async ([route, text]) => {
    expect((await answered(visitor.as(text), route, {})).status).toBe(401);
  });
});

afterAll(() => {
  // An internal error is logged, even behind a response that does not show it.
  expect(app.server.output().slice(before)).not.toMatch(/ERROR|\n +at /);
});
