import { lockName } from '../core/database/advisory-lock.js';
import type { Transaction } from '../core/database/unit-of-work.js';

/** Enquiries that a visitor may send repeatedly, but not by a second click because no response came. */
export interface StoredEnquiry {
  contacts: { name: string; email: string; contact: string };
  feedback: { name: string; email: string; description: string };
}

/**
 * Stores an enquiry, unless an identical one was stored in the last ten minutes: then the visitor has not seen
 * the response and sends it again. Of two at the same time the second waits for the first.
 */
export async function storeOnce<T extends keyof StoredEnquiry>(
  tx: Transaction,
  table: T,
  enquiry: StoredEnquiry[T],
): Promise<void> {
  const values = Object.values(enquiry);
  await lockName(tx, `${table} ${JSON.stringify(values)}`);
  const columns = Object.keys(enquiry);
  const parameters = columns.map((_column, index) => `$${index + 1}::varchar`);
  const isSame = columns.map((column, index) => `${column} = ${parameters[index]}`);
  await tx.manager.query(
    `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${parameters.join(', ')}
     WHERE NOT EXISTS (SELECT FROM ${table}
       WHERE ${isSame.join(' AND ')} AND created_at > now() - interval '10 minutes')`,
    values,
  );
}
