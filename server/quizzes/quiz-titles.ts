/** Titles are unique among a creator's quizzes that are not in the trash. */
import { In, IsNull, type EntityManager } from 'typeorm';
import type { Viewer } from '../core/access/viewer.js';
import { lockName } from '../core/database/advisory-lock.js';
import { isUniqueViolation } from '../core/database/constraint-violations.js';
import type { Transaction } from '../core/database/unit-of-work.js';
import { DomainError } from '../core/errors/domain-error.js';
import { Quiz } from './quiz.entity.js';
import { quizErrors } from './quiz.errors.js';
import { MAX_TITLE, titleKey } from './quiz.validation.js';

/** Titles looked up by one statement. */
const TRIED_AT_ONCE = 100;
/** How often a copy is tried while others keep taking the title that it found. */
const MAX_TRIES = 3;

/** The message for a user who renames a colleague's quiz. */
export const TAKEN_BY_CREATOR = 'The creator of this quiz has another one with this title.';

/**
 * Runs work that sets the title of a quiz, and converts the violation of the unique index.
 * @param message replaces the catalogue's message, unless it returns undefined
 * @throws TITLE_TAKEN
 */
export async function withTitleErrors<T>(
  work: () => Promise<T>,
  message: () => string | undefined = () => undefined,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error, 'quizzes_title'))
      throw quizErrors.TITLE_TAKEN({ message: message() });
    throw error;
  }
}

/**
 * Runs work that uses a title from `findFreeTitle`, and tries again when another request that makes no
 * copy took that title meanwhile.
 * @throws TITLE_TAKEN after several tries
 */
export async function retryIfTitleTaken<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await withTitleErrors(work);
    } catch (error) {
      const isTaken = error instanceof DomainError && error.code === 'TITLE_TAKEN';
      if (!isTaken || tries === MAX_TRIES) throw error;
    }
  }
}

/** The first of "Copy of X", "Copy of X (2)" and so on that the viewer does not have: see `findFreeTitle`. */
export async function findCopyTitle(
  tx: Transaction,
  viewer: Viewer,
  title: string,
): Promise<string> {
  return findFreeTitle(tx, viewer, `Copy of ${title}`);
}

/**
 * The first of "X", "X (2)" and so on that the viewer does not have, cut to the maximum length. Concurrent calls wait
 * for the end of the transaction and see the title that it took. Creating or renaming a quiz does not wait, and may take
 * the title: see `retryIfTitleTaken`.
 */
export async function findFreeTitle(
  tx: Transaction,
  viewer: Viewer,
  title: string,
): Promise<string> {
  await lockName(tx, `titles of copies of ${viewer.userId}`);
  for (let first = 1; ; first += TRIED_AT_ONCE) {
    const titles = Array.from({ length: TRIED_AT_ONCE }, (_, index) =>
      numbered(title, first + index),
    );
    const taken = await findTakenKeys(tx.manager, viewer, titles.map(titleKey));
    const free = titles.find((candidate) => !taken.has(titleKey(candidate)));
    if (free !== undefined) return free;
  }
}

async function findTakenKeys(
  manager: EntityManager,
  { userId }: Viewer,
  keys: string[],
): Promise<ReadonlySet<string>> {
  const rows = await manager.find(Quiz, {
    select: { titleKey: true },
    where: { createdBy: userId, titleKey: In(keys), deletedAt: IsNull() },
  });
  return new Set(rows.map((row) => row.titleKey));
}

function numbered(title: string, number: number): string {
  const suffix = number === 1 ? '' : ` (${number})`;
  // In code points, as the rule counts them.
  const shortened = Array.from(title).slice(0, MAX_TITLE - suffix.length);
  return shortened.join('').trimEnd() + suffix;
}
