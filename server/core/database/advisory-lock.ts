import { lockHashedName, shareHashedName } from './transaction.queries.js';
import type { Transaction } from './unit-of-work.js';

/**
 * Locks a name until the transaction ends, and waits for it if another transaction has it. For rules
 * about rows that do not exist yet.
 */
export async function lockName({ manager }: Transaction, name: string): Promise<void> {
  await lockHashedName(manager, { name });
}

/** The same for work that excludes only those who lock the name, not others who share it. */
export async function shareName({ manager }: Transaction, name: string): Promise<void> {
  await shareHashedName(manager, { name });
}
