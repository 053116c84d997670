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

const AS_MANY = 'Name as many versions as questions, in their order';

/** The versions of questions that the caller has seen; without them, they are changed in any case. */
export const seenVersions = z.array(z.int()).max(MAX_PLACED, AS_MANY).nullish();

/** For `superRefine`: there is a version for each question. */
export function checkCount(
  { questionIds, versions }: { questionIds: unknown[]; versions?: unknown[] | null | undefined },
  context: z.RefinementCtx,
): void {
  if (versions && versions.length !== questionIds.length)
    context.addIssue({ code: 'custom', path: ['versions'], message: AS_MANY });
}

export const transferRules = z
  .object({
    questionIds: distinctIds,
    /** The quiz in which the caller has seen them; without it, they are taken from wherever they are. */
    fromQuizId: z.string().toLowerCase().nullish(),
    toQuizId: z.string().toLowerCase(),
    position: position.nullish(),
    versions: seenVersions,
  })
  .superRefine(checkCount);

/**
 * @param versions that were read, in the order of the rows
 * @param path of the entry at an index, in the input
 * @throws STALE_VERSION naming the entries that were changed since
 */
export function checkVersions(
  rows: readonly { version: number }[],
  versions: readonly number[],
  path = (index: number): string => `versions.${index}`,
): void {
  const { message } = coreErrors.STALE_VERSION();
  const fields = rows.flatMap(({ version }, index) =>
    version === versions[index] ? [] : { path: path(index), message },
  );
  if (fields.length > 0) throw coreErrors.STALE_VERSION({ fields });
}

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
