/** The routes of certificates. */
import { z } from 'zod';
import {
  ATTEMPT_NOT_FOUND,
  attemptParams,
  forCandidates,
  NO_STORE,
} from '../../attempts/session/attempts.routes.js';
import { defineRoute } from '../../core/http/route.js';
import { json } from '../../core/http/route-responses.js';
import { certificateCheckShape, certificateShape } from './certificate.schema.js';

const tag = 'Receipts and certificates';

export const readCertificate = defineRoute({
  ...forCandidates,
  tag,
  method: 'get',
  path: '/attempts/{attemptId}/certificate',
  operationId: 'readCertificate',
  summary: 'The certificate of an attempt that has passed, where the exam has one',
  params: attemptParams,
  headers: NO_STORE,
  response: json(certificateShape),
  refusals: {
    ...ATTEMPT_NOT_FOUND,
    403: '`CERTIFICATE_NOT_GIVEN`: there is none, or not yet. `REVIEW_NOT_ALLOWED`: its result may not be seen.',
  },
});

export const checkCertificate = defineRoute({
  tag,
  access: 'public',
  method: 'get',
  path: '/verify/certificates/{reference}',
  operationId: 'checkCertificate',
  summary: 'Whether a certificate with this reference is genuine and still valid, and what it says',
  params: z.object({
    reference: z.string().meta({
      description: 'As printed, with or without hyphens.',
      examples: ['ABCD-2345-EFGH-6789'],
    }),
  }),
  headers: NO_STORE,
  response: json(certificateCheckShape),
});
