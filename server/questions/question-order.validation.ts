import { z } from 'zod';
import { coreErrors } from '../core/errors/domain-error.js';

/** How many questions one call may move or copy. */
export const MAX_PLACED = 100;

export const COUNT = `Name from 1 to ${MAX_PLACED} questions at a time`;

/** Distinct ids, in lower case as they are stored. */
export const distinctIds = z
  .array(z.string().toLowerCase())
  .min(1, COUNT)
  .max(MAX_PLACED, COUNT)
  .superRefine((ids, context) => {
    ids.forEach((id, index) => {
      if (ids.indexOf(id) === index) return;
      const message = 'This question is named twice';
      context.addIssue({ code: 'custom', path: [index], message });
    });
  });

const position = z.number().int().min(1, 'position must be 1 or more');

export const reorderRules = z.object({
  quizId: z.string(),
  /** The version that the caller has seen; without it, the change is made in any case. */
  orderVersion: z.int().nullish(),
  questionIds: distinctIds,
  position,
});

export const transferRules = z.object({
  questionIds: distinctIds,
  /** The quiz in which the caller has seen them; without it, they are taken from wherever they are. */
  fromQuizId: z.string().toLowerCase().nullish(),
  toQuizId: z.string().toLowerCase(),
  position: position.nullish(),
});

/**
 * @param count the number of questions to place
 * @param total the number of questions of the quiz, including them
 * @throws VALIDATION when the last one would be beyond the end
 */
export function checkPosition(first: number, count: number, total: number): void {
  const last = total - count + 1;
  if (first <= last) return;
  const message = `position must be from 1 to ${last}`;
  throw coreErrors.VALIDATION({ message, fields: [{ path: 'position', message }] });
}
