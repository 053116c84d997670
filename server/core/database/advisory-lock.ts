import { lockHashedName } from './transaction.queries.js';
import type { Transaction } from './unit-of-work.js';

/**
 * Locks a name until the transaction ends, and waits for it if another transaction has it. For rules
 * about rows that do not exist yet.
 */
export async function lockName({ manager }: Transaction, name: string): Promise<void> {
  await lockHashedName(manager, { name });
}
