import { z } from 'zod';
import { legacyRoute } from '../wire/legacy-route.js';
import { id, object } from '../wire/field-schemas.js';

const imageLink = z.url().optional().meta({ description: 'Only when there is an image.' });
const ID = '7d1f3f0e-6a63-4f8e-9a52-0a4a1b0f6f11';

export const mcqQuizz = z.object({
  mcqQuestion_id: z.string(),
  question: z.string(),
  options: z.array(z.object({ _id: z.string(), answer: z.string(), answerImageLink: imageLink })),
  correctAnswer: z.string().meta({ description: 'The _id of the right option.' }),
  description: z.string(),
  answerDescription: z.string().meta({ description: 'The same text as description.' }),
  questionImageLink: imageLink,
});

export const descriptiveQuizz = z.object({
  descriptiveQuestion_id: z.string(),
  question: z.string(),
  answer: z.string(),
  marks: z.number().optional().meta({ description: 'Only when it has marks.' }),
  questionImageLink: imageLink,
});

export type McqQuizz = z.output<typeof mcqQuizz>;
export type DescriptiveQuizz = z.output<typeof descriptiveQuizz>;

export const quizzInfo = legacyRoute({
  name: 'dashbordQuizzinfo_M',
  summary: 'A quiz with all of its questions, each kind in order.',
  tag: 'Quizzes',
  access: 'exam.read',
  isReading: true,
  request: object({ _id: id }),
  example: { _id: ID },
  answers: {
    200: {
      description: 'The quiz.',
      fields: {
        quizTitle: z.string(),
        creatorName: z.string(),
        status: z.boolean().meta({ description: 'True when Active.' }),
        isCompleted: z.enum(['Completed', 'Incomplete']),
        createdAt: z.iso.datetime(),
        quizDuration: z.int().nullable().meta({ description: 'In minutes; null while not set.' }),
        mcqQuizz: z.array(mcqQuizz),
        descriptiveQuizz: z.array(descriptiveQuizz),
      },
      example: {
        message: 'Quiz details fetched successfully',
        quizTitle: 'Algebra',
        creatorName: 'Ada Byron',
        status: true,
        isCompleted: 'Incomplete',
        createdAt: '2026-11-21T08:00:00.000Z',
        quizDuration: 45,
        mcqQuizz: [
          {
            mcqQuestion_id: ID,
            question: 'What is 2 + 2?',
            options: [
              { _id: '0b5c1c7e-30a5-4c5c-8e2f-0d9d3a3b6a01', answer: '3' },
              { _id: '0b5c1c7e-30a5-4c5c-8e2f-0d9d3a3b6a02', answer: '4' },
            ],
            correctAnswer: '0b5c1c7e-30a5-4c5c-8e2f-0d9d3a3b6a02',
            description: 'Count on from 2.',
            answerDescription: 'Count on from 2.',
          },
        ],
        descriptiveQuizz: [],
      },
    },
  },
  refusals: { 400: 'The id is missing.', 404: 'Quiz not found' },
});
