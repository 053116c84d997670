/** Requests and responses of learners who go on as the candidate they are, on another device. */
import { z } from 'zod';
import { documentedRules } from '../../core/errors/documented-rules.js';
import { boundedText, isVisible } from '../../core/errors/validation.js';
import { personNameShape } from '../../core/http/field-shapes.js';
import { MAX_TOKEN_LENGTH } from '../../core/access/secrets.js';
import {
  learnerNameRule,
  MAX_ROLL_NUMBER,
  oneLine,
} from '../../candidates/candidate.validation.js';
import { ReturnState } from './return-request.entity.js';

const MAX_CODE = 40;
const tokenShape = z.string().meta({
  description: 'The token of their link, as the first device has it.',
  examples: ['exl_3q2-7wAAAAD5jV0mQx1n'],
});

export const returnRules = z.object({
  returnCode: z
    .string('Return code is required')
    .max(MAX_CODE, `Return code must be at most ${MAX_CODE} characters long`)
    .meta({
      description: 'The code that the first device shows, with or without hyphens.',
      examples: ['ABCD-2345'],
    }),
});

export const returnedShape = z
  .object({ token: tokenShape, name: personNameShape })
  .meta({ id: 'ReturnedCandidate', description: 'Who goes on, and the token of their link.' });

export const returnRequestRules = z.object({
  name: learnerNameRule,
  rollNumber: z
    .string()
    .transform(oneLine)
    .pipe(boundedText('Roll number', MAX_ROLL_NUMBER))
    .meta({ description: 'Helps staff to find them; opens nothing by itself.' })
    .register(documentedRules, { maxLength: MAX_ROLL_NUMBER, examples: ['17'] })
    .nullish()
    .transform((text) => (text && isVisible(text) ? text : null)),
});

const secretShape = z
  .string()
  .max(MAX_TOKEN_LENGTH)
  .meta({
    description: 'Only for the device that asked.',
    examples: ['Wm3Zr0d5wq8p0m4w2v6x0b1n3c5k7j9h2g4f6d8s0a1'],
  });

export const returnRequestShape = z
  .object({
    id: z.uuid(),
    secret: secretShape,
    number: z.int().meta({
      description: 'For the learner to show: staff see it beside the request.',
      examples: [427],
    }),
  })
  .meta({
    id: 'ReturnRequestReceipt',
    description: 'A request that waits for staff, for an hour.',
  });

export const returnSecretRules = z.object({ secret: secretShape });

export const returnAnswerShape = z
  .object({
    state: z.enum(ReturnState).meta({ description: 'What staff have decided.' }),
    candidate: returnedShape.nullable().meta({ description: 'Null unless confirmed.' }),
  })
  .meta({ id: 'ReturnAnswer', description: 'Where a request stands.' });

export const withdrawnReturnShape = z
  .object({
    isWithdrawn: z.boolean().meta({
      description: 'False if there was none: it has expired, or was withdrawn before.',
      examples: [true],
    }),
  })
  .meta({ id: 'WithdrawnReturn', description: 'A request that waits no more.' });

export type ReturnedCandidate = z.output<typeof returnedShape>;
export type ReturnRequestReceipt = z.output<typeof returnRequestShape>;
export type ReturnAnswer = z.output<typeof returnAnswerShape>;
