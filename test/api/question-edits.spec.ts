import { beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { person, quiz } from '../setup/factories.js';
import {
  QUESTION_FIELDS,
  addQuestions,
  anyDescriptive,
  anyMcq,
  mcq,
  readQuestions,
  textsOf,
} from '../setup/questions.js';

const app = useApplication();
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

const READ = `query ($id: ID!) { question(id: $id) { ${QUESTION_FIELDS} } }`;
const UPDATE = `mutation ($id: ID!, $question: QuestionInput!, $version: Int! = 1) {
  updateQuestion(input: { id: $id, question: $question, version: $version }) { ${QUESTION_FIELDS} }
}`;
const DELETE = 'mutation ($id: ID!) { deleteQuestion(id: $id) { id } }';

let owner: Api;
let stranger: Api;
beforeAll(async () => {
  owner = (await person(app)).api;
  stranger = (await person(app)).api;
});

describe('updateQuestion', () => {
  it('replaces the content and keeps the ids of options that are named', async () => {
    const quizId = await quiz(owner);
    const [added] = await addQuestions(owner, quizId, [mcq('old', ['a', 'b', 'c'], 1)]);
    const [a, b] = added?.['options'] as { id: string }[];
    const question = {
      mcq: {
        text: 'new',
        options: [{ id: b?.id, text: 'b2' }, { id: a?.id, text: 'a' }, { text: 'd' }],
        correctOption: 3,
        explanation: 'e',
        marks: '3',
      },
    };
    const { updateQuestion } = await owner.ask(UPDATE, { id: added?.['id'], question });
    expect(updateQuestion).toMatchObject({
      id: added?.['id'],
      text: 'new',
      marks: '3',
      version: 2,
    });
    expect(updateQuestion.options.slice(0, 2)).toEqual([
      { id: b?.id, text: 'b2', image: null },
      { id: a?.id, text: 'a', image: null },
    ]);
    expect(updateQuestion.correctOptionId).toBe(updateQuestion.options[2].id);
    expect((await owner.ask(READ, { id: added?.['id'] }))['question']).toEqual(updateQuestion);
  });

  it('allows four options, or as many as there are (decision 0013)', async () => {
    const quizId = await quiz(owner);
    const [few, many] = await addQuestions(owner, quizId, [
      mcq('few', ['a', 'b']),
      mcq('many', [...'abcdef']),
    ]);
    await owner.ask(UPDATE, { id: few?.['id'], question: mcq('few', [...'abcd']) });
    const five = await owner.refused(UPDATE, {
      id: few?.['id'],
      version: 2,
      question: mcq('few', [...'abcde']),
    });
    expect(five.message).toBe('This question can have at most 4 options');
    await owner.ask(UPDATE, { id: many?.['id'], question: mcq('many', [...'ghijkl']) });
    const seven = await owner.refused(UPDATE, {
      id: many?.['id'],
      version: 2,
      question: mcq('m', [...'abcdefg']),
    });
    expect(seven.message).toBe('This question can have at most 6 options');
  });

  it('keeps the kind', async () => {
    const [added] = await addQuestions(owner, await quiz(owner), [anyMcq]);
    const error = await owner.refused(UPDATE, { id: added?.['id'], question: anyDescriptive });
    expect(error.extensions).toMatchObject({ code: 'WRONG_KIND', status: 400 });
  });

  it('rejects an option that is named twice', async () => {
    const [added] = await addQuestions(owner, await quiz(owner), [anyMcq]);
    const id = added?.['options'][0].id as string;
    const options = [
      { id, text: 'a' },
      { id, text: 'b' },
    ];
    const question = { mcq: { text: 'q', options, correctOption: 1 } };
    const { extensions } = await owner.refused(UPDATE, { id: added?.['id'], question });
    expect(extensions.fields?.[0]?.path).toBe('mcq.options.1');
  });
});

describe('deleteQuestion', () => {
  it('removes the question, lowers the count, and closes the gap in positions', async () => {
    const quizId = await quiz(owner);
    const added = await addQuestions(owner, quizId, [mcq('1'), mcq('2'), mcq('3')]);
    const id = added[1]?.['id'] as string;
    expect(await owner.ask(DELETE, { id })).toEqual({ deleteQuestion: { id } });
    const list = await readQuestions(owner, quizId);
    expect(list['questionCount']).toBe(2);
    expect(textsOf(list)).toEqual(['1', '3']);
    expect((await owner.ask(READ, { id: added[2]?.['id'] }))['question'].position).toBe(2);
    expect((await owner.refused(READ, { id })).extensions.code).toBe('QUESTION_NOT_FOUND');
    expect((await addQuestions(owner, quizId, [mcq('4')]))[0]).toMatchObject({ position: 3 });
  });

  it('lowers the count once when two delete it at once', async () => {
    const quizId = await quiz(owner);
    const added = await addQuestions(owner, quizId, [mcq('1'), mcq('2')]);
    const id = added[0]?.['id'] as string;
    const answers = await Promise.all([owner.send(DELETE, { id }), owner.send(DELETE, { id })]);
    expect(answers.filter((answer) => answer.errors.length === 0)).toHaveLength(1);
    expect((await readQuestions(owner, quizId))['questionCount']).toBe(1);
  });
});

describe.each([
  ['question', READ, {}],
  ['updateQuestion', UPDATE, { question: anyMcq }],
  ['deleteQuestion', DELETE, {}],
])('%s', (_name, operation, variables) => {
  it("answers for another institute's question, and for one of a deleted quiz, as for an unknown one", async () => {
    const quizId = await quiz(owner);
    const [added] = await addQuestions(owner, quizId, [anyMcq]);
    const id = added?.['id'] as string;
    const none = await stranger.refused(operation, { ...variables, id: UNKNOWN });
    expect(none.extensions).toMatchObject({ code: 'QUESTION_NOT_FOUND', status: 404 });
    expect(await stranger.refused(operation, { ...variables, id })).toEqual(none);
    expect(await owner.refused(operation, { ...variables, id: 'nonsense' })).toEqual(none);
    await owner.ask('mutation ($id: ID!) { deleteQuiz(id: $id) { id } }', { id: quizId });
    expect(await owner.refused(operation, { ...variables, id })).toEqual(none);
  });

  it('is closed without a session', async () => {
    const error = await app.api.refused(operation, { ...variables, id: UNKNOWN });
    expect(error.extensions.code).toBe('UNAUTHENTICATED');
  });
});
