import { beforeAll, expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { anyEmail, logIn, PASSWORD } from '../setup/factories.js';
import { photograph } from '../setup/images.js';
import { Legacy } from '../setup/legacy.js';
import { codeIn } from '../setup/mail-sink.js';
import { triviaWorkbook } from '../setup/workbooks.js';

/**
 * A quiz from sign-up to deletion through the legacy routes alone, and how the GraphQL API shows
 * it.
 */

const app = useApplication();
let legacy: Legacy;
beforeAll(() => {
  legacy = new Legacy(app.server.url);
});

const PAPER = `query ($id: ID!) { quiz(id: $id) {
  title status isCompleted questionCount durationMinutes creatorName
  questions(pageSize: 100) { items {
    kind text marks image { url }
    ... on McqQuestion { options { id text image { url } } correctOptionId explanation }
    ... on DescriptiveQuestion { modelAnswer }
  } }
} }`;

it('the life of a quiz, read back through GraphQL', async () => {
  const email = anyEmail();
  await legacy.ask('forgetpasswordN_M', { email, action: 'generate' });
  const otp = codeIn(await app.sink.next(email));
  await legacy.ask('forgetpasswordN_M', { email, action: 'validate', otp });
  const names = { fullname: 'Ada Byron', InstituteName: 'Analytical School' };
  await legacy.ask('userRegisterN_M', { ...names, email, password: PASSWORD });
  const { token } = await legacy.ask('userLoginN_M', { email, password: PASSWORD });
  const owner = legacy.as(token as string);

  const { quizzId: _id } = await owner.ask('quizzIdentity_M', {
    quizTitle: ' Algebra ',
    creatorEmail: email,
  });
  const quizTitle = 'ALGEBRA';
  const options = [{ answer: '3' }, { answer: '4' }, { answer: '5' }];
  const mcqQuizz = [
    { question: 'What is 2 + 2?', options, correctAnswer: 2, description: 'Count.' },
  ];
  expect(await owner.ask('quizzQuestionService_M', { quizTitle, mcqQuizz })).toMatchObject({
    savedCount: 1,
  });
  const descriptiveQuizz = [{ question: 'Why is 0! = 1?', answer: 'One empty order.', marks: 2.5 }];
  await owner.ask('quizzDiscriptiveQuestionService_M', { quizTitle, descriptiveQuizz });
  const excelFile = (await triviaWorkbook(12)).toString('base64');
  expect(await owner.ask('quizzQuestionServiceExcel_M', { quizTitle, excelFile })).toMatchObject({
    message: 'Excel file uploaded successfully!',
    importedCount: 12,
  });
  expect(await owner.ask('quizzCoutMCQ_M', { quizTitle })).toMatchObject({
    totalQuizzCount: 14,
    mcqCount: 13,
    descriptiveCount: 1,
  });

  const image = (await photograph()).toString('base64');
  const { imageUrl } = await owner.ask('imagesS3Bucket_M', { imageType: 'option2', image });
  const before = await owner.ask('dashbordQuizzinfo_M', { _id });
  const [first] = before['mcqQuizz'] as Data[];
  const edited = await owner.ask('dashquestionEdit_M', {
    questionId: first?.['mcqQuestion_id'],
    updatedQuestion: {
      question: 'What is 2 × 2?',
      options: [{ answer: '3' }, { answer: '4', answerImageLink: imageUrl }],
      correctAnswer: 2,
      description: 'Twice two.',
      questionImageLink: '',
    },
  });
  expect(edited['options']).toEqual([
    { _id: first?.['options'][0]._id, answer: '3' },
    { _id: first?.['options'][1]._id, answer: '4', answerImageLink: imageUrl },
  ]);
  expect(edited['correctAnswer']).toBe(first?.['options'][1]._id);

  await owner.ask('quizDuration_M', { quizId: _id, quizDuration: '45' });
  await owner.ask('paperSubmitCheck_M', { quizTitle });
  await owner.ask('DashbordEdit_M', {
    _id,
    quizTitle: 'Algebra I',
    isCompleted: true,
    status: false,
  });

  const { api } = await logIn(app.api, email);
  const { quiz } = await api.ask(PAPER, { id: _id });
  expect(quiz).toMatchObject({
    title: 'Algebra I',
    status: 'INACTIVE',
    isCompleted: true,
    questionCount: 14,
    durationMinutes: 45,
    creatorName: 'Ada Byron',
  });
  const questions = quiz.questions.items as Data[];
  expect(questions[0]).toMatchObject({
    kind: 'MCQ',
    text: 'What is 2 × 2?',
    marks: '1',
    image: null,
    options: [
      { text: '3', image: null },
      { text: '4', image: { url: new URL(imageUrl as string).pathname } },
    ],
    correctOptionId: edited['correctAnswer'],
    explanation: 'Twice two.',
  });
  expect(questions[1]).toMatchObject({
    kind: 'DESCRIPTIVE',
    marks: '2.5',
    modelAnswer: 'One empty order.',
  });

  const { descriptiveQuizz: shown } = await owner.ask('dashbordQuizzinfo_M', { _id });
  const questionId = (shown as Data[])[0]?.['descriptiveQuestion_id'] as string;
  await owner.ask('dashquestiondel_M', { questionId });
  await owner.ask('DashbordDel_M', { _id });
  expect((await api.refused(PAPER, { id: _id })).extensions.code).toBe('QUIZ_NOT_FOUND');
});
