/**
 * How many statements the frequent operations send. Each reads what it needs once: a read that is repeated
 * raises its count here.
 */
import { beforeAll, expect, it } from 'vitest';
import type { Api, Data } from '../setup/api.js';
import { useOwnApplication } from '../setup/application.js';
import { sitting, type Page } from '../setup/attempts.js';
import { candidate, type Exam } from '../setup/exams.js';
import { person, quiz } from '../setup/factories.js';
import { CANDIDATES, SET_ACCOMMODATIONS } from '../setup/learners.js';
import {
  ADD_REMARK,
  ANSWER,
  answeredBy,
  answerTo,
  giveMarks,
  LEARNERS,
  LEAVE,
  MARK,
  markedExam,
  NEXT,
  OPEN,
  SKY,
  TO_RULE,
} from '../setup/marking.js';
import { REORDER } from '../setup/question-transfers.js';
import { readQuestions } from '../setup/questions.js';
import { statementsOf } from '../setup/statements.js';
import { todayOf } from '../setup/today.js';

/** Without a worker, whose scheduled tasks would be counted. */
const app = useOwnApplication({ ROLE: 'api' }, { logsStatements: true });

const EXTEND = `mutation ($input: ExtendTimeInput!) {
  extendTime(input: $input) { id deadlineAt }
}`;
const RUNNING = `query ($quizId: ID!) {
  candidates(quizId: $quizId, filter: { state: STARTED }) {
    items { name attempts { deadlineAt progress { answeredCount questionCount } } } totalCount
  }
}`;
const QUIZZES = `query ($pageSize: Int!) {
  quizzes(pageSize: $pageSize) { items { id creatorName progress { stage learnerCount toMarkCount } } }
}`;
const UPDATE_QUESTION = `mutation ($id: ID!, $version: Int!, $question: QuestionInput!) {
  updateQuestion(input: { id: $id, version: $version, question: $question }) { id version updatedAt }
}`;

/**
 * Checks of foreign keys, a trigger, heartbeats, notices to other processes, and checks of a
 * candidate's link, each of which is remembered for three seconds.
 */
const UNCOUNTED = /^SELECT 1 FROM ONLY|quiz_tallies|service_beats|pg_notify|AND link_version = /;

let owner: Api;
let of: Exam;
let answerId: string;
let running: Page;
let candidateId: string;
beforeAll(async () => {
  owner = (await person(app)).api;
  of = await markedExam(app, owner);
  await app.sql('UPDATE quizzes SET duration_minutes = 30 WHERE id = $1', [of.quizId]);
  const page = await answeredBy(app, of, 'Anna');
  await answeredBy(app, of, 'Ben');
  answerId = (await answerTo(app, owner, page, SKY))['id'] as string;
  running = await sitting(await candidate(app, of.code, 'Carl'));
  const { items } = (await owner.ask(CANDIDATES, { quizId: of.quizId }))['candidates'];
  candidateId = (items as Data[]).find(({ name }) => name === 'Carl')?.['id'] as string;
  // The first requests assign a pseudonym to each candidate, and read the revision into the cache.
  await owner.ask(LEARNERS, { quizId: of.quizId });
  await owner.ask(NEXT, { scope: { quizId: of.quizId } });
});

const answer = async (): Promise<Data> =>
  (await owner.ask(ANSWER, { id: answerId }))['markingAnswer'] as Data;

async function firstQuestion(): Promise<{ orderVersion: number; question: Data }> {
  const { orderVersion, questions } = await readQuestions(owner, of.quizId);
  return { orderVersion: orderVersion as number, question: (questions.items as Data[])[0] ?? {} };
}

type Work = () => Promise<unknown>;

/** What is counted, and what has to be known before. */
const operations: [name: string, count: number, prepared: () => Work | Promise<Work>][] = [
  [
    'candidates, as the page of running attempts',
    6,
    () => async () => owner.ask(RUNNING, { quizId: of.quizId }),
  ],
  ['today', 11, () => async () => todayOf(owner)],
  [
    'quizzes with their progress, ten a page',
    3,
    () => async () => owner.ask(QUIZZES, { pageSize: 10 }),
  ],
  [
    'quizzes with their progress, a hundred a page',
    3,
    async () => {
      for (let count = 0; count < 20; count += 1) await quiz(owner);
      return async () => owner.ask(QUIZZES, { pageSize: 100 });
    },
  ],
  ['openNextAnswer', 12, () => async () => owner.ask(NEXT, { scope: { quizId: of.quizId } })],
  ['openAnswer', 7, () => async () => owner.ask(OPEN, { id: answerId })],
  [
    'markAnswer',
    19,
    async () => {
      const { version } = await answer();
      const input = { id: answerId, version, marks: '1', comment: 'Half' };
      return async () => owner.ask(MARK, { input });
    },
  ],
  [
    'markAnswer, again',
    20,
    async () => {
      const { version } = await giveMarks(owner, await answer(), { marks: '2' });
      const input = { id: answerId, version, marks: '3' };
      return async () => owner.ask(MARK, { input });
    },
  ],
  [
    'returnToRule',
    18,
    async () => {
      const { version } = await answer();
      const input = { id: answerId, version, reason: 'Given to another' };
      return async () => owner.ask(TO_RULE, { input });
    },
  ],
  ['leaveAnswer', 7, () => async () => owner.ask(LEAVE, { id: answerId })],
  [
    'addRemark',
    5,
    () => async () =>
      owner.ask(ADD_REMARK, { input: { quizId: of.quizId, shortcut: 'a', text: 'See above' } }),
  ],
  ['save', 2, () => async () => running.save([running.entry(0)])],
  [
    'extendTime',
    6,
    () => async () =>
      owner.ask(EXTEND, { input: { attemptId: running.id, minutes: 5, reason: 'An alarm' } }),
  ],
  [
    'grantAccommodations',
    11,
    () => async () =>
      owner.ask(SET_ACCOMMODATIONS, { input: { candidateId, extraTimePercent: 25 } }),
  ],
  // One of them reads what staff have adjusted meanwhile.
  ['submit', 7, () => async () => running.submit()],
  [
    'reorderQuestions',
    6,
    async () => {
      const { orderVersion, question } = await firstQuestion();
      const input = { quizId: of.quizId, orderVersion, questionIds: [question['id']], position: 3 };
      return async () => owner.ask(REORDER, { input });
    },
  ],
  [
    'updateQuestion',
    9,
    async () => {
      const { id, version } = (await firstQuestion()).question;
      const options = [{ text: 'Brahmaputra' }, { text: 'Kaveri' }];
      const question = { mcq: { text: 'And now?', options, correctOption: 1 } };
      return async () => owner.ask(UPDATE_QUESTION, { id, version, question });
    },
  ],
];

it.each(operations)('%s sends %i', async (_name, count, prepared) => {
  const work = await prepared();
  const statements = await statementsOf(app.databaseUrl, work);
  const texts = statements.map(({ text }) => text).filter((text) => !UNCOUNTED.test(text));
  expect(texts, texts.join('\n')).toHaveLength(count);
});
