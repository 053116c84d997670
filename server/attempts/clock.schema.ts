/** The clock of an attempt, which candidates' pages poll. */
import { z } from 'zod';
import {
  clientRule,
  dateTimeShape,
  epochRule,
  messagesShape,
  pausedAtShape,
  receiptShape,
} from './attempt.schema.js';

export const clockRules = z.object({
  client: clientRule.optional().meta({
    description:
      'The name that the page opened the attempt with. Of the page that has it, it is noted when it goes on from another network address.',
  }),
  messagesAfter: z
    .string()
    .regex(/^\d{1,18}$/, 'messagesAfter must be the id of a message')
    .optional()
    .meta({
      examples: ['12'],
      description: 'The id of the last message that the page has: only later ones are answered.',
    }),
});

export const clockShape = z
  .object({
    serverTime: dateTimeShape,
    deadlineAt: dateTimeShape.nullable(),
    pausedAt: pausedAtShape,
    epoch: epochRule,
    submittedAt: dateTimeShape.nullable(),
    receipt: receiptShape.nullable(),
    messages: messagesShape,
  })
  .meta({ id: 'AttemptClock', description: 'The server’s time, and what ends the attempt.' });

export type AttemptClock = z.output<typeof clockShape>;
