/** The trash keeps what was deleted for thirty days (decision 19). */
import type { EntityManager } from 'typeorm';
import { isForeignKeyViolation } from '../core/database/constraint-violations.js';

const KEEP_MS = 30 * 86_400_000;

/** What has a trash, with the rows that one statement removes: a quiz takes up to 40,000 along. */
const REMOVED_AT_ONCE = { quizzes: 1, questions: 500 };
const READ_AT_ONCE = 1_000;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

type Trashed = keyof typeof REMOVED_AT_ONCE;

/** From when on something may be gone for good; null for what stays. */
export function removalOf(deletedAt: Date, isKept: boolean): Date | null {
  return isKept ? null : new Date(deletedAt.getTime() + KEEP_MS);
}

/**
 * Removes for good what was deleted thirty days ago. What is referred to stays, alone.
 * @param kept what is known to be: removing it would only be tried in vain, every hour
 */
export async function emptyTrash(
  manager: EntityManager,
  table: Trashed,
  kept: (ids: string[]) => Promise<ReadonlySet<string>>,
): Promise<void> {
  const before = new Date(Date.now() - KEEP_MS);
  let after: string | undefined = BEFORE_ALL;
  while (after !== undefined) {
    const rows: { id: string }[] = await manager.query(
      `SELECT id FROM ${table} WHERE deleted_at < $1 AND id > $2 ORDER BY id LIMIT $3`,
      [before, after, READ_AT_ONCE],
    );
    const found = rows.map((row) => row.id);
    const staying = await kept(found);
    const ids = found.filter((id) => !staying.has(id));
    for (let from = 0; from < ids.length; from += REMOVED_AT_ONCE[table]) {
      await remove(manager, table, ids.slice(from, from + REMOVED_AT_ONCE[table]), before);
    }
    after = found.at(-1);
  }
}

/** What was brought back meanwhile has no `deleted_at` any more, and stays. */
async function remove(
  manager: EntityManager,
  table: Trashed,
  ids: string[],
  before: Date,
): Promise<void> {
  try {
    await manager.query(`DELETE FROM ${table} WHERE id = ANY($1::uuid[]) AND deleted_at < $2`, [
      ids,
      before,
    ]);
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    if (ids.length > 1) for (const id of ids) await remove(manager, table, [id], before);
  }
}
