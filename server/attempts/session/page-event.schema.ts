/** Events that a candidate's page reports, for staff. */
import { z } from 'zod';
import { pageTimeRule } from '../attempt.schema.js';
import { ExamEventKind } from '../events/exam-event.entity.js';

/** Events of one request. */
export const MAX_PAGE_EVENTS = 50;
/** One week: longer absences are no use to anybody. */
const MAX_SECONDS = 7 * 24 * 3_600;

const pageEventRule = z.object({
  id: z
    .uuid()
    .transform((id) => id.toLowerCase())
    .meta({ description: 'Of the page’s making. What was sent before is not written down again.' }),
  kind: z.enum([ExamEventKind.FOCUS_LOST, ExamEventKind.FOCUS_REGAINED, ExamEventKind.RECONNECTED]),
  at: pageTimeRule.meta({
    description: 'When, as the page takes the server’s clock to be: ISO 8601, in UTC.',
  }),
  seconds: z
    .int()
    .min(0)
    .max(MAX_SECONDS)
    .optional()
    .meta({
      description: 'How long the learner, or the connection, was away.',
      examples: [45],
    }),
});

export type PageEventInput = z.output<typeof pageEventRule>;

export const pageEventRules = z
  .object({
    facts: z
      .array(pageEventRule)
      .min(1)
      .max(MAX_PAGE_EVENTS, `At most ${MAX_PAGE_EVENTS} facts are taken at once`),
  })
  .meta({ id: 'PageEvents' });

export const pageEventsShape = z
  .object({
    kept: z.int().meta({
      description: 'How many of them are written down. Of one attempt 500 are, and no more.',
      examples: [1],
    }),
  })
  .meta({ id: 'RecordedPageEvents', description: 'How many events are stored.' });

export type PageEventsAnswer = z.output<typeof pageEventsShape>;
