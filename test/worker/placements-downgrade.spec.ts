/** What the release with placements wrote is there after a downgrade, and after the next upgrade. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { Api, type Answer, type Data } from '../setup/api.js';
import type { Application } from '../setup/application.js';
import { freshDatabase, query } from '../setup/database.js';
import { logIn, person, quiz } from '../setup/factories.js';
import { migrateFully, revertTo } from '../setup/migrating.js';
import { SUBMIT } from '../setup/papers.js';
import { onlyPlaced, placedIn, placeIn, putInBank } from '../setup/placed-questions.js';
import { COPY, MOVE, questionsNamed } from '../setup/question-transfers.js';
import { ADD_QUESTIONS, EDIT_QUESTION, mcq } from '../setup/questions.js';
import { useServers } from '../setup/servers.js';
import { DELETE_QUESTION, RESTORE_QUESTION } from '../setup/trash.js';

const PLACEMENTS = 'Placements1795870000000';

interface OldQuestion {
  id: string;
  quizId: string;
  text: string;
  version: number;
  isDeleted: boolean;
}
const OLD_QUESTIONS = `SELECT id, quiz_id AS "quizId", text, version, deleted_at IS NOT NULL AS "isDeleted"
  FROM questions ORDER BY id`;

/** A call with a key, to be sent again. */
interface KeyedCall {
  key: string;
  text: string;
  variables: object;
  answer: Answer;
}

const servers = useServers();
let environment: Record<string, string>;
let databaseUrl: string;
let sql: Application['sql'];
let email: string;
let owner: Api;
const calls: KeyedCall[] = [];
const expected: OldQuestion[] = [];

const send = async (api: Api, key: string, text: string, variables: object): Promise<Answer> =>
  api.with({ 'idempotency-key': key }).send(text, variables);

async function keyed(text: string, variables: object): Promise<Data> {
  const key = randomUUID();
  const answer = await send(owner, key, text, variables);
  expect(answer.errors).toEqual([]);
  calls.push({ key, text, variables, answer });
  return answer.data as Data;
}

/** Every question of these quizzes, as the earlier release has it. */
async function expectOf(...quizIds: string[]): Promise<void> {
  for (const quizId of quizIds)
    for (const { id, text, version } of await placedIn(sql, quizId))
      expected.push({ id, quizId, text, version, isDeleted: false });
}

beforeAll(async () => {
  databaseUrl = await freshDatabase();
  sql = async (text, values) => query(databaseUrl, text, values);
  const server = await servers.start({ DATABASE_URL: databaseUrl, RATE_LIMIT: 'off' });
  environment = { DATABASE_URL: databaseUrl, RATE_LIMIT: 'off', DATA_DIR: server.dataDir };
  const one = await person({ api: new Api(server.url), sql });
  [email, owner] = [one.email, one.api];
  const [first, second, third] = [await quiz(owner), await quiz(owner), await quiz(owner)];
  // Recorded calls of every kind that answers with questions.
  const added = await keyed(ADD_QUESTIONS, { quizId: first, questions: [mcq('added')] });
  const id = (added['addQuestions'] as Data[])[0]?.['id'] as string;
  await keyed(EDIT_QUESTION, { id, version: 1, question: mcq('edited') });
  await keyed(COPY, { input: { questionIds: [id], toQuizId: second } });
  await keyed(MOVE, { input: { questionIds: [id], toQuizId: third } });
  await owner.ask(DELETE_QUESTION, { id });
  await keyed(RESTORE_QUESTION, { questionId: id });
  // A question in two papers, one in the bank, and one that only a revision has in its old version.
  await placeIn(databaseUrl, id, first);
  const shared = await onlyPlaced(sql, first);
  await owner.ask(SUBMIT, { id: first });
  await owner.ask(EDIT_QUESTION, { id: shared.id, version: 1, question: mcq('here only') });
  const fourth = await quiz(owner);
  await questionsNamed(owner, fourth, ['banked']);
  await putInBank(sql, (await onlyPlaced(sql, fourth)).questionId);
  await expectOf(first, second, third, fourth);
  await server.stop();
}, 120_000);

it('a downgrade leaves one question for each placement, with the version that it had', async () => {
  const published = await query<{ content: object }>(
    databaseUrl,
    'SELECT content FROM paper_revisions',
  );
  await revertTo(databaseUrl, PLACEMENTS);
  const byId = (a: OldQuestion, b: OldQuestion) => a.id.localeCompare(b.id);
  expect(await query<OldQuestion>(databaseUrl, OLD_QUESTIONS)).toEqual(expected.sort(byId));
  expect(await query(databaseUrl, 'SELECT content FROM paper_revisions')).toEqual(published);
  const answers = await query<{ answer: object }>(
    databaseUrl,
    `SELECT answer FROM idempotency_keys WHERE answer::text LIKE '%"$record"%'`,
  );
  expect(answers.length).toBeGreaterThanOrEqual(calls.length);
  for (const { answer } of answers)
    expect(JSON.stringify(answer)).toContain('"$record":"questions"');
});

it('after the next upgrade calls are answered again as before', async () => {
  await migrateFully(databaseUrl);
  const server = await servers.start(environment);
  const api = new Api(server.url);
  const again = (await logIn(api, email)).api;
  for (const { key, text, variables, answer } of calls) {
    const { data, errors } = await send(again, key, text, variables);
    expect(errors).toEqual([]);
    // It shows records as they are now: only their ids are those of the first answer.
    expect(idsIn(data)).toEqual(idsIn(answer.data));
  }
});

/** The ids of questions in an answer. */
function idsIn(data: Data | null): string[] {
  const [questions] = Object.values(data ?? {}) as (Data | Data[])[];
  return [questions].flat().map((question) => question?.['id'] as string);
}
