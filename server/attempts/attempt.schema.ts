/** Requests and responses of the candidates' routes. They validate the requests and make the API document. */
import { z } from 'zod';
import {
  countShape,
  hashShape,
  numberShape,
  questionCountShape,
  signatureShape,
  titleShape,
} from '../core/http/field-shapes.js';
import { ExamLayout, ExamNavigation } from '../exams/rules/exam-rules.entity.js';
import { nullableResponseShape } from '../questions/kinds/response-shape.js';
import { idShape, shownQuestionShape } from './shown-question.schema.js';

const MAX_INT = 2 ** 31 - 1;
/** Characters of a typed access code, with blanks. */
const MAX_TYPED_CODE = 200;
/** Entries of one save. */
export const MAX_ENTRIES = 100;
/** Bytes of a body: one or two essays in any script and many choices. */
export const MAX_BODY = 512 * 1024;

export const dateTimeShape = z.iso.datetime().meta({ description: 'ISO 8601, in UTC.' });
export const epochRule = z
  .int()
  .min(1)
  .max(MAX_INT)
  .meta({
    description: 'The lease, as `POST /attempts` gave it. Each take-over counts it up.',
    examples: [1],
  });
/** Of a save that is stored. */
export const sequenceShape = z.int().meta({ examples: [12] });

const nameRule = (what: string) =>
  z.string().regex(/^[\w-]{1,64}$/, `${what} must be 1 to 64 letters, digits, _ or -`);
export const clientRule = nameRule('client').meta({ examples: ['9b2f4c60e1d74f0a'] });

export const openRules = z
  .object({
    client: clientRule.meta({
      description:
        'A random name that the page gives itself and keeps over a reload. Another name takes the attempt over.',
    }),
    browser: nameRule('browser')
      .optional()
      .meta({
        description:
          'A random name that the browser keeps for all its pages. With it staff see whether an attempt that was taken over goes on in the same browser. The server forgets it when the attempt ends.',
        examples: ['51c07be2f3a94d86'],
      }),
    goOn: z
      .uuid()
      .transform((id) => id.toLowerCase())
      .optional()
      .meta({
        description:
          'An attempt to go on with. With it nothing is started: where that one has ended, its receipt is answered.',
      }),
    accessCode: z
      .string()
      .max(MAX_TYPED_CODE)
      .optional()
      .meta({
        examples: ['blue river'],
        description:
          'Where the lobby says `needsAccessCode`, to start an attempt. To go on nobody needs it.',
      }),
  })
  .meta({ id: 'OpenAttempt' });

/** When something happened on a page, by its own clock: a time of this century that PostgreSQL can store. */
export const pageTimeRule = z.iso
  .datetime()
  .max(40)
  .refine((text) => text >= '2000', 'This is no time of an exam');

export const entryRule = z.object({
  questionId: z.uuid().transform((id) => id.toLowerCase()),
  sequence: z
    .int()
    .min(1)
    .max(MAX_INT)
    .meta({
      description:
        'Counts the saves of this lease. Of two saves of one question the higher number wins.',
      examples: [12],
    }),
  response: nullableResponseShape.meta({ description: 'Null takes an answer back.' }),
  isFlagged: z.boolean(),
  // A device whose clock says 1970 must not lose an answer: an invalid time is dropped, not refused.
  typedAt: pageTimeRule.optional().catch(undefined).meta({
    description:
      'When it was typed, by the page’s estimate of the server’s clock. What is no time since 2000 is taken as not said: the answer is taken all the same.',
  }),
});

export type EntryInput = z.output<typeof entryRule>;

const entriesRule = z
  .array(entryRule)
  .max(MAX_ENTRIES, `At most ${MAX_ENTRIES} entries are taken at once`);

export const saveRules = z
  .object({
    epoch: epochRule,
    reached: z
      .int()
      .min(0)
      .max(MAX_INT)
      .optional()
      .meta({
        examples: [3],
        description:
          'Forward-only: the place that is shown now, from 0. What stands before it is closed; an answer to a question closes what stands before that, too. A place that the paper does not have closes nothing: the entries are stored all the same.',
      }),
    place: z
      .int()
      .min(0)
      .max(MAX_INT)
      .optional()
      .meta({
        examples: [3],
        description:
          'The place that is shown now, from 0: another device goes on there. It closes nothing. A place that the paper does not have is ignored.',
      }),
    entries: entriesRule,
  })
  .refine(
    ({ entries, reached, place }) =>
      entries.length > 0 || reached !== undefined || place !== undefined,
    'There is nothing to save: send entries, reached or place',
  )
  .meta({ id: 'SaveResponses' });

export const submitRules = z
  .object({ epoch: epochRule, entries: entriesRule.default([]) })
  .meta({ id: 'SubmitAttempt' });

export const receiptShape = z
  .object({
    attemptId: z.uuid(),
    submittedAt: dateTimeShape,
    submittedBy: z.enum(['LEARNER', 'TIME', 'STAFF']),
    amendedAt: dateTimeShape.optional().meta({ description: 'When a late answer was accepted.' }),
    questions: questionCountShape,
    answered: countShape,
    hash: hashShape.meta({ description: 'SHA-256 over attempt, revision and answers, in hex.' }),
    signature: signatureShape.optional().meta({
      description:
        'The signed receipt, a compact JWS: its payload is a `ReceiptStatement`. Absent of what was submitted before receipts were signed.',
    }),
  })
  .meta({ id: 'Receipt', description: 'The same however often it is asked for.' });

export const checksSpellingShape = z.boolean().meta({
  description: 'Whether the browser may check the spelling of written answers.',
});

export const messagesShape = z
  .array(
    z.object({
      id: z.string().meta({ examples: ['12'], description: 'Counts up within an exam.' }),
      text: z.string().meta({ examples: ['You may use a calculator in question 4.'] }),
      sentAt: dateTimeShape,
    }),
  )
  .meta({
    description:
      'Messages of staff to this attempt, or to all, since it started: the first first, and at most the latest 50.',
  });

export const pausedAtShape = dateTimeShape.nullable().meta({
  description:
    'Since when its clock stands, because staff paused the exam or this attempt; null while it runs. When it goes on, `deadlineAt` moves by the time that it stood.',
});

export const sittingShape = z
  .object({
    attempt: z.object({
      id: idShape,
      number: numberShape,
      epoch: epochRule,
      startedAt: dateTimeShape,
      deadlineAt: dateTimeShape.nullable(),
      pausedAt: pausedAtShape,
      serverTime: dateTimeShape,
      layout: z.enum(ExamLayout),
      navigation: z.enum(ExamNavigation),
      checksSpelling: checksSpellingShape,
      reached: z.int().meta({
        description: 'Forward-only: the furthest place that was shown, from 0.',
        examples: [3],
      }),
      place: z.int().meta({ description: 'The place that was shown last, from 0.', examples: [3] }),
      isPreview: z.boolean(),
    }),
    paper: z.object({
      title: titleShape,
      questionCount: questionCountShape.meta({ description: 'Of the whole paper.' }),
      questions: z.array(shownQuestionShape).meta({
        description:
          'By their places, from 0. Forward-only: those up to `reached`, and the next one if that one is answered. The others are read one by one.',
      }),
    }),
    responses: z.array(
      z.object({
        questionId: idShape,
        response: nullableResponseShape,
        isFlagged: z.boolean(),
        epoch: epochRule,
        sequence: sequenceShape,
        savedAt: dateTimeShape,
      }),
    ),
    messages: messagesShape,
  })
  .meta({ id: 'Sitting', description: 'An attempt under way: all that a page needs to show it.' });

export type Sitting = z.output<typeof sittingShape>;

const refusedRule = z
  .array(z.object({ questionId: idShape, code: z.literal('QUESTION_CLOSED') }))
  .meta({
    description:
      'Answers that are not stored: forward-only, their question was closed; of a submission also whatever came after the end.',
  });

export const savedShape = z
  .object({
    receipts: z
      .array(
        z.object({
          questionId: idShape,
          epoch: epochRule,
          sequence: sequenceShape,
          hash: hashShape.meta({
            description:
              'SHA-256, in hex, over the canonical JSON (RFC 8785) of `{attemptId, epoch, isFlagged, questionId, response, sequence}` as it is stored.',
          }),
        }),
      )
      .meta({
        description: 'What is stored of a question now: the save that was sent, or a later one.',
      }),
    refused: refusedRule,
    savedAt: dateTimeShape,
    deadlineAt: dateTimeShape.nullable(),
    pausedAt: pausedAtShape,
    serverTime: dateTimeShape,
  })
  .meta({ id: 'SavedResponses', description: 'Sent only once all of it is durable.' });

export type SavedAnswer = z.output<typeof savedShape>;

export const submittedShape = z
  .object({ receipt: receiptShape, refused: refusedRule })
  .meta({ id: 'SubmittedAttempt', description: 'The receipt, and what was not stored.' });

export type SubmittedAnswer = z.output<typeof submittedShape>;
