/** The trash (soft delete): deleted rows are removed after thirty days (decision 0019). */
import type { EntityManager } from 'typeorm';
import { NIL } from 'uuid';
import { isForeignKeyViolation } from '../core/database/constraint-violations.js';
import type { DomainError } from '../core/errors/domain-error.js';
import { deleteTrash, listTrash, type TrashedTable } from './trash.queries.js';

const KEEP_MS = 30 * 86_400_000;

/** The rows that one statement removes: a quiz has up to 40,000 questions. */
const REMOVED_AT_ONCE: Record<TrashedTable, number> = { quizzes: 1, placements: 500 };
const READ_AT_ONCE = 1_000;

/** From when on a deleted row may be removed; null if it is kept. */
export function removalDate(deletedAt: Date, isKept: boolean): Date | null {
  return isKept ? null : new Date(deletedAt.getTime() + KEEP_MS);
}

/**
 * Removes rows that were deleted thirty days ago, except rows that others refer to.
 * When some cannot be removed, for example because it takes too long, the other parts still are.
 * @param findRetained returns ids of rows that must stay, to avoid trying in vain every hour
 * @throws Error at the end, with the number of failed parts and the first failure
 */
export async function emptyTrash(
  manager: EntityManager,
  table: TrashedTable,
  findRetained: (ids: string[]) => Promise<ReadonlySet<string>>,
): Promise<void> {
  const before = new Date(Date.now() - KEEP_MS);
  const failures: unknown[] = [];
  let after: string | undefined = NIL;
  while (after !== undefined) {
    const rows = await listTrash(manager, { table }, { before, after, take: READ_AT_ONCE });
    const found: string[] = rows.map((row) => row.id);
    const retained = await findRetained(found);
    const ids = found.filter((id) => !retained.has(id));
    for (let from = 0; from < ids.length; from += REMOVED_AT_ONCE[table]) {
      const part = ids.slice(from, from + REMOVED_AT_ONCE[table]);
      await remove(manager, table, part, before).catch((error: unknown) => failures.push(error));
    }
    after = found.at(-1);
  }
  const [first] = failures;
  if (failures.length > 0)
    throw new Error(`${failures.length} parts of old ${table} were not removed: ${String(first)}`, {
      cause: first,
    });
}

/** Rows that were restored meanwhile have no `deleted_at` and stay. */
async function remove(
  manager: EntityManager,
  table: TrashedTable,
  ids: string[],
  before: Date,
): Promise<void> {
  try {
    await deleteTrash(manager, { table }, { ids, before });
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    if (ids.length > 1) for (const id of ids) await remove(manager, table, [id], before);
  }
}

/** Runs a purge. @throws the error of `kept` where other rows refer to the one that it removes */
export async function withKeptError<T>(
  purge: () => Promise<T>,
  kept: () => DomainError,
): Promise<T> {
  return purge().catch((error: unknown) => {
    throw isForeignKeyViolation(error) ? kept() : error;
  });
}
