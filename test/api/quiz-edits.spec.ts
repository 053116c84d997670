import { beforeAll, describe, expect, it } from 'vitest';
import type { Api, Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { person, quiz } from '../setup/factories.js';
import {
  QUESTION_FIELDS,
  addQuestions,
  anyDescriptive,
  anyMcq,
  mcq,
  textsOf,
  readQuestions,
} from '../setup/questions.js';

/** Edits that carry the version they were made on, and the fields that only an edit sets. */
const app = useApplication();

const FIELDS = 'id title status isCompleted durationMinutes version updatedAt';
const READ = `query ($id: ID!) { quiz(id: $id) { ${FIELDS} } }`;
const UPDATE = `mutation ($input: UpdateQuizInput!) { updateQuiz(input: $input) { ${FIELDS} } }`;
const READ_QUESTION = `query ($id: ID!) { question(id: $id) { __typename createdAt updatedAt ${QUESTION_FIELDS} } }`;
const EDIT = `mutation ($id: ID!, $question: QuestionInput!, $version: Int!) {
  updateQuestion(input: { id: $id, question: $question, version: $version }) { ${QUESTION_FIELDS} }
}`;

let owner: Api;
beforeAll(async () => {
  owner = (await person(app)).api;
});

const readQuiz = async (id: string): Promise<Data> =>
  (await owner.ask(READ, { id }))['quiz'] as Data;

describe('updateQuiz', () => {
  it('rejects a stale version with the current quiz, and changes nothing', async () => {
    const id = await quiz(owner);
    const first = { id, version: 1, status: 'INACTIVE', durationMinutes: 45 };
    await owner.ask(UPDATE, { input: first });
    const stored = await readQuiz(id);
    const error = await owner.refused(UPDATE, { input: { id, version: 1, title: 'Too late' } });
    expect(error.message).toMatch(/^This was changed in the meantime/);
    expect(error.extensions).toMatchObject({ code: 'STALE_VERSION', status: 409 });
    expect(error.extensions.current).toEqual(stored);
    expect(stored).toMatchObject({ version: 2, durationMinutes: 45 });
    expect(await readQuiz(id)).toEqual(stored);
    await owner.ask(UPDATE, { input: { id, version: 2, title: `In time ${id}` } });
  });

  it('rejects a version that does not exist yet', async () => {
    const id = await quiz(owner);
    const error = await owner.refused(UPDATE, { input: { id, version: 2, title: 'Early' } });
    expect(error.extensions.code).toBe('STALE_VERSION');
  });

  it('does not raise the version if nothing changes', async () => {
    const id = await quiz(owner);
    const input = { id, version: 1, status: 'INACTIVE', durationMinutes: 45 };
    await owner.ask(UPDATE, { input });
    const stored = await readQuiz(id);
    await owner.ask(UPDATE, { input: { ...input, version: 2, title: stored['title'] } });
    expect(await readQuiz(id)).toEqual(stored);
  });

  it('requires a version', async () => {
    const error = await owner.refused(UPDATE, { input: { id: await quiz(owner), title: 'None' } });
    expect(error.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('lets one of several at once win', async () => {
    const id = await quiz(owner);
    const answers = await Promise.all(
      Array.from({ length: 8 }, async (_, index) =>
        owner.send(UPDATE, { input: { id, version: 1, title: `${id} ${index}` } }),
      ),
    );
    const won = answers.filter(({ errors }) => errors.length === 0);
    expect(won).toHaveLength(1);
    const lost = answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions));
    const { title } = await readQuiz(id);
    expect(title).toBe(won[0]?.data?.['updateQuiz'].title);
    expect(lost).toMatchObject(
      Array(7).fill({ code: 'STALE_VERSION', current: { title, version: 2 } }),
    );
  });

  it('is made stale by a submission, but not by changes of questions', async () => {
    const id = await quiz(owner);
    await addQuestions(owner, id, [anyMcq]);
    await owner.ask(UPDATE, { input: { id, version: 1, durationMinutes: 10 } });
    await owner.ask('mutation ($id: ID!) { submitQuiz(id: $id) { id } }', { id });
    const { extensions } = await owner.refused(UPDATE, {
      input: { id, version: 2, durationMinutes: 20 },
    });
    expect(extensions.current).toMatchObject({
      isCompleted: true,
      version: 3,
      durationMinutes: 10,
    });
  });
});

describe('the duration', () => {
  it.each([1, 90, 10_080])('can be %s minutes', async (durationMinutes) => {
    const id = await quiz(owner);
    await owner.ask(UPDATE, { input: { id, version: 1, durationMinutes } });
    expect(await readQuiz(id)).toMatchObject({ durationMinutes });
  });

  it('stays when it is omitted, and is cleared by null', async () => {
    const id = await quiz(owner);
    await owner.ask(UPDATE, { input: { id, version: 1, durationMinutes: 30 } });
    await owner.ask(UPDATE, { input: { id, version: 2, status: 'INACTIVE' } });
    expect(await readQuiz(id)).toMatchObject({ durationMinutes: 30 });
    await owner.ask(UPDATE, { input: { id, version: 3, durationMinutes: null } });
    expect(await readQuiz(id)).toMatchObject({ durationMinutes: null, status: 'INACTIVE' });
  });

  it.each([0, -5, 10_081])('cannot be %s minutes', async (durationMinutes) => {
    const id = await quiz(owner);
    const error = await owner.refused(UPDATE, { input: { id, version: 1, durationMinutes } });
    const message = 'Duration must be a positive whole number of minutes, at most 10,080';
    expect(error).toMatchObject({ message, extensions: { code: 'VALIDATION', status: 400 } });
    expect(error.extensions.fields).toEqual([{ path: 'durationMinutes', message }]);
    expect(await readQuiz(id)).toMatchObject({ durationMinutes: null, version: 1 });
  });

  it('cannot be half a minute', async () => {
    const input = { id: await quiz(owner), version: 1, durationMinutes: 1.5 };
    expect((await owner.refused(UPDATE, { input })).extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('updateQuestion', () => {
  it.each([
    ['multiple-choice', mcq('old', ['a', 'b'], 2), mcq('new', ['c', 'd'])],
    ['descriptive', anyDescriptive, { descriptive: { text: 'new', modelAnswer: 'm', marks: '2' } }],
  ])(
    'rejects a stale edit of a %s question with all its current fields',
    async (_kind, old, edit) => {
      const quizId = await quiz(owner);
      const [, added] = await addQuestions(owner, quizId, [mcq('before it'), old]);
      const id = added?.['id'] as string;
      await owner.ask(EDIT, { id, version: 1, question: edit });
      const stored = (await owner.ask(READ_QUESTION, { id }))['question'] as Data;
      expect(stored).toMatchObject({ text: 'new', version: 2, position: 2 });
      const { extensions } = await owner.refused(EDIT, { id, version: 1, question: old });
      expect(extensions).toMatchObject({ code: 'STALE_VERSION', status: 409 });
      expect(extensions.current).toEqual(stored);
      expect((await owner.ask(READ_QUESTION, { id }))['question']).toEqual(stored);
    },
  );

  it('lets one of several at once win', async () => {
    const quizId = await quiz(owner);
    const [added] = await addQuestions(owner, quizId, [anyMcq]);
    const answers = await Promise.all(
      Array.from({ length: 8 }, async (_, index) =>
        owner.send(EDIT, { id: added?.['id'], version: 1, question: mcq(`edit ${index}`) }),
      ),
    );
    const codes = answers.map(({ errors }) => errors[0]?.extensions.code ?? 'won').sort();
    expect(codes).toEqual([...Array<string>(7).fill('STALE_VERSION'), 'won']);
    const won = answers.find(({ errors }) => errors.length === 0)?.data?.['updateQuestion'];
    expect(textsOf(await readQuestions(owner, quizId))).toEqual([won.text]);
    expect(won.version).toBe(2);
  });
});
