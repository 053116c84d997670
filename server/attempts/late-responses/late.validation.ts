/** Input of staff when they decide on late answers. */
import { z } from 'zod';
import { coreErrors } from '../../core/errors/domain-error.js';
import { reasonRules } from '../intervention.validation.js';
import type { LateResponse } from '../responses/late-response.entity.js';

/** Late answers of one decision. */
export const MAX_DECIDED = 100;
const NUMBER = `Decide on 1 to ${MAX_DECIDED} late answers at a time`;

export interface LateDecisionInput {
  ids: string[];
  accepts: boolean;
  reason: string;
}

export const decisionRules = reasonRules.extend({
  ids: z
    .array(z.string().toLowerCase())
    .min(1, NUMBER)
    .max(MAX_DECIDED, NUMBER)
    .refine((ids) => new Set(ids).size === ids.length, 'Name each late answer only once'),
  accepts: z.boolean(),
});

/**
 * Of several late answers to one question only one can be accepted; the server must not choose.
 * @throws VALIDATION
 */
export function assertOnePerQuestion(ids: readonly string[], rows: readonly LateResponse[]): void {
  const questionOf = new Map(rows.map(({ id, questionId }) => [id, questionId]));
  const questionIds = ids.map((id) => questionOf.get(id));
  const place = questionIds.findIndex((question, index) => questionIds.indexOf(question) < index);
  if (place < 0) return;
  const message = 'Two of these answer the same question. Accept one of them.';
  throw coreErrors.VALIDATION({ message, fields: [{ path: `ids.${place}`, message }] });
}
