/** Request and response of the route for late answers. They validate the request and make the API document. */
import { z } from 'zod';
import { hashShape } from '../../core/http/field-shapes.js';
import { entryRule, epochRule, MAX_ENTRIES, sequenceShape } from '../attempt.schema.js';

export const lateRules = z
  .object({
    entries: z
      .array(entryRule.extend({ epoch: epochRule }))
      .min(1, 'There is nothing to keep: send entries')
      .max(MAX_ENTRIES, `At most ${MAX_ENTRIES} entries are taken at once`),
  })
  .meta({ id: 'LateAnswers' });

export const settledShape = z
  .object({
    settled: z
      .array(
        z.object({
          questionId: z.uuid(),
          epoch: epochRule,
          sequence: sequenceShape,
          outcome: z.enum(['KEPT', 'STORED']).meta({
            description:
              '`STORED`: it, a later one of its lease, or one that says the same is stored. `KEPT`: it is stored as late, for whoever gives the exam to accept or refuse.',
          }),
          held: z.object({ epoch: epochRule, sequence: sequenceShape }).nullable().meta({
            description:
              'Under which lease and number that is kept or stored. Another than was sent: it is a later one, or says the same. Null: nothing is stored of the question, as the answer says.',
          }),
          hash: hashShape.nullable().meta({
            description:
              'SHA-256 of what is kept or stored, made as that of a save’s receipt, of its own `epoch` and `sequence` (`held`). Where these are those that were sent and the hash is another, something else came under that number before, and what was sent is not kept.',
          }),
        }),
      )
      .meta({ description: 'One of a question and a lease: the last that was sent.' }),
  })
  .meta({ id: 'SettledAnswers', description: 'Sent only once all of it is durable.' });

export type SettledAnswer = z.output<typeof settledShape>;
