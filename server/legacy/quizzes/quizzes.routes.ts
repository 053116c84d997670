import { z } from 'zod';
import { revisionErrors } from '../../exams/revisions/revision.errors.js';
import { quizErrors } from '../../quizzes/quiz.errors.js';
import { legacyRoute, messageOnly } from '../wire/legacy-route.js';
import {
  flag,
  id,
  object,
  ownEmail,
  quizTitle,
  text,
  numberOrDigits,
} from '../wire/field-schemas.js';

const tag = 'Quizzes';
const ID = '7d1f3f0e-6a63-4f8e-9a52-0a4a1b0f6f11';
const NOT_FOUND = 'Quiz not found';

export const quizzIdentity = legacyRoute({
  name: 'quizzIdentity_M',
  summary: 'Makes a quiz: Active and Incompleted.',
  tag,
  access: 'exam.edit',
  request: object({
    quizTitle: text.meta({ description: 'At most 200 characters; unique among yours.' }),
    creatorEmail: ownEmail,
  }),
  example: { quizTitle: 'Algebra', creatorEmail: 'ada@example.org' },
  answers: {
    200: {
      description: 'The new quiz.',
      fields: { quizTitle: z.string(), quizzId: z.string() },
      example: { message: 'Exam created successfully', quizTitle: 'Algebra', quizzId: ID },
    },
  },
  refusals: { 400: 'The title is missing or too long.', 409: 'You have that title already.' },
  refusalExamples: { 409: { message: quizErrors.TITLE_TAKEN().message } },
});

export const quizzCount = legacyRoute({
  name: 'quizzCoutMCQ_M',
  summary: 'Counts the questions of a quiz.',
  tag,
  access: 'exam.read',
  isReading: true,
  request: object({ quizTitle }),
  example: { quizTitle: 'Algebra' },
  answers: {
    200: {
      description: 'All of its questions, and those of each kind.',
      fields: { totalQuizzCount: z.int(), mcqCount: z.int(), descriptiveCount: z.int() },
      example: {
        message: 'Questions counted successfully',
        totalQuizzCount: 25,
        mcqCount: 20,
        descriptiveCount: 5,
      },
    },
  },
  refusals: { 404: NOT_FOUND },
});

const TOO_LARGE = 'Its texts are too long to be submitted as one paper.';

export const paperSubmit = legacyRoute({
  name: 'paperSubmitCheck_M',
  summary: 'Submits the question paper: the quiz is Completed.',
  tag,
  access: 'exam.edit',
  request: object({ quizTitle }),
  example: { quizTitle: 'Algebra' },
  answers: {
    200: messageOnly('It is submitted.', 'Question paper submitted successfully!'),
  },
  refusals: { 400: 'The quiz has no question.', 404: NOT_FOUND, 409: TOO_LARGE },
  refusalExamples: {
    400: { message: quizErrors.QUIZ_IS_EMPTY().message },
    409: { message: revisionErrors.PAPER_TOO_LARGE().message },
  },
});

export const quizEdit = legacyRoute({
  name: 'DashbordEdit_M',
  summary: 'Changes the title, completion and status of a quiz.',
  tag,
  access: 'exam.edit',
  request: object({
    _id: id,
    quizTitle: text.meta({ description: 'At most 200 characters; unique among yours.' }),
    isCompleted: flag.meta({ description: 'True needs a question.' }),
    status: flag.meta({ description: 'True when Active.' }),
  }),
  example: { _id: ID, quizTitle: 'Algebra II', isCompleted: false, status: true },
  answers: {
    200: messageOnly('It is changed.', 'Quiz updated successfully'),
  },
  refusals: {
    400: 'A field is missing or cannot be taken, or a quiz without questions is to be Completed.',
    404: NOT_FOUND,
    409: `You have another quiz of that title. ${TOO_LARGE}`,
  },
  refusalExamples: { 409: { message: quizErrors.TITLE_TAKEN().message } },
});

export const quizDelete = legacyRoute({
  name: 'DashbordDel_M',
  summary: 'Deletes a quiz with its questions.',
  tag,
  access: 'exam.edit',
  request: object({ _id: id }),
  example: { _id: ID },
  answers: {
    200: messageOnly('It is gone.', 'Quiz deleted successfully'),
  },
  refusals: { 400: 'The id is missing.', 404: NOT_FOUND },
});

/** A week. */
const MAX_MINUTES = 10_080;
const minutes = numberOrDigits(1, MAX_MINUTES);

export const quizDuration = legacyRoute({
  name: 'quizDuration_M',
  summary: 'Sets how many minutes learners have.',
  tag,
  access: 'exam.edit',
  request: object({
    quizId: id,
    quizDuration: minutes.meta({ description: 'A number of minutes, or its digits.' }),
  }),
  example: { quizId: ID, quizDuration: 45 },
  answers: {
    200: messageOnly('It is set.', 'Quiz duration updated successfully: 45 minutes'),
  },
  refusals: { 400: 'It is no positive whole number of minutes.', 404: NOT_FOUND },
});
