/** What certificates say, as it is documented. */
import { z } from 'zod';

const moment = z.iso.datetime();

export const certificateShape = z
  .object({
    reference: z.string().meta({
      description: 'As it stands on paper: `ABCD-2345-EFGH-6789`. Whoever has it may check it.',
    }),
    name: z.string(),
    title: z.string().meta({ description: 'Of the exam, as it was taken.' }),
    institute: z.string(),
    timeZone: z.string().meta({ description: 'IANA name of the zone to show the day in.' }),
    passedAt: moment.meta({ description: 'When it was handed in.' }),
  })
  .meta({ id: 'Certificate', description: 'That its learner has passed the exam.' });

export type CertificateShown = z.output<typeof certificateShape>;

export const certificateCheckShape = z
  .object({
    isGenuine: z.boolean().meta({ description: 'Whether there is one with this reference.' }),
    holds: z.boolean().meta({
      description:
        'Whether the attempt still passes: marks can be changed, papers opened again, and results withdrawn.',
    }),
    certificate: certificateShape.nullable().meta({ description: 'Null where it does not hold.' }),
  })
  .meta({ id: 'CertificateCheck', description: 'What is true of a certificate.' });

export type CertificateCheck = z.output<typeof certificateCheckShape>;
