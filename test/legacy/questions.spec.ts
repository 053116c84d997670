import { beforeAll, describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { query } from '../setup/database.js';
import { quiz } from '../setup/factories.js';
import { Legacy } from '../setup/legacy.js';
import { member, type Member } from '../setup/legacy-accounts.js';
import { addQuestions, anyMcq, readQuestions, textsOf } from '../setup/questions.js';
import { deletedQuestions } from '../setup/trash.js';

/** Adding and deleting questions. */
const app = useApplication();
const MCQ = 'quizzQuestionService_M';
const DESCRIPTIVE = 'quizzDiscriptiveQuestionService_M';
const DELETE = 'dashquestiondel_M';
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let legacy: Legacy;
let owner: Member;
beforeAll(async () => {
  owner = await member(app, new Legacy(app.server.url));
  legacy = owner.legacy;
});

const options = (...answers: unknown[]) => answers.map((answer) => ({ answer }));
const mcq = (change: object = {}) => ({
  question: 'What is 6 × 7?',
  options: options('41', '42'),
  correctAnswer: 2,
  ...change,
});

let counter = 0;
async function anyQuiz(): Promise<{ id: string; quizTitle: string }> {
  const quizTitle = `Quiz ${(counter += 1)}`;
  return { id: await quiz(owner.api, quizTitle), quizTitle };
}
const read = async (id: string) => readQuestions(owner.api, id);

describe(MCQ, () => {
  it.each(['', '/v1'])('under %s/ appends the questions in order, trimmed', async (prefix) => {
    const { id, quizTitle } = await anyQuiz();
    await addQuestions(owner.api, id, [anyMcq]);
    const sent = {
      quizTitle: ` ${quizTitle.toUpperCase()}`,
      mcqQuizz: [
        mcq({
          question: '  Two   blanks? ',
          options: options(' yes ', 'no\n', 'never'),
          correctAnswer: 3,
          description: ' Because. ',
          marks: 7,
        }),
        mcq({ question: 'Last?', description: null }),
      ],
    };
    const { status, body } = await legacy.under(prefix).send(MCQ, sent);
    expect(status).toBe(200);
    const message = 'Question saved successfully!';
    expect(body).toEqual({ statusCode: 200, success: true, message, savedCount: 2 });
    const stored = await read(id);
    expect(textsOf(stored)).toEqual(['What is 6 × 7?', 'Two   blanks?', 'Last?']);
    const [, second, third] = stored['questions'].items;
    expect(second).toMatchObject({
      kind: 'MCQ',
      marks: '1',
      options: [{ text: 'yes' }, { text: 'no' }, { text: 'never' }],
      explanation: 'Because.',
      image: null,
    });
    expect(second.correctOptionId).toBe(second.options[2].id);
    expect(third).toMatchObject({ explanation: '', marks: '1' });
  });

  it('accepts questions of the maximum size', async () => {
    const { id, quizTitle } = await anyQuiz();
    const largest = mcq({
      question: '🙂'.repeat(5_000),
      options: options(...Array.from({ length: 10 }, (_, index) => `${index}`.repeat(150))),
      correctAnswer: 10,
      description: 'x'.repeat(5_000),
    });
    await legacy.ask(MCQ, { quizTitle, mcqQuizz: [largest] });
    expect((await read(id))['questions'].items[0].options).toHaveLength(10);
  });

  it('accepts more than a hundred in one call', async () => {
    const { id, quizTitle } = await anyQuiz();
    const mcqQuizz = Array.from({ length: 130 }, (_, index) => mcq({ question: `Q${index}` }));
    expect(await legacy.ask(MCQ, { quizTitle, mcqQuizz })).toMatchObject({ savedCount: 130 });
    const stored = await read(id);
    expect(stored['questionCount']).toBe(130);
    expect(textsOf(stored)).toEqual(mcqQuizz.slice(0, 10).map(({ question }) => question));
  });

  const Q = 'mcqQuizz[2]';
  it.each([
    [{ question: undefined }, `${Q}.question is required`],
    [{ question: 42 }, `${Q}.question must be a text`],
    [{ question: ' ' }, `${Q}.question: Question is required`],
    [
      { question: 'x'.repeat(5_001) },
      `${Q}.question: Question must be at most 5000 characters long`,
    ],
    [{ question: 'a\u0000' }, `${Q}.question: Question has a character that cannot be stored`],
    [{ options: undefined }, `${Q}.options is required`],
    [{ options: 'a, b' }, `${Q}.options must be a list`],
    [{ options: ['a', 'b'] }, `${Q}.options[0] must be an object (and 1 more)`],
    [{ options: options('a', null) }, `${Q}.options[1].answer must be a text`],
    [
      { options: options('a'), correctAnswer: 1 },
      `${Q}.options: A question needs at least 2 options`,
    ],
    [
      { options: options(...'abcdefghijk') },
      `${Q}.options: This question can have at most 10 options`,
    ],
    [{ options: options('a', ' ', 'c') }, `${Q}.options[1]: Option 2 is required`],
    [
      { options: options('a', 'x'.repeat(151)) },
      `${Q}.options[1]: Option 2 must be at most 150 characters long`,
    ],
    [{ correctAnswer: undefined }, `${Q}.correctAnswer is required`],
    [{ correctAnswer: '2' }, `${Q}.correctAnswer must be a whole number`],
    [{ correctAnswer: 1.5 }, `${Q}.correctAnswer must be a whole number`],
    [{ correctAnswer: 0 }, `${Q}.correctAnswer: Correct answer is required`],
    [
      { correctAnswer: 3 },
      `${Q}.correctAnswer: Correct answer must be the position of an option, from 1 to 2`,
    ],
    [
      { correctAnswer: -1 },
      `${Q}.correctAnswer: Correct answer must be the position of an option, from 1 to 2`,
    ],
    [{ description: 5 }, `${Q}.description must be a text`],
    [
      { description: 'x'.repeat(5_001) },
      `${Q}.description: Description must be at most 5000 characters long`,
    ],
  ])('rejects an entry with %j by its name, and stores none', async (change, said) => {
    const { id, quizTitle } = await anyQuiz();
    const mcqQuizz = [mcq(), mcq(), mcq(change), mcq()];
    expect(await legacy.refused(MCQ, { quizTitle, mcqQuizz })).toEqual([400, said]);
    expect((await read(id))['questionCount']).toBe(0);
  });

  it('names the first of several invalid entries and says how many others there are', async () => {
    const { quizTitle } = await anyQuiz();
    const mcqQuizz = [mcq(), mcq({ correctAnswer: 9 }), mcq({ question: '' }), mcq()];
    const [status, message] = await legacy.refused(MCQ, { quizTitle, mcqQuizz });
    expect([status, message]).toEqual([
      400,
      expect.stringMatching(/^mcqQuizz\[1\]\.correctAnswer: .* \(and 1 more\)$/),
    ]);
  });
});

describe(DESCRIPTIVE, () => {
  it.each(['', '/v1'])('under %s/ appends the questions in order, trimmed', async (prefix) => {
    const { id, quizTitle } = await anyQuiz();
    await addQuestions(owner.api, id, [anyMcq]);
    const descriptiveQuizz = [
      { question: ' Why? ', answer: ' So.  That. ', marks: 0.1 + 2.4 + 1e-12 },
      { question: 'How?', answer: null, marks: null },
      { question: 'x'.repeat(5_000), answer: 'y'.repeat(5_000), marks: 0.01 },
    ];
    const sent = { quizTitle: `\n${quizTitle}`, descriptiveQuizz };
    const { status, body } = await legacy.under(prefix).send(DESCRIPTIVE, sent);
    expect(status).toBe(200);
    expect(body).toEqual({
      statusCode: 200,
      success: true,
      message: 'Descriptive question saved successfully!',
      savedCount: 3,
    });
    const [, ...others] = (await read(id))['questions'].items;
    expect(others).toMatchObject([
      { kind: 'DESCRIPTIVE', text: 'Why?', modelAnswer: 'So.  That.', marks: '2.5' },
      { text: 'How?', modelAnswer: '', marks: null },
      { marks: '0.01' },
    ]);
  });

  const marks = /^descriptiveQuizz\[1\]\.marks: Marks must be a positive number/;
  it.each([
    [{ question: undefined }, /^descriptiveQuizz\[1\]\.question is required$/],
    [{ question: '' }, /^descriptiveQuizz\[1\]\.question: Question is required$/],
    [{ question: 'x'.repeat(5_001) }, /^descriptiveQuizz\[1\]\.question: .*5000 characters long$/],
    [{ answer: ['a'] }, /^descriptiveQuizz\[1\]\.answer must be a text$/],
    [{ answer: 'x'.repeat(5_001) }, /^descriptiveQuizz\[1\]\.answer: .*5000 characters long$/],
    [{ marks: '2' }, /^descriptiveQuizz\[1\]\.marks must be a number$/],
    [{ marks: 0 }, marks],
    [{ marks: -1 }, marks],
    [{ marks: 0.333 }, marks],
    [{ marks: 1e-7 }, marks],
  ])('rejects an entry with %j by its name, and stores none', async (change, said) => {
    const { id, quizTitle } = await anyQuiz();
    const descriptiveQuizz = [{ question: 'Good?' }, { question: 'Why?', ...change }];
    const sent = { quizTitle, descriptiveQuizz };
    expect(await legacy.refused(DESCRIPTIVE, sent)).toEqual([400, expect.stringMatching(said)]);
    expect((await read(id))['questionCount']).toBe(0);
  });
});

describe.each([
  [MCQ, 'mcqQuizz', mcq()],
  [DESCRIPTIVE, 'descriptiveQuizz', { question: 'Why?' }],
])('%s', (route, list, entry) => {
  it.each([
    [undefined, 'is required'],
    [null, 'must be a list'],
    [{}, 'must be a list'],
    [[], 'must have from 1 to 5000 entries'],
    [Array(5_001).fill(entry), 'must have from 1 to 5000 entries'],
  ])('names the list if it is missing, empty or too long', async (value, said) => {
    const { quizTitle } = await anyQuiz();
    const sent = { quizTitle, [list]: value };
    expect(await legacy.refused(route, sent)).toEqual([400, `${list} ${said}`]);
  });

  it('names an invalid entry', async () => {
    const { quizTitle } = await anyQuiz();
    const sent = { quizTitle, [list]: [entry, 'Why?'] };
    expect(await legacy.refused(route, sent)).toEqual([400, `${list}[1] must be an object`]);
  });

  it('requires an existing quiz with space for them', async () => {
    const { id, quizTitle } = await anyQuiz();
    const entries = { [list]: [entry, entry] };
    expect(await legacy.refused(route, entries)).toEqual([400, 'quizTitle is required']);
    const none = { quizTitle: `${quizTitle} none`, ...entries };
    expect(await legacy.refused(route, none)).toEqual([404, 'Quiz not found']);
    const full = 'UPDATE quizzes SET question_count = 39999 WHERE id = $1';
    await query(app.databaseUrl, full, [id]);
    expect(await legacy.refused(route, { quizTitle, ...entries })).toEqual([
      409,
      'A quiz can have at most 40,000 questions.',
    ]);
    await legacy.ask(route, { quizTitle, [list]: [entry] });
  });
});

describe(DELETE, () => {
  it.each(['', '/v1'])('under %s/ moves a question to the trash, once', async (prefix) => {
    const { id } = await anyQuiz();
    const [first, second] = await addQuestions(owner.api, id, [anyMcq, anyMcq]);
    const questionId = (first?.['id'] as string).toUpperCase();
    const { status, body } = await legacy.under(prefix).send(DELETE, { questionId });
    const message = 'Question deleted successfully';
    expect([status, body]).toEqual([200, { statusCode: 200, success: true, message }]);
    expect(await legacy.refused(DELETE, { questionId })).toEqual([404, 'Question not found']);
    const { questionCount, questions } = await read(id);
    expect([questionCount, questions.items]).toMatchObject([1, [{ id: second?.['id'] }]]);
    expect(await deletedQuestions(owner.api, id)).toMatchObject([{ id: first?.['id'] }]);
  });

  it('deletes one once if two do it at once', async () => {
    const { id } = await anyQuiz();
    const [question] = await addQuestions(owner.api, id, [anyMcq, anyMcq]);
    const sent = await Promise.all(
      [1, 2].map(async () => legacy.send(DELETE, { questionId: question?.['id'] })),
    );
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await read(id))['questionCount']).toBe(1);
  });

  it.each([
    [{}, [400, 'Bad request']],
    [{ questionId: 5 }, [400, 'Bad request']],
    [{ questionId: null }, [400, 'Bad request']],
    [[], [400, 'Bad request']],
    [{ questionId: '' }, [404, 'Question not found']],
    [{ questionId: 'x' }, [404, 'Question not found']],
    [{ questionId: UNKNOWN }, [404, 'Question not found']],
  ])('rejects %j', async (sent, refusal) => {
    expect(await legacy.refused(DELETE, sent)).toEqual(refusal);
  });

  it('rejects calls without a token, and invalid JSON', async () => {
    const stranger = new Legacy(app.server.url);
    expect(await stranger.refused(DELETE, {})).toEqual([401, 'Authorization failed']);
    const headers = { 'content-type': 'application/json' };
    const { status, body } = await legacy.fetch(`/${DELETE}`, {
      method: 'POST',
      headers,
      body: '{"questionId"',
    });
    expect([status, body['message']]).toEqual([400, 'Bad request']);
  });
});
