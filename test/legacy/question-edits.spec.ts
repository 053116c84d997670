import { beforeAll, describe, expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { quiz } from '../setup/factories.js';
import { image } from '../setup/images.js';
import { Legacy } from '../setup/legacy.js';
import { member, type Member } from '../setup/legacy-accounts.js';
import { options, READ_EDITED as READ, updated } from '../setup/legacy-edits.js';
import { addQuestions, anyDescriptive, mcq } from '../setup/questions.js';

/** dashquestionEdit_M. */
const HOST = 'https://exams.example.org';
const app = useApplication({ PUBLIC_URL: HOST });
const EDIT = 'dashquestionEdit_M';
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let legacy: Legacy;
let owner: Member;
let quizId: string;
beforeAll(async () => {
  owner = await member(app, new Legacy(app.server.url));
  legacy = owner.legacy;
  quizId = await quiz(owner.api);
});

const addQuestion = async (question: object = mcq('What?', ['a', 'b', 'c'], 3)): Promise<Data> =>
  (await addQuestions(owner.api, quizId, [question]))[0] ?? {};
const edit = async ({ id }: Data, updatedQuestion: object) =>
  legacy.ask(EDIT, { questionId: id as string, updatedQuestion });
const refused = async ({ id }: Data, updatedQuestion: unknown) =>
  legacy.refused(EDIT, { questionId: id as string, updatedQuestion });
const read = async ({ id }: Data) =>
  (await owner.api.ask(READ, { id: id as string }))['question'] as Data;
const idsOf = (question: Data, name = '_id') =>
  (question['options'] as Data[]).map((option) => option[name] as string);

describe('of an MCQ', () => {
  it.each(['', '/v1'])('under %s/ returns the edited question', async (prefix) => {
    const before = await addQuestion();
    const [first, second] = idsOf(before, 'id');
    const sent = {
      questionId: before['id'] as string,
      updatedQuestion: updated({ question: ' New?  Yes. ', description: ' Why. ', extra: 1 }),
    };
    const { status, body } = await legacy.under(prefix).send(EDIT, sent);
    expect(status).toBe(200);
    expect(body).toEqual({
      statusCode: 200,
      success: true,
      message: 'Question updated successfully!',
      mcqQuestion_id: before['id'],
      question: 'New?  Yes.',
      options: [
        { _id: first, answer: '42' },
        { _id: second, answer: '54' },
      ],
      correctAnswer: first,
      description: 'Why.',
      answerDescription: 'Why.',
    });
    expect(await read(before)).toMatchObject({
      text: 'New?  Yes.',
      options: [
        { id: first, text: '42' },
        { id: second, text: '54' },
      ],
      correctOptionId: first,
      explanation: 'Why.',
      version: 2,
    });
  });

  it('keeps the id of an option at the same position; a new position gets a new id', async () => {
    const before = await addQuestion();
    const ids = idsOf(before, 'id');
    const swapped = await edit(before, updated({ options: options('c', 'b', 'a', 'd') }));
    expect(idsOf(swapped).slice(0, 3)).toEqual(ids);
    expect(ids).not.toContain(idsOf(swapped)[3]);
    const fewer = await edit(before, updated({ options: options('a', 'b'), correctAnswer: 2 }));
    expect(idsOf(fewer)).toEqual(ids.slice(0, 2));
    expect(fewer['correctAnswer']).toBe(ids[1]);
    const again = await edit(before, updated({ options: options('a', 'b', 'c') }));
    expect(ids).not.toContain(idsOf(again)[2]);
  });

  it('can have four options, or as many as there are', async () => {
    const two = await addQuestion(mcq('Two?'));
    await edit(two, updated({ options: options(...'abcd') }));
    const most = (count: number) => [
      400,
      `updatedQuestion.options: This question can have at most ${count} options`,
    ];
    expect(await refused(two, updated({ options: options(...'abcde') }))).toEqual(most(4));
    const six = await addQuestion(mcq('Six?', [...'abcdef']));
    await edit(six, updated({ options: options(...'ghijkl'), correctAnswer: 6 }));
    expect(await refused(six, updated({ options: options(...'abcdefg') }))).toEqual(most(6));
    await edit(six, updated({ options: options(...'abcde') }));
    expect(await refused(six, updated({ options: options(...'abcdef') }))).toEqual(most(5));
  });

  it('keeps the marks and the alternative texts, which these routes do not have', async () => {
    const [{ imageId, url }, other] = [await image(owner.api), await image(owner.api)];
    const shown = (alternativeText: string) => ({ image: { imageId, alternativeText } });
    const before = await addQuestion({
      mcq: {
        text: 'Which?',
        ...shown('A map'),
        options: [
          { text: 'a', ...shown('North') },
          { text: 'b', ...shown('South') },
        ],
        correctOption: 1,
        marks: '4.5',
      },
    });
    const [first, second] = [HOST + url, `http://other.example:8080${url.toUpperCase()}`];
    const changes = updated({
      options: [
        { answer: 'A', answerImageLink: first },
        { answer: 'B', answerImageLink: HOST + other.url },
      ],
      questionImageLink: second.replace('/IMAGES/', '/images/'),
    });
    const body = await edit(before, changes);
    expect(body['questionImageLink']).toBe(first);
    expect(body['options']).toMatchObject([
      { answerImageLink: first },
      { answerImageLink: HOST + other.url },
    ]);
    expect(await read(before)).toMatchObject({
      marks: '4.5',
      image: { url, alternativeText: 'A map' },
      options: [
        { image: { url, alternativeText: 'North' } },
        // The text did not describe the new image.
        { image: { url: other.url, alternativeText: '' } },
      ],
    });
  });

  it('raises the version and overrides a stale one', async () => {
    const question = await addQuestion();
    const change = `mutation ($id: ID!, $version: Int!, $question: QuestionInput!) {
      updateQuestion(input: { id: $id, version: $version, question: $question }) { version }
    }`;
    const graphql = { id: question['id'] as string, version: 1, question: mcq('Newer?') };
    await owner.api.ask(change, graphql);
    await edit(question, updated());
    expect(await read(question)).toMatchObject({ text: 'What is 6 × 9?', version: 3 });
    const { extensions } = await owner.api.refused(change, { ...graphql, version: 2 });
    expect(extensions.code).toBe('STALE_VERSION');
  });

  const U = 'updatedQuestion';
  it.each([
    [{ question: undefined }, `${U}.question is required`],
    [
      { question: 'x'.repeat(5_001) },
      `${U}.question: Question must be at most 5000 characters long`,
    ],
    [{ options: undefined }, `${U}.options is required`],
    [{ options: null }, `${U}.options is required`],
    [{ options: options('a') }, `${U}.options: A question needs at least 2 options`],
    [{ options: options('a', '') }, `${U}.options[1]: Option 2 is required`],
    [{ options: [{ answer: 'a' }, {}] }, `${U}.options[1].answer is required`],
    [{ correctAnswer: undefined }, `${U}.correctAnswer is required`],
    [{ correctAnswer: 'a' }, `${U}.correctAnswer must be a whole number`],
    [{ correctAnswer: 0 }, `${U}.correctAnswer: Correct answer is required`],
    [
      { correctAnswer: 3 },
      `${U}.correctAnswer: Correct answer must be the position of an option, from 1 to 2`,
    ],
  ])('is rejected with %j, and nothing changes', async (change, said) => {
    const question = await addQuestion();
    expect(await refused(question, updated(change))).toEqual([400, said]);
    expect(await read(question)).toMatchObject({ text: 'What?', version: 1 });
  });
});

describe('of a descriptive question', () => {
  it('sets question and answer, and keeps the marks', async () => {
    const { url } = await image(owner.api);
    const before = await addQuestion({
      descriptive: { text: 'Why?', modelAnswer: 'So.', marks: '3' },
    });
    const sent = { question: ' Why not? ', answer: ' So. ', questionImageLink: url };
    // Beside an answer the fields of an MCQ are ignored.
    const { statusCode, success, message, ...body } = await edit(before, updated(sent));
    expect([statusCode, success, message]).toEqual([200, true, 'Question updated successfully!']);
    const shown = {
      descriptiveQuestion_id: before['id'] as string,
      question: 'Why not?',
      answer: 'So.',
      marks: 3,
    };
    expect(body).toEqual({ ...shown, questionImageLink: HOST + url });
    const bare = await edit(before, { question: 'Bare?' });
    expect(bare).toMatchObject({ question: 'Bare?', answer: '', marks: 3 });
    expect(bare).not.toHaveProperty('questionImageLink');
    expect(await read(before)).toMatchObject({
      modelAnswer: '',
      marks: '3',
      image: null,
      version: 3,
    });
  });

  it.each([
    ['options', updated({ correctAnswer: undefined, answer: null })],
    ['correctAnswer', updated({ options: undefined })],
  ])('refuses %s in place of an answer, which stays', async (field, sent) => {
    const question = await addQuestion({ descriptive: { text: 'Why?', modelAnswer: 'So.' } });
    const said = `updatedQuestion.${field} belongs to an MCQ, and this question is descriptive`;
    expect(await refused(question, sent)).toEqual([400, said]);
    expect(await read(question)).toMatchObject({ text: 'Why?', modelAnswer: 'So.', version: 1 });
  });

  it('without marks shows none, and an answer that is too long is rejected', async () => {
    const question = await addQuestion(anyDescriptive);
    expect(await edit(question, { question: 'Q', answer: null })).not.toHaveProperty('marks');
    expect(await refused(question, { question: 'Q', answer: 'x'.repeat(5_001) })).toEqual([
      400,
      'updatedQuestion.answer: Answer must be at most 5000 characters long',
    ]);
  });
});

it.each([
  [{}, [400, 'questionId is required (and 1 more)']],
  [{ updatedQuestion: updated() }, [400, 'questionId is required']],
  [{ questionId: 5, updatedQuestion: updated() }, [400, 'questionId must be a text']],
  [{ questionId: 'x', updatedQuestion: 'x' }, [400, 'updatedQuestion must be an object']],
  [{ questionId: 'x', updatedQuestion: updated() }, [404, 'Question not found']],
  [{ questionId: UNKNOWN, updatedQuestion: updated() }, [404, 'Question not found']],
])('rejects %j', async (sent, refusal) => {
  expect(await legacy.refused(EDIT, sent)).toEqual(refusal);
});
