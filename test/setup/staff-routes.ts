/** The legacy routes that need a token, each with a valid request. */
import type { Data } from './api.js';
import { quiz } from './factories.js';
import { halves } from './images.js';
import type { Member } from './legacy-accounts.js';
import { addQuestions, anyMcq } from './questions.js';

/** The caller's own data that requests refer to. */
export interface OwnData {
  quizId: string;
  quizTitle: string;
  questionId: string;
  png: string;
  jpeg: string;
}

export interface StaffRoute {
  name: string;
  body: (own: OwnData) => Data;
  /** Where the body refers to a quiz or a question, and the answer if it does not exist. */
  names?: { field: keyof OwnData; as: string; said: string };
  /** The access tokens that it accepts beside sessions: of both scopes, of WRITE alone, or none. */
  tokens: 'READ' | 'WRITE' | 'none';
  /** The status of an accepted request. */
  status?: number;
  /** The message of every invalid request, where it does not say what is wrong. */
  says400?: string;
}

export const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

const quizById = (as: string) => ({ field: 'quizId', as, said: 'Quiz not found' }) as const;
const byTitle = { field: 'quizTitle', as: 'quizTitle', said: 'Quiz not found' } as const;
const byQuestion = { field: 'questionId', as: 'questionId', said: 'Question not found' } as const;
const options = [{ answer: 'a' }, { answer: 'b' }];

export const staffRoutes: StaffRoute[] = [
  { name: 'userDashboard_M', body: () => ({ page: 1 }), tokens: 'READ' },
  {
    name: 'DashbordDel_M',
    body: ({ quizId }) => ({ _id: quizId }),
    names: quizById('_id'),
    tokens: 'WRITE',
  },
  {
    name: 'quizzIdentity_M',
    body: ({ quizTitle }) => ({ quizTitle: `${quizTitle} II` }),
    tokens: 'WRITE',
  },
  {
    name: 'quizzCoutMCQ_M',
    body: ({ quizTitle }) => ({ quizTitle }),
    names: byTitle,
    tokens: 'READ',
  },
  {
    name: 'quizzQuestionService_M',
    body: ({ quizTitle }) => ({
      quizTitle,
      mcqQuizz: [{ question: 'Which?', options, correctAnswer: 1 }],
    }),
    names: byTitle,
    tokens: 'WRITE',
  },
  {
    name: 'quizzDiscriptiveQuestionService_M',
    body: ({ quizTitle }) => ({ quizTitle, descriptiveQuizz: [{ question: 'Why?' }] }),
    names: byTitle,
    tokens: 'WRITE',
  },
  // An import that does not exist: real ones have test files of their own.
  ...['quizzQuestionServiceExcel_M', 'quizzdescriptiveQuestionServiceExcel_M'].map((name) => ({
    name,
    body: ({ quizTitle }: OwnData) => ({ quizTitle, importId: UNKNOWN_ID }),
    names: byTitle,
    tokens: 'WRITE' as const,
    status: 404,
  })),
  {
    name: 'paperSubmitCheck_M',
    body: ({ quizTitle }) => ({ quizTitle }),
    names: byTitle,
    tokens: 'WRITE',
  },
  {
    name: 'dashbordQuizzinfo_M',
    body: ({ quizId }) => ({ _id: quizId }),
    names: quizById('_id'),
    tokens: 'READ',
  },
  {
    name: 'dashquestiondel_M',
    body: ({ questionId }) => ({ questionId }),
    names: byQuestion,
    tokens: 'WRITE',
    says400: 'Bad request',
  },
  {
    name: 'dashquestionEdit_M',
    body: ({ questionId }) => ({
      questionId,
      updatedQuestion: { question: 'Which?', options, correctAnswer: 2 },
    }),
    names: byQuestion,
    tokens: 'WRITE',
  },
  {
    name: 'imagesS3Bucket_M',
    body: ({ png }) => ({ imageType: 'question', image: png }),
    tokens: 'WRITE',
  },
  {
    name: 'DashbordEdit_M',
    body: ({ quizId, quizTitle }) => ({
      _id: quizId,
      quizTitle: `${quizTitle} III`,
      isCompleted: true,
      status: false,
    }),
    names: quizById('_id'),
    tokens: 'WRITE',
  },
  { name: 'userProfile_M', body: () => ({}), tokens: 'READ' },
  // Only a session may change the account itself.
  { name: 'userProfileImage_S3_M', body: ({ jpeg }) => ({ image: jpeg }), tokens: 'none' },
  {
    name: 'quizDuration_M',
    body: ({ quizId }) => ({ quizId, quizDuration: 45 }),
    names: quizById('quizId'),
    tokens: 'WRITE',
  },
];

let counter = 0;
/** All requests send this picture: each creates an image of its own. */
const picture = halves(40, 30);
const [png, jpeg] = [
  (await picture.png().toBuffer()).toString('base64'),
  (await picture.jpeg().toBuffer()).toString('base64'),
];

/** A new quiz with a question, and pictures to upload. */
export async function createOwnData({ api }: Member): Promise<OwnData> {
  const quizTitle = `Belonging ${(counter += 1)}`;
  const quizId = await quiz(api, quizTitle);
  const [question] = await addQuestions(api, quizId, [anyMcq]);
  return {
    quizId,
    quizTitle,
    questionId: question?.['id'] as string,
    png,
    jpeg,
  };
}
