import { z } from 'zod';
import {
  countShape,
  hashShape,
  instituteShape,
  numberShape,
  personNameShape,
  questionCountShape,
  titleShape,
} from '../../core/http/field-shapes.js';

const dateTimeShape = z.iso.datetime();

/** The signed content of a receipt: the JSON payload of its signature. Texts are as they were at that time. */
export const receiptStatementShape = z
  .object({
    version: z.literal([1, 2]).meta({
      description: 'What `revision.hash` is depends on it. New receipts have 2.',
    }),
    attemptId: z.uuid(),
    exam: titleShape.meta({ description: 'Its title.' }),
    institute: instituteShape,
    learner: personNameShape
      .nullable()
      .meta({ description: 'The name; null where none was given.' }),
    isPreview: z.boolean().meta({ description: 'Staff looked at their own exam.' }),
    revision: z.object({
      number: numberShape
        .nullable()
        .meta({ description: 'Null: one that was made for a preview.' }),
      hash: hashShape.meta({
        description:
          'SHA-256, in hex, of a secret salt of 32 bytes followed by the content of the paper: `/attempts/{attemptId}/revision` gives both once the key may be seen. In version 1 of the content alone.',
      }),
    }),
    startedAt: dateTimeShape,
    submittedAt: dateTimeShape,
    submittedBy: z.enum(['LEARNER', 'TIME', 'STAFF']),
    amendedAt: dateTimeShape.optional().meta({
      description: 'When a late answer was accepted, the last time; absent where none was.',
    }),
    questions: questionCountShape,
    answered: countShape.meta({
      description: 'Questions with an answer; a text of blanks is none.',
    }),
    hash: hashShape.meta({
      description:
        'SHA-256, in hex, over the JCS text (RFC 8785) of `{ attemptId, revision, answers }`: the revision’s hash, and `[questionId, response]` of every answer in the order of the ids.',
    }),
    placesHash: hashShape.meta({
      description: 'The same over `[[questionId, number, choice]]` of every answer.',
    }),
  })
  .meta({ id: 'ReceiptStatement', description: 'What the signature of a receipt says.' });

export type ReceiptStatement = z.output<typeof receiptStatementShape>;

/**
 * Reads the payload of a signature without verifying the signature.
 * @param signature a compact JWS
 * @returns null if the payload is no receipt statement
 */
export function readStatement(signature: string): ReceiptStatement | null {
  const [, payload = ''] = signature.split('.');
  try {
    const content: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    return receiptStatementShape.safeParse(content).data ?? null;
  } catch {
    return null;
  }
}
