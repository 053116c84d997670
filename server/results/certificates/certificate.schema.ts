/** The content of certificates, documented for OpenAPI. */
import { z } from 'zod';
import {
  instituteShape,
  personNameShape,
  timeZoneShape,
  titleShape,
} from '../../core/http/field-shapes.js';

const dateTime = z.iso.datetime();

export const certificateShape = z
  .object({
    reference: z.string().meta({
      description: 'As printed. Whoever has it may check the certificate.',
      examples: ['ABCD-2345-EFGH-6789'],
    }),
    name: personNameShape,
    title: titleShape.meta({ description: 'Of the exam, as it was taken.' }),
    institute: instituteShape,
    timeZone: timeZoneShape.meta({ description: 'IANA name of the zone to show the day in.' }),
    passedAt: dateTime.meta({ description: 'When the attempt was submitted.' }),
  })
  .meta({ id: 'Certificate', description: 'States that the candidate has passed the exam.' });

export type CertificateData = z.output<typeof certificateShape>;

export const certificateCheckShape = z
  .object({
    isGenuine: z.boolean().meta({ description: 'Whether there is one with this reference.' }),
    holds: z.boolean().meta({
      description:
        'Whether the attempt still passes: marks can be changed, attempts reopened, and results withdrawn.',
    }),
    isErased: z.boolean().meta({
      description:
        'Whether the institute has erased the personal data of its learner: the server does not know any more whose it was.',
    }),
    certificate: certificateShape
      .nullable()
      .meta({ description: 'Null where it is not valid any more.' }),
  })
  .meta({ id: 'CertificateCheck', description: 'Whether a certificate is genuine and valid.' });

export type CertificateCheck = z.output<typeof certificateCheckShape>;
