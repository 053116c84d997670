import { z } from 'zod';
import { MAX_PAGE_SIZE } from '../../core/graphql/paging.js';
import { legacyRoute } from '../wire/legacy-route.js';
import { object, optionalOneOf, ownEmail, wholeNumber } from '../wire/field-schemas.js';

/** No list of quizzes has more pages. */
const MAX_PAGE = 100_000;

const listedQuiz = z.object({
  quizzId: z.string(),
  quizTitle: z.string(),
  creatorName: z.string(),
  status: z.enum(['Active', 'Inactive']),
  totalQuestions: z.int(),
  isCompleted: z.enum(['Completed', 'Incompleted']),
  createdAt: z.iso.datetime(),
});

export type ListedQuiz = z.output<typeof listedQuiz>;

export const userDashboard = legacyRoute({
  name: 'userDashboard_M',
  summary: 'A page of your quizzes, the newest first.',
  tag: 'Quizzes',
  access: 'exam.read',
  isReading: true,
  request: object({
    userEmail: ownEmail,
    page: wholeNumber(1, MAX_PAGE).meta({ description: 'From 1. One past the end is empty.' }),
    limit: wholeNumber(1, MAX_PAGE_SIZE)
      .nullish()
      .transform((limit) => limit ?? 10)
      .meta({ description: 'Quizzes a page, 10 when it is left out.' }),
    isCompleted: optionalOneOf(['Completed', 'Incompleted']),
    status: optionalOneOf(['Active', 'Inactive']),
  }),
  example: { userEmail: 'ada@example.org', page: 1, limit: 10, status: 'Active' },
  answers: {
    200: {
      description: 'The page, and how many there are.',
      fields: {
        quizzes: z.array(listedQuiz),
        pagination: z.object({ totalQuizzes: z.int(), totalPages: z.int() }),
      },
      example: {
        message: 'Quizzes fetched successfully',
        quizzes: [
          {
            quizzId: '7d1f3f0e-6a63-4f8e-9a52-0a4a1b0f6f11',
            quizTitle: 'Algebra',
            creatorName: 'Ada Byron',
            status: 'Active',
            totalQuestions: 20,
            isCompleted: 'Incompleted',
            createdAt: '2026-11-21T08:00:00.000Z',
          },
        ],
        pagination: { totalQuizzes: 1, totalPages: 1 },
      },
    },
  },
  refusals: { 400: 'A field cannot be taken.' },
});
