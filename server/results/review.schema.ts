/** The response of a review, documented for OpenAPI. */
import { z } from 'zod';
import { receiptShape } from '../attempts/attempt.schema.js';
import {
  exactMarksShape,
  marksShape as marks,
  shownQuestionShape,
} from '../attempts/shown-question.schema.js';
import {
  countShape,
  hashShape,
  instituteShape,
  numberShape,
  titleShape,
} from '../core/http/field-shapes.js';
import { AdjustmentKind } from '../grading/score-adjustment.entity.js';
import { WrongMarksBasis } from '../marks/marking-pattern.js';
import { ReviewContent } from '../exams/rules/exam-rules.entity.js';
import { nullableResponseShape } from '../questions/kinds/response-shape.js';

const dateTime = z.iso.datetime();

/** A question with its candidate's answer. */
export const reviewedQuestionShape = shownQuestionShape
  .extend({
    response: nullableResponseShape,
    outcome: z
      .enum(['RIGHT', 'PARTLY', 'WRONG', 'BLANK', 'WAITING'])
      .optional()
      .meta({ description: 'With the key only: that an answer is wrong hints at what is right.' }),
    given: exactMarksShape
      .nullable()
      .optional()
      .meta({ description: 'The marks of the answer; null while it waits. With the key only.' }),
    comment: z
      .string()
      .nullable()
      .optional()
      .meta({
        examples: ['Well argued.'],
        description:
          'The comment of the marker; null for none. With the key only: it may disclose what is right.',
      }),
    levels: z
      .array(
        z.object({
          criterion: z.string().meta({ examples: ['Argument'] }),
          level: z.string().meta({ examples: ['Convincing'] }),
          marks: exactMarksShape,
        }),
      )
      .optional()
      .meta({
        description: 'The chosen levels of the rubric at that time. With the key only.',
      }),
    key: z
      .record(z.string(), z.unknown())
      .optional()
      .meta({
        description:
          'The key, by the kind of the question: `correctOptionId` and `explanation`, or `modelAnswer`.',
        examples: [
          {
            correctOptionId: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
            explanation: 'See chapter 3.',
          },
        ],
      }),
  })
  .meta({ id: 'ReviewedQuestion' });

export const reviewShape = z
  .object({
    attempt: z.object({
      id: z.uuid(),
      number: numberShape,
      startedAt: dateTime,
      submittedAt: dateTime,
      submittedBy: receiptShape.shape.submittedBy,
      isPreview: z.boolean(),
    }),
    title: titleShape,
    institute: instituteShape,
    content: z
      .enum([ReviewContent.SCORE, ReviewContent.ANSWERS, ReviewContent.KEY])
      .meta({ description: 'How much of it is shown now.' }),
    score: marks.meta({
      description:
        'The marks given so far, rounded to two decimals; below zero where wrong choices take away more than was earned.',
    }),
    maxScore: marks,
    passMark: marks.nullable(),
    isPassed: z.boolean().nullable().meta({
      description:
        'Null where there is no pass mark, and while it is not reached and answers wait for marking.',
    }),
    waitingCount: countShape.meta({
      description: 'Answers that wait for marking, or are being marked at this moment.',
    }),
    adjustments: z
      .array(
        z.object({
          kind: z.enum(AdjustmentKind),
          marks: exactMarksShape.nullable(),
          passMark: marks.nullable(),
          wrongMarks: exactMarksShape.nullable(),
          wrongMarksBasis: z.enum(WrongMarksBasis).nullable(),
          reason: z
            .string()
            .nullable()
            .meta({ examples: ['Question 7 could be read in two ways.'] }),
        }),
      )
      .meta({
        description:
          'What staff changed about the result after the exam, and why, the earliest first. All of it is part of the score, the pass mark and the marks.',
      }),
    hasCertificate: z
      .boolean()
      .meta({ description: 'Whether there is a certificate of it to look at now.' }),
    questions: z.array(reviewedQuestionShape).optional().meta({
      description: 'In the order of the attempt; absent where only the score is shown.',
    }),
  })
  .meta({ id: 'Review', description: 'What the candidate may see of a submitted attempt now.' });

export const revisionShape = z
  .object({
    number: numberShape.nullable().meta({ description: 'Null for a preview.' }),
    hash: hashShape.meta({
      description:
        'The hash in receipts: SHA-256, in hex, of the bytes of the salt followed by those of the content in UTF-8.',
    }),
    salt: hashShape.meta({ description: '32 random bytes, in hex.' }),
    content: z.string().meta({
      examples: ['{"questions":[],"title":"Geography, final exam"}'],
      description:
        'JSON, to be hashed unchanged: `title` and `questions`, each with `id`, `kind`, `text`, `marks`, `image`, and `body` with its options and its key.',
    }),
  })
  .meta({ id: 'Revision', description: 'A revision of a paper, with the salt of its hash.' });

export type Review = z.output<typeof reviewShape>;
export type ReviewedQuestion = z.output<typeof reviewedQuestionShape>;
export type Revision = z.output<typeof revisionShape>;
