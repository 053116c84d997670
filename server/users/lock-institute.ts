import type { Transaction } from '../core/database/unit-of-work.js';
import { Institute } from './institute.entity.js';

/**
 * Locks an institute until the transaction ends, so that changes of its staff run one after the
 * other. Rows that refer to it can still be inserted. Lock order: the institute before accounts.
 */
export async function lockInstitute({ manager }: Transaction, id: string): Promise<Institute> {
  const lock = { mode: 'for_no_key_update' } as const;
  return manager.findOneOrFail(Institute, { where: { id }, lock });
}
