import { beforeAll, expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { allQuestions, REORDER } from '../setup/question-transfers.js';
import { query } from '../setup/database.js';
import { quiz } from '../setup/factories.js';
import { image } from '../setup/images.js';
import { Legacy } from '../setup/legacy.js';
import { member, type Member } from '../setup/legacy-accounts.js';
import { addQuestions, anyDescriptive, anyMcq } from '../setup/questions.js';

/** dashbordQuizzinfo_M: a quiz with all of its questions. */
const HOST = 'https://exams.example.org';
const app = useApplication({ PUBLIC_URL: HOST });
const INFO = 'dashbordQuizzinfo_M';
const MESSAGE = 'Quiz details fetched successfully';
const READ = `query ($id: ID!) { quiz(id: $id) {
  title creatorName status isCompleted durationMinutes orderVersion
} }`;

let legacy: Legacy;
let owner: Member;
beforeAll(async () => {
  owner = await member(app, new Legacy(app.server.url));
  legacy = owner.legacy;
});

/** The expected response, from GraphQL's pages of the quiz. */
async function expected(id: string): Promise<Data> {
  const read = (await owner.api.ask(READ, { id }))['quiz'] as Data;
  const [row] = await query<{ created_at: Date }>(
    app.databaseUrl,
    'SELECT created_at FROM quizzes WHERE id = $1',
    [id],
  );
  const questions = await allQuestions(owner.api, id);
  return {
    statusCode: 200,
    success: true,
    message: MESSAGE,
    quizTitle: read['title'],
    creatorName: read['creatorName'],
    status: read['status'] === 'ACTIVE',
    isCompleted: read['isCompleted'] ? 'Completed' : 'Incomplete',
    createdAt: row?.created_at.toISOString(),
    quizDuration: read['durationMinutes'],
    mcqQuizz: questions.filter(({ kind }) => kind === 'MCQ').map(asMcq),
    descriptiveQuizz: questions.filter(({ kind }) => kind === 'DESCRIPTIVE').map(asDescriptive),
  };
}

const link = (name: string, shown: Data | null) =>
  shown ? { [name]: HOST + (shown['url'] as string) } : {};

function asMcq(question: Data): Data {
  return {
    mcqQuestion_id: question['id'],
    question: question['text'],
    options: (question['options'] as Data[]).map((option) => ({
      _id: option['id'],
      answer: option['text'],
      ...link('answerImageLink', option['image']),
    })),
    correctAnswer: question['correctOptionId'],
    description: question['explanation'],
    answerDescription: question['explanation'],
    ...link('questionImageLink', question['image']),
  };
}

function asDescriptive(question: Data): Data {
  return {
    descriptiveQuestion_id: question['id'],
    question: question['text'],
    answer: question['modelAnswer'],
    ...(question['marks'] === null ? {} : { marks: Number(question['marks']) }),
    ...link('questionImageLink', question['image']),
  };
}

const info = async (_id: string) => legacy.ask(INFO, { _id });

it.each(['', '/v1'])('under %s/ shows every field of a quiz without questions', async (prefix) => {
  const title = `Empty at ${prefix}/`;
  const _id = await quiz(owner.api, title);
  const { status, body } = await legacy.under(prefix).send(INFO, { _id });
  expect(status).toBe(200);
  expect(body).toEqual({
    statusCode: 200,
    success: true,
    message: MESSAGE,
    quizTitle: title,
    creatorName: 'Ada Byron',
    status: true,
    isCompleted: 'Incomplete',
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
    quizDuration: null,
    mcqQuizz: [],
    descriptiveQuizz: [],
  });
});

it('shows every field of both kinds, each in order, and no more', async () => {
  const _id = await quiz(owner.api, 'Full');
  const { imageId, url } = await image(owner.api);
  const shown = { image: { imageId, alternativeText: 'Only through GraphQL' } };
  const text = 'Which "one"?\n \\ 🙂 \u2028</script>';
  const [first, second] = await addQuestions(owner.api, _id, [
    { descriptive: { text: 'Why?', modelAnswer: 'So.', marks: '2.5', ...shown } },
    {
      mcq: {
        text,
        options: [{ text: 'a' }, { text: 'b', ...shown }],
        correctOption: 2,
        explanation: 'B it is.',
        marks: '3',
        ...shown,
      },
    },
    anyDescriptive,
    anyMcq,
  ]);
  await legacy.ask('paperSubmitCheck_M', { quizTitle: 'full' });
  await legacy.ask('DashbordEdit_M', { _id, quizTitle: 'Full', isCompleted: true, status: false });
  await legacy.ask('quizDuration_M', { quizId: _id, quizDuration: 90 });
  const body = await info(_id);
  expect(body).toEqual(await expected(_id));
  expect(body).toMatchObject({ status: false, isCompleted: 'Completed', quizDuration: 90 });
  const [optionA, optionB] = second?.['options'] as Data[];
  const questionImageLink = HOST + url;
  expect(body['mcqQuizz'][0]).toEqual({
    mcqQuestion_id: second?.['id'],
    question: text,
    options: [
      { _id: optionA?.['id'], answer: 'a' },
      { _id: optionB?.['id'], answer: 'b', answerImageLink: HOST + url },
    ],
    correctAnswer: optionB?.['id'],
    description: 'B it is.',
    answerDescription: 'B it is.',
    questionImageLink,
  });
  expect(body['descriptiveQuizz']).toEqual([
    {
      descriptiveQuestion_id: first?.['id'],
      question: 'Why?',
      answer: 'So.',
      marks: 2.5,
      questionImageLink,
    },
    {
      descriptiveQuestion_id: expect.any(String) as string,
      question: 'Why is the sky blue?',
      answer: '',
    },
  ]);
});

const mcqs = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    question: `M${index} "\\ \n🙂`,
    options: [{ answer: 'a' }, { answer: 'b"' }],
    correctAnswer: 1 + (index % 2),
    description: 'ünï',
  }));
const descriptives = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ question: `D${index}`, answer: '"' }));

it('shows a paper of more than five hundred questions as GraphQL pages it', async () => {
  const quizTitle = 'Long';
  const _id = await quiz(owner.api, quizTitle);
  await legacy.ask('quizzQuestionService_M', { quizTitle, mcqQuizz: mcqs(300) });
  await legacy.ask('quizzDiscriptiveQuestionService_M', {
    quizTitle,
    descriptiveQuizz: descriptives(530),
  });
  await legacy.ask('quizzQuestionService_M', { quizTitle, mcqQuizz: mcqs(250) });
  const ids = (await allQuestions(owner.api, _id)).map(({ id }) => id as string);
  for (const index of [0, 310, 900]) {
    await legacy.ask('dashquestiondel_M', { questionId: ids[index] });
  }
  const { orderVersion } = (await owner.api.ask(READ, { id: _id }))['quiz'];
  const questionIds = ids.slice(290, 309).reverse();
  await owner.api.ask(REORDER, {
    input: { quizId: _id, orderVersion, questionIds, position: 700 },
  });
  const { body, headers } = await legacy.send(INFO, { _id });
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(body['mcqQuizz']).toHaveLength(548);
  expect(body['descriptiveQuizz']).toHaveLength(529);
  expect(body).toEqual(await expected(_id));
});

it.each([
  ['MCQs', 'quizzQuestionService_M', 'mcqQuizz', mcqs],
  ['descriptive questions', 'quizzDiscriptiveQuestionService_M', 'descriptiveQuizz', descriptives],
])('shows five hundred %s and one more the same way', async (_what, route, list, entries) => {
  const quizTitle = `Threshold of ${list}`;
  const _id = await quiz(owner.api, quizTitle);
  await legacy.ask(route, { quizTitle, [list]: entries(500) });
  const whole = await info(_id);
  expect(whole).toEqual(await expected(_id));
  await legacy.ask(route, { quizTitle, [list]: entries(1) });
  const streamed = await info(_id);
  expect(streamed).toEqual(await expected(_id));
  expect((streamed[list] as Data[]).slice(0, 500)).toEqual(whole[list]);
});

it.each([
  [{}, [400, '_id is required']],
  [{ _id: 5 }, [400, '_id must be a text']],
  [{ _id: '' }, [404, 'Quiz not found']],
  [{ _id: "' OR 1=1 --" }, [404, 'Quiz not found']],
  [{ _id: '00000000-0000-4000-8000-000000000000' }, [404, 'Quiz not found']],
])('rejects %j', async (sent, refusal) => {
  expect(await legacy.refused(INFO, sent)).toEqual(refusal);
});
