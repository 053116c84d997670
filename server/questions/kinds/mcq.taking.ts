/** What a learner sees of a multiple-choice question, may answer, and is given for it. */
import { z } from 'zod';
import { toImage } from '../question-image.types.js';
import { penalty } from './marks.js';
import type { McqBody } from './mcq.rules.js';
import type { Graded, MarkingRule } from './question-kind.js';

export const mcqResponseSchema = z.strictObject({ optionId: z.uuid() });

export type McqResponse = z.output<typeof mcqResponseSchema>;

export function mcqToLearner({ options }: McqBody, optionIds: readonly string[]): object {
  const places = new Map(optionIds.map((id, place) => [id, place]));
  const placeOf = (id: string): number => places.get(id) ?? optionIds.length;
  return {
    options: options
      .map(({ id, text, image }) => ({ id, text, image: toImage(image) }))
      .sort((a, b) => placeOf(a.id) - placeOf(b.id)),
  };
}

export function gradeMcq(
  response: McqResponse | null,
  { correctOptionId }: McqBody,
  rule: MarkingRule,
): Graded {
  if (!response) return { outcome: 'BLANK', marks: 0 };
  return response.optionId === correctOptionId
    ? { outcome: 'RIGHT', marks: rule.marks }
    : { outcome: 'WRONG', marks: penalty(rule) };
}
