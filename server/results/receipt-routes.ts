import {
  receiptFileShape,
  receiptGivenRules,
  receiptKeysShape,
  verificationShape,
} from '../attempts/verification/receipt-file.schema.js';
import { certificateCheckShape, certificateShape } from './certificates/certificate.schema.js';
import { GONE, type DescribedPaths } from './described-route.js';
import { revisionShape } from './review.schema.js';

/** Of receipts, for those who are given them and those who are shown them. */
export const RECEIPT_PATHS: DescribedPaths = {
  '/attempts/{attemptId}/receipt': {
    get: {
      summary: 'The signed receipt of an attempt that has ended, with its answers: a file to keep',
      answer: receiptFileShape,
      refusals: {
        ...GONE,
        409: '`ATTEMPT_UNDER_WAY`: there is none yet. `RECEIPT_NOT_SIGNED`: it ended before there were any.',
      },
    },
  },
  '/attempts/{attemptId}/revision': {
    get: {
      summary:
        'The paper of an attempt, key and all, with the salt that its receipt’s `revision.hash` was made with',
      answer: revisionShape,
      refusals: { ...GONE, 403: 'Its key may not be seen (yet): the message says when.' },
    },
  },
  '/attempts/{attemptId}/certificate': {
    get: {
      summary: 'The certificate of an attempt that has passed, where the exam has one',
      answer: certificateShape,
      refusals: { ...GONE, 403: 'There is none, or not yet: its result may not be seen.' },
    },
  },
  '/verify/certificates/{reference}': {
    get: {
      summary: 'Whether a certificate with this reference is genuine, holds, and what it says',
      isPublic: true,
      answer: certificateCheckShape,
    },
  },
  '/verify/receipts': {
    post: {
      summary: 'Whether such a file, or its signature alone, is genuine, and what it says',
      isPublic: true,
      request: receiptGivenRules,
      answer: verificationShape,
    },
  },
  '/verify/keys': {
    get: {
      summary: 'The public keys of all receipts there are, to check them without us',
      isPublic: true,
      answer: receiptKeysShape,
    },
  },
};
