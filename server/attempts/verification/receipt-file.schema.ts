/** The downloaded receipt file, and the result of its verification. */
import { z } from 'zod';
import { keyIdShape, numberShape, signatureShape } from '../../core/http/field-shapes.js';
import { responseShape } from '../../questions/kinds/response-shape.js';
import { receiptStatementShape } from '../receipts/receipt-statement.js';

/** Questions of the longest exam. */
const MAX_ANSWERS = 1_000;

const answerShape = z.strictObject({
  number: numberShape.meta({
    description: 'The question’s place in the order its learner saw, from 1.',
  }),
  questionId: z.uuid(),
  response: responseShape,
  choice: z
    .string()
    .nullable()
    .meta({
      examples: ['B'],
      description: 'The letter of the chosen option in the order its learner saw.',
    }),
});

export const fileAnswersShape = z.array(answerShape).max(MAX_ANSWERS);

/** The file that a candidate downloads. */
export const receiptFileShape = z
  .object({
    receipt: receiptStatementShape,
    signature: signatureShape.meta({
      description: 'A compact JWS (EdDSA): its payload is `receipt`.',
    }),
    answers: fileAnswersShape.meta({
      description: 'What was answered: `hash` and `placesHash` of the receipt are theirs.',
    }),
  })
  .meta({ id: 'ReceiptFile', description: 'Of questions nothing but their ids.' });

export type ReceiptFile = z.output<typeof receiptFileShape>;

/** Other fields are checked only after the signature, against its statement. */
export const uploadedReceiptRules = z
  .looseObject({
    signature: signatureShape,
    receipt: z.unknown().optional().meta({ description: 'As in the file.' }),
    answers: z.unknown().optional().meta({ description: 'As in the file.' }),
  })
  .meta({
    id: 'ReceiptToVerify',
    description: 'The file of a receipt as it was downloaded; or its signature alone.',
  });

export type UploadedReceipt = z.input<typeof uploadedReceiptRules>;

export const verificationShape = z
  .object({
    outcome: z.enum(['GENUINE', 'ALTERED', 'UNKNOWN_KEY', 'NOT_A_RECEIPT']),
    altered: z.array(z.enum(['SIGNATURE', 'RECEIPT', 'ANSWERS', 'PLACES', 'ADDED'])).meta({
      description:
        'What is not as it was signed: the signature itself, `receipt`, `answers`, or their numbers and letters; ADDED: the file contains more than was signed.',
    }),
    unsigned: z.array(z.string().meta({ examples: ['note'] })).meta({
      description:
        'Of what was added: the names, such as `note` or `receipt.score`; the first ten, cut at sixty characters.',
    }),
    statement: receiptStatementShape.nullable().meta({
      description: 'What was signed. Null where the signature is not ours.',
    }),
    hasAnswers: z.boolean().meta({ description: 'Whether answers came along and are those.' }),
    key: z
      .object({ kid: keyIdShape, firstUsedAt: z.iso.datetime() })
      .nullable()
      .meta({ description: 'The key it was signed with, and since when that is known.' }),
    standing: z.enum(['LATEST', 'REPLACED', 'GONE']).nullable().meta({
      description:
        'Of its attempt: the latest receipt; or it was reopened or amended since; or the attempt is not kept any more.',
    }),
  })
  .meta({ id: 'ReceiptVerification', description: 'What the check has found.' });

export type Verification = z.output<typeof verificationShape>;

export const receiptKeysShape = z
  .object({
    keys: z.array(
      z.object({
        kty: z.literal('OKP'),
        crv: z.literal('Ed25519'),
        x: z.string().meta({ examples: ['11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo'] }),
        kid: keyIdShape,
        alg: z.literal('EdDSA'),
        use: z.literal('sig'),
      }),
    ),
  })
  .meta({ id: 'ReceiptKeys', description: 'A JSON Web Key Set (RFC 7517), the latest key first.' });

export type ReceiptKeySet = z.output<typeof receiptKeysShape>;
