/** What a review answers, as it is documented. */
import { z } from 'zod';
import { receiptShape, shownQuestionShape } from '../attempts/attempt.schema.js';
import { ReviewContent } from '../exams/rules/exam-rules.entity.js';

const moment = z.iso.datetime();
const marks = z.number();

/** A question with what its learner said to it. */
export const reviewedQuestionShape = shownQuestionShape
  .extend({
    response: z.record(z.string(), z.unknown()).nullable().meta({ description: 'Null for none.' }),
    outcome: z
      .enum(['RIGHT', 'PARTLY', 'WRONG', 'BLANK', 'WAITING'])
      .optional()
      .meta({ description: 'With the key only: that an answer is wrong says what is right.' }),
    given: marks
      .nullable()
      .optional()
      .meta({ description: 'What the answer was given; null while it waits. With the key only.' }),
    comment: z.string().nullable().optional().meta({
      description:
        'What whoever marked it wrote; null for nothing. With the key only: it tells what is right.',
    }),
    levels: z
      .array(z.object({ criterion: z.string(), level: z.string(), marks }))
      .optional()
      .meta({
        description: 'By what it was marked, of the rubric as it was then. With the key only.',
      }),
    key: z.record(z.string(), z.unknown()).optional().meta({
      description:
        'What is right, by the kind of the question: `correctOptionId` and `explanation`, or `modelAnswer`.',
    }),
  })
  .meta({ id: 'ReviewedQuestion' });

export const reviewShape = z
  .object({
    attempt: z.object({
      id: z.uuid(),
      number: z.int(),
      startedAt: moment,
      submittedAt: moment,
      submittedBy: receiptShape.shape.submittedBy,
      isPreview: z.boolean(),
    }),
    title: z.string(),
    institute: z.string(),
    content: z
      .enum([ReviewContent.SCORE, ReviewContent.ANSWERS, ReviewContent.KEY])
      .meta({ description: 'How much of it is shown now.' }),
    score: marks.meta({ description: 'The marks given so far; below zero for penalties.' }),
    maxScore: marks,
    passMark: marks.nullable(),
    isPassed: z.boolean().nullable().meta({
      description:
        'Null where there is no pass mark, and while it is not reached and answers wait for marking.',
    }),
    waitingCount: z
      .int()
      .meta({ description: 'Answers that wait for marking, or are being marked at this moment.' }),
    hasCertificate: z
      .boolean()
      .meta({ description: 'Whether there is a certificate of it to look at now.' }),
    questions: z.array(reviewedQuestionShape).optional().meta({
      description: 'In the order of the attempt; absent where the score is all there is.',
    }),
  })
  .meta({ id: 'Review', description: 'What its learner may see of a submitted attempt now.' });

export const revisionShape = z
  .object({
    number: z.int().nullable().meta({ description: 'Null: one that was made for a preview.' }),
    hash: z.string().meta({
      description:
        'What receipts say of it: SHA-256, in hex, of the bytes of the salt followed by those of the content in UTF-8.',
    }),
    salt: z.string().meta({ description: '32 random bytes, in hex.' }),
    content: z.string().meta({
      description:
        'JSON, to be hashed as it stands: `title` and `questions`, each with `id`, `kind`, `text`, `marks`, `image`, and `body` with its options and its key.',
    }),
  })
  .meta({ id: 'Revision', description: 'A paper as it was frozen, with what opens its hash.' });

export type Review = z.output<typeof reviewShape>;
export type ReviewedQuestion = z.output<typeof reviewedQuestionShape>;
export type Revision = z.output<typeof revisionShape>;
