import {
  receiptFileShape,
  uploadedReceiptRules,
  receiptKeysShape,
  verificationShape,
} from '../../attempts/verification/receipt-file.schema.js';
import { certificateCheckShape, certificateShape } from '../certificates/certificate.schema.js';
import { ATTEMPT_NOT_FOUND, type RouteDescriptions } from './route-description.js';
import { revisionShape } from '../review.schema.js';

/** Routes for receipts and certificates, of candidates and of those who verify them. */
export const RECEIPT_PATHS: RouteDescriptions = {
  '/attempts/{attemptId}/receipt': {
    get: {
      summary: 'The signed receipt of an attempt that has ended, with its answers: a file to keep',
      answer: receiptFileShape,
      refusals: {
        ...ATTEMPT_NOT_FOUND,
        409: '`ATTEMPT_UNDER_WAY`: there is none yet. `RECEIPT_NOT_SIGNED`: it ended before there were any.',
      },
    },
  },
  '/attempts/{attemptId}/revision': {
    get: {
      summary:
        'The paper of an attempt with its key, and the salt of its receipt’s `revision.hash`',
      answer: revisionShape,
      refusals: {
        ...ATTEMPT_NOT_FOUND,
        403: 'Its key may not be seen (yet): the message says when.',
      },
    },
  },
  '/attempts/{attemptId}/certificate': {
    get: {
      summary: 'The certificate of an attempt that has passed, where the exam has one',
      answer: certificateShape,
      refusals: {
        ...ATTEMPT_NOT_FOUND,
        403: 'There is none, or not yet: its result may not be seen.',
      },
    },
  },
  '/verify/certificates/{reference}': {
    get: {
      summary:
        'Whether a certificate with this reference is genuine and still valid, and what it says',
      isPublic: true,
      answer: certificateCheckShape,
    },
  },
  '/verify/receipts': {
    post: {
      summary: 'Whether a receipt file, or its signature alone, is genuine, and what it says',
      isPublic: true,
      request: uploadedReceiptRules,
      answer: verificationShape,
    },
  },
  '/verify/keys': {
    get: {
      summary: 'The public keys of all receipts, to verify them independently',
      isPublic: true,
      answer: receiptKeysShape,
    },
  },
};
