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
/** How often a copy is begun when others keep taking the title it found. */
const MAX_TRIES = 3;

/** For whoever gives a colleague's quiz a title. */
export const TAKEN_BY_CREATOR = 'Whoever made this quiz has another one with this title.';

/**
 * Does work that gives a quiz a title.
 * @param message said instead of the catalogue's, where it gives one
 * @throws TITLE_TAKEN
 */
export async function unlessTitleTaken<T>(
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
 * Does work that gives a quiz a title it has found (`titleOfCopy`), and begins it anew where somebody
 * else, who makes no copy, took that title meanwhile.
 * @throws TITLE_TAKEN when that happens again and again
 */
export async function withTitleFound<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await unlessTitleTaken(work);
    } catch (error) {
      const isTaken = error instanceof DomainError && error.code === 'TITLE_TAKEN';
      if (!isTaken || tries === MAX_TRIES) throw error;
    }
  }
}

/**
 * The first of "Copy of X", "Copy of X (2)" and so on that the viewer has not, cut to what a title
 * may have. Whoever asks next waits for the end of the transaction, and sees what it took. Who makes
 * or renames a quiz does not ask, and may take it: see `withTitleFound`.
 */
export async function titleOfCopy(tx: Transaction, viewer: Viewer, title: string): Promise<string> {
  await lockName(tx, `titles of copies of ${viewer.userId}`);
  for (let first = 1; ; first += TRIED_AT_ONCE) {
    const titles = Array.from({ length: TRIED_AT_ONCE }, (_, index) =>
      numbered(`Copy of ${title}`, first + index),
    );
    const taken = await takenKeys(tx.manager, viewer, titles.map(titleKey));
    const free = titles.find((candidate) => !taken.has(titleKey(candidate)));
    if (free !== undefined) return free;
  }
}

async function takenKeys(
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
  // In characters, as the rule counts them: a pair of surrogates is never split.
  const room = Array.from(title).slice(0, MAX_TITLE - suffix.length);
  return room.join('').trimEnd() + suffix;
}
