import { beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { person, quiz } from '../setup/factories.js';
import { addQuestions, anyMcq } from '../setup/questions.js';

const app = useApplication();
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

const FIELDS =
  'id title status isCompleted creatorName questionCount durationMinutes version orderVersion createdAt';
const CREATE = `mutation ($title: String!) { createQuiz(title: $title) { ${FIELDS} } }`;
const READ = `query ($id: ID!) { quiz(id: $id) { ${FIELDS} } }`;
const UPDATE = `mutation ($input: UpdateQuizInput!) { updateQuiz(input: $input) { ${FIELDS} } }`;
const DELETE = 'mutation ($id: ID!) { deleteQuiz(id: $id) { id } }';
const SUBMIT = `mutation ($id: ID!) { submitQuiz(id: $id) { ${FIELDS} } }`;
const LIST = `query ($filter: QuizFilterInput, $sort: QuizSort! = NEWEST, $page: Int! = 1, $pageSize: Int! = 10) {
  quizzes(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) {
    items { title } totalCount totalPages page pageSize
  }
}`;

const badTitles = [
  ['', 'Quiz title is required'],
  ['   ', 'Quiz title is required'],
  ['x'.repeat(201), 'Quiz title must be at most 200 characters long'],
  ['a\u0000b', 'Quiz title has a character that cannot be stored'],
  ['a\ud800b', 'Quiz title has a character that cannot be stored'],
] as const;

let owner: Api;
let stranger: Api;
beforeAll(async () => {
  owner = (await person(app)).api;
  stranger = (await person(app)).api;
});

describe('createQuiz', () => {
  it('creates an active quiz that is not completed', async () => {
    const { createQuiz } = await owner.ask(CREATE, { title: '  Algebra  I ' });
    expect(createQuiz).toMatchObject({
      title: 'Algebra  I',
      status: 'ACTIVE',
      isCompleted: false,
      creatorName: 'Ada Byron',
      questionCount: 0,
      durationMinutes: null,
      version: 1,
      orderVersion: 1,
    });
  });

  it.each(badTitles)('rejects the title %j', async (title, message) => {
    const error = await owner.refused(CREATE, { title });
    expect(error).toMatchObject({ message, extensions: { code: 'VALIDATION', status: 400 } });
  });

  it('accepts a title once per creator, ignoring case and blanks', async () => {
    await quiz(owner, 'Straße');
    expect((await owner.refused(CREATE, { title: ' STRAßE ' })).extensions).toMatchObject({
      code: 'TITLE_TAKEN',
      status: 409,
    });
    await quiz(stranger, 'Straße');
  });

  it('creates one quiz for two requests at the same moment', async () => {
    const title = 'At the same moment';
    const answers = await Promise.all([
      owner.send(CREATE, { title }),
      owner.send(CREATE, { title }),
    ]);
    const codes = answers.map((answer) => answer.errors[0]?.extensions.code ?? 'made').sort();
    expect(codes).toEqual(['TITLE_TAKEN', 'made']);
  });
});

describe('quiz', () => {
  it.each([UNKNOWN, 'not-an-id', "' OR 1=1 --", '\u0000'])('finds nothing as %j', async (id) => {
    expect((await owner.refused(READ, { id })).extensions).toMatchObject({
      code: 'QUIZ_NOT_FOUND',
      status: 404,
    });
  });
});

describe.each([
  ['quiz', READ, (id: string) => ({ id })],
  ['updateQuiz', UPDATE, (id: string) => ({ input: { id, version: 1, title: 'Mine now' } })],
  ['deleteQuiz', DELETE, (id: string) => ({ id })],
  ['submitQuiz', SUBMIT, (id: string) => ({ id })],
])('%s', (_name, operation, variables) => {
  it("answers for another institute's quiz as for an unknown one", async () => {
    const id = await quiz(owner);
    await addQuestions(owner, id, [anyMcq]);
    const theirs = await stranger.refused(operation, variables(id));
    const none = await stranger.refused(operation, variables(UNKNOWN));
    expect(theirs).toEqual(none);
    expect(theirs.extensions.code).toBe('QUIZ_NOT_FOUND');
    expect((await owner.ask(READ, { id }))['quiz']).toMatchObject({ isCompleted: false });
  });

  it('is closed without a session', async () => {
    const id = await quiz(owner);
    const { extensions } = await app.api.refused(operation, variables(id));
    expect(extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('updateQuiz', () => {
  it('changes the given fields and raises the version', async () => {
    const id = await quiz(owner);
    const { updateQuiz } = await owner.ask(UPDATE, {
      input: { id, version: 1, status: 'INACTIVE' },
    });
    expect(updateQuiz).toMatchObject({ status: 'INACTIVE', version: 2, orderVersion: 1 });
    const renamed = await owner.ask(UPDATE, { input: { id, version: 2, title: `Renamed ${id}` } });
    expect(renamed['updateQuiz']).toMatchObject({ title: `Renamed ${id}`, status: 'INACTIVE' });
  });

  it('keeps titles unique, but lets a quiz keep its own', async () => {
    const taken = `Taken ${Math.random()}`;
    await quiz(owner, taken);
    const id = await quiz(owner);
    const error = await owner.refused(UPDATE, {
      input: { id, version: 1, title: taken.toUpperCase() },
    });
    expect(error.extensions.code).toBe('TITLE_TAKEN');
    const title = ((await owner.ask(READ, { id }))['quiz'].title as string).toUpperCase();
    await owner.ask(UPDATE, { input: { id, version: 1, title } });
  });

  it.each(badTitles)('rejects the title %j, and changes nothing', async (title, message) => {
    const id = await quiz(owner);
    const before = await owner.ask(READ, { id });
    const input = { id, version: 1, title, status: 'INACTIVE' };
    const error = await owner.refused(UPDATE, { input });
    expect(error).toMatchObject({ message, extensions: { code: 'VALIDATION', status: 400 } });
    expect(await owner.ask(READ, { id })).toEqual(before);
  });

  it('completes a quiz that has a question, and takes it back', async () => {
    const id = await quiz(owner);
    const empty = await owner.refused(UPDATE, { input: { id, version: 1, isCompleted: true } });
    expect(empty.extensions.code).toBe('QUIZ_IS_EMPTY');
    await addQuestions(owner, id, [anyMcq]);
    const done = await owner.ask(UPDATE, { input: { id, version: 1, isCompleted: true } });
    expect(done['updateQuiz'].isCompleted).toBe(true);
    const back = await owner.ask(UPDATE, { input: { id, version: 2, isCompleted: false } });
    expect(back['updateQuiz'].isCompleted).toBe(false);
  });
});

describe('submitQuiz', () => {
  it('completes the quiz, and can be repeated', async () => {
    const id = await quiz(owner);
    await addQuestions(owner, id, [anyMcq]);
    expect((await owner.ask(SUBMIT, { id }))['submitQuiz'].isCompleted).toBe(true);
    expect((await owner.ask(SUBMIT, { id }))['submitQuiz'].isCompleted).toBe(true);
  });

  it('requires a question', async () => {
    const id = await quiz(owner);
    const error = await owner.refused(SUBMIT, { id });
    expect(error.extensions).toMatchObject({ code: 'QUIZ_IS_EMPTY', status: 400 });
  });
});

describe('deleteQuiz', () => {
  it('removes it from lists and frees its title at once', async () => {
    const title = `Again ${Math.random()}`;
    const id = await quiz(owner, title);
    expect(await owner.ask(DELETE, { id })).toEqual({ deleteQuiz: { id } });
    expect((await owner.refused(READ, { id })).extensions.code).toBe('QUIZ_NOT_FOUND');
    expect((await owner.refused(DELETE, { id })).extensions.code).toBe('QUIZ_NOT_FOUND');
    await quiz(owner, title);
  });
});

describe('quizzes', () => {
  let api: Api;
  const titles = async (variables: object): Promise<string[]> => {
    const { quizzes } = await api.ask(LIST, variables);
    return (quizzes.items as { title: string }[]).map((item) => item.title);
  };

  beforeAll(async () => {
    api = (await person(app)).api;
    for (const title of ['Botany', 'algebra 100%', 'Chemistry_1', 'Zoology', 'ÉTUDES']) {
      const id = await quiz(api, title);
      if (title === 'Botany' || title === 'Zoology') {
        await addQuestions(api, id, [anyMcq]);
        await api.ask(SUBMIT, { id });
      }
      if (title === 'Zoology') {
        await api.ask(UPDATE, { input: { id, version: 2, status: 'INACTIVE' } });
      }
    }
    await api.ask(DELETE, { id: await quiz(api, 'Deleted') });
  });

  it("lists the caller's quizzes, newest first, without deleted ones", async () => {
    const newest = ['ÉTUDES', 'Zoology', 'Chemistry_1', 'algebra 100%', 'Botany'];
    expect(await titles({})).toEqual(newest);
    expect(await titles({ sort: 'OLDEST' })).toEqual([...newest].reverse());
    const byTitle = await titles({ sort: 'TITLE' });
    expect(byTitle).toEqual(['algebra 100%', 'Botany', 'Chemistry_1', 'ÉTUDES', 'Zoology']);
  });

  it.each([
    [{ isCompleted: true }, ['Zoology', 'Botany']],
    [{ isCompleted: false }, ['ÉTUDES', 'Chemistry_1', 'algebra 100%']],
    [{ status: 'INACTIVE' }, ['Zoology']],
    [{ status: 'ACTIVE', isCompleted: true }, ['Botany']],
    [{ search: ' CHEM ' }, ['Chemistry_1']],
    [{ search: 'études' }, ['ÉTUDES']],
    [{ search: '%' }, ['algebra 100%']],
    [{ search: '_' }, ['Chemistry_1']],
    [{ search: '\\' }, []],
    [{ search: null, status: null, isCompleted: null }, 5],
  ])('filters by %j', async (filter, expected) => {
    const found = await titles({ filter });
    if (typeof expected === 'number') expect(found).toHaveLength(expected);
    else expect(found).toEqual(expected);
  });

  it('is paged', async () => {
    const { quizzes } = await api.ask(LIST, { page: 2, pageSize: 2 });
    expect(quizzes).toMatchObject({ totalCount: 5, totalPages: 3, page: 2, pageSize: 2 });
    expect(quizzes.items).toHaveLength(2);
    const past = await api.ask(LIST, { page: 9 });
    expect(past['quizzes']).toMatchObject({ items: [], totalCount: 5, totalPages: 1 });
  });

  it.each([
    [{ page: 0 }, 'page'],
    [{ page: -1 }, 'page'],
    [{ page: 100_001 }, 'page'],
    [{ pageSize: 0 }, 'pageSize'],
    [{ pageSize: 101 }, 'pageSize'],
    [{ filter: { search: 'x'.repeat(201) } }, 'filter.search'],
    [{ filter: { search: '\u0000' } }, 'filter.search'],
  ])('rejects %j', async (variables, path) => {
    const { extensions } = await api.refused(LIST, variables);
    expect(extensions.code).toBe('VALIDATION');
    expect(extensions.fields?.[0]?.path).toBe(path);
  });

  it('is closed without a session', async () => {
    expect((await app.api.refused(LIST)).extensions.code).toBe('UNAUTHENTICATED');
  });
});
