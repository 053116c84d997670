/** The routes of receipts. */
import { z } from 'zod';
import { defineRoute } from '../../core/http/route.js';
import { json } from '../../core/http/route-responses.js';
import {
  ATTEMPT_NOT_FOUND,
  attemptParams,
  forCandidates,
  NO_STORE,
} from '../session/attempts.routes.js';
import {
  receiptFileShape,
  receiptKeysShape,
  uploadedReceiptRules,
  verificationShape,
} from './receipt-file.schema.js';

const tag = 'Receipts and certificates';

/**
 * A receipt of the longest exam has 1,000 answers of six values each, which fits into the 10,000 values of
 * any body. 1,000 texts of 2,000 letters fit into the bytes; the longest texts, of 20,000 characters with six
 * bytes each as JSON, would need 120 MB. `signature` and `receipt` without the answers always fit; the answers
 * can then be hashed without this server (docs/attempts.md).
 */
const BODY_LIMITS = { bodyLimit: 2 * 1024 * 1024, rejectDuplicateKeys: true };

/** What is no receipt is not refused: that it is none is the answer. */
const givenReceiptRule = z.preprocess(
  (body) => uploadedReceiptRules.safeParse(body).data ?? { signature: '' },
  uploadedReceiptRules,
);

export const downloadReceipt = defineRoute({
  ...forCandidates,
  tag,
  method: 'get',
  path: '/attempts/{attemptId}/receipt',
  operationId: 'downloadReceipt',
  summary: 'The signed receipt of an attempt that has ended, with its answers: a file to keep',
  params: attemptParams,
  headers: NO_STORE,
  response: json(receiptFileShape),
  refusals: {
    ...ATTEMPT_NOT_FOUND,
    409: '`ATTEMPT_UNDER_WAY`: there is none yet. `RECEIPT_NOT_SIGNED`: it ended before there were any.',
  },
});

export const verifyReceipt = defineRoute({
  tag,
  access: 'public',
  method: 'post',
  path: '/verify/receipts',
  operationId: 'verifyReceipt',
  summary: 'Whether a receipt file, or its signature alone, is genuine, and what it says',
  body: givenReceiptRule,
  config: BODY_LIMITS,
  headers: NO_STORE,
  response: json(verificationShape),
});

export const listReceiptKeys = defineRoute({
  tag,
  access: 'public',
  method: 'get',
  path: '/verify/keys',
  operationId: 'listReceiptKeys',
  summary: 'The public keys of all receipts, to verify them independently',
  headers: { 'cache-control': 'no-cache' },
  response: json(receiptKeysShape),
});
