import { IsNull, Raw, type FindOptionsWhere } from 'typeorm';
import type { Transaction } from '../core/database/unit-of-work.js';
import { User } from './user.entity.js';
import { isNotDue } from './user.queries.js';

/** Active accounts as a TypeORM condition, like `isActiveAccount`. */
export const activeAccount: FindOptionsWhere<User> = {
  leftAt: IsNull(),
  deletionDueAt: Raw(isNotDue),
};

/**
 * Loads an account and locks it until the transaction ends. Code that opens or ends log-ins calls
 * this first, so that a log-in cannot open while another transaction ends all of them.
 */
export async function lockAccount(
  { manager }: Transaction,
  where: FindOptionsWhere<User>,
): Promise<User | null> {
  const lock = { mode: 'for_no_key_update' } as const;
  return manager.findOne(User, { where: { ...where, ...activeAccount }, lock });
}
