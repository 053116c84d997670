import { beforeAll, describe, expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { Legacy } from '../setup/legacy.js';
import { member, type Member } from '../setup/legacy-accounts.js';
import { addQuestions, anyDescriptive, anyMcq } from '../setup/questions.js';
import { deletedQuizzes, RESTORE_QUIZ } from '../setup/trash.js';

/** The routes of single quizzes; their list has a file of its own. */
const app = useApplication();
const READ = `query ($id: ID!) { quiz(id: $id) {
  title status isCompleted questionCount durationMinutes version
} }`;
const UPDATE = `mutation ($input: UpdateQuizInput!) { updateQuiz(input: $input) { version } }`;
const NOT_FOUND = [404, 'Quiz not found'];
const TAKEN = [409, 'You already have a quiz with this title.'];

let legacy: Legacy;
let owner: Member;
beforeAll(async () => {
  owner = await member(app, new Legacy(app.server.url));
  legacy = owner.legacy;
});

let counter = 0;
const anyTitle = (): string => `Quiz ${(counter += 1)}`;
async function createQuiz(quizTitle = anyTitle()): Promise<string> {
  const { quizzId } = await legacy.ask('quizzIdentity_M', { quizTitle });
  return quizzId as string;
}
const read = async (id: string) => (await owner.api.ask(READ, { id }))['quiz'] as Data;

describe('quizzIdentity_M', () => {
  it.each(['', '/v1'])('under %s/ creates an Active, Incompleted quiz', async (prefix) => {
    const title = anyTitle();
    const sent = { quizTitle: `\t${title}  A `, creatorEmail: owner.email };
    const { status, body } = await legacy.under(prefix).send('quizzIdentity_M', sent);
    expect(status).toBe(200);
    expect(body).toEqual({
      statusCode: 200,
      success: true,
      message: 'Exam created successfully',
      quizTitle: `${title}  A`,
      quizzId: expect.any(String) as string,
    });
    expect(await read(body['quizzId'] as string)).toEqual({
      title: `${title}  A`,
      status: 'ACTIVE',
      isCompleted: false,
      questionCount: 0,
      durationMinutes: null,
      version: 1,
    });
  });

  it.each([
    [undefined, 'quizTitle is required'],
    [null, 'quizTitle must be a text'],
    [5, 'quizTitle must be a text'],
    ['', 'quizTitle: Quiz title is required'],
    [' \n', 'quizTitle: Quiz title is required'],
    ['x'.repeat(201), 'quizTitle: Quiz title must be at most 200 characters long'],
    ['a\u0000', 'quizTitle: Quiz title has a character that cannot be stored'],
  ])('rejects the title %j', async (quizTitle, said) => {
    expect(await legacy.refused('quizzIdentity_M', { quizTitle })).toEqual([400, said]);
  });

  it("accepts 200 characters, and another owner's title", async () => {
    const quizTitle = 'é'.repeat(200);
    await createQuiz(quizTitle);
    const other = await member(app, new Legacy(app.server.url));
    await other.legacy.ask('quizzIdentity_M', { quizTitle });
  });

  it('accepts a title once, ignoring case and surrounding blanks', async () => {
    const quizTitle = `${anyTitle()} Größe`;
    await createQuiz(quizTitle);
    const same = { quizTitle: `  ${quizTitle.toUpperCase().replace('SS', 'ß')} ` };
    expect(await legacy.refused('quizzIdentity_M', same)).toEqual(TAKEN);
    await createQuiz(quizTitle.replace(' ', '  '));
  });

  it('creates one quiz for two requests at the same moment', async () => {
    const title = anyTitle();
    const sent = await Promise.all(
      [title, ` ${title.toUpperCase()} `].map(async (quizTitle) =>
        legacy.send('quizzIdentity_M', { quizTitle }),
      ),
    );
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('DashbordEdit_M', () => {
  const edit = async (_id: string, change: object) =>
    legacy.send('DashbordEdit_M', {
      _id,
      quizTitle: anyTitle(),
      isCompleted: false,
      status: true,
      ...change,
    });

  it('sets title, completion and status, requires no version and raises it', async () => {
    const id = await createQuiz();
    await addQuestions(owner.api, id, [anyMcq]);
    const version = (await read(id))['version'] as number;
    const change = { quizTitle: ` Renamed ${id} `, isCompleted: true, status: false };
    const { status, body } = await edit(id, { ...change, version: 0 });
    expect(status).toBe(200);
    expect(body).toEqual({
      statusCode: 200,
      success: true,
      message: 'Quiz updated successfully',
    });
    expect(await read(id)).toMatchObject({
      title: `Renamed ${id}`,
      isCompleted: true,
      status: 'INACTIVE',
      version: version + 1,
    });
    // A client with the version from before gets an error, and the legacy route still overrides it.
    const stale = { input: { id, version, title: anyTitle() } };
    expect((await owner.api.refused(UPDATE, stale)).extensions.code).toBe('STALE_VERSION');
    await edit(id, { ...change, isCompleted: false, status: true });
    expect(await read(id)).toMatchObject({
      isCompleted: false,
      status: 'ACTIVE',
      version: version + 2,
    });
  });

  it('lets a quiz keep its title and change its case, but not take that of another', async () => {
    const quizTitle = anyTitle();
    const id = await createQuiz(quizTitle);
    expect((await edit(id, { quizTitle })).status).toBe(200);
    expect((await edit(id, { quizTitle: quizTitle.toUpperCase() })).status).toBe(200);
    expect((await read(id))['title']).toBe(quizTitle.toUpperCase());
    const other = await createQuiz();
    const before = await read(other);
    const { status, body } = await edit(other, { quizTitle: ` ${quizTitle}`, status: false });
    expect([status, body['message']]).toEqual(TAKEN);
    expect(await read(other)).toEqual(before);
  });

  it.each([
    ['_id', undefined, '_id is required'],
    ['_id', 7, '_id must be a text'],
    ['quizTitle', undefined, 'quizTitle is required'],
    ['quizTitle', ' ', 'quizTitle: Quiz title is required'],
    ['quizTitle', 'x'.repeat(201), 'quizTitle: Quiz title must be at most 200 characters long'],
    ['isCompleted', undefined, 'isCompleted is required'],
    ['isCompleted', 'Completed', 'isCompleted must be true or false'],
    ['status', null, 'status must be true or false'],
    ['status', 'Active', 'status must be true or false'],
    ['isCompleted', true, 'Add at least one question before you submit the paper.'],
  ])('rejects %s %j', async (field, value, said) => {
    const id = await createQuiz();
    const before = await read(id);
    const { status, body } = await edit(id, { [field]: value });
    expect([status, body['message']]).toEqual([400, said]);
    expect(await read(id)).toEqual(before);
  });
});

describe('DashbordDel_M', () => {
  it('moves a quiz to the trash with its questions, and frees its title', async () => {
    const quizTitle = anyTitle();
    const _id = await createQuiz(quizTitle);
    const [question] = await addQuestions(owner.api, _id, [anyMcq]);
    const { status, body } = await legacy.send('DashbordDel_M', { _id });
    expect(status).toBe(200);
    expect(body).toEqual({
      statusCode: 200,
      success: true,
      message: 'Quiz deleted successfully',
    });
    for (const [route, sent] of [
      ['DashbordDel_M', { _id }],
      ['dashbordQuizzinfo_M', { _id }],
      ['quizDuration_M', { quizId: _id, quizDuration: 5 }],
      ['quizzCoutMCQ_M', { quizTitle }],
      ['paperSubmitCheck_M', { quizTitle }],
    ] as const) {
      expect(await legacy.refused(route, sent)).toEqual(NOT_FOUND);
    }
    const questionId = question?.['id'] as string;
    expect((await legacy.refused('dashquestiondel_M', { questionId }))[0]).toBe(404);
    const { quizzes } = await legacy.ask('userDashboard_M', { page: 1, limit: 100 });
    expect((quizzes as Data[]).map((quiz) => quiz['quizzId'])).not.toContain(_id);
    expect((await deletedQuizzes(owner.api))[0]).toMatchObject({ id: _id, questionCount: 1 });
    const again = await createQuiz(quizTitle);
    await legacy.ask('DashbordDel_M', { _id: again });
    await owner.api.ask(RESTORE_QUIZ, { quizId: _id });
    expect(await legacy.ask('quizzCoutMCQ_M', { quizTitle })).toMatchObject({ totalQuizzCount: 1 });
  });

  it('deletes an Inactive one, too, and one once if two do it at once', async () => {
    const _id = await createQuiz();
    await legacy.ask('DashbordEdit_M', {
      _id,
      quizTitle: anyTitle(),
      isCompleted: false,
      status: false,
    });
    const sent = await Promise.all([1, 2].map(async () => legacy.send('DashbordDel_M', { _id })));
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it.each([
    [{}, '_id is required'],
    [{ _id: null }, '_id must be a text'],
  ])('rejects %j', async (sent, said) => {
    expect(await legacy.refused('DashbordDel_M', sent)).toEqual([400, said]);
  });
});

describe('quizDuration_M', () => {
  let unlimited: string | undefined;
  it.each([
    [1, 1],
    ['45', 45],
    ['007', 7],
    [10_080, 10_080],
    ['10080', 10_080],
  ])('sets %j', async (quizDuration, minutes) => {
    const quizId = await createQuiz();
    const { status, body } = await legacy.send('quizDuration_M', { quizId, quizDuration });
    const message = `Quiz duration updated successfully: ${minutes} minutes`;
    expect(status).toBe(200);
    expect(body).toEqual({ statusCode: 200, success: true, message });
    expect(await read(quizId)).toMatchObject({ durationMinutes: minutes, version: 2 });
  });

  it.each([
    ...[0, -5, 1.5, 10_081, 1e300, '0', '10081', '12a', '', ' 5', '1e2', '-5', '1.5', '٤٥'],
    ...['9'.repeat(400), true, [45], {}, null],
    undefined,
  ])('rejects %j', async (quizDuration) => {
    const quizId = (unlimited ??= await createQuiz());
    expect(await legacy.refused('quizDuration_M', { quizId, quizDuration })).toEqual([
      400,
      quizDuration === undefined
        ? 'quizDuration is required'
        : 'quizDuration must be a whole number from 1 to 10080',
    ]);
    expect((await read(quizId))['durationMinutes']).toBeNull();
  });
});

describe('paperSubmitCheck_M', () => {
  it('completes a quiz that has a question, found by its title, as often as it is called', async () => {
    const title = anyTitle();
    const id = await createQuiz(title);
    const quizTitle = `  ${title.toUpperCase()}\n`;
    expect(await legacy.refused('paperSubmitCheck_M', { quizTitle })).toEqual([
      400,
      'Add at least one question before you submit the paper.',
    ]);
    expect((await read(id))['isCompleted']).toBe(false);
    await addQuestions(owner.api, id, [anyDescriptive]);
    for (const prefix of ['', '/v1']) {
      const { status, body } = await legacy.under(prefix).send('paperSubmitCheck_M', { quizTitle });
      const message = 'Question paper submitted successfully!';
      expect([status, body]).toEqual([200, { statusCode: 200, success: true, message }]);
    }
    expect(await read(id)).toMatchObject({ isCompleted: true, version: 2 });
  });
});

describe('quizzCoutMCQ_M', () => {
  it('counts all questions and those of each kind', async () => {
    const title = anyTitle();
    const id = await createQuiz(title);
    const counts = async () => {
      const body = await legacy.ask('quizzCoutMCQ_M', { quizTitle: ` ${title.toLowerCase()}` });
      return [body['totalQuizzCount'], body['mcqCount'], body['descriptiveCount']];
    };
    expect(await counts()).toEqual([0, 0, 0]);
    const [first] = await addQuestions(owner.api, id, [anyMcq, anyDescriptive, anyMcq]);
    expect(await counts()).toEqual([3, 2, 1]);
    await legacy.ask('dashquestiondel_M', { questionId: first?.['id'] });
    expect(await counts()).toEqual([2, 1, 1]);
  });

  it.each([
    [undefined, [400, 'quizTitle is required']],
    [['Algebra'], [400, 'quizTitle must be a text']],
    ['', NOT_FOUND],
    ['none of that title', NOT_FOUND],
    ['x'.repeat(5_000), NOT_FOUND],
    ['a\u0000b', NOT_FOUND],
    ['%', NOT_FOUND],
  ])('rejects %j, as paperSubmitCheck_M does', async (quizTitle, refusal) => {
    expect(await legacy.refused('quizzCoutMCQ_M', { quizTitle })).toEqual(refusal);
    expect(await legacy.refused('paperSubmitCheck_M', { quizTitle })).toEqual(refusal);
  });
});
