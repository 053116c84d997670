import { beforeAll, describe, expect, it } from 'vitest';
import type { Api, Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { allQuestions, DUPLICATE, questionsNamed, REORDER } from '../setup/question-transfers.js';
import { query } from '../setup/database.js';
import { person, quiz } from '../setup/factories.js';
import { addQuestions, anyMcq, mcq, readQuestions, textsOf } from '../setup/questions.js';
import { DELETE_QUESTION, DELETE_QUIZ, deletedQuestions } from '../setup/trash.js';
import { PLACED, repeatQuestion } from '../setup/placed-questions.js';

const app = useApplication();
const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const MANY = 40_000;
const LAST = `query ($id: ID!) {
  quiz(id: $id) { orderVersion questions(page: ${MANY}, pageSize: 1) { items { id } } }
}`;

let owner: Api;
let stranger: Api;
beforeAll(async () => {
  owner = (await person(app)).api;
  stranger = (await person(app)).api;
});

async function duplicate(quizId: string, title?: string | null): Promise<Data> {
  return (await owner.ask(DUPLICATE, { quizId, title }))['duplicateQuiz'] as Data;
}

/** The content of a question, without what each copy has of its own. */
function saying({ text, marks, kind, position, options, ...rest }: Data): object {
  const key = (options as Data[] | undefined)?.findIndex(
    (option) => option['id'] === rest['correctOptionId'],
  );
  const texts = (options as Data[] | undefined)?.map((option) => option['text']);
  const { modelAnswer, explanation } = rest;
  return { text, marks, kind, position, texts, key, modelAnswer, explanation };
}

describe('duplicateQuiz', () => {
  it('copies all questions in order, with ids of their own', async () => {
    const quizId = await quiz(owner);
    await addQuestions(owner, quizId, [
      { mcq: { ...mcq('one', ['a', 'b', 'c'], 3).mcq, explanation: 'why', marks: '2.25' } },
      { descriptive: { text: 'two', modelAnswer: 'so', marks: '5' } },
      { descriptive: { text: 'three' } },
      mcq('four'),
    ]);
    const [gone] = await questionsNamed(owner, quizId, ['deleted']);
    await owner.ask(DELETE_QUESTION, { id: gone });
    await owner.ask(`mutation ($input: UpdateQuizInput!) { updateQuiz(input: $input) { id } }`, {
      input: { id: quizId, version: 1, durationMinutes: 90, status: 'INACTIVE', isCompleted: true },
    });
    const title = `Second half ${Math.random()}`;
    const copy = await duplicate(quizId, ` ${title} `);
    expect(copy).toMatchObject({
      title,
      status: 'ACTIVE',
      isCompleted: false,
      durationMinutes: 90,
      questionCount: 4,
      version: 1,
      creatorName: 'Ada Byron',
    });
    const [from, to] = [
      await allQuestions(owner, quizId),
      await allQuestions(owner, copy['id'] as string),
    ];
    expect(to.map(saying)).toEqual(from.map(saying));
    expect(to.map((item) => item['version'])).toEqual([1, 1, 1, 1]);
    const idsIn = (items: Data[]): string[] =>
      items.flatMap((item) => [
        item['id'] as string,
        ...((item['options'] ?? []) as Data[]).map((option) => option['id'] as string),
      ]);
    const shared = idsIn(to).filter((id) => idsIn(from).includes(id));
    expect(shared).toEqual([]);
    expect(new Set(idsIn(to)).size).toBe(4 + 5);
    expect(await deletedQuestions(owner, copy['id'] as string)).toEqual([]);
    expect(await readQuestions(owner, copy['id'] as string)).toMatchObject({
      questionCounts: [
        { kind: 'DESCRIPTIVE', count: 2 },
        { kind: 'MCQ', count: 2 },
      ],
    });
  });

  it('copies a quiz without questions', async () => {
    expect(await duplicate(await quiz(owner))).toMatchObject({ questionCount: 0 });
  });

  it('finds a title that is free', async () => {
    const title = `Plain ${Math.random()}`;
    const quizId = await quiz(owner, title);
    const titles = [
      await duplicate(quizId),
      await duplicate(quizId, null),
      await duplicate(quizId),
    ];
    expect(titles.map((copy) => copy['title'])).toEqual([
      `Copy of ${title}`,
      `Copy of ${title} (2)`,
      `Copy of ${title} (3)`,
    ]);
    await owner.ask(DELETE_QUIZ, { id: titles[1]?.['id'] });
    expect((await duplicate(quizId))['title']).toBe(`Copy of ${title} (2)`);
  });

  it('cuts a title that would be too long, between characters', async () => {
    const title = '😀'.repeat(200);
    const quizId = await quiz(owner, title);
    expect((await duplicate(quizId))['title']).toBe(`Copy of ${'😀'.repeat(192)}`);
    expect((await duplicate(quizId))['title']).toBe(`Copy of ${'😀'.repeat(188)} (2)`);
  });

  it('gives each of several copies at once a title of its own', async () => {
    const title = `At once ${Math.random()}`;
    const quizId = await quiz(owner, title);
    const copies = await Promise.all([1, 2, 3, 4].map(async () => duplicate(quizId)));
    expect(copies.map((copy) => copy['title'] as string).sort()).toEqual([
      `Copy of ${title}`,
      `Copy of ${title} (2)`,
      `Copy of ${title} (3)`,
      `Copy of ${title} (4)`,
    ]);
  });

  it.each([
    [' ', 'Quiz title is required'],
    ['x'.repeat(201), 'Quiz title must be at most 200 characters long'],
  ])('rejects the title %j', async (title, message) => {
    const error = await owner.refused(DUPLICATE, { quizId: await quiz(owner), title });
    expect(error).toMatchObject({ message, extensions: { code: 'VALIDATION' } });
  });

  it('rejects a title that is taken', async () => {
    const title = `Taken ${Math.random()}`;
    const quizId = await quiz(owner, title);
    const { extensions } = await owner.refused(DUPLICATE, { quizId, title: title.toUpperCase() });
    expect(extensions).toMatchObject({ code: 'TITLE_TAKEN', status: 409 });
  });

  it("answers for another institute's quiz, and for a deleted one, as for an unknown one", async () => {
    const quizId = await quiz(owner);
    await addQuestions(owner, quizId, [anyMcq]);
    const none = await stranger.refused(DUPLICATE, { quizId: UNKNOWN });
    expect(none.extensions).toMatchObject({ code: 'QUIZ_NOT_FOUND', status: 404 });
    expect(await stranger.refused(DUPLICATE, { quizId })).toEqual(none);
    await owner.ask(DELETE_QUIZ, { id: quizId });
    expect(await owner.refused(DUPLICATE, { quizId })).toEqual(none);
  });

  it(`copies ${MANY} questions while other requests are served`, async () => {
    const quizId = await quiz(owner);
    await addQuestions(owner, quizId, [anyMcq]);
    await repeatQuestion(app.sql, quizId, MANY);
    const state = { isDone: false };
    const copied = duplicate(quizId).finally(() => (state.isDone = true));
    let served = 0;
    while (!state.isDone) {
      await stranger.ask('{ me { id } }');
      served += 1;
    }
    expect(served).toBeGreaterThan(10);
    const copy = await copied;
    expect(copy).toMatchObject({ questionCount: MANY });
    // PostgreSQL's plan took both for quizzes as small as the others of these tests, and compared
    // each row with each.
    await query(app.databaseUrl, 'ANALYZE placements, question_versions');
    const [stored] = await query(
      app.databaseUrl,
      `WITH asked AS (SELECT p.id, p.quiz_id, p.position, v.text, v.body FROM ${PLACED})
       SELECT count(DISTINCT copy.id)::int AS ids,
              count(DISTINCT copy.body ->> 'correctOptionId')::int AS keys,
              count(*) FILTER (WHERE copy.text = source.text)::int AS same
       FROM asked copy JOIN asked source USING (position)
       WHERE copy.quiz_id = $1 AND source.quiz_id = $2`,
      [copy['id'], quizId],
    );
    expect(stored).toEqual({ ids: MANY, keys: MANY, same: MANY });
    // Right after that it can be reordered from end to end.
    const last = (await owner.ask(LAST, { id: copy['id'] }))['quiz'];
    const questionIds = [last.questions.items[0].id];
    const input = { quizId: copy['id'], orderVersion: last.orderVersion, questionIds, position: 1 };
    await owner.ask(REORDER, { input });
    expect(textsOf(await readQuestions(owner, copy['id'] as string)).slice(0, 3)).toEqual([
      `question ${MANY}`,
      anyMcq.mcq.text,
      'question 2',
    ]);
  });
});
