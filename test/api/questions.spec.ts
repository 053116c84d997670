import { beforeAll, describe, expect, it } from 'vitest';
import type { Api, Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { person, quiz } from '../setup/factories.js';
import {
  ADD_QUESTIONS,
  LIST_QUESTIONS,
  addQuestions,
  anyDescriptive,
  anyMcq,
  mcq,
  readQuestions,
  textsOf,
} from '../setup/questions.js';

const app = useApplication();
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let owner: Api;
let stranger: Api;
beforeAll(async () => {
  owner = (await person(app)).api;
  stranger = (await person(app)).api;
});

describe('addQuestions', () => {
  it('appends both kinds in the given order', async () => {
    const quizId = await quiz(owner);
    await addQuestions(owner, quizId, [mcq('first')]);
    const added = await addQuestions(owner, quizId, [
      { mcq: { ...mcq('second', ['x', ' y ', 'z'], 2).mcq, explanation: 'because', marks: '2.5' } },
      { descriptive: { text: '  third\n line ', modelAnswer: 'as it is', marks: '4' } },
      { descriptive: { text: 'ஏன்?' } },
    ]);
    expect(added).toMatchObject([
      {
        kind: 'MCQ',
        position: 2,
        text: 'second',
        marks: '2.5',
        explanation: 'because',
        version: 1,
      },
      {
        kind: 'DESCRIPTIVE',
        position: 3,
        text: 'third\n line',
        marks: '4',
        modelAnswer: 'as it is',
      },
      { kind: 'DESCRIPTIVE', position: 4, text: 'ஏன்?', marks: null, modelAnswer: '' },
    ]);
    const [second] = added;
    expect(second?.['options'].map((option: Data) => option['text'])).toEqual(['x', 'y', 'z']);
    expect(second?.['correctOptionId']).toBe(second?.['options'][1].id);
    const list = await readQuestions(owner, quizId);
    expect(list).toMatchObject({
      questionCount: 4,
      orderVersion: 3,
      questionCounts: [
        { kind: 'DESCRIPTIVE', count: 2 },
        { kind: 'MCQ', count: 2 },
      ],
    });
    expect(textsOf(list)).toEqual(['first', 'second', 'third\n line', 'ஏன்?']);
    expect(list['questions'].items[0].marks).toBe('1');
  });

  const long = (length: number): string => 'x'.repeat(length);
  it.each([
    ['text', mcq(''), 'mcq.text', 'Question is required'],
    ['text', mcq(long(5_001)), 'mcq.text', 'Question must be at most 5000 characters long'],
    ['a blank option', mcq('q', ['a', ' ']), 'mcq.options.1', 'Option 2 is required'],
    [
      'an option',
      mcq('q', ['a', long(151)]),
      'mcq.options.1',
      'Option 2 must be at most 150 characters long',
    ],
    ['one option', mcq('q', ['a']), 'mcq.options', 'A question needs at least 2 options'],
    [
      'eleven options',
      mcq('q', [...'abcdefghijk']),
      'mcq.options',
      'This question can have at most 10 options',
    ],
    ['no key', mcq('q', ['a', 'b'], 0), 'mcq.correctOption', 'Correct answer is required'],
    [
      'a key past the end',
      mcq('q', ['a', 'b'], 3),
      'mcq.correctOption',
      'Correct answer must be the position of an option, from 1 to 2',
    ],
    ['no marks', { descriptive: { text: 'q', marks: '0' } }, 'descriptive.marks', /^Marks must be/],
    [
      'many marks',
      { descriptive: { text: 'q', marks: '1001' } },
      'descriptive.marks',
      /^Marks must be/,
    ],
    [
      'odd marks',
      { descriptive: { text: 'q', marks: '0.001' } },
      'descriptive.marks',
      /^Marks must be/,
    ],
    ['NUL', { descriptive: { text: 'a\u0000b' } }, 'descriptive.text', /cannot be stored/],
    [
      'half a pair',
      { descriptive: { text: 'q', modelAnswer: '\ud83d' } },
      'descriptive.modelAnswer',
      /cannot be stored/,
    ],
    [
      'an option id of its own',
      {
        mcq: { text: 'q', options: [{ id: UNKNOWN, text: 'a' }, { text: 'b' }], correctOption: 1 },
      },
      'mcq.options.0',
      /does not have/,
    ],
  ])(
    'rejects %s, names the entry, and stores nothing of the call',
    async (_name, bad, path, message) => {
      const quizId = await quiz(owner);
      const questions = [anyMcq, bad];
      const { extensions } = await owner.refused(ADD_QUESTIONS, { quizId, questions });
      expect(extensions).toMatchObject({ code: 'VALIDATION', status: 400 });
      expect(extensions.fields).toEqual([
        { path: `questions.1.${path}`, message: expect.stringMatching(message) as string },
      ]);
      expect((await readQuestions(owner, quizId))['questionCount']).toBe(0);
    },
  );

  it('reports the problems of all entries at once', async () => {
    const quizId = await quiz(owner);
    const { extensions } = await owner.refused(ADD_QUESTIONS, {
      quizId,
      questions: [mcq(''), mcq('', ['', 'b'])],
    });
    expect(extensions.fields?.map((field) => field.path)).toEqual([
      'questions.0.mcq.text',
      'questions.1.mcq.text',
      'questions.1.mcq.options.0',
    ]);
  });

  it('accepts from 1 to 100 at a time', async () => {
    const quizId = await quiz(owner);
    for (const count of [0, 101]) {
      const questions = Array.from({ length: count }, () => anyDescriptive);
      expect((await owner.refused(ADD_QUESTIONS, { quizId, questions })).extensions.code).toBe(
        'VALIDATION',
      );
    }
    await addQuestions(
      owner,
      quizId,
      Array.from({ length: 100 }, () => anyDescriptive),
    );
  });

  it('requires exactly one kind per entry', async () => {
    const quizId = await quiz(owner);
    for (const entry of [{}, { ...anyMcq, ...anyDescriptive }, { mcq: null }]) {
      const error = await owner.refused(ADD_QUESTIONS, { quizId, questions: [entry] });
      expect(error.extensions).toMatchObject({ code: 'BAD_USER_INPUT', status: 400 });
    }
  });

  it('counts correctly when many add at once', async () => {
    const quizId = await quiz(owner);
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        addQuestions(owner, quizId, [mcq(`q${index}`), mcq('r')]),
      ),
    );
    const list = await readQuestions(owner, quizId);
    expect(list['questionCount']).toBe(40);
    expect(list['questions'].totalCount).toBe(40);
    const all = await owner.ask(LIST_QUESTIONS, { id: quizId, pageSize: 100 });
    const positions = (all['quiz'].questions.items as Data[]).map(
      (item) => item['position'] as number,
    );
    expect(positions).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  });

  it("does not add to another institute's quiz", async () => {
    const quizId = await quiz(owner);
    const error = await stranger.refused(ADD_QUESTIONS, { quizId, questions: [anyMcq] });
    expect(error.extensions.code).toBe('QUIZ_NOT_FOUND');
    expect(
      (await app.api.refused(ADD_QUESTIONS, { quizId, questions: [anyMcq] })).extensions.code,
    ).toBe('UNAUTHENTICATED');
  });
});

describe('Quiz.questions', () => {
  it('is paged with a limit', async () => {
    const quizId = await quiz(owner);
    await addQuestions(
      owner,
      quizId,
      Array.from({ length: 7 }, (_, index) => mcq(`q${index + 1}`)),
    );
    const { quiz: second } = await owner.ask(LIST_QUESTIONS, { id: quizId, page: 2, pageSize: 3 });
    expect(second.questions).toMatchObject({ totalCount: 7, totalPages: 3 });
    expect(
      (second.questions.items as Data[]).map((item) => [item['text'], item['position']]),
    ).toEqual([
      ['q4', 4],
      ['q5', 5],
      ['q6', 6],
    ]);
    const error = await owner.refused(LIST_QUESTIONS, { id: quizId, pageSize: 101 });
    expect(error.extensions.code).toBe('VALIDATION');
  });
});
