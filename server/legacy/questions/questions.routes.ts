import { z } from 'zod';
import { quizErrors } from '../../quizzes/quiz.errors.js';
import { BODY, legacyRoute, messageOnly } from '../wire/legacy-route.js';
import {
  boundedList,
  id,
  integer,
  list,
  number,
  object,
  optionalText,
  quizTitle,
  text,
} from '../wire/field-schemas.js';
import { descriptiveQuizz, mcqQuizz } from './paper.routes.js';

const tag = 'Questions';
/** About as many as a body of two megabytes can have, and few enough to check without blocking others. */
export const MAX_ADDED = 5_000;
/** JSON values of that many questions: ten options of two values each, and six other values. */
const MAX_VALUES = MAX_ADDED * 26;

const position = integer.meta({ description: 'The place of the right option, from 1.' });

const added = {
  400: 'An entry cannot be taken; the message names it, for example mcqQuizz[2].correctAnswer. None is stored.',
  404: 'Quiz not found',
  409: 'The quiz is full.',
};
const full = { 409: { message: quizErrors.QUIZ_IS_FULL().message } };
const savedCount = z.int();

export const addMcqs = legacyRoute({
  name: 'quizzQuestionService_M',
  summary: 'Appends multiple-choice questions in order, all or none.',
  tag,
  access: 'exam.edit',
  bodyLimit: BODY.questions,
  maxJsonValues: MAX_VALUES,
  request: object({
    quizTitle,
    mcqQuizz: boundedList(
      object({
        question: text.meta({ description: 'At most 5,000 characters.' }),
        options: list(
          object({ answer: text.meta({ description: 'At most 150 characters.' }) }),
        ).meta({
          description: 'Two to ten.',
        }),
        correctAnswer: position,
        description: optionalText.meta({ description: 'Why it is right.' }),
      }),
      MAX_ADDED,
    ),
  }),
  example: {
    quizTitle: 'Algebra',
    mcqQuizz: [
      {
        question: 'What is 2 + 2?',
        options: [{ answer: '3' }, { answer: '4' }],
        correctAnswer: 2,
        description: 'Count on from 2.',
      },
    ],
  },
  answers: {
    200: {
      description: 'All of them are stored.',
      fields: { savedCount },
      example: { message: 'Question saved successfully!', savedCount: 1 },
    },
  },
  refusals: added,
  refusalExamples: full,
});

export const addDescriptives = legacyRoute({
  name: 'quizzDiscriptiveQuestionService_M',
  summary: 'Appends descriptive questions in order, all or none.',
  tag,
  access: 'exam.edit',
  bodyLimit: BODY.questions,
  maxJsonValues: MAX_VALUES,
  request: object({
    quizTitle,
    descriptiveQuizz: boundedList(
      object({
        question: text.meta({ description: 'At most 5,000 characters.' }),
        answer: optionalText.meta({ description: 'What a good answer says.' }),
        marks: number.nullish().meta({ description: 'A positive number.' }),
      }),
      MAX_ADDED,
    ),
  }),
  example: {
    quizTitle: 'Algebra',
    descriptiveQuizz: [
      { question: 'Why is 0! = 1?', answer: 'There is one empty order.', marks: 2 },
    ],
  },
  answers: {
    200: {
      description: 'All of them are stored.',
      fields: { savedCount },
      example: { message: 'Descriptive question saved successfully!', savedCount: 1 },
    },
  },
  refusals: added,
  refusalExamples: full,
});

export const deleteQuestion = legacyRoute({
  name: 'dashquestiondel_M',
  summary: 'Deletes a question.',
  tag,
  access: 'exam.edit',
  request: object({ questionId: id }),
  example: { questionId: '7d1f3f0e-6a63-4f8e-9a52-0a4a1b0f6f11' },
  answers: {
    200: messageOnly('It is gone.', 'Question deleted successfully'),
  },
  refusals: { 400: 'Bad request', 404: 'Question not found' },
  fixed: { 400: { message: 'Bad request' } },
});

const link = optionalText.meta({ description: "From imagesS3Bucket_M; '' or null means none." });

/** Fields of both kinds. The stored question decides which apply. */
export const updatedQuestion = object({
  question: text.meta({ description: 'At most 5,000 characters.' }),
  options: list(object({ answer: text, answerImageLink: link }))
    .nullish()
    .meta({ description: 'Of an MCQ: two to four, or as many as it has already.' }),
  correctAnswer: position.nullish().meta({ description: 'Of an MCQ.' }),
  description: optionalText.meta({ description: 'Of an MCQ: why it is right.' }),
  answer: optionalText.meta({ description: 'Of a descriptive question.' }),
  questionImageLink: link,
});

export type UpdatedQuestion = z.output<typeof updatedQuestion>;

export const editQuestion = legacyRoute({
  name: 'dashquestionEdit_M',
  summary:
    'Replaces what a question says: what is left out is none. It keeps its marks, and an option its _id by its place.',
  tag,
  access: 'exam.edit',
  bodyLimit: BODY.questions,
  maxJsonValues: MAX_VALUES,
  request: object({ questionId: id, updatedQuestion }),
  example: {
    questionId: '7d1f3f0e-6a63-4f8e-9a52-0a4a1b0f6f11',
    updatedQuestion: {
      question: 'What is 3 + 3?',
      options: [{ answer: '6' }, { answer: '9', answerImageLink: '' }],
      correctAnswer: 1,
      description: '',
      questionImageLink: null,
    },
  },
  answers: {
    200: {
      description: 'The question as dashbordQuizzinfo_M shows it.',
      fields: [mcqQuizz.shape, descriptiveQuizz.shape],
      example: {
        message: 'Question updated successfully!',
        descriptiveQuestion_id: '7d1f3f0e-6a63-4f8e-9a52-0a4a1b0f6f11',
        question: 'Why is 0! = 1?',
        answer: 'There is one empty order.',
        marks: 2,
      },
    },
  },
  refusals: {
    400: 'A field is missing or cannot be taken, an image link is none of yours, or an MCQ is sent for a descriptive question.',
    404: 'Question not found',
  },
  fixed: { IMAGE_NOT_FOUND: { status: 400 } },
});
