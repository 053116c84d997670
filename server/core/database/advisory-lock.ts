import type { Transaction } from './unit-of-work.js';

/**
 * Waits for its turn with a name, until the transaction ends: for rules over rows that are not there
 * yet.
 */
export async function lockName({ manager }: Transaction, name: string): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
}
