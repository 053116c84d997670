import { lockName } from '../core/database/advisory-lock.js';
import type { Transaction } from '../core/database/unit-of-work.js';

/** What visitors may leave more than once, but not by pressing again because no answer came. */
export interface Said {
  contacts: { name: string; email: string; contact: string };
  feedback: { name: string; email: string; description: string };
}

/**
 * Stores it, unless the very same was stored in the last ten minutes: whoever sends it again has not seen
 * the answer. Of the same sent twice at one moment the second waits for the first.
 */
export async function storeOnce<T extends keyof Said>(
  tx: Transaction,
  table: T,
  said: Said[T],
): Promise<void> {
  const values = Object.values(said);
  await lockName(tx, `${table} ${JSON.stringify(values)}`);
  const columns = Object.keys(said);
  const given = columns.map((_column, place) => `$${place + 1}::varchar`);
  const isSame = columns.map((column, place) => `${column} = ${given[place]}`);
  await tx.manager.query(
    `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${given.join(', ')}
     WHERE NOT EXISTS (SELECT FROM ${table}
       WHERE ${isSame.join(' AND ')} AND created_at > now() - interval '10 minutes')`,
    values,
  );
}
