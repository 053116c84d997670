/** What a learner's page tells of itself, for whoever gives the exam. */
import { z } from 'zod';
import { pageTimeRule } from '../attempt.schema.js';
import { ExamEventKind } from '../events/exam-event.entity.js';

/** Of one call. */
export const MAX_PAGE_EVENTS = 50;
/** A week: longer ones say nothing more. */
const LONGEST_SECONDS = 7 * 24 * 3_600;

const factRule = z.object({
  id: z
    .uuid()
    .transform((id) => id.toLowerCase())
    .meta({ description: 'Of the page’s making. What was sent before is not written down again.' }),
  kind: z.enum([ExamEventKind.FOCUS_LOST, ExamEventKind.FOCUS_REGAINED, ExamEventKind.RECONNECTED]),
  at: pageTimeRule.meta({
    description: 'When, as the page takes the server’s clock to be: ISO 8601, in UTC.',
  }),
  seconds: z.int().min(0).max(LONGEST_SECONDS).optional().meta({
    description: 'How long the learner, or the connection, was away.',
  }),
});

export type PageEventInput = z.output<typeof factRule>;

export const pageEventRules = z
  .object({
    facts: z
      .array(factRule)
      .min(1)
      .max(MAX_PAGE_EVENTS, `At most ${MAX_PAGE_EVENTS} facts are taken at once`),
  })
  .meta({ id: 'TellFacts' });

export const pageEventsSchema = z
  .object({
    kept: z.int().meta({
      description: 'How many of them are written down. Of one attempt 500 are, and no more.',
    }),
  })
  .meta({ id: 'FactsTold' });

export type PageEventsAnswer = z.output<typeof pageEventsSchema>;
