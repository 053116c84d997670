import { beforeAll, describe, expect, it } from 'vitest';
import type { Api, Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { allQuestions, COPY, MOVE, orderOf, questionsNamed } from '../setup/question-transfers.js';
import { query } from '../setup/database.js';
import { person, quiz } from '../setup/factories.js';
import {
  addQuestions,
  anyDescriptive,
  EDIT_QUESTION,
  mcq,
  readQuestions,
} from '../setup/questions.js';
import { DELETE_QUESTION, DELETE_QUIZ } from '../setup/trash.js';

const app = useApplication();
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let owner: Api;
let stranger: Api;
beforeAll(async () => {
  owner = (await person(app)).api;
  stranger = (await person(app)).api;
});

/** Three quizzes: of a b c, of d e f and of x y z. */
async function three(): Promise<{ quizzes: [string, string, string]; ids: string[] }> {
  const quizzes: [string, string, string] = [
    await quiz(owner),
    await quiz(owner),
    await quiz(owner),
  ];
  const ids = [
    ...(await questionsNamed(owner, quizzes[0], [...'abc'])),
    ...(await questionsNamed(owner, quizzes[1], [...'def'])),
  ];
  await questionsNamed(owner, quizzes[2], [...'xyz']);
  return { quizzes, ids };
}

const pick = (ids: string[], ...indexes: number[]): string[] =>
  indexes.map((index) => ids[index] ?? '');

async function counts(quizzes: string[]): Promise<number[][]> {
  const read = quizzes.map(async (id) => readQuestions(owner, id));
  return (await Promise.all(read)).map((found) => [found['questionCount'], found['orderVersion']]);
}

describe('moveQuestions', () => {
  it('appends questions of several quizzes in the given order, with ids and versions', async () => {
    const { quizzes, ids } = await three();
    await owner.ask(
      `mutation ($id: ID!, $question: QuestionInput!) {
        updateQuestion(input: { id: $id, question: $question, version: 1 }) { id } }`,
      { id: ids[4], question: mcq('e2') },
    );
    const questionIds = pick(ids, 4, 0, 3);
    const input = { questionIds, toQuizId: quizzes[2] };
    const { moveQuestions } = await owner.ask(MOVE, { input });
    expect(moveQuestions).toMatchObject([
      { id: ids[4], quizId: quizzes[2], text: 'e2', position: 4, version: 2 },
      { id: ids[0], quizId: quizzes[2], text: 'a', position: 5, version: 1 },
      { id: ids[3], quizId: quizzes[2], text: 'd', position: 6, version: 1 },
    ]);
    expect(await orderOf(owner, quizzes[2])).toBe('x y z e2 a d');
    expect(await orderOf(owner, quizzes[0])).toBe('b c');
    expect(await counts(quizzes)).toEqual([
      [2, 3],
      [1, 3],
      [6, 3],
    ]);
  });

  it('inserts them at a position', async () => {
    const { quizzes, ids } = await three();
    const input = { questionIds: pick(ids, 2, 5), toQuizId: quizzes[2], position: 2 };
    const { moveQuestions } = await owner.ask(MOVE, { input });
    expect(moveQuestions).toMatchObject([{ position: 2 }, { position: 3 }]);
    expect(await orderOf(owner, quizzes[2])).toBe('x c f y z');
  });

  it('moves questions within their quiz, and counts them once', async () => {
    const { quizzes, ids } = await three();
    const input = { questionIds: pick(ids, 0, 3), toQuizId: quizzes[0] };
    await owner.ask(MOVE, { input });
    expect(await orderOf(owner, quizzes[0])).toBe('b c a d');
    await owner.ask(MOVE, { input: { ...input, position: 1 } });
    expect(await orderOf(owner, quizzes[0])).toBe('a d b c');
    expect((await counts(quizzes)).map(([count]) => count)).toEqual([4, 2, 3]);
  });
});

describe('copyQuestions', () => {
  it('creates separate questions with the same content', async () => {
    const { quizzes, ids } = await three();
    const [second] = await addQuestions(owner, quizzes[0], [
      { descriptive: { text: 'why', modelAnswer: 'so', marks: '2.5' } },
    ]);
    const key = {
      mcq: { ...mcq('key', ['no', 'yes', 'maybe'], 2).mcq, explanation: 'b', marks: '3' },
    };
    const [first] = await addQuestions(owner, quizzes[1], [key]);
    const questionIds = [first?.['id'], second?.['id'], ids[0]];
    const input = { questionIds, toQuizId: quizzes[2], position: 1 };
    const copies = (await owner.ask(COPY, { input }))['copyQuestions'] as Data[];
    expect(copies).toMatchObject([
      { quizId: quizzes[2], position: 1, text: 'key', marks: '3', version: 1, explanation: 'b' },
      { quizId: quizzes[2], position: 2, text: 'why', marks: '2.5', modelAnswer: 'so' },
      { quizId: quizzes[2], position: 3, text: 'a', marks: '1' },
    ]);
    const options = copies[0]?.['options'] as Data[];
    expect(options.map((option) => option['text'])).toEqual(['no', 'yes', 'maybe']);
    expect(copies[0]?.['correctOptionId']).toBe(options[1]?.['id']);
    const old = new Set([...(first?.['options'] as Data[]).map((option) => option['id'])]);
    expect(options.filter((option) => old.has(option['id']))).toEqual([]);
    expect(questionIds).not.toContain(copies[0]?.['id']);
    expect(await orderOf(owner, quizzes[2])).toBe('key why a x y z');
    expect(await orderOf(owner, quizzes[0])).toBe('a b c why');
    expect((await counts(quizzes)).map(([count]) => count)).toEqual([4, 4, 6]);
    expect((await allQuestions(owner, quizzes[2])).slice(0, 3)).toEqual(copies);
  });

  it('copies within a quiz', async () => {
    const { quizzes, ids } = await three();
    await owner.ask(COPY, { input: { questionIds: pick(ids, 1), toQuizId: quizzes[0] } });
    expect(await orderOf(owner, quizzes[0])).toBe('a b c b');
  });

  it('copies an edited question as it is now, at version 1', async () => {
    const { quizzes, ids } = await three();
    await owner.ask(
      `mutation ($id: ID!, $question: QuestionInput!) {
        updateQuestion(input: { id: $id, question: $question, version: 1 }) { id } }`,
      { id: ids[0], question: mcq('a2') },
    );
    const input = { questionIds: pick(ids, 0), toQuizId: quizzes[2] };
    const { copyQuestions } = await owner.ask(COPY, { input });
    expect(copyQuestions).toMatchObject([{ text: 'a2', version: 1 }]);
  });
});

describe.each([
  ['moveQuestions', MOVE],
  ['copyQuestions', COPY],
])('%s', (_name, operation) => {
  it.each([
    ['no question', { questionIds: [] }, 'questionIds'],
    ['101 questions', { questionIds: Array(101).fill('x') }, 'questionIds'],
    ['the place 0', { position: 0 }, 'position'],
    ['a place past the end', { position: 5 }, 'position'],
  ])('rejects %s, and changes nothing', async (_what, change, path) => {
    const { quizzes, ids } = await three();
    const before = await counts(quizzes);
    const input = { questionIds: pick(ids, 0), toQuizId: quizzes[2], ...change };
    const { extensions } = await owner.refused(operation, { input });
    expect(extensions).toMatchObject({ code: 'VALIDATION', status: 400, fields: [{ path }] });
    expect(await counts(quizzes)).toEqual(before);
    expect(await orderOf(owner, quizzes[2])).toBe('x y z');
  });

  it('rejects a question that is named twice', async () => {
    const { quizzes, ids } = await three();
    const input = { questionIds: pick(ids, 0, 1, 0), toQuizId: quizzes[2] };
    const { extensions } = await owner.refused(operation, { input });
    expect(extensions).toMatchObject({ code: 'VALIDATION', fields: [{ path: 'questionIds.2' }] });
  });

  it('accepts all or none, and names the unknown ones', async () => {
    const { quizzes, ids } = await three();
    const [theirs] = await questionsNamed(stranger, await quiz(stranger), ['theirs']);
    await owner.ask(DELETE_QUESTION, { id: ids[5] });
    const before = await counts(quizzes);
    for (const id of [theirs, ids[5], UNKNOWN, 'nonsense']) {
      const input = { questionIds: [ids[0], id], toQuizId: quizzes[2] };
      const { extensions } = await owner.refused(operation, { input });
      expect(extensions).toMatchObject({ code: 'QUESTION_NOT_FOUND', status: 404 });
      expect(extensions.fields?.[0]?.path).toBe('questionIds.1');
    }
    expect(await counts(quizzes)).toEqual(before);
  });

  it('takes questions only out of the quiz they were seen in, where the caller says which', async () => {
    const { quizzes, ids } = await three();
    const before = await counts(quizzes);
    const input = { questionIds: pick(ids, 3, 0, 4), fromQuizId: quizzes[0], toQuizId: quizzes[2] };
    const { extensions } = await owner.refused(operation, { input });
    expect(extensions).toMatchObject({ code: 'QUESTION_NOT_FOUND', status: 404 });
    expect(extensions.fields?.map((field) => field.path)).toEqual([
      'questionIds.0',
      'questionIds.2',
    ]);
    expect(await counts(quizzes)).toEqual(before);
    await owner.ask(operation, { input: { ...input, questionIds: pick(ids, 0) } });
  });

  it('leaves questions that were changed since they were seen, where the caller says how', async () => {
    const { quizzes, ids } = await three();
    const questionIds = pick(ids, 0, 1);
    const question = mcq('Of a colleague', ['a', 'b'], 1);
    await owner.ask(EDIT_QUESTION, { id: questionIds[1], version: 1, question });
    const before = await counts(quizzes);
    const input = { questionIds, versions: [1, 1], toQuizId: quizzes[2] };
    const stale = await owner.refused(operation, { input });
    expect(stale.extensions).toMatchObject({ code: 'STALE_VERSION', status: 409 });
    expect(stale.extensions.fields).toMatchObject([{ path: 'versions.1' }]);
    const few = await owner.refused(operation, { input: { ...input, versions: [1] } });
    expect(few.extensions).toMatchObject({ code: 'VALIDATION', fields: [{ path: 'versions' }] });
    expect(await counts(quizzes)).toEqual(before);
    await owner.ask(operation, { input: { ...input, versions: [1, 2] } });
  });

  it("has no target quiz that is another institute's, deleted or unknown", async () => {
    const { quizzes, ids } = await three();
    const theirs = await quiz(stranger);
    await owner.ask(DELETE_QUIZ, { id: quizzes[1] });
    for (const toQuizId of [theirs, quizzes[1], UNKNOWN, 'nonsense']) {
      const input = { questionIds: pick(ids, 0), toQuizId };
      const { extensions } = await owner.refused(operation, { input });
      expect(extensions).toMatchObject({ code: 'QUIZ_NOT_FOUND', status: 404 });
    }
    expect(await orderOf(owner, quizzes[0])).toBe('a b c');
    expect(await orderOf(stranger, theirs)).toBe('');
  });

  it('respects the limit of a quiz', async () => {
    const { quizzes, ids } = await three();
    await addQuestions(owner, quizzes[0], [anyDescriptive]);
    await query(app.databaseUrl, 'UPDATE quizzes SET question_count = 39999 WHERE id = $1', [
      quizzes[2],
    ]);
    const input = { questionIds: pick(ids, 0, 3), toQuizId: quizzes[2] };
    const { extensions } = await owner.refused(operation, { input });
    expect(extensions).toMatchObject({ code: 'QUIZ_IS_FULL', status: 409 });
    expect((await counts(quizzes)).map(([count]) => count)).toEqual([4, 3, 39_999]);
    await owner.ask(operation, { input: { ...input, questionIds: pick(ids, 0) } });
  });
});
